/** Entry point of the build: a path in, the page's HTML out. */
import { prerender } from 'react-dom/static';
import { Helmet } from 'react-helmet-async';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router-dom';
import { Providers } from '#src/app/providers.tsx';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { pageAt } from '#src/app/pages.ts';
import { ROUTES } from '#src/app/routes.tsx';
import { Layout } from '#src/app/root.tsx';
import { createMemoryConnectivity, createMemoryLocalData, noAccounts } from '#src/infra/memory/services.ts';
import { buttonVariants } from '#src/ui/button.tsx';
export { prerenderedPaths, siteFiles } from '#src/app/site-files.ts';

const PAGE_MODULES = import.meta.glob<{ Component?: unknown }>('./**/*-page.tsx', { eager: true });

/** The module that exports `component`: the build looks up its scripts. */
function moduleOf(component: unknown): string {
  const entry = Object.entries(PAGE_MODULES).find(([, { Component }]) => Component === component);
  if (!entry) throw new Error('A prerendered page is not the `Component` of a module named *-page.tsx');
  return entry[0].replace('./', 'src/');
}

const unavailable = () => Promise.reject(new Error('Prerendered pages make no requests'));

/**
 * @param data what the page's loader gives, of a page that only the engine can write
 * @returns the page's HTML, and the name of its module in Vite's manifest
 */
export async function renderPage(path: string, data?: unknown): Promise<{ html: string; source: string }> {
  const page = pageAt(path);
  if (!page || (page.path === '*' && path !== PATHS.notFound)) throw new Error(`There is no page at ${path}`);
  const source = moduleOf((await page.load()).Component);
  return { html: await render(ROUTES, path, data), source };
}

/** @returns the HTML in place of the pages that only the browser can render */
export const renderShell = (): Promise<string> => render([{ path: '*', Component: Shell }], '/shell');

async function render(routes: RouteObject[], path: string, data?: unknown): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, SITE.url)), { requestContext: data });
  const [failure] = Object.values(context instanceof Response ? {} : (context.errors ?? {}));
  if (failure !== undefined) throw failure;
  if (context instanceof Response) throw new Error(`${path} redirects to ${context.headers.get('Location')}`);
  const services = {
    advisor: unavailable,
    localData: createMemoryLocalData(),
    sessionData: createMemoryLocalData(),
    connectivity: createMemoryConnectivity(),
    contact: { send: unavailable },
    analytics: { pageView: () => undefined },
    ...noAccounts,
  };
  const { prelude } = await prerender(
    <Providers services={services}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
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

/**
 * Shown until scripts have written pages that are not prerendered. Its words appear if the scripts fail or take long;
 * its link works without scripts, and index.html makes it a reload that keeps the fragment.
 */
function Shell() {
  return (
    <Layout>
      <Helmet>
        <title>{SITE.name}</title>
        <meta name="robots" content="noindex" />
      </Helmet>
      <div className="min-h-dvh px-4 py-20 in-data-failed:min-h-0">
        <div className="shell-words noscript:hidden! mx-auto flex max-w-prose flex-col items-center gap-5 text-center">
          <h1>La página no ha terminado de cargarse</h1>
          <p className="text-muted">Lo que habías respondido sigue guardado en este navegador.</p>
          {/* One file for all pages: the address is that of the page. */}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
          <a href="" className={buttonVariants()}>
            Reintentar
          </a>
        </div>
      </div>
    </Layout>
  );
}
