import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { contentPlugin } from './scripts/content/content-plugin.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), contentPlugin()],
  build: {
    // Firestore alone is over half a megabyte before compression; who never signs in never loads it.
    chunkSizeWarningLimit: 700,
    // Styles as well: Vite takes the same list for them.
    target: browserslistToEsbuild(),
    outDir: 'dist/site',
    emptyOutDir: true,
    manifest: true,
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:8787' } },
});
