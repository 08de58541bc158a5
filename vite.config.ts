import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { contentPlugin } from './build/content/content-plugin.ts';
import { deviceCataloguePlugin } from './build/device-catalogue.ts';
import { listedLaptopsPlugin } from './build/listed-laptops.ts';
import { unusedSchemasPlugin } from './build/unused-schemas.ts';

const PRODUCTION_ROUTER = 'node_modules/react-router/dist/production/index.mjs';
const ENTRY = /\/(?:index\.html|main\.tsx)$|\.css$/;

/** Whoever answers the questionnaire wants to see the results: their pages come as one file, with what both need. */
const ADVICE =
  /\/(?:contract\/(?!current-offer|shop-hosts|market|compared|counts|laptop-names|shown-why|listed-laptops)|src\/(?:features\/(?:questionnaire|recommendations)\/(?!empty-result|caution-box|use-ask-again|more\/options-table|turn\/|market\/|weights\/|share\/|depends\/|counts\/)|features\/offers\/living\.|content\/answer-words\.|ui\/buy-link\.|services\/(?:remembered|advisor)\.|infra\/http\/advisor\.)|node_modules\/zod\/)/;

/** Small things that many pages are put together from. */
const PIECES =
  /\/src\/(?:ui\/(?:select-field|disclosure|more-icons|target-mark|structured-data|missed-target|card-link)|lib\/unbroken|content\/article-summaries)\b|\/contract\/(?:spanish-date|safe-link)\b/;

/** Vite wraps every `import()` in a helper that preloads styles and modules. The site does neither: this saves 0.6 kB. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** What react-router does as its module starts would keep parts that nothing imports, such as `Form`: another 1 kB. */
const pureRouter: Plugin = {
  name: 'pure-router',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = .*$/gm, '')
        .replaceAll(/(?<== )(?=React\d+\.\w+\()/g, '/* @__PURE__ */ '),
      map: null,
    }),
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    contentPlugin(),
    deviceCataloguePlugin(),
    listedLaptopsPlugin(),
    unusedSchemasPlugin(),
    plainImports,
    pureRouter,
  ],
  resolve: {
    // react-router exports its production build, 0.5 kB smaller, to its own framework only.
    alias:
      command === 'build'
        ? [{ find: /^react-router$/, replacement: join(import.meta.dirname, PRODUCTION_ROUTER) }]
        : [],
  },
  build: {
    // The HTML lists the first page's modules (build/page-template.ts); links prefetch the next one's.
    modulePreload: false,
    // 1.2 % smaller than what the default makes, which the budget of a whole visit needs.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 2, ecma: 2020 } },
    rolldownOptions: {
      output: {
        // Before Terser, which then saves 0.3 kB more.
        minify: true,
        // A few large files compress better than many small ones.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], test: (file) => !ENTRY.test(file), priority: 2 },
            { name: 'page-head', test: /\/src\/ui\/page-head\./, priority: 1 },
            { name: 'pieces', test: PIECES, minShareCount: 2, priority: 1 },
            { name: 'advice', test: ADVICE },
          ],
        },
      },
    },
    // Firestore alone has over half a megabyte before compression; only signed-in users load it.
    chunkSizeWarningLimit: 700,
    // For scripts and styles.
    target: browserslistToEsbuild(),
    outDir: 'dist/site',
    emptyOutDir: true,
    manifest: true,
    license: { fileName: '.vite/licenses.json' },
  },
  worker: {
    format: 'es',
    plugins: () => [unusedSchemasPlugin(), plainImports],
    // The engine imports nothing for its effects. Terser alone leaves a third of the validation library.
    rolldownOptions: {
      treeshake: { moduleSideEffects: false },
      output: { minify: true, chunkFileNames: 'assets/engine-[name]-[hash].js' },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:8787' } },
}));
