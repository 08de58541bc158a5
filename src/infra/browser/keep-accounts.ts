/** What a page says to the service worker when somebody is signed in. */
export const KEEP_ACCOUNTS = 'keep-accounts';

/**
 * Has the service worker keep all the code of accounts, also what this visit does not need: the next one may be without a
 * network. A new worker is told as well; a browser without one is left alone.
 */
export function keepAccountsOffline(): void {
  const workers = globalThis.navigator?.serviceWorker;
  if (!workers) return;
  const ask = async () => {
    const { active } = await workers.ready;
    active?.postMessage(KEEP_ACCOUNTS, []);
  };
  workers.addEventListener('controllerchange', () => void ask());
  void ask();
}
