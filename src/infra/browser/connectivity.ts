import type { Connectivity } from '#src/services/services.tsx';

export const browserConnectivity: Connectivity = {
  current: () => navigator.onLine,
  subscribe(listener) {
    globalThis.addEventListener('online', listener);
    globalThis.addEventListener('offline', listener);
    return () => {
      globalThis.removeEventListener('online', listener);
      globalThis.removeEventListener('offline', listener);
    };
  },
};
