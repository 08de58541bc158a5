/** The message to the service worker when a user is signed in. */
export const KEEP_ACCOUNTS = 'keep-accounts';

/** Has the service worker, also a new one, cache all code of accounts, because the next visit may be offline. */
export function keepAccountsOffline(): void {
  const workers = globalThis.navigator?.serviceWorker;
  if (!workers) return;
  const message = async () => {
    const { active } = await workers.ready;
    active?.postMessage(KEEP_ACCOUNTS, []);
  };
  // Firefox refuses where the visitor blocks all data of sites: the site works without a worker.
  const ask = () => void message().catch(() => undefined);
  workers.addEventListener('controllerchange', ask);
  ask();
}
