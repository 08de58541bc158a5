/** The built site on a server of the test's own, which can be updated, stalled and switched off. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Page } from '@playwright/test';
import { composeApi } from '#api/compose.ts';
import { readApiConfig } from '#api/config.ts';
import { listen } from '#bench/free-port.ts';
import { createSiteHandler, readHosting, type SiteHandler } from '#local/site-server.ts';
import { setConnection } from './connection.ts';
import { BUILT_SITE, writeNextVersion } from './next-version.ts';
import { test as base } from './visit.ts';

export interface OwnSite {
  origin: string;
  /** Whether the server can be reached. */
  reachable: boolean;
  /** Serves only the next version from now on, as after a deployment. */
  deployNextVersion: () => Promise<void>;
}

/** `test` with such a site and with service workers. */
export const test = base.extend<{ site: OwnSite }>({
  serviceWorkers: 'allow',
  baseURL: async ({ site }, provide) => provide(site.origin),
  // Playwright requires a destructured first argument.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'atinado-'));
    const { site, stop } = await startSite(folder);
    await provide(site);
    await stop();
    await rm(folder, { recursive: true });
  },
});

/** Cuts the network for page, worker and browser. */
export async function goOffline(page: Page, site: OwnSite): Promise<void> {
  site.reachable = false;
  await setConnection(page, false);
}

export async function goOnline(page: Page, site: OwnSite): Promise<void> {
  site.reachable = true;
  await setConnection(page, true);
}

async function startSite(folder: string) {
  const hosting = await readHosting('firebase.json');
  const { app } = composeApi(readApiConfig({ LOG_LEVEL: 'silent', OUTBOX_FOLDER: join(folder, 'outbox') }));
  const answerApi = getRequestListener(app.fetch);
  let answerSite: SiteHandler = createSiteHandler(BUILT_SITE, hosting);

  const server = createServer((request, response) => {
    if (!site.reachable) request.socket.destroy();
    else if (request.url?.startsWith('/api/')) void answerApi(request, response);
    else answerSite(request, response);
  });
  const { port, stop } = await listen(server);
  const site: OwnSite = {
    origin: `http://localhost:${port}`,
    reachable: true,
    deployNextVersion: async () => {
      const next = join(folder, 'next');
      await writeNextVersion(next);
      answerSite = createSiteHandler(next, hosting);
    },
  };
  return { site, stop };
}
