/** The message to the service worker once the advisor runs on this device. */
export const KEEP_DEVICE = 'keep-device';

/** Has the service worker, also a new one, cache engine and catalogue of its version, because the next visit may be offline. */
export function keepDeviceOffline(): void {
  const workers = globalThis.navigator?.serviceWorker;
  if (!workers) return;
  const message = async () => {
    const { active } = await workers.ready;
    active?.postMessage(KEEP_DEVICE, []);
  };
  // Firefox refuses where the visitor blocks all data of sites: the site works without a worker.
  const ask = () => void message().catch(() => undefined);
  workers.addEventListener('controllerchange', ask);
  ask();
}
