import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { storePictures } from '#catalogue/refresh/store-pictures.ts';
import { pictureFile, picturesFolder, readPicture } from '#catalogue/snapshot/pictures.ts';
import { MONDAY, TUESDAY } from '../snapshot/sightings.ts';
import { type Answer, feedServer, status } from './feed-server.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const NEXT_MONTH = '2026-12-17T06:00:00.000Z';

const server = feedServer();
const folder = temporaryFolder();

const cacheFile = () => join(folder, 'feeds', 'pictures.json');
const storeAll = (now: string, ...paths: readonly string[]) =>
  storePictures(
    paths.map((path) => server.url(path)),
    folder,
    cacheFile(),
    now,
    { hosts: ['fotos.example'], privateNetwork: true },
  );

/** Noise, so that no format shrinks it to a placeholder. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
const send =
  (body: Uint8Array, type: string): Answer =>
  (_, response) =>
    response.writeHead(200, { 'Content-Type': type }).end(body);
const jpeg = async (width = 800, height = 600) => send(await noise(width, height).jpeg().toBuffer(), 'image/jpeg');

describe('a picture of a shop', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is stored as a small WebP, from %s', async (format) => {
    const body = await noise(800, 450)
      .withExif({ IFD0: { Artist: 'Tienda' } })
      .toFormat(format, { effort: 1 })
      .toBuffer();
    server.answer('/good', send(body, `image/${format}`));
    const name = (await storeAll(MONDAY, '/good')).get(server.url('/good')) ?? '';
    const stored = (await readPicture(folder, name)) ?? new Uint8Array();
    const metadata = await sharp(stored).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 640, height: 360 });
    expect(metadata).not.toHaveProperty('exif');
  });

  it.each<[string, Answer | Promise<Answer>]>([
    ['is missing', status(404)],
    ['is a placeholder', jpeg(100, 100)],
    ['is a strip', jpeg(1200, 60)],
    ['has more pixels than a picture of a product', send(Buffer.from(hugePng()), 'image/png')],
    ['has more bytes', send(new Uint8Array(5_000_001).fill(65), 'image/jpeg')],
    ['is a page', send(Buffer.from('<html>'.padEnd(20_000)), 'text/html')],
    ['is a page that calls itself a picture', send(Buffer.from('<html>'.padEnd(20_000)), 'image/jpeg')],
    ['is a drawing that could hold a script', send(Buffer.from(`<svg>${' '.repeat(5000)}</svg>`), 'image/svg+xml')],
    ['is a drawing under the type of a picture', send(Buffer.from(svg()), 'image/png')],
    [
      'is cut',
      noise(800, 600)
        .jpeg()
        .toBuffer()
        .then((body) => send(body.subarray(0, 5000), 'image/jpeg')),
    ],
  ])('is not shown if it %s', async (_, answer) => {
    server.answer('/bad', await answer);
    expect(await storeAll(MONDAY, '/bad')).toEqual(new Map());
    expect(readdirSync(picturesFolder(folder))).toEqual([]);
  });

  it('is fetched once, and again after a month', async () => {
    server.answer('/good', await jpeg(), status(404));
    await storeAll(MONDAY, '/good');
    expect((await storeAll(TUESDAY, '/good', '/good')).size).toBe(1);
    expect(server.requests).toHaveLength(1);
    expect((await storeAll(NEXT_MONTH, '/good')).size).toBe(0);
    expect(server.requests).toHaveLength(2);
  });

  it('is fetched again if the shop could not be reached, or the cache is damaged', async () => {
    server.answer('/good', (_, response) => response.destroy(), await jpeg());
    expect((await storeAll(MONDAY, '/good')).size).toBe(0);
    expect((await storeAll(MONDAY, '/good')).size).toBe(1);
    writeFileSync(cacheFile(), '{');
    expect((await storeAll(MONDAY, '/good')).size).toBe(1);
    expect(server.requests).toHaveLength(3);
  });

  it('leaves the disk a month after no feed names it any more', async () => {
    server.answer('/old', await jpeg(800, 600));
    server.answer('/kept', await jpeg(700, 600));
    const names = await storeAll(MONDAY, '/old', '/kept');
    for (const name of names.values()) utimesSync(pictureFile(folder, name), new Date(MONDAY), new Date(MONDAY));
    await storeAll(TUESDAY, '/kept');
    expect(readdirSync(picturesFolder(folder))).toHaveLength(2);
    await storeAll(NEXT_MONTH, '/kept');
    expect(readdirSync(picturesFolder(folder))).toEqual([`${names.get(server.url('/kept'))}.webp`]);
  });
});

describe('the name of a picture', () => {
  it.each(['', '../../etc/passwd', 'A'.repeat(32), `${'0'.repeat(32)}.webp`])('%j finds nothing', async (name) => {
    expect(await readPicture(folder, name)).toBeNull();
  });
});

/** The head of a PNG of 30,000 × 30,000 pixels: a few bytes that would take gigabytes to decode. */
function hugePng(): Uint8Array {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452000075300000753008060000001a', 'hex');
  return Buffer.concat([head, Buffer.alloc(2000)]);
}

function svg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${'<g/>'.repeat(500)}</svg>`;
}
