import '#src/config/old-browsers.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { watchForCrashes } from '#src/app/crash-reports.ts';
import { pageAt } from '#src/app/pages.ts';
import { Providers } from '#src/app/providers.tsx';
import { ROUTES } from '#src/app/routes.tsx';
import { PATHS } from '#src/config/paths.ts';
import { FIREBASE_SETTINGS, SITE } from '#src/config/site.ts';
import { browserConnectivity } from '#src/infra/browser/connectivity.ts';
import { createBrowserAnalytics } from '#src/infra/browser/analytics.ts';
import { createBrowserLocalData } from '#src/infra/browser/local-data.ts';
import { createFirebaseAccounts } from '#src/infra/firebase/accounts.ts';
import { memoizePromise } from '#src/lib/memoize-promise.ts';
import { whenIdle } from '#src/lib/wait.ts';
import type { Services } from '#src/services/services.tsx';

// The hosting serves «//Form/» as it serves «/form», the only spelling that the router knows. One slash at the start:
// with two the path would be another site's address.
const { pathname, search, hash } = globalThis.location;
const path = `/${pathname.toLowerCase().split('/').filter(Boolean).join('/')}`;
if (path !== pathname) globalThis.history.replaceState(null, '', path + search + hash);

const PAGE_META = 'meta:is([property], [name=robots], [name=description], [name^=twitter])';

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('index.html has no #root');

// Constants of the build, so that a site without reports or statistics is built without their code.
const reportCrash = import.meta.env.VITE_ERROR_REPORT_URL ? watchForCrashes(SITE.errorReportUrl) : null;

const localData = createBrowserLocalData(() => globalThis.localStorage);
const sessionData = createBrowserLocalData(() => globalThis.sessionStorage);
const connectivity = browserConnectivity;
const reportError = (error: unknown) => globalThis.reportError(error);

const services: Services = {
  advisor: memoizePromise(async () => (await import('#src/infra/http/advisor.ts')).createHttpAdvisor(SITE.apiUrl)),
  localData,
  sessionData,
  connectivity,
  contact: {
    send: async (request) =>
      (await import('#src/infra/http/contact.ts')).sendContact(SITE.apiUrl, SITE.supportEmail, request),
  },
  analytics: import.meta.env.VITE_ANALYTICS_SRC
    ? createBrowserAnalytics(SITE.analyticsSrc)
    : { pageView: () => undefined },
  ...createFirebaseAccounts(FIREBASE_SETTINGS, { localData, sessionData, connectivity, report: reportError }),
};

// Hosting answers with the page of «/404» where it does not know an address, although the router may know it.
const written = root.dataset['path'];
const prerendered = written === path || (written === PATHS.notFound && pageAt(path)?.path === '*');
const router = createBrowserRouter(ROUTES);
// Hydrating without the page's code would suspend and replace its HTML.
const [failure] = Object.values(await firstPage());
// The prerendered page stays as it is, readable and with working links, because this script ends here.
if (prerendered && failure !== undefined) throw failure;
// Evaluating the page's code and hydrating become two short tasks.
await whenIdle();

const app = (
  <StrictMode>
    <Providers services={services}>
      <RouterProvider router={router} onError={(error) => void reportCrash?.(error)} />
    </Providers>
  </StrictMode>
);
if (prerendered) {
  startTransition(() => void hydrateRoot(root, app));
} else {
  // The tags of the shell, or of another page; from here on each page sets its own.
  for (const tag of document.querySelectorAll(`head > :is(title, ${PAGE_META})`)) tag.remove();
  delete root.dataset['hydration'];
  createRoot(root).render(app);
}

// `build/offline.ts` makes it. Where the browser refuses it, as in private windows, the site works without it.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);

/** Settles once the router has loaded the first page. @returns the page's errors by route */
function firstPage(): Promise<Record<string, unknown>> {
  return new Promise((resolve) => {
    const check = ({ initialized, errors }: typeof router.state): void => {
      if (initialized) resolve(errors ?? {});
    };
    router.subscribe(check);
    check(router.state);
  });
}
