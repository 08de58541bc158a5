/**
 * Lets the site be opened without a network from the next visit on; called once, by production builds. The worker comes
 * after everything that this visit needs.
 *
 * @param script address of the page's own first script: by it a new worker knows a page of its own version.
 */
export function keepForOffline(script: string): void {
  if (!('serviceWorker' in navigator)) return;
  const start = () => {
    // Safari has no idle callback.
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
    whenIdle(() => {
      // Refused (a private window, say): the site works as it does on a first visit.
      register(script).catch(() => undefined);
    });
  };
  if (document.readyState === 'complete') start();
  else globalThis.addEventListener('load', start, { once: true });
}

async function register(script: string): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  // A new version waits until no page needs the old one; only it can judge that, but a page has to ask.
  const offer = (worker: ServiceWorker | null) => worker?.postMessage(script, []);
  const offerWhenInstalled = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });

  offer(registration.waiting);
  offerWhenInstalled(registration.installing);
  registration.addEventListener('updatefound', () => offerWhenInstalled(registration.installing));
}
