import { newRecord } from '../derive/new-record.ts';
import { recordId } from '../derive/record-id.ts';
import { BRANDS, spellModel } from '../reading/parse-words.ts';
import { type LaptopRecord, laptopRecordSchema } from '../laptop-record.ts';
import type { FeedOffer } from './feed-offer.ts';
import type { OfferFacts } from '../reading/compare-facts.ts';
import { schemeOf } from '../reading/part-number.ts';

/** @returns the required facts that the offer lacks */
function missingFacts({ brand, model, cpu, gpu, ramGb, storageGb, inches }: OfferFacts): string[] {
  const known = {
    brand: brand !== null && BRANDS.includes(brand),
    model: model !== null,
    'a known processor': cpu?.precision === 'exact',
    graphics: (gpu !== null && gpu !== 'integrated') || (cpu?.igpu ?? null) !== null,
    memory: ramGb !== null,
    storage: storageGb !== null,
    inches: inches !== null,
  };
  return Object.entries(known).flatMap(([name, isKnown]) => (isKnown ? [] : [name]));
}

/** The part number that identifies the laptop best: HP's «15-fc0237ns» before «8F001EA». */
const makersNumber = (words: readonly string[]): string | undefined =>
  words
    .filter((word) => schemeOf(word) !== null)
    .toSorted((one, other) => (schemeOf(one) ?? 0) - (schemeOf(other) ?? 0))[0];

/**
 * Creates a record from an offer with complete facts.
 * @param day ISO day of its price
 * @returns a short reason if the facts cannot describe a laptop: which one is missing or out of range
 */
export function offeredRecord(offer: FeedOffer, facts: OfferFacts, day: string): LaptopRecord | { problem: string } {
  const missing = missingFacts(facts);
  if (missing.length > 0) return { problem: `without ${missing.join(', ')}` };
  const { brand, model, cpu, ramGb, storageGb, inches, os } = facts;
  const named = facts.gpu === 'integrated' ? null : facts.gpu;
  const record = newRecord({
    id: '',
    brand: brand ?? '',
    model: spellModel(model ?? ''),
    partNumber: makersNumber(facts.partNumbers) ?? null,
    cpu: cpu?.name ?? null,
    gpu: brand === 'Apple' ? `GPU ${cpu?.name}` : named,
    ramGb,
    storageGb,
    screenInches: inches,
    os,
    priceEur: offer.priceEur,
    priceDate: day,
    priceShop: offer.shop,
  });
  const parsed = laptopRecordSchema.safeParse({ ...record, id: recordId(record) });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return { problem: `${issue?.path.join('.')}: ${issue?.message}` };
}
