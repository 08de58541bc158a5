import type { Plugin } from 'vite';
import { LISTED_LAPTOPS_PATH } from '../contract/listed-laptops.ts';
import { dataPath } from '../src/lib/page-data.ts';
import { listedLaptops } from './listed-laptops.ts';
import { enginePages } from './pages/engine-pages.ts';
import { sourceOf } from './pages/source.ts';

/** `npm run dev` serves the data files that the build writes beside the pages. */
export const dataFiles = (): Plugin => ({
  name: 'data-files',
  apply: 'serve',
  configureServer({ middlewares }) {
    let files: ReadonlyMap<string, unknown> | null = null;
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost');
      if (!pathname.startsWith('/data/')) return next();
      files ??= made();
      response.statusCode = files.has(pathname) ? 200 : 404;
      return response.end(JSON.stringify(files.get(pathname)));
    });
  },
});

function made(): ReadonlyMap<string, unknown> {
  const source = sourceOf(process.env);
  const pages = enginePages(source).map(({ path, data }) => [dataPath(path), data] as const);
  return new Map<string, unknown>([...pages, [LISTED_LAPTOPS_PATH, listedLaptops(source)]]);
}
