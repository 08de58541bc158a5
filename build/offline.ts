import { randomUUID } from 'node:crypto';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * The service worker: pages come from the network, without one the shell stands in for them. A new version waits until the
 * last page of the old one is closed, which may need its files. It has the name of the worker before it, which it replaces.
 */
export const offlinePlugin = () =>
  VitePWA({
    filename: 'sw.js',
    injectRegister: false,
    manifest: false,
    workbox: {
      globPatterns: ['assets/*.{js,css,woff2}'],
      globIgnores: ['assets/accounts-*'],
      dontCacheBustURLsMatching: /^assets\//,
      // Written after this plugin has run.
      additionalManifestEntries: [{ url: '/shell', revision: randomUUID() }],
      navigateFallback: null,
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      runtimeCaching: [
        {
          urlPattern: ({ request, url }) => request.mode === 'navigate' && !/^\/(api|__)\//.test(url.pathname),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: '/shell' } },
        },
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
          handler: 'CacheFirst',
          options: { cacheName: 'assets', expiration: { maxEntries: 60 } },
        },
      ],
    },
  });
