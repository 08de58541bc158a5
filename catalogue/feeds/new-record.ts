import { formFactorOf } from '../derive/form-factor.ts';
import { integratedGraphics, matchCpu, matchGpu, modelYearOf } from '../derive/match-chip.ts';
import { recordId } from '../derive/record-id.ts';
import { BRANDS, spellModel } from '../reading/parse-words.ts';
import { type LaptopRecord, laptopRecordSchema } from '../laptop-record.ts';
import type { FeedOffer } from './feed-offer.ts';
import type { OfferFacts } from '../reading/offer-facts.ts';
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

/** The part number that identifies the laptop best: HP's «15-fc0237ns» before «8F001EA», warehouse numbers last. */
const makersNumber = (words: readonly string[]): string | undefined =>
  words
    .filter((word) => schemeOf(word) !== null)
    .toSorted((one, other) => (schemeOf(one) ?? 0) - (schemeOf(other) ?? 0))[0];

/** Created once, because the library compiles a schema at its first use. */
const withoutId = laptopRecordSchema.omit({ id: true });
const UNKNOWN = Object.fromEntries(withoutId.keyof().options.map((field) => [field, null]));

/**
 * Creates a record from an offer with complete facts.
 * @param day ISO day of its price
 * @returns a short reason if the facts cannot describe a laptop: which one is missing or out of range
 */
export function newRecord(offer: FeedOffer, facts: OfferFacts, day: string): LaptopRecord | { problem: string } {
  const missing = missingFacts(facts);
  if (missing.length > 0) return { problem: `without ${missing.join(', ')}` };
  const { brand, model, cpu, ramGb, storageGb, inches: screenInches, os } = facts;
  const chip = cpu?.name ?? '';
  const integrated = brand === 'Apple' ? `GPU ${chip}` : integratedGraphics(chip, cpu);
  const gpu = facts.gpu === null || facts.gpu === 'integrated' ? integrated : facts.gpu;
  const matchedCpu = matchCpu(chip);
  const matchedGpu = gpu === null ? null : matchGpu(gpu, matchedCpu);
  const spelled = model === null ? null : spellModel(model);
  const values: Readonly<Record<string, unknown>> = {
    ...UNKNOWN,
    brand,
    model: spelled,
    partNumber: makersNumber(facts.partNumbers) ?? null,
    cpu: cpu?.name ?? null,
    gpu,
    ramGb,
    storageGb,
    screenInches,
    os,
    formFactor: formFactorOf({ brand: brand ?? '', model: spelled ?? '', screenInches, weightKg: null }, matchedGpu),
    year: modelYearOf(matchedCpu, matchedGpu),
    priceEur: offer.priceEur,
    priceDate: day,
    priceBasis: 'listed-es',
    priceShop: offer.shop,
  };
  const parsed = withoutId.safeParse(values);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.') ?? '';
    return { problem: `${field}: ${values[field] === null ? 'is missing' : issue?.message}` };
  }
  const withId = laptopRecordSchema.safeParse({ id: recordId(parsed.data), ...parsed.data });
  return withId.success ? withId.data : { problem: 'model: contains no letter or digit' };
}
