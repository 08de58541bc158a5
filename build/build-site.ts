/**
 * `npm run build`: the site as files. Vite builds it for the browser and once more for this script, which then writes
 * each public page as HTML, the shell for the others, the service worker, and a Brotli and a gzip copy of what compresses.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { buildServiceWorker } from './service-worker.ts';
import { renderLicenses, takeBundledPackages } from './licenses/licenses.ts';
import { createPageWriter } from './page-template.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = process.env['BUILD_FOLDER'] || join(ROOT, 'dist');
const SITE = join(DIST, 'site');
const PRERENDER = join(DIST, 'prerender');
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest']);

interface Prerenderer {
  prerenderedPages: readonly { path: string; source: string }[];
  renderPage: (path: string) => Promise<string>;
  /** Other files by name, with their text. */
  siteFiles: () => Record<string, string>;
}

await rm(DIST, { recursive: true, force: true });
await build({ root: ROOT, logLevel: 'warn', build: { outDir: SITE } });
await build({
  root: ROOT,
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: PRERENDER, copyPublicDir: false, manifest: false },
});

// Neither the template, which the home page would overwrite, nor the manifest is part of the site.
await rename(join(SITE, 'index.html'), join(DIST, 'template.html'));
await rename(join(SITE, '.vite/manifest.json'), join(DIST, 'manifest.json'));
const packages = await takeBundledPackages(SITE);

const fillTemplate = await createPageWriter(DIST);
const prerenderer: Prerenderer = await import(pathToFileURL(join(PRERENDER, 'prerender.js')).href);
for (const { path, source } of prerenderer.prerenderedPages) {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  await writePage(file, fillTemplate(await prerenderer.renderPage(path), source));
}
for (const [name, text] of Object.entries(prerenderer.siteFiles())) await writePage(name, text);
await writePage('shell.html', fillTemplate('<meta name="robots" content="noindex"/>', null));
// When every file it lists is there.
await buildServiceWorker(SITE, join(DIST, 'manifest.json'));
await writePage('licenses.txt', renderLicenses([...packages, ...(await takeBundledPackages(SITE))]));

const files = (await readdir(SITE, { recursive: true })).filter((file) => COMPRESSIBLE.has(extname(file)));
await Promise.all(files.map((file) => compress(join(SITE, file))));
if (!process.env['VITE_OWNER_NAME']) {
  console.log(
    'VITE_OWNER_NAME is empty: the privacy text says that the owner of the site is not named yet (.env.example)',
  );
}
console.log(`Built ${prerenderer.prerenderedPages.length} pages into ${relative(ROOT, SITE)}`);

async function writePage(file: string, text: string): Promise<void> {
  const target = join(SITE, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const brotli = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}
