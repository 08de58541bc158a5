import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { allStyles } from './app/all-styles.ts';
import { App } from './app/app.tsx';
import { createCrashReports, watchForCrashes } from './app/crash-reports.ts';
import { Providers } from './app/providers.tsx';
import { reloadIfReplaced } from './app/reload-if-replaced.ts';
import { preloadPage } from './app/routes.ts';
import { FIREBASE_SETTINGS, SITE } from './config/site.ts';
import { createBrowserAnalytics } from './infra/browser/analytics.ts';
import { browserConnectivity } from './infra/browser/connectivity.ts';
import { createBrowserLocalData } from './infra/browser/local-data.ts';
import { keepForOffline } from './infra/browser/service-worker.ts';
import { createFirebaseAccounts } from './infra/firebase/accounts.ts';
import { createHttpContact } from './infra/http/contact.ts';
import { createLazyAdvisor } from './infra/http/lazy-advisor.ts';
import type { Services } from './services/services.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

const reportCrash = createCrashReports(SITE.errorReportUrl, import.meta.url);
watchForCrashes(reportCrash);

const localData = createBrowserLocalData(() => globalThis.localStorage);
const connectivity = browserConnectivity;
const report = (error: unknown) => globalThis.reportError(error);

const services: Services = {
  advisor: createLazyAdvisor(SITE.apiUrl, (error) => reloadIfReplaced(error, globalThis.location.pathname)),
  localData,
  visitData: createBrowserLocalData(() => globalThis.sessionStorage),
  connectivity,
  contact: createHttpContact(SITE.apiUrl, SITE.supportEmail),
  analytics: createBrowserAnalytics(SITE.analyticsSrc),
  ...createFirebaseAccounts(FIREBASE_SETTINGS, { localData, connectivity, report }),
};

const page = (
  <StrictMode>
    <BrowserRouter>
      <Providers services={services}>
        <App onCrash={reportCrash} />
      </Providers>
    </BrowserRouter>
  </StrictMode>
);

// The page's own code first: hydrating before it is there would flash and mismatch.
// If it cannot be had, drawing the page fails the same way and shows what to do.
await Promise.all([preloadPage(globalThis.location.pathname).catch(report), allStyles()]);
if (root.firstElementChild) hydrateRoot(root, page);
else {
  // The shell says it of every page that is not written at build; from here on each page speaks for itself.
  document.querySelector('meta[name=robots]')?.remove();
  createRoot(root).render(page);
}

if (import.meta.env.PROD) keepForOffline(import.meta.url);
