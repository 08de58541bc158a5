/** The immutable catalogue of one moment: the embedded file combined with the shops' feeds. */
import * as z from 'zod';
import { laptopRecordSchema } from '../laptop-record.ts';
import { validated } from '../errors.ts';
import { parseJson } from '../files.ts';

const isoTime = z.iso.datetime();
const { id, priceEur } = laptopRecordSchema.shape;

const offerSchema = z.object({
  shop: z.string().min(1).max(40),
  priceEur,
  available: z.boolean(),
  link: z.url({ protocol: /^https$/ }),
  seenAt: isoTime,
});

const byLaptop = <T extends z.ZodType>(values: T) => z.record(id, z.array(values).readonly());

/** Unknown fields are ignored: other versions write more. */
const snapshotSchema = z.object({
  /** Of the format. */
  version: z.literal(1),
  refreshedAt: isoTime,
  /** With the price of the cheapest available offer, or else the last known one; sorted by id. */
  records: z.array(z.object(laptopRecordSchema.shape)).min(1).readonly(),
  offers: byLaptop(offerSchema),
  history: byLaptop(z.tuple([z.iso.date(), priceEur]).readonly()),
  /** What each feed held when it was last taken, by its name. */
  feeds: z.record(z.string(), z.array(z.tuple([z.string(), priceEur]).readonly()).readonly()),
});

export type Snapshot = Readonly<z.infer<typeof snapshotSchema>>;

/**
 * @param source file name for messages
 * @throws CatalogueError naming the first invalid field
 */
export const parseSnapshot = (text: string, source: string): Snapshot =>
  validated(snapshotSchema, parseJson(text, source), source);
