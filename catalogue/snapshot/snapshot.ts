/** The immutable catalogue of one moment: the embedded file combined with the shops' feeds. */
import * as z from 'zod';
import type { LearntGtins } from '../feeds/learnt-gtins.ts';
import { type GoneRecord, goneRecordSchema, type LaptopRecord, laptopRecordSchema } from '../laptop-record.ts';
import { CatalogueError, parseJson } from '../load.ts';
import type { LiveOffers } from '../offer.ts';
import type { Addition } from './additions.ts';

export interface Snapshot extends LiveOffers {
  /** Version of the format. */
  readonly version: 1;
  /** ISO day and time. */
  readonly refreshedAt: string;
  /** Records with the price of the cheapest available offer, or else the last known one; sorted by id. */
  readonly records: readonly LaptopRecord[];
  /** Laptops that left; absent if there are none. */
  readonly gone?: readonly GoneRecord[] | undefined;
  /** Recent additions by feeds without a person's consent, by laptop id; absent if there are none. */
  readonly added?: Readonly<Record<string, Addition>> | undefined;
  readonly identifiers: LearntGtins;
}

const httpsUrl = z.url({ protocol: /^https$/ });
const isoTime = z.iso.datetime();
const shopName = z.string().min(1).max(40);
const priceEur = laptopRecordSchema.shape.priceEur;

/** Unknown fields are ignored: older versions wrote more. */
const offerSchema = z.object({
  shop: shopName,
  priceEur,
  available: z.boolean(),
  link: httpsUrl,
  seenAt: isoTime,
  pending: z.strictObject({ priceEur, seenAt: isoTime }).nullable(),
});

const { id } = laptopRecordSchema.shape;
const learntGtinSchema = z.strictObject({ gtin: z.string().regex(/^\d{8,14}$/), shop: shopName });

const byLaptop = <T extends z.ZodType>(values: T) => z.record(id, z.array(values));

const snapshotSchema = z
  .strictObject({
    version: z.literal(1),
    refreshedAt: isoTime,
    records: z.array(laptopRecordSchema).min(1),
    offers: byLaptop(offerSchema),
    history: byLaptop(z.tuple([z.iso.date(), priceEur])),
    unconfirmed: z.record(id, z.strictObject({ priceEur, seenAt: isoTime, usualEur: priceEur.nullable() })).optional(),
    gone: z.array(goneRecordSchema).optional(),
    added: z.record(id, z.strictObject({ seller: z.string().min(1), at: isoTime })).optional(),
    identifiers: byLaptop(learntGtinSchema),
  })
  .superRefine(({ records, offers, history, identifiers, unconfirmed = {}, added = {} }, context) => {
    const ids = new Set(records.map((record) => record.id));
    if (ids.size < records.length)
      context.addIssue({ code: 'custom', message: 'an id occurs twice', path: ['records'] });
    for (const [path, values] of Object.entries({ offers, history, identifiers, unconfirmed, added })) {
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
