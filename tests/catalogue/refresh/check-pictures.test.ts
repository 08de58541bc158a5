import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkPictures } from '#catalogue/refresh/check-pictures.ts';
import { MONDAY, TUESDAY } from '../snapshot/sightings.ts';
import { type FeedServer, startFeedServer, status, text } from './feed-server.ts';

let server: FeedServer;
let folder = '';
beforeEach(async () => {
  server = await startFeedServer();
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const check = (now: string, ...paths: readonly string[]) =>
  checkPictures(
    paths.map((path) => server.url(path)),
    join(folder, 'feeds', 'pictures.json'),
    now,
    { hosts: ['fotos.example'], privateNetwork: true },
  );
const picture = (bytes: number, type = 'image/jpeg') => text('x'.repeat(bytes), { 'Content-Type': type });

describe('a picture of a shop', () => {
  it('is shown when it is one, and of a sensible size', async () => {
    server.answer('/good', picture(20_000));
    server.answer('/webp', picture(20_000, 'image/webp'));
    server.answer('/tiny', picture(90));
    server.answer('/huge', picture(400_001));
    server.answer('/page', picture(20_000, 'text/html'));
    server.answer('/drawing', picture(20_000, 'image/svg+xml'));
    const shown = await check(MONDAY, '/good', '/webp', '/tiny', '/huge', '/page', '/drawing', '/missing');
    expect([...shown]).toEqual([server.url('/good'), server.url('/webp')]);
  });

  it('is looked at once, and again after a month', async () => {
    server.answer('/good', picture(20_000), status(404));
    await check(MONDAY, '/good');
    expect((await check(TUESDAY, '/good', '/good')).size).toBe(1);
    expect(server.requests).toHaveLength(1);
    expect((await check('2026-12-17T06:00:00.000Z', '/good')).size).toBe(0);
    expect(server.requests).toHaveLength(2);
  });

  it('is looked at again when it could not be reached, or the memory is damaged', async () => {
    server.answer('/good', (_, response) => response.destroy(), picture(20_000));
    expect((await check(MONDAY, '/good')).size).toBe(0);
    expect((await check(MONDAY, '/good')).size).toBe(1);
    writeFileSync(join(folder, 'feeds', 'pictures.json'), '{');
    expect((await check(MONDAY, '/good')).size).toBe(1);
    expect(server.requests).toHaveLength(3);
  });
});
