import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { noPrerenderedHtml } from './app/as-built.tsx';
import { Providers } from './app/providers.tsx';
import { reloadIfReplaced } from './app/reload-if-replaced.ts';
import { preloadPage } from './app/routes.ts';
import { TakeOver } from './app/take-over.tsx';
import { FIREBASE_SETTINGS, SITE } from './config/site.ts';
import { browserConnectivity } from './infra/browser/connectivity.ts';
import { createLazyAnalytics } from './infra/browser/lazy-analytics.ts';
import { createBrowserLocalData } from './infra/browser/local-data.ts';
import { keepForOffline } from './infra/browser/service-worker.ts';
import { createFirebaseAccounts } from './infra/firebase/accounts.ts';
import { createLazyAdvisor } from './infra/http/lazy-advisor.ts';
import { whenIdle } from './lib/when-idle.ts';
import type { Services } from './services/services.tsx';

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('index.html has no #root');

// Only a site that wants to hear of errors loads what tells of them.
const crashReports = SITE.errorReportUrl ? startCrashReports(SITE.errorReportUrl) : null;
const reportCrash = (error: unknown): void => void tellOfCrash(error);

const localData = createBrowserLocalData(() => globalThis.localStorage);
const connectivity = browserConnectivity;
const report = (error: unknown) => globalThis.reportError(error);

const services: Services = {
  advisor: createLazyAdvisor(SITE.apiUrl, (error) => reloadIfReplaced(error, globalThis.location.pathname)),
  localData,
  visitData: createBrowserLocalData(() => globalThis.sessionStorage),
  connectivity,
  contact: {
    async send(request) {
      const { createHttpContact } = await import('./infra/http/contact.ts');
      await createHttpContact(SITE.apiUrl, SITE.supportEmail).send(request);
    },
  },
  analytics: createLazyAnalytics(SITE.analyticsSrc),
  ...createFirebaseAccounts(FIREBASE_SETTINGS, { localData, connectivity, report }),
};

// Loaded anew, the page has no open dialog: Back must not have to pass the entry that stood for one (ui/dialog-entry.ts,
// whose code comes with the first dialog).
if (globalThis.history.state?.dialog) globalThis.history.back();

const page = (
  <StrictMode>
    <TakeOver root={root}>
      <BrowserRouter>
        <Providers services={services}>
          <App onCrash={reportCrash} />
        </Providers>
      </BrowserRouter>
    </TakeOver>
  </StrictMode>
);

// The page's own code first: hydrating before it is there would flash and mismatch. As it was built it brings its styles.
// If it cannot be had, drawing an empty page fails the same way and shows what to do; one that was built is left as it
// is: this script ends here, the page can be read, and its links work.
const built = root.firstElementChild !== null;
const { pathname } = globalThis.location;
await preloadPage(pathname, built).catch((error: unknown) => {
  if (built) return reloadIfReplaced(error, pathname);
  return report(error);
});
// Apart from starting that code, so that both are short pieces of work.
await whenIdle();
// From here on React answers presses, also on what it has yet to hydrate: index.html must not note them any more.
root.dataset['inPieces'] = 'hydrating';
if (built) startTransition(() => void hydrateRoot(root, page));
else {
  // The shell says it of every page that is not written at build; from here on each page speaks for itself.
  document.querySelector('meta[name=robots]')?.remove();
  noPrerenderedHtml();
  createRoot(root).render(page);
}

if (import.meta.env.PROD) keepForOffline(import.meta.url);

async function startCrashReports(address: string) {
  const { createCrashReports, watchForCrashes } = await import('./app/crash-reports.ts');
  const tell = createCrashReports(address, import.meta.url);
  watchForCrashes(tell);
  return tell;
}

async function tellOfCrash(error: unknown): Promise<void> {
  try {
    const tell = await crashReports;
    tell?.(error);
  } catch {
    // Without the code for it there is nobody to tell.
  }
}
