/// <reference lib="webworker" />
/** Entry point of the service worker: pages are network-first, assets with hashes come from the cache, nothing of the API. */
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { addRoute } from 'workbox-precaching/addRoute.js';
import { getCacheKeyForURL } from 'workbox-precaching/getCacheKeyForURL.js';
import { matchPrecache } from 'workbox-precaching/matchPrecache.js';
import { precache } from 'workbox-precaching/precache.js';
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { isBuiltPath } from './config/built-paths.ts';
import { KEEP } from './infra/browser/register-service-worker.ts';

declare const self: ServiceWorkerGlobalScope;

declare const SITE_FILES: {
  precached: { url: string; revision: string | null; integrity?: string }[];
  /** Code for accounts: cached on first use, all of it for signed-in users. */
  onDemand: string[];
};

const NETWORK_TIMEOUT_MS = 4000;
const SHELL = '/shell';
const ON_DEMAND_CACHE = 'on-demand';
/** The newest of the built pages that were opened: all of them would be megabytes. */
const SEEN_CACHE = 'seen-pages';
const SEEN_MAX = 60;
/** The API, the sign-in pages of Firebase's hosting, and files. */
const NOT_PAGES = [/^\/(api|__)\//, /\.\w+$/];

precache(SITE_FILES.precached);
registerRoute(new NavigationRoute(answerNavigation, { denylist: NOT_PAGES }));
addRoute({ directoryIndex: '', cleanURLs: false });
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), answerOnDemand);
// Client-side navigation fetches these pages too.
registerRoute(({ url, sameOrigin }) => sameOrigin && isBuiltPath(url.pathname), answerNavigation);

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldFiles().then(renewSeen), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  if (event.data === KEEP.accounts) event.waitUntil(cacheMissing(SITE_FILES.onDemand));
});

// A new version waits while open pages may need the files of the old one. A page asks whether the wait is over by
// sending the URL of its script: it is if that script is of the new version and no other page is open.
self.addEventListener('message', (event) => {
  if (typeof event.data === 'string' && getCacheKeyForURL(event.data)) event.waitUntil(activateIfAlone());
});

async function activateIfAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1) await self.skipWaiting();
}

// No navigation preload: if it fails, Firefox shows its own error page whatever is returned here.
async function answerNavigation({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const fromNetwork = fetch(request);
  if (isBuiltPath(url.pathname)) event.waitUntil(keepSeen(url.pathname, fromNetwork));
  const cached = request.mode === 'navigate' ? await cachedPage(url.pathname) : await seenPage(url.pathname);
  if (!cached) return fromNetwork;
  const timeout = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(cached), NETWORK_TIMEOUT_MS);
  });
  const fromNetworkOrCache = fromNetwork.then(
    (response) => (response.status >= 500 ? cached : response),
    () => cached,
  );
  return Promise.race([fromNetworkOrCache, timeout]);
}

/** The cached page of this version; the shell for paths that are not prerendered or were not visited. */
async function cachedPage(pathname: string): Promise<Response | undefined> {
  const address = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
  return (await seenPage(address)) ?? (await matchPrecache(address)) ?? matchPrecache(SHELL);
}

const seenPage = async (address: string): Promise<Response | undefined> =>
  (await caches.open(SEEN_CACHE)).match(address, { ignoreVary: true });

/** Never throws: a full disk or a missing network must not prevent the answer. */
async function keepSeen(pathname: string, fromNetwork: Promise<Response>): Promise<void> {
  try {
    const response = await fromNetwork;
    const page = response.clone();
    if (response.status !== 200 || response.redirected) return;
    const cache = await caches.open(SEEN_CACHE);
    const address = pathname.replace(/\/$/, '');
    // Deleted first, so that the page moves to the end of the cache.
    await cache.delete(address);
    await cache.put(address, page);
    const old = (await cache.keys()).slice(0, -SEEN_MAX);
    await Promise.all(old.map((key) => cache.delete(key)));
  } catch {
    // The next visit may succeed.
  }
}

/**
 * The HTML of visited pages links the scripts of the previous version. Open pages count as visited: the first one was
 * loaded before the service worker. Never throws; activation does not wait for the network.
 */
async function renewSeen(): Promise<void> {
  const cache = await caches.open(SEEN_CACHE);
  const seen = (await cache.keys()).map(({ url }) => url);
  await Promise.all(seen.map((url) => cache.delete(url)));
  const open = (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ url }) => url);
  const paths = [...seen, ...open].map((url) => new URL(url).pathname).filter(isBuiltPath);
  void Promise.allSettled([...new Set(paths)].map((path) => keepSeen(path, fetch(path))));
}

async function answerOnDemand({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  const cache = await caches.open(ON_DEMAND_CACHE);
  const cached = await cache.match(request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  // The response is needed even if the disk is full.
  if (response.ok) event.waitUntil(cache.put(request, response.clone()).catch(() => undefined));
  return response;
}

/** A file that fails is fetched on the next visit. */
async function cacheMissing(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(ON_DEMAND_CACHE);
  const cached = await Promise.all(paths.map((path) => cache.match(path, { ignoreVary: true })));
  const missing = paths.filter((_path, index) => !cached[index]);
  await Promise.allSettled(missing.map((path) => cache.add(path)));
}

async function deleteOldFiles(): Promise<void> {
  const cache = await caches.open(ON_DEMAND_CACHE);
  const current = new Set(SITE_FILES.onDemand);
  const old = (await cache.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}
