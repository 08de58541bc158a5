/** Writes the service worker of a built site, with the list of the files it keeps. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import * as z from 'zod';

const ROOT = join(import.meta.dirname, '..');
const ENTRY = 'index.html';
/** What only somebody who signs in loads. */
const ACCOUNTS = 'src/infra/firebase/';
const ASSETS = 'assets/';
/** Pictures for other sites and for home screens stay out. */
const KEPT = /\.(html|js|css|svg|woff2|webmanifest)$/;
/** Asked for by address these answer with another status than 200, or would update themselves. */
const LEFT_OUT = new Set(['404.html', 'sw.js']);

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** The files a service worker keeps: from the start, or once somebody has needed them. */
export interface SiteFiles {
  precached: { url: string; revision: string | null; integrity?: string }[];
  onDemand: string[];
}

/** @param manifestFile Vite's manifest of the site in `site`. */
export async function buildServiceWorker(site: string, manifestFile: string): Promise<void> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(manifestFile, 'utf8')));
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    define: {
      SITE_FILES: JSON.stringify(await listFiles(site, manifest)),
      // Workbox says a lot otherwise.
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: site,
      emptyOutDir: false,
      copyPublicDir: false,
      license: { fileName: '.vite/licenses.json' },
      target: 'baseline-widely-available',
      lib: { entry: 'src/service-worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  });
}

async function listFiles(site: string, manifest: Manifest): Promise<SiteFiles> {
  const anonymous = scriptsForAnyone(manifest);
  const names = (await readdir(site, { recursive: true })).filter((name) => KEPT.test(name) && !LEFT_OUT.has(name));
  const isOnDemand = (name: string) => name.startsWith(ASSETS) && name.endsWith('.js') && !anonymous.has(name);
  return {
    precached: await Promise.all(
      names
        .filter((name) => !isOnDemand(name))
        .toSorted()
        .map((name) => precacheEntry(site, name)),
    ),
    onDemand: names
      .filter(isOnDemand)
      .toSorted()
      .map((name) => `/${name}`),
  };
}

/** Every script but those that only an account leads to. */
function scriptsForAnyone(manifest: Manifest): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (source: string): void => {
    if (seen.has(source)) return;
    seen.add(source);
    const module = manifest[source];
    module?.imports.forEach(visit);
    module?.dynamicImports.filter((next) => !next.startsWith(ACCOUNTS)).forEach(visit);
  };
  visit(ENTRY);
  return new Set([...seen].map((source) => manifest[source]?.file ?? source));
}

/**
 * What has its hash in its name is known by it. All else by its content, which the browser checks: a version that goes
 * out while another is being installed makes the installation fail instead of mixing the two.
 */
async function precacheEntry(site: string, name: string) {
  const url = `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`;
  if (name.startsWith(ASSETS)) return { url, revision: null };
  const hash = createHash('sha256').update(await readFile(join(site, name)));
  const digest = hash.digest('base64');
  return { url, revision: digest.slice(0, 12), integrity: `sha256-${digest}` };
}
