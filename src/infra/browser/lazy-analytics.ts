import { memoizePromise } from '#src/lib/memoize-promise.ts';
import type { Analytics } from '#src/services/services.tsx';

/** {@link Analytics} whose code loads with the first page view. @param src see `createBrowserAnalytics`. */
export function createLazyAnalytics(src: string): Analytics {
  const load = memoizePromise(async () => (await import('./analytics.ts')).createBrowserAnalytics(src));
  const count = async (path: string) => {
    try {
      (await load()).pageView(path);
    } catch {
      // A missed page view must not disturb anyone.
    }
  };
  return { pageView: (path) => void (src && count(path)) };
}
