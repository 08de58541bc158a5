/** The messages to the service worker, by what it then caches. */
export const KEEP = {
  /** All code for accounts: once a user is signed in. */
  accounts: 'keep-accounts',
  /** The engine and the catalogue of its version: once the advisor runs on this device. */
  device: 'keep-device',
} as const;

/** Has the service worker, also a new one, cache code because the next visit may be offline. */
export function keepOffline(code: keyof typeof KEEP): void {
  const workers = globalThis.navigator?.serviceWorker;
  if (!workers) return;
  const message = async () => {
    const { active } = await workers.ready;
    active?.postMessage(KEEP[code], []);
  };
  // Firefox refuses where the visitor blocks all data of sites: the site works without a worker.
  const ask = () => void message().catch(() => undefined);
  workers.addEventListener('controllerchange', ask);
  ask();
}
