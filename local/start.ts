/** `npm start`; `--no-accounts` starts no emulators, `--no-build` serves the existing `dist/site`. */
import { createServer, type Server } from 'node:http';
import { join, relative } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { composeApi } from '../api/compose.ts';
import { readApiConfig } from '../api/config.ts';
import { createHttpServer, limitsBehind } from '../api/http-server.ts';
import { exitOnError, stopOnSignal } from '../api/process-end.ts';
import { exitOnSignals } from './emulator-process.ts';
import { hostingForEmulators } from './emulators.ts';
import { loadEnvironment } from './environment.ts';
import { prepareSite } from './prepare-site.ts';
import { createSiteHandler, hostingForApi, readHosting } from './site-server.ts';

const ROOT = join(import.meta.dirname, '..');
const DEFAULTS = {
  PORT: '4173',
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE: '0',
  CONTACT_PER_ADDRESS: '0',
  CONTACT_PER_HOUR: '0',
};

loadEnvironment(ROOT);
const { env } = process;
const config = exitOnError(() =>
  readApiConfig({ ...DEFAULTS, ...Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')) }),
);
await listen(createServer(), config.PORT).then((probe) => probe.close());
const removeSignalHandlers = exitOnSignals();
const site = await prepareSite({ build: !process.argv.includes('--no-build') });
const { app, catalogue, mail } = exitOnError(() => composeApi(config));
const hosting = hostingForApi(await readHosting(join(ROOT, 'firebase.json')), env['VITE_API_URL']);
const siteHosting = site.emulated ? hostingForEmulators(hosting) : hosting;

const handleApi = getRequestListener(app.fetch);
const handleSite = createSiteHandler(site.folder, siteHosting);
const server = createHttpServer((request, response) => {
  if (/^\/api(\/|\?|$)/.test(request.url ?? '')) void handleApi(request, response);
  else handleSite(request, response);
}, limitsBehind(config.TRUSTED_PROXIES));

removeSignalHandlers();
stopOnSignal(server, () => console.log('\n[atinado] Stopped.'));
announce(await listen(server, config.PORT));

function listen(candidate: Server, port: number): Promise<Server> {
  return new Promise((resolve) => {
    candidate.once('error', (error: NodeJS.ErrnoException) => {
      const text =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is busy. Stop what uses it, or choose another: PORT=5000 npm start`
          : error.message;
      console.error(`[atinado] ${text}`);
      process.exit(1);
    });
    candidate.listen(port, () => resolve(candidate));
  });
}

function announce(listening: Server): void {
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  console.log(`
  site      ${relative(ROOT, site.folder)}, with the headers and rewrites of firebase.json
  API       /api, ${catalogue.size} laptops, prices up to ${catalogue.date}
  mail      ${mail}
  accounts  ${site.accounts}

[atinado] Ready: http://localhost:${port} (Ctrl-C stops it)`);
}
