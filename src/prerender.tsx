/** Entry point of the build: a path in, the page's HTML out. */
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { BuiltContent } from '#contract/built/built-page.ts';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { renderBuilt } from './built/render-built.tsx';
import { routeAt, ROUTES } from './app/routes.ts';
export { siteFiles } from './app/site-files.ts';
import { createMemoryAccounts } from './infra/memory/accounts.ts';
import { createMemoryConnectivity } from './infra/memory/connectivity.ts';
import { createMemoryLocalData } from './infra/memory/local-data.ts';
import { memoizePromise } from './lib/memoize-promise.ts';
import { BuiltContentProvider } from './ui/built-content.tsx';

export const prerenderedPaths = ROUTES.flatMap(({ path, prerendered }) => (prerendered ? [path] : []));

const PAGE_MODULES = import.meta.glob<{ Component?: unknown }>('./**/*-page.tsx', { eager: true });

/** The module that exports `component`: the build looks up its scripts. */
function moduleOf(component: unknown): string {
  const entry = Object.entries(PAGE_MODULES).find(([, { Component }]) => Component === component);
  if (!entry) throw new Error('A prerendered page is not the `Component` of a module named *-page.tsx');
  return entry[0].replace('./', 'src/');
}

const unavailable = () => Promise.reject(new Error('Prerendered pages make no requests'));

/**
 * @param content of a page that only the engine can write
 * @returns the page's HTML, and the name of its module in Vite's manifest
 */
export async function renderPage(path: string, content?: BuiltContent): Promise<{ html: string; source: string }> {
  const route = routeAt(path);
  if (!route) throw new Error(`There is no page at ${path}`);
  const source = moduleOf((await route.page.loadPrerendered()).type);
  const services = {
    advisor: {
      prefetch: () => undefined,
      recommend: unavailable,
      more: unavailable,
      market: unavailable,
      laptops: unavailable,
      compare: unavailable,
      why: unavailable,
      names: unavailable,
    },
    device: memoizePromise(unavailable),
    explainWeights: unavailable,
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
        <BuiltContentProvider value={content ? renderBuilt(content) : null}>
          <App />
        </BuiltContentProvider>
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
  return { html: await new Response(prelude).text(), source };
}
