import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { currentVersion, readSnapshot } from '#catalogue/snapshot/store.ts';
import { feedServer, text } from '../refresh/feed-server.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { configureFeeds, feedAt, KNOWN } from './one-laptop-feed.ts';

const MAIN = fileURLToPath(new URL('../../../scripts/catalogue.ts', import.meta.url));

const server = feedServer();
const folder = temporaryFolder();

const refresh = () => spawn(process.execPath, [MAIN, 'refresh', '--folder', folder], { stdio: 'ignore' });

it('a refresh leaves a whole folder behind whenever it is killed, and the next one succeeds', async () => {
  configureFeeds(folder, server, ['alfa']);
  server.answer('/alfa', text(feedAt(KNOWN?.priceEur ?? 0)));
  for (const delayMs of [300, 600, 1200, 2400]) {
    const child = refresh();
    const ended = once(child, 'exit');
    const timer = setTimeout(() => child.kill('SIGKILL'), delayMs);
    await ended;
    clearTimeout(timer);
    const version = currentVersion(folder);
    if (version !== null) readSnapshot(folder, version);
  }
  expect(await once(refresh(), 'exit')).toEqual([0, null]);
  expect(readdirSync(folder)).not.toContain('refresh.lock');
});
