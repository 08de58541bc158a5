import type { Plugin } from 'vite';
import { LISTED_LAPTOPS_PATH } from '#contract/listed-laptops.ts';
import { dataPath } from '#src/lib/page-data.ts';
import { listedLaptops } from './listed-laptops.ts';
import { enginePages } from './pages/engine-pages.ts';
import { type EnginePage, type Source, sourceOf } from './pages/source.ts';

/** What loaders and the search of the list fetch, by path. */
export const dataFilesOf = (source: Source, pages: readonly EnginePage[]): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([
    ...pages.map(({ path, data }) => [dataPath(path), data] as const),
    [LISTED_LAPTOPS_PATH, listedLaptops(source)],
  ]);

/** `npm run dev` serves the data files that the build writes beside the pages. */
export const dataFiles = (): Plugin => ({
  name: 'data-files',
  apply: 'serve',
  configureServer({ middlewares }) {
    let files: ReadonlyMap<string, unknown> | null = null;
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost');
      if (!pathname.startsWith('/data/')) return next();
      files ??= currentFiles();
      response.statusCode = files.has(pathname) ? 200 : 404;
      return response.end(JSON.stringify(files.get(pathname)));
    });
  },
});

function currentFiles(): ReadonlyMap<string, unknown> {
  const source = sourceOf(process.env);
  return dataFilesOf(source, enginePages(source));
}
