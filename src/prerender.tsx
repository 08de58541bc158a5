/** Entry point of the build: a path in, the page's HTML out. */
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { preloadPage, ROUTES } from './app/routes.ts';
export { siteFiles } from './app/site-files.ts';
import { createMemoryAccounts } from './infra/memory/accounts.ts';
import { createMemoryConnectivity } from './infra/memory/connectivity.ts';
import { createMemoryLocalData } from './infra/memory/local-data.ts';

export const prerenderedPages = ROUTES.flatMap(({ path, prerenderedFrom: source }) =>
  source ? [{ path, source }] : [],
);

const unavailable = () => Promise.reject(new Error('Prerendered pages make no requests'));

export async function renderPage(path: string): Promise<string> {
  await preloadPage(path, false);
  const services = {
    advisor: { recommend: unavailable, more: unavailable },
    localData: createMemoryLocalData(),
    visitData: createMemoryLocalData(),
    connectivity: createMemoryConnectivity(),
    contact: { send: unavailable },
    analytics: { pageView: () => undefined },
    ...createMemoryAccounts(),
  };
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Providers services={services}>
        <App />
      </Providers>
    </StaticRouter>,
    {
      // Otherwise React hides the end of a long page until an inline script moves it into place.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
