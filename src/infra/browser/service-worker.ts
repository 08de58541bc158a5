/** Of the worker that this site had until 2026: nothing else would delete them. */
const OLD_CACHES = ['on-demand', 'seen-pages'];

/** Registers the service worker (`vite.config.ts`) once the page has loaded. Browsers may refuse: the site works without it. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = async () => {
    await navigator.serviceWorker.register('/sw.js');
    await Promise.all(OLD_CACHES.map((name) => caches.delete(name)));
  };
  const start = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else globalThis.addEventListener('load', start, { once: true });
}
