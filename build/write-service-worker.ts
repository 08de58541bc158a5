/** Writes the service worker of a built site, with the list of the files it caches. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { isBuiltPath } from '../src/config/built-paths.ts';
import { ENTRY, filesFrom, type Manifest, readManifest } from './manifest.ts';

const ROOT = join(import.meta.dirname, '..');
/** Loaded only by users who sign in. */
const ACCOUNTS = 'src/infra/firebase/';
const ASSETS = 'assets/';
/** Excludes pictures for other sites and home screens. */
const CACHED = /\.(html|js|css|svg|woff2|webmanifest)$/;
/** Loaded only by visitors who search all laptops. */
const LIST = /^assets\/laptops-.+\.json$/;
/** `404.html` is served with status 404, and the service worker must not cache itself. */
const EXCLUDED = new Set(['404.html', 'sw.js']);

export async function buildServiceWorker(site: string, manifestFile: string): Promise<void> {
  const files = await listFiles(site, await readManifest(manifestFile));
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    define: {
      SITE_FILES: JSON.stringify(files),
      // Without it Workbox logs to the console.
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: site,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      lib: { entry: 'src/service-worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  });
}

async function listFiles(site: string, manifest: Manifest) {
  const forEveryone = new Set(
    filesFrom(manifest, [ENTRY], ({ imports, dynamicImports }) => [
      ...imports,
      ...dynamicImports.filter((source) => !source.startsWith(ACCOUNTS)),
    ]),
  );
  const isOnDemand = (name: string) =>
    LIST.test(name) || (name.startsWith(ASSETS) && name.endsWith('.js') && !forEveryone.has(name));
  const all = (await readdir(site, { recursive: true })).toSorted();
  const names = all.filter(
    (name) => (CACHED.test(name) || LIST.test(name)) && !isBuiltPath(pathOf(name)) && !EXCLUDED.has(name),
  );
  return {
    precached: await Promise.all(names.filter((name) => !isOnDemand(name)).map((name) => precacheEntry(site, name))),
    onDemand: names.filter(isOnDemand).map((name) => `/${name}`),
  };
}

const pathOf = (name: string): string => `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`;

/**
 * With `integrity`, a version that is deployed during the installation makes it fail instead of mixing two versions.
 */
async function precacheEntry(site: string, name: string) {
  const url = pathOf(name);
  if (name.startsWith(ASSETS)) return { url, revision: null };
  const hash = createHash('sha256').update(await readFile(join(site, name)));
  const digest = hash.digest('base64');
  return { url, revision: digest.slice(0, 12), integrity: `sha256-${digest}` };
}
