/** Renders the whole app at an address, with the real API behind it. */
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '#src/app/providers.tsx';
import { ROUTES } from '#src/app/routes.tsx';
import { SITE } from '#src/config/site.ts';
import { createBrowserLocalData } from '#src/infra/browser/local-data.ts';
import { createHttpAdvisor } from '#src/infra/http/advisor.ts';
import { sendContact } from '#src/infra/http/contact.ts';
import { createMemoryAccounts } from '#bench/memory/accounts.ts';
import { createMemoryConnectivity } from '#src/infra/memory/services.ts';
import type { Services } from '#src/services/services.tsx';

let router: ReturnType<typeof createMemoryRouter>;

/** The address bar. */
export function currentAddress(): string {
  const { pathname, search, hash } = router.state.location;
  return pathname + search + hash;
}

/** The browser's button. */
export const goBack = () => router.navigate(-1);

/** The browser’s services with accounts in memory; `services` override them. */
export function testServices(services: Partial<Services> = {}): Services {
  return {
    advisor: async () => createHttpAdvisor('http://localhost:4173'),
    localData: createBrowserLocalData(() => localStorage),
    sessionData: createBrowserLocalData(() => sessionStorage),
    connectivity: createMemoryConnectivity(),
    contact: { send: (request) => sendContact('http://localhost:4173', SITE.supportEmail, request) },
    analytics: { pageView: () => undefined },
    ...createMemoryAccounts(),
    ...services,
  };
}

export async function renderApp(path: string, services: Partial<Services> = {}) {
  router = createMemoryRouter(ROUTES, { initialEntries: [path] });
  await expect.poll(() => router.state.initialized).toBe(true);
  const user = userEvent.setup();
  const view = render(
    <Providers services={testServices(services)}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { user, ...view };
}
