/** Renders the whole app at an address, with the real API behind it. */
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { App } from '#src/app/app.tsx';
import { Providers } from '#src/app/providers.tsx';
import { loadPage } from '#src/app/routes.ts';
import { SITE } from '#src/config/site.ts';
import { createBrowserLocalData } from '#src/infra/browser/local-data.ts';
import { createLazyAdvisor } from '#src/infra/http/lazy-advisor.ts';
import { explainWeights } from '#src/infra/device/explain-weights.ts';
import { createHttpContact } from '#src/infra/http/contact.ts';
import { createMemoryAccounts } from '#src/infra/memory/accounts.ts';
import { createMemoryConnectivity } from '#src/infra/memory/connectivity.ts';
import { memoizePromise } from '#src/lib/memoize-promise.ts';
import { AdvisorError } from '#src/services/advisor.ts';
import type { Services } from '#src/services/services.tsx';

let address = '';

function AddressProbe() {
  const { pathname, search, hash } = useLocation();
  // In a layout effect, so that the address is set when a test finds the new page.
  useLayoutEffect(() => {
    address = pathname + search + hash;
  });
  return null;
}

/** The address bar. */
export const currentAddress = (): string => address;

/** The browser’s services with accounts in memory; `services` override them. */
export function testServices(services: Partial<Services> = {}): Services {
  return {
    advisor: createLazyAdvisor('http://localhost:4173', () => {
      throw new Error('Its code always loads here');
    }),
    device: memoizePromise(() => Promise.reject(new AdvisorError('unreachable'))),
    explainWeights: async (chosen) => explainWeights(chosen),
    localData: createBrowserLocalData(() => localStorage),
    visitData: createBrowserLocalData(() => sessionStorage),
    connectivity: createMemoryConnectivity(),
    contact: createHttpContact('http://localhost:4173', SITE.supportEmail),
    analytics: { pageView: () => undefined },
    ...createMemoryAccounts(),
    ...services,
  };
}

export async function renderApp(path: string, services: Partial<Services> = {}) {
  await loadPage(path.split(/[?#]/)[0] ?? path);
  const user = userEvent.setup();
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <Providers services={testServices(services)}>
        <App />
      </Providers>
      <AddressProbe />
    </MemoryRouter>,
  );
  return { user, ...view };
}
