/** `npm run build`: builds the site for the browser and for Node, prerenders the public pages and compresses everything. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';
import { laptopPath } from '#src/config/paths.ts';
import { dataPath } from '#src/lib/page-data.ts';
import { dataFilesOf } from './data-files.ts';
import { enginePages } from './pages/engine-pages.ts';
import { type EnginePage, sourceOf } from './pages/source.ts';
import { readTemplate, TEMPLATE } from './page-template.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = process.env['BUILD_FOLDER'] || join(ROOT, 'dist');
const SITE = join(DIST, 'site');
const PRERENDER = join(DIST, 'prerender');
const MANIFEST = join(DIST, 'manifest.json');
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest']);

interface Prerenderer {
  prerenderedPaths: readonly string[];
  renderPage: (path: string, data?: unknown) => Promise<{ html: string; source: string }>;
  renderShell: () => Promise<string>;
  siteFiles: (pages: readonly EnginePage[]) => Record<string, string>;
}

// These are of an earlier build; whatever else is in the folder stays.
for (const path of [SITE, PRERENDER, MANIFEST, join(DIST, TEMPLATE)]) await rm(path, { recursive: true, force: true });
await buildForBrowser();
const prerenderer = await buildPrerenderer();
const source = sourceOf(process.env);
const pagesWithData = enginePages(source);
await writePages(prerenderer);
await compressFiles();
if (!process.env['VITE_OWNER_NAME'])
  console.log(
    'VITE_OWNER_NAME is empty: the privacy text says that the owner of the site is not named yet (.env.example)',
  );
console.log(`Built ${prerenderer.prerenderedPaths.length + pagesWithData.length} pages into ${relative(ROOT, SITE)}`);

async function buildForBrowser(): Promise<void> {
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: SITE } });
  // Moved out, because neither is part of the site and the home page would overwrite the template.
  await rename(join(SITE, 'index.html'), join(DIST, TEMPLATE));
  await rename(join(SITE, '.vite/manifest.json'), MANIFEST);
}

async function buildPrerenderer(): Promise<Prerenderer> {
  await build({
    root: ROOT,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: PRERENDER, copyPublicDir: false, manifest: false, minify: false },
  });
  return import(pathToFileURL(join(PRERENDER, 'prerender.js')).href);
}

async function writePages({ prerenderedPaths, renderPage, renderShell, siteFiles }: Prerenderer): Promise<void> {
  const fillTemplate = await readTemplate(DIST);
  for (const path of prerenderedPaths)
    await writeText(htmlFile(path), fillTemplate({ path, ...(await renderPage(path)) }));
  for (const { path, data } of pagesWithData)
    await writeText(htmlFile(path), fillTemplate({ path, data, ...(await renderPage(path, data)) }));
  for (const [path, data] of dataFilesOf(source, pagesWithData)) await writeText(path, JSON.stringify(data));
  await writeText('shell.html', fillTemplate({ path: '', html: await renderShell(), source: null }));
  for (const [name, text] of Object.entries(siteFiles(pagesWithData))) await writeText(name, text);
}

/** Compresses all but the laptop pages, which servers compress: 5,000 of them would take another 90 MB. */
async function compressFiles(): Promise<void> {
  const laptopFiles = new Set(
    pagesWithData
      .filter(({ path }) => path.startsWith(laptopPath('')))
      .flatMap(({ path }) => [htmlFile(path), dataPath(path).slice(1)]),
  );
  const files = (await readdir(SITE, { recursive: true })).filter(
    (file) => COMPRESSIBLE.has(extname(file)) && !laptopFiles.has(file),
  );
  await Promise.all(files.map((file) => compress(join(SITE, file))));
}

function htmlFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
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
}
