/// <reference lib="webworker" />
/**
 * The way in for the service worker: after one visit the site opens without a network. Pages come from the network
 * first, so that they are of the newest version; what they ask for by name carries the hash of its content, so page and
 * scripts match wherever they come from. Answers of the API, other sites and anything personal are none of its business.
 */
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { addRoute } from 'workbox-precaching/addRoute.js';
import { getCacheKeyForURL } from 'workbox-precaching/getCacheKeyForURL.js';
import { matchPrecache } from 'workbox-precaching/matchPrecache.js';
import { precache } from 'workbox-precaching/precache.js';
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { KEEP_ACCOUNTS } from './infra/browser/keep-accounts.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written by the build (build/service-worker.ts). */
declare const SITE_FILES: {
  /** What is fetched when this version is installed. */
  precached: { url: string; revision: string | null; integrity?: string }[];
  /** What only accounts need: kept once somebody has needed it, and all of it for whoever is signed in. */
  onDemand: string[];
};

/** How long a page from the network is waited for when there is one at hand. */
const PATIENCE_MS = 4000;
const SHELL = '/shell';
const ON_DEMAND_CACHE = 'on-demand';
/** The API, the sign-in pages of Firebase's hosting, and files that are opened by name. */
const NOT_PAGES = [/^\/(api|__)\//, /\.\w+$/];

precache(SITE_FILES.precached);
registerRoute(new NavigationRoute(answerNavigation, { denylist: NOT_PAGES }));
addRoute({ directoryIndex: '', cleanURLs: false });
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), answerOnDemand);

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldFiles(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  if (event.data === KEEP_ACCOUNTS) event.waitUntil(keepOnDemandFiles());
});

// A new version waits while a page of the old one may still need its files. A page that says which script it runs asks
// whether the wait is over: it is when that script is of this version and no other page is open.
self.addEventListener('message', (event) => {
  if (typeof event.data === 'string' && getCacheKeyForURL(event.data)) event.waitUntil(takeOverIfAlone());
});

async function takeOverIfAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1) await self.skipWaiting();
}

// No navigation preload: when it fails, Firefox shows its own error page, whatever is answered here.
async function answerNavigation({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const fromNetwork = fetch(request);
  const atHand = await pageAtHand(url.pathname);
  if (!atHand) return fromNetwork;
  const patience = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(atHand), PATIENCE_MS);
  });
  const orAtHand = fromNetwork.then(
    (response) => (response.status >= 500 ? atHand : response),
    () => atHand,
  );
  return Promise.race([orAtHand, patience]);
}

/** The page as it was when this version was installed; addresses without one of their own get the shell. */
async function pageAtHand(pathname: string): Promise<Response | undefined> {
  const address = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
  return (await matchPrecache(address)) ?? matchPrecache(SHELL);
}

async function answerOnDemand({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  const cache = await caches.open(ON_DEMAND_CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  // A full disk must not cost anybody the file itself.
  if (response.ok) event.waitUntil(cache.put(request, response.clone()).catch(() => undefined));
  return response;
}

/** All of them, for whoever will need them; a file that cannot be had now is asked for on the next visit. */
async function keepOnDemandFiles(): Promise<void> {
  const cache = await caches.open(ON_DEMAND_CACHE);
  const kept = await Promise.all(SITE_FILES.onDemand.map((path) => cache.match(path, { ignoreVary: true })));
  const missing = SITE_FILES.onDemand.filter((_path, index) => !kept[index]);
  await Promise.allSettled(missing.map((path) => cache.add(path)));
}

async function forgetOldFiles(): Promise<void> {
  const cache = await caches.open(ON_DEMAND_CACHE);
  const current = new Set(SITE_FILES.onDemand);
  const old = (await cache.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}
