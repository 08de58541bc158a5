/** What is compared: the site as `npm start` serves it, its own pages without a script, and the smallest page of its libraries. */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startProgram } from '../../tests/support/child-program.ts';
import { createSiteHandler, readHosting } from '../site-server.ts';
import { buildMinimalPage } from './minimal-page.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.cache/site-bench');

export interface Site {
  url: string;
  stop: () => Promise<unknown>;
}

export async function startSite(): Promise<Site> {
  const program = await startProgram(
    ['scripts/start.ts', '--no-build', '--no-accounts'],
    {},
    /Ready: http:\/\/localhost:(\d+)/,
  );
  return { url: program.url, stop: () => program.end('SIGTERM') };
}

/** The floor: nothing can be faster than the same page without its scripts. */
export async function startFloor(): Promise<Site> {
  const folder = join(FOLDER, 'floor');
  await rm(folder, { recursive: true, force: true });
  await cp(join(ROOT, 'dist/site'), folder, { recursive: true });
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const html = await readFile(join(folder, file), 'utf8');
    const still = html
      .replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
      .replace(/ data-modules="[^"]*" data-styles="[^"]*"/, '');
    await writeFile(join(folder, file), still);
    await writeFile(join(folder, `${file}.br`), brotliCompressSync(still));
    await rm(join(folder, `${file}.gz`));
  }
  return serve(folder);
}

export async function startMinimal(): Promise<Site> {
  const folder = join(FOLDER, 'minimal');
  await rm(folder, { recursive: true, force: true });
  await buildMinimalPage(folder);
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(?:js|html)$/.test(file)) continue;
    await writeFile(join(folder, `${file}.br`), brotliCompressSync(await readFile(join(folder, file))));
  }
  return serve(folder);
}

/** By the same server and with the same headers as the site. */
async function serve(folder: string): Promise<Site> {
  const server = createServer(createSiteHandler(folder, await readHosting(join(ROOT, 'firebase.json'))));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
