/** The way in for the build: a path in, the page's HTML out. */
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { PAGE_SOURCES } from './app/page-sources.ts';
import { preloadPage, ROUTES } from './app/routes.ts';
export { siteFiles } from './app/site-files.ts';
import { createMemoryAccounts } from './infra/memory/accounts.ts';
import { createMemoryConnectivity } from './infra/memory/connectivity.ts';
import { createMemoryLocalData } from './infra/memory/local-data.ts';

/** Every address to write, with the file of its page. */
export const prerenderedPages = ROUTES.flatMap(({ prerendered }) =>
  prerendered.map((path) => ({ path, source: PAGE_SOURCES[path] ?? `the page at ${path}` })),
);

const nobodyThere = () => Promise.reject(new Error('Nothing is asked of anybody while pages are written'));

export async function renderPage(path: string): Promise<string> {
  await preloadPage(path, true);
  const services = {
    advisor: { recommend: nobodyThere, more: nobodyThere },
    localData: createMemoryLocalData(),
    visitData: createMemoryLocalData(),
    connectivity: createMemoryConnectivity(),
    contact: { send: nobodyThere },
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
      // Otherwise a long page stands hidden at the end of the file, for an inline script to move into its place.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
