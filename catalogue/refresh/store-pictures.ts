/** Stores small copies of the shops' pictures, so that visitors do not request them from the shops. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import { PICTURE_NAME } from '../../contract/picture-path.ts';
import { hoursBetween } from '../snapshot/freshness.ts';
import { pictureFile, picturesFolder } from '../snapshot/pictures.ts';
import { writeAtomically } from '../write-atomically.ts';
import { AddressError, type Allowed, fetchPublic } from './fetch-public.ts';

/** Size of a shop's file in bytes. Smaller ones are placeholders. */
const BYTES = { least: 1000, most: 5_000_000 } as const;
const TYPE = /^image\/(jpeg|png|webp|avif)\b/;
/** Minimum of each side in pixels, which excludes placeholders and strips. */
const LEAST_SIDE = 150;
const MOST_PIXELS = 25_000_000;
/** Twice the size on a card, for high-density screens. */
const SHOWN = { width: 640, height: 480 } as const;

const LIMIT_MS = 10_000;
const AT_ONCE = 6;
/** Limit per refresh; the remaining pictures are fetched by the next one. */
const MOST_AT_A_TIME = 300;
const FETCH_AGAIN_HOURS = 24 * 30;
/** Pictures that no feed names any more are deleted after this time, because an older snapshot may be restored. */
const UNUSED_HOURS = 24 * 30;

const cacheSchema = z.record(
  z.string(),
  z.strictObject({ picture: z.string().regex(PICTURE_NAME).nullable(), at: z.iso.datetime() }),
);
type PictureCache = z.infer<typeof cacheSchema>;

function readCache(file: string): PictureCache {
  try {
    return cacheSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // A missing or damaged cache means that every picture is fetched again.
    return {};
  }
}

// A file may differ from its declared type, so all other decoders (SVG, PDF, TIFF …) are blocked.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});

/** @returns the shop's file; `null` if it is not a picture or too small or too large */
async function download(url: string, allowed: Allowed): Promise<Buffer | null> {
  const response = await fetchPublic(url, allowed, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!response.ok || !response.body || !TYPE.test(response.headers.get('content-type') ?? '')) {
    await response.body?.cancel();
    return null;
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body) {
    parts.push(part);
    bytes += part.length;
    if (bytes > BYTES.most) return null;
  }
  return bytes >= BYTES.least ? Buffer.concat(parts) : null;
}

/** @returns a WebP without metadata; `null` if the file is not a picture of a sensible size */
async function resize(file: Buffer): Promise<Buffer | null> {
  try {
    const picture = sharp(file, { limitInputPixels: MOST_PIXELS });
    const { width, height } = await picture.metadata();
    if (Math.min(width, height) < LEAST_SIDE) return null;
    return await picture
      .rotate()
      .resize({ ...SHOWN, fit: 'inside', withoutEnlargement: true })
      .webp()
      .toBuffer();
  } catch {
    // The decoder rejects truncated, huge and invalid files.
    return null;
  }
}

/** @returns the stored picture's name; `null` if there is nothing to show; `undefined` if the request failed */
async function store(url: string, folder: string, allowed: Allowed): Promise<string | null | undefined> {
  try {
    const file = await download(url, allowed);
    const picture = file && (await resize(file));
    if (!picture) return null;
    const name = createHash('sha256').update(picture).digest('hex').slice(0, 32);
    writeAtomically(pictureFile(folder, name), picture);
    return name;
  } catch (error) {
    return error instanceof AddressError ? null : undefined;
  }
}

function removeUnused(folder: string, used: ReadonlySet<string>, now: string): void {
  for (const entry of readdirSync(picturesFolder(folder))) {
    const file = join(picturesFolder(folder), entry);
    const isOld = hoursBetween(statSync(file).mtime.toISOString(), now) > UNUSED_HOURS;
    if (isOld && !used.has(file)) rmSync(file);
  }
}

/**
 * Fetches pictures, shrinks them and stores them beside the snapshots, where the API finds them.
 * @param folder of the snapshots
 * @param cacheFile results of earlier refreshes by URL; replaced
 * @param now ISO day and time
 * @param allowed hosts that redirects may lead to
 * @returns names of the stored pictures by URL; URLs without a usable picture are absent
 * @throws what writing throws
 */
export async function storePictures(
  urls: readonly string[],
  folder: string,
  cacheFile: string,
  now: string,
  allowed: Allowed,
): Promise<ReadonlyMap<string, string>> {
  mkdirSync(picturesFolder(folder), { recursive: true });
  mkdirSync(dirname(cacheFile), { recursive: true });
  const known = readCache(cacheFile);
  const all = [...new Set(urls)];
  const isOld = (url: string) => !known[url] || hoursBetween(known[url].at, now) > FETCH_AGAIN_HOURS;
  const waiting = all.filter(isOld).slice(0, MOST_AT_A_TIME);
  const seen: PictureCache = Object.fromEntries(all.flatMap((url) => (known[url] ? [[url, known[url]]] : [])));
  const work = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      const picture = await store(url, folder, allowed);
      if (picture !== undefined) seen[url] = { picture, at: now };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  writeAtomically(cacheFile, `${JSON.stringify(seen)}\n`);
  const stored = Object.entries(seen).flatMap(([url, { picture }]) => (picture ? [[url, picture] as const] : []));
  removeUnused(folder, new Set(stored.map(([, name]) => pictureFile(folder, name))), now);
  return new Map(stored);
}
