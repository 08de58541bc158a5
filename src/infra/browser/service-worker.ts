/** Of the worker that this site had until 2026: nothing else would delete them. */
const OLD_CACHES = ['on-demand', 'seen-pages'];

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  await Promise.all(OLD_CACHES.map((name) => caches.delete(name)));
}

/** Registers the service worker (`vite.config.ts`) once the page has loaded. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  // Browsers may refuse, for example in private windows: the site works without it.
  const start = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else globalThis.addEventListener('load', start, { once: true });
}
