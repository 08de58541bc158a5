/** The immutable catalogue of one moment: the embedded file combined with the shops' feeds. */
import * as z from 'zod';
import { type GoneRecord, goneRecordSchema, type LaptopRecord, laptopRecordSchema } from '../laptop-record.ts';
import { CatalogueError } from '../errors.ts';
import { parseJson } from '../read-file.ts';
import type { LiveOffers } from '../offer.ts';
import type { FeedState } from './feed-state.ts';

export interface Snapshot extends LiveOffers {
  /** Version of the format. */
  readonly version: 1;
  /** ISO day and time. */
  readonly refreshedAt: string;
  /** Records with the price of the cheapest available offer, or else the last known one; sorted by id. */
  readonly records: readonly LaptopRecord[];
  /** Laptops that left; absent if there are none. */
  readonly gone?: readonly GoneRecord[] | undefined;
  /** What each feed held when it was last taken, by its name. */
  readonly feeds: Readonly<Record<string, FeedState>>;
}

const isoTime = z.iso.datetime();
const { id, priceEur } = laptopRecordSchema.shape;

const offerSchema = z.object({
  shop: z.string().min(1).max(40),
  priceEur,
  available: z.boolean(),
  link: z.url({ protocol: /^https$/ }),
  seenAt: isoTime,
});

const byLaptop = <T extends z.ZodType>(values: T) => z.record(id, z.array(values));

/** Unknown fields are ignored: other versions write more. */
const snapshotSchema = z
  .object({
    version: z.literal(1),
    refreshedAt: isoTime,
    records: z.array(z.object(laptopRecordSchema.shape)).min(1),
    offers: byLaptop(offerSchema),
    history: byLaptop(z.tuple([z.iso.date(), priceEur])),
    gone: z.array(z.object(goneRecordSchema.shape)).optional(),
    feeds: z.record(z.string(), z.array(z.tuple([z.string(), priceEur]))),
  })
  .superRefine(({ records, offers, history }, context) => {
    const ids = new Set(records.map((record) => record.id));
    if (ids.size < records.length)
      context.addIssue({ code: 'custom', message: 'an id occurs twice', path: ['records'] });
    for (const [path, values] of Object.entries({ offers, history })) {
      const unknown = Object.keys(values).find((one) => !ids.has(one));
      if (unknown !== undefined) context.addIssue({ code: 'custom', message: 'no such laptop', path: [path, unknown] });
    }
  });

/**
 * @param source file name for messages
 * @throws CatalogueError naming the first invalid field
 */
export function parseSnapshot(text: string, source: string): Snapshot {
  const parsed = snapshotSchema.safeParse(parseJson(text, source));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new CatalogueError(`${source}: ${issue?.path.join('.') || 'snapshot'}: ${issue?.message}`);
}
