let asked: Promise<unknown> | undefined;

/**
 * Waits for the whole style sheet. A page as it was built brings the rules for itself, so the sheet is asked for by what
 * comes on top: other pages, an account's menu, dialogs. Fails where it cannot be had; who asks later asks the network again.
 */
export const allStyles = (): Promise<unknown> => (asked ??= new Promise(ask));

/** The address stands in the HTML; in development, and in tests, there is none and nothing to wait for. */
function ask(onload: (value?: unknown) => void, reject: (error: Error) => void): void {
  const href = document.querySelector<HTMLElement>('#root')?.dataset['styles'];
  if (!href) return onload();
  const onerror = () => {
    asked = undefined;
    reject(new Error(`Failed to load resource ${href}`));
  };
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }));
}
