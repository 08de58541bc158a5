/** Which of the shops' pictures a card may show: real ones of a sensible size. */
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { hoursBetween } from '../snapshot/freshness.ts';
import { writeAtomically } from '../write-atomically.ts';
import { AddressError, type Allowed, fetchPublic } from './fetch-public.ts';

/** Smaller ones are placeholders, larger ones cost a visitor on the move more than the whole page. */
const BYTES = { least: 1000, most: 400_000 } as const;
const TYPE = /^image\/(jpeg|png|webp|avif)\b/;

const LIMIT_MS = 10_000;
const AT_ONCE = 6;
/** The others are looked at by the next refresh, and shown from then on. */
const MOST_AT_A_TIME = 300;
const LOOK_AGAIN_HOURS = 24 * 30;

const cacheSchema = z.record(z.string(), z.strictObject({ fits: z.boolean(), at: z.string() }));
type PictureCache = z.infer<typeof cacheSchema>;

function readCache(file: string): PictureCache {
  try {
    return cacheSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Missing or damaged: every picture is looked at as if for the first time.
    return {};
  }
}

/** @returns whether it fits; `null` when that could not be seen */
async function look(url: string, allowed: Allowed): Promise<boolean | null> {
  try {
    const response = await fetchPublic(url, allowed, { signal: AbortSignal.timeout(LIMIT_MS) });
    let bytes = 0;
    const isPicture = response.ok && TYPE.test(response.headers.get('content-type') ?? '');
    if (isPicture && response.body) {
      for await (const chunk of response.body) {
        bytes += chunk.length;
        if (bytes > BYTES.most) break;
      }
    } else await response.body?.cancel();
    return isPicture && bytes >= BYTES.least && bytes <= BYTES.most;
  } catch (error) {
    return error instanceof AddressError ? false : null;
  }
}

/**
 * @param cacheFile what earlier checks found, replaced
 * @param now ISO day and time
 * @param allowed where addresses may redirect to
 * @returns the addresses among `urls` whose picture fits
 */
export async function checkPictures(
  urls: readonly string[],
  cacheFile: string,
  now: string,
  allowed: Allowed,
): Promise<ReadonlySet<string>> {
  const known = readCache(cacheFile);
  const all = [...new Set(urls)];
  const isOld = (url: string) => !known[url] || hoursBetween(known[url].at, now) > LOOK_AGAIN_HOURS;
  const waiting = all.filter(isOld).slice(0, MOST_AT_A_TIME);
  const seen: PictureCache = Object.fromEntries(all.flatMap((url) => (known[url] ? [[url, known[url]]] : [])));
  const work = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      const fits = await look(url, allowed);
      if (fits !== null) seen[url] = { fits, at: now };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeAtomically(cacheFile, `${JSON.stringify(seen)}\n`);
  return new Set(all.filter((url) => seen[url]?.fits));
}
