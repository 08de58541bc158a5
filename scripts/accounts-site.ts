/** For the browser tests of accounts: the site built for the emulators and served as the hosting does, with its API. */
import { copyFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { build } from 'vite';
import { composeApi } from '../api/compose.ts';
import { readApiConfig } from '../api/config.ts';
import { EMULATOR_ENVIRONMENT, EMULATOR_PORTS, startEmulators } from './emulators.ts';
import { createSiteHandler, type Hosting, readHosting } from './site-server.ts';

const ROOT = join(import.meta.dirname, '..');
const SITE = join(ROOT, 'dist/accounts-site');

Object.assign(process.env, EMULATOR_ENVIRONMENT);
const [emulators] = await Promise.all([startEmulators(), build({ logLevel: 'error', build: { outDir: SITE } })]);
await copyFile(join(SITE, 'index.html'), join(SITE, 'shell.html'));

const config = readApiConfig(process.env);
const { app } = composeApi(config);
const answerApi = getRequestListener(app.fetch);
const answerSite = createSiteHandler(SITE, hostingForEmulators(await readHosting(join(ROOT, 'firebase.json'))));
const server = createServer((request, response) => {
  if (/^\/api(\/|\?|$)/.test(request.url ?? '')) void answerApi(request, response);
  else answerSite(request, response);
});
server.listen(config.PORT);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.closeAllConnections();
    server.close(() => void emulators.stop().then(() => process.exit(0)));
  });
}

/** The real Firebase is on other hosts: the page's policy also lets it reach the emulators. */
function hostingForEmulators(hosting: Hosting): Hosting {
  const origins = Object.values(EMULATOR_PORTS)
    .map((port) => `http://localhost:${port}`)
    .join(' ');
  const headers = hosting.headers.map(({ source, headers: all }) => ({
    source,
    headers: all.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? value.replaceAll(/(connect|frame)-src/g, `$& ${origins}`) : value,
    })),
  }));
  // No page is written at build here: every address gets the shell.
  return { ...hosting, headers, rewrites: [...hosting.rewrites, { source: '**', destination: '/shell.html' }] };
}
