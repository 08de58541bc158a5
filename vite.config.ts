import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { contentPlugin } from './build/content/content-plugin.ts';

const ROUTER_WITHOUT_WARNINGS = 'node_modules/react-router/dist/production/index.mjs';
const WAY_IN = /\/(?:index\.html|main\.tsx)$|\.css$/;

/** Whoever answers the questionnaire wants to see the results: their pages come as one file, with what both need. */
const ADVICE =
  /\/(?:contract\/|src\/(?:features\/(?:questionnaire|recommendations)\/|content\/answer-words\.|services\/(?:remembered|advisor)\.|infra\/http\/advisor\.)|node_modules\/zod\/)/;

/** Small things that many pages are put together from. */
const PIECES =
  /\/src\/(?:ui\/(?:select-field|disclosure|more-icons|target-mark|structured-data|missed-target|card-link)|lib\/(?:unbroken|safe-link|spanish-date)|content\/article-summaries)\b/;

/**
 * Vite wraps every `import()` in code that fetches styles and modules ahead of it. This site has one style sheet, which it
 * asks for itself, and no such modules: what is left is the import.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), contentPlugin(), plainImports],
  resolve: {
    // The router hands its smaller build, without warnings for developers, to its own framework only.
    alias:
      command === 'build'
        ? [{ find: /^react-router$/, replacement: join(import.meta.dirname, ROUTER_WITHOUT_WARNINGS) }]
        : [],
  },
  build: {
    // The first page's modules are listed in its HTML (build/page-template.ts), the next one's fetched ahead of the click.
    modulePreload: false,
    rolldownOptions: {
      output: {
        // Few larger files compress better than many small ones, and take fewer requests.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], test: (file) => !WAY_IN.test(file), priority: 2 },
            { name: 'page-head', test: /\/src\/ui\/page-head\./, priority: 1 },
            { name: 'pieces', test: PIECES, minShareCount: 2, priority: 1 },
            { name: 'advice', test: ADVICE },
          ],
        },
      },
    },
    // Firestore alone is over half a megabyte before compression; who never signs in never loads it.
    chunkSizeWarningLimit: 700,
    // Styles as well: Vite takes the same list for them.
    target: browserslistToEsbuild(),
    outDir: 'dist/site',
    emptyOutDir: true,
    manifest: true,
    license: { fileName: '.vite/licenses.json' },
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:8787' } },
}));
