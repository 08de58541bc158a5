import { completeRecord } from '../derive/complete-record.ts';
import { integratedGraphics } from '../derive/match-chip.ts';
import { BRANDS, spellModel } from '../reading/parse-words.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import type { FeedOffer } from './feed-offer.ts';
import type { OfferFacts } from '../reading/offer-facts.ts';
import { schemeOf } from '../reading/part-number.ts';

/** @returns the required facts that the offer lacks */
function missingFacts({ brand, model, cpu, gpu, ramGb, storageGb, inches }: OfferFacts): string[] {
  const known = {
    brand: brand !== null && BRANDS.some((name) => name === brand),
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

/**
 * Creates a record from an offer with complete facts.
 * @param day ISO day of its price
 * @returns a short reason if the facts cannot describe a laptop
 */
export function newRecord(offer: FeedOffer, facts: OfferFacts, day: string): LaptopRecord | { problem: string } {
  const missing = missingFacts(facts);
  if (missing.length > 0) return { problem: `without ${missing.join(', ')}` };
  const { brand, model, cpu, gpu, ramGb, storageGb, os } = facts;
  const chip = cpu?.name ?? '';
  const integrated = brand === 'Apple' ? `GPU ${chip}` : integratedGraphics(chip, cpu);
  return completeRecord({
    brand,
    model: model === null ? null : spellModel(model),
    partNumber: makersNumber(facts.partNumbers) ?? null,
    cpu: cpu?.name ?? null,
    gpu: gpu === null || gpu === 'integrated' ? integrated : gpu,
    ramGb,
    storageGb,
    screenInches: facts.inches,
    os,
    priceEur: offer.priceEur,
    priceDate: day,
    priceBasis: 'listed-es',
    priceShop: offer.shop,
    priceUrl: null,
  });
}
