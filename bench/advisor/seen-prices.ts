/** Earlier prices of laptops in Spanish shops, beside the newest one in each record; how prices move is fitted to them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { type LaptopRecord, laptopRecordSchema } from '#catalogue/laptop-record.ts';

const SEEN_PRICES_FILE = join(import.meta.dirname, '../../catalogue/seen-prices.csv');

const seenPriceSchema = z.strictObject({
  /** Id of a record. */
  laptop: z.string().min(1),
  date: z.iso.date(),
  priceEur: z.coerce.number().pipe(laptopRecordSchema.shape.priceEur),
  /** Empty if it was not noted. */
  shop: z.string(),
});
type SeenPrice = z.infer<typeof seenPriceSchema>;

/** @throws if a row is invalid */
export const readSeenPrices = (text: string = readFileSync(SEEN_PRICES_FILE, 'utf8')): SeenPrice[] =>
  z.array(seenPriceSchema).parse(parse(text, { columns: true }));

const ISO_DAY_LENGTH = 10;

/** @returns the Spanish prices of each laptop with more than one, by day, the record's own included */
export function priceSeries(
  records: readonly LaptopRecord[],
  seen: readonly SeenPrice[],
): Map<LaptopRecord, ReadonlyMap<string, number>> {
  const byLaptop = Map.groupBy(seen, ({ laptop }) => laptop);
  return new Map(
    records.flatMap((record): [LaptopRecord, Map<string, number>][] => {
      const earlier = byLaptop.get(record.id);
      if (!earlier) return [];
      const { priceBasis, priceDate, priceEur } = record;
      const own: [string, number][] =
        priceBasis === 'listed-es' && priceDate.length === ISO_DAY_LENGTH ? [[priceDate, priceEur]] : [];
      const days = [...earlier.map((one): [string, number] => [one.date, one.priceEur]), ...own];
      return [[record, new Map(days.toSorted(([one], [other]) => (one < other ? -1 : 1)))]];
    }),
  );
}
