import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig, type Plugin } from 'vite';
import { catalogueConstants } from './build/catalogue-constants.ts';
import { dataFiles } from './build/data-files.ts';
import { offlinePlugin } from './build/offline.ts';

/** Without preloading, what Vite wraps around each `import()` has nothing to do: 0.4 kB of the first script. */
const withoutPreloadHelper: Plugin = {
  name: 'without-preload-helper',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

/** The package leads to its development build alone, which differs by half a kilobyte of warnings in the first script. */
const routerWithoutWarnings: Plugin = {
  name: 'router-without-warnings',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== 'react-router' && source !== 'react-router/dom') return null;
    const router = await this.resolve(source, importer, { skipSelf: true });
    return router && router.id.replace('/dist/development/', '/dist/production/');
  },
};

/** @param paths regular expressions of paths without their endings */
const modules = (...paths: readonly string[]): RegExp => new RegExp(`/(${paths.join('|')})[.][jt]sx?$`);

export default defineConfig({
  plugins: [
    withoutPreloadHelper,
    routerWithoutWarnings,
    react(),
    tailwindcss(),
    catalogueConstants(),
    dataFiles(),
    offlinePlugin(),
  ],
  build: {
    // The HTML lists the first page's modules (build/page-template.ts); links prefetch the next page's modules.
    modulePreload: false,
    // Firestore alone is over half a megabyte before compression; only signed-in users load it.
    chunkSizeWarningLimit: 700,
    // Scripts and styles have the same target.
    target: browserslistToEsbuild(),
    outDir: 'dist/site',
    emptyOutDir: true,
    manifest: true,
    // The terms link to it.
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      // The prerender imports all pages at once on purpose, and slow plugins need no warning.
      checks: { ineffectiveDynamicImport: false, pluginTimings: false },
      output: {
        // Visitors without an account need not keep the code of accounts for an offline visit (build/offline.ts).
        chunkFileNames: ({ moduleIds }) =>
          `assets/${moduleIds.some((id) => id.includes('/@firebase/')) ? 'accounts-' : ''}[name]-[hash].js`,
        // The code that every page starts with is one file, because it compresses better than thirty. The entry stays alone:
        // in a group it would be missing in the manifest.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], test: /\/(?!main)[\w.-]+\.m?[jt]sx?$/ },
            // Small parts of the first page and others, for the same reason.
            {
              name: 'common',
              test: modules(
                'src/ui/(page-head|card|disclosure|field)',
                'src/lib/unbroken',
                'src/services/use-newer-price',
                'src/content/articles',
                'contract/spanish-text',
              ),
            },
            // What pages read that know no answers: without it they would load what follows. What forms need,
            { name: 'forms', test: modules('src/lib/typed-text', 'contract/limits', 'useMutation') },
            // the words of uses and figures,
            { name: 'words', test: modules('src/lib/(purpose-words|figures)') },
            // and the ways to shops.
            { name: 'shops', test: modules('src/ui/buy-link') },
            // What form, results and laptops' pages read.
            {
              name: 'contract',
              test: modules('contract/(?!advert).*', 'src/lib/forgiving', 'src/services/(laptop-shapes|read-answer)'),
              minShareCount: 4,
            },
            // What form and results say of the answers.
            {
              name: 'answers',
              test: modules(
                'src/lib/(answer-words|requirement-questions)',
                'src/services/answers-reducer',
                'src/features/questionnaire/use-(answers|submission)',
              ),
            },
            // What cards and laptops' pages show.
            {
              name: 'laptop',
              test: modules('src/ui/(evidence|price|rating|bar|laptop-picture)', 'src/lib/price-words'),
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:8787' } },
});
