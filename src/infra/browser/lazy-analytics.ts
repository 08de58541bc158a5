import type { Analytics } from '#src/services/analytics.ts';

/** {@link Analytics} whose code comes with the first page view, where the site counts any. @param src as for `createBrowserAnalytics`. */
export function createLazyAnalytics(src: string): Analytics {
  let loading: Promise<Analytics> | undefined;
  const load = async () => (await import('./analytics.ts')).createBrowserAnalytics(src);
  const count = async (path: string) => {
    try {
      (await (loading ??= load())).pageView(path);
    } catch {
      // A page view that is not counted is no reason to disturb anyone.
    }
  };
  return { pageView: (path) => void (src && count(path)) };
}
