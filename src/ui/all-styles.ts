let loading: Promise<unknown> | undefined;

/**
 * Loads the whole style sheet, once. Prerendered pages bring only their own rules: other pages, account menus and dialogs
 * need it. Rejects if it cannot be loaded; the next call tries again.
 */
export const allStyles = (): Promise<unknown> => (loading ??= new Promise(load));

/** In development and tests there is no address and nothing to wait for. */
function load(onload: (value?: unknown) => void, reject: (error: Error) => void): void {
  const href = document.querySelector<HTMLElement>('#root')?.dataset['styles'];
  if (!href) return onload();
  const onerror = () => {
    loading = undefined;
    reject(new Error(`Failed to load resource ${href}`));
  };
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }));
}
