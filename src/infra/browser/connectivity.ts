import type { Connectivity } from '#src/services/connectivity.ts';

/** {@link Connectivity} as the browser reports it. */
export const browserConnectivity: Connectivity = {
  current: () => navigator.onLine,
  observe(listener) {
    globalThis.addEventListener('online', listener);
    globalThis.addEventListener('offline', listener);
    return () => {
      globalThis.removeEventListener('online', listener);
      globalThis.removeEventListener('offline', listener);
    };
  },
};
