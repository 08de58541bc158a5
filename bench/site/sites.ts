import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startProgram } from '#bench/child-program.ts';
import { listen } from '#bench/free-port.ts';
import { createSiteHandler, readHosting } from '#local/site-server.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.cache/site-bench');

export interface Site {
  url: string;
  stop: () => Promise<unknown>;
}

/** The site as `npm start` serves it. */
export async function startSite(): Promise<Site> {
  const program = await startProgram(
    ['local/start.ts', '--no-build', '--no-accounts'],
    {},
    /Ready: http:\/\/localhost:(\d+)/,
  );
  return { url: program.url, stop: () => program.end('SIGTERM') };
}

/** The pages that are measured: one of each kind. */
export const PAGES = [
  '/',
  '/form',
  '/portatiles',
  '/portatil/apple-macbook-air-13-m4-16-256-2560-macos',
  '/guias/juegos-1000',
  '/como-decidimos',
  '/blog',
  '/blog/que-ordenador-comprar-2025',
  '/contact',
  '/privacy',
  '/terms',
];

/** The floor: the same pages without scripts, the fastest they could be. */
export async function startFloor(): Promise<Site> {
  const folder = join(FOLDER, 'floor');
  await rm(folder, { recursive: true, force: true });
  await cp(join(ROOT, 'dist/site'), folder, { recursive: true });
  for (const file of PAGES.map((path) => `${path === '/' ? 'index' : path.slice(1)}.html`)) {
    const html = await readFile(join(folder, file), 'utf8');
    const withoutScripts = html
      .replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
      .replace(/ data-modules="[^"]*" data-styles="[^"]*"/, '');
    await writeFile(join(folder, file), withoutScripts);
    await writeFile(join(folder, `${file}.br`), brotliCompressSync(withoutScripts));
    await rm(join(folder, `${file}.gz`), { force: true });
  }
  // With the server and headers of the site.
  const server = createServer(createSiteHandler(folder, await readHosting(join(ROOT, 'firebase.json'))));
  const { origin, stop } = await listen(server);
  return { url: origin, stop };
}
