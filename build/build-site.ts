/** `npm run build`: builds the site for the browser and for Node, prerenders the public pages and compresses everything. */
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { removeEarlierBuild, TEMPLATE } from './earlier-build.ts';
import { buildServiceWorker } from './service-worker.ts';
import { type BundledPackage, renderLicenses, takeBundledPackages } from './licenses/licenses.ts';
import { readTemplate } from './page-template.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = process.env['BUILD_FOLDER'] || join(ROOT, 'dist');
const SITE = join(DIST, 'site');
const PRERENDER = join(DIST, 'prerender');
const MANIFEST = join(DIST, 'manifest.json');
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest']);

interface Prerenderer {
  prerenderedPaths: readonly string[];
  renderPage: (path: string) => Promise<{ html: string; source: string }>;
  siteFiles: () => Record<string, string>;
}

await removeEarlierBuild(DIST);
const packages = await buildForBrowser();
const prerenderer = await buildPrerenderer();
await writePages(prerenderer);
const workerPackages = await addServiceWorker();
await writeText('licenses.txt', renderLicenses([...packages, ...workerPackages]));
await compressFiles();
remindOfOwner();
console.log(`Built ${prerenderer.prerenderedPaths.length} pages into ${relative(ROOT, SITE)}`);

async function buildForBrowser(): Promise<BundledPackage[]> {
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: SITE } });
  // Neither is part of the site; the home page would overwrite the template.
  await rename(join(SITE, 'index.html'), join(DIST, TEMPLATE));
  await rename(join(SITE, '.vite/manifest.json'), MANIFEST);
  return takeBundledPackages(SITE);
}

async function buildPrerenderer(): Promise<Prerenderer> {
  await build({
    root: ROOT,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: PRERENDER, copyPublicDir: false, manifest: false },
  });
  return import(pathToFileURL(join(PRERENDER, 'prerender.js')).href);
}

async function writePages({ prerenderedPaths, renderPage, siteFiles }: Prerenderer): Promise<void> {
  const fillTemplate = await readTemplate(DIST);
  for (const path of prerenderedPaths) {
    const { html, source } = await renderPage(path);
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    await writeText(file, await fillTemplate(html, source));
  }
  await writeText('shell.html', await fillTemplate('<meta name="robots" content="noindex"/>', null));
  for (const [name, text] of Object.entries(siteFiles())) await writeText(name, text);
}

/** Must run after all files that it caches are written. */
async function addServiceWorker(): Promise<BundledPackage[]> {
  await buildServiceWorker(SITE, MANIFEST);
  return takeBundledPackages(SITE);
}

async function compressFiles(): Promise<void> {
  const files = (await readdir(SITE, { recursive: true })).filter((file) => COMPRESSIBLE.has(extname(file)));
  await Promise.all(files.map((file) => compress(join(SITE, file))));
}

function remindOfOwner(): void {
  if (process.env['VITE_OWNER_NAME']) return;
  console.log(
    'VITE_OWNER_NAME is empty: the privacy text says that the owner of the site is not named yet (.env.example)',
  );
}

async function writeText(file: string, text: string): Promise<void> {
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
