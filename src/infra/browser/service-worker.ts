/** Browsers may refuse the worker, for example in private windows: the site works without it. */
async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch {
    // There is nothing that a visitor misses or could do.
  }
}

/** Registers the service worker (`build/offline.ts`) once the page has loaded. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register();
  else globalThis.addEventListener('load', () => void register(), { once: true });
}
