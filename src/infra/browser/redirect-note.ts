const KEY = 'pendingSignIn';

/** Left in this tab while the visitor is away at the provider, so that the page they come back to knows to look. */
export const redirectNote = {
  leave(): void {
    try {
      globalThis.sessionStorage.setItem(KEY, '1');
    } catch {
      // Without storage a redirect cannot succeed either: the provider says so.
    }
  },
  /** Whether one was left; it is gone afterwards. */
  take(): boolean {
    try {
      const found = globalThis.sessionStorage.getItem(KEY) !== null;
      globalThis.sessionStorage.removeItem(KEY);
      return found;
    } catch {
      return false;
    }
  },
};
