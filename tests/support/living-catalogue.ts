/** The project's laptops as a catalogue that follows shops: each with two current offers and half a year of prices. */
import { deriveLaptops } from '#catalogue/derive/derive.ts';
import type { Catalogue } from '#catalogue/laptop.ts';
import type { LaptopRecord } from '#catalogue/laptop-record.ts';
import type { Offer, PricePoint } from '#catalogue/offer.ts';
import { EMBEDDED } from './snapshots.ts';

const DAY_MS = 24 * 60 * 60_000;

const offersOf = ({ id, priceEur }: LaptopRecord, seenAt: string): Offer[] => [
  { shop: 'PcComponentes', priceEur, link: `https://www.pccomponentes.com/${id}`, seenAt, available: true },
  { shop: 'Coolmod', priceEur: priceEur + 20, link: `https://www.coolmod.com/${id}`, seenAt, available: true },
];

/** Once 100 € dearer, once 50 € cheaper, and the current price for ten days. */
const historyOf = ({ priceEur }: LaptopRecord, now: number): PricePoint[] =>
  [
    { ago: 180, price: priceEur + 100 },
    { ago: 60, price: priceEur - 50 },
    { ago: 40, price: priceEur + 100 },
    { ago: 10, price: priceEur },
  ].map(({ ago, price }) => [new Date(now - ago * DAY_MS).toISOString().slice(0, 10), price]);

export function livingCatalogue(): Catalogue {
  const seen = Date.now();
  const seenAt = new Date(seen).toISOString();
  const date = seenAt.slice(0, 10);
  const records = EMBEDDED.map((record) =>
    Object.assign({}, record, { priceDate: date, priceBasis: 'listed-es' } as const),
  );
  const byId = <T>(of: (record: LaptopRecord) => T) => Object.fromEntries(records.map((one) => [one.id, of(one)]));
  const live = { offers: byId((one) => offersOf(one, seenAt)), history: byId((one) => historyOf(one, seen)) };
  return { laptops: deriveLaptops(records, [], live), date };
}
