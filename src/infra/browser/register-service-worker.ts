/**
 * Registers the service worker once the page has loaded. @param script the page's first script, by which a new worker
 * recognizes pages of its own version
 */
export function keepForOffline(script: string): void {
  if (!('serviceWorker' in navigator)) return;
  const start = () => {
    // Safari has no idle callback.
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
    whenIdle(() => {
      // Browsers refuse it in private windows, for example: the site works without it.
      register(script).catch(() => undefined);
    });
  };
  if (document.readyState === 'complete') start();
  else globalThis.addEventListener('load', start, { once: true });
}

async function register(script: string): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  // A new worker waits until no page needs the old one. It decides that itself, but a page has to ask it.
  const offer = (worker: ServiceWorker | null) => worker?.postMessage(script, []);
  const offerWhenInstalled = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });

  offer(registration.waiting);
  offerWhenInstalled(registration.installing);
  registration.addEventListener('updatefound', () => offerWhenInstalled(registration.installing));
}

/** The messages to the service worker, by the files that it then caches. */
export const KEEP = {
  /** All code for accounts: once a user is signed in. */
  accounts: 'keep-accounts',
} as const;

/** Tells the service worker, and each new version of it, to cache code for an offline visit. */
export function keepOffline(code: keyof typeof KEEP): void {
  const workers = globalThis.navigator?.serviceWorker;
  if (!workers) return;
  const message = async () => {
    const { active } = await workers.ready;
    active?.postMessage(KEEP[code], []);
  };
  // Firefox refuses if the visitor blocks all site data: the site works without a worker.
  const ask = () => void message().catch(() => undefined);
  workers.addEventListener('controllerchange', ask);
  ask();
}
