import { type Mapping, parseMapping } from '../import/mapping.ts';
import { rowToRecord } from '../import/row-to-record.ts';
import { BRANDS } from '../reading/parse-words.ts';
import { RowError } from '../import/shop-row.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import type { FeedOffer } from './feed-offer.ts';
import type { OfferFacts } from '../reading/offer-facts.ts';
import { schemeOf } from '../reading/part-number.ts';

const COLUMNS = [
  'brand',
  'partNumber',
  'cpu',
  'gpu',
  'ramGb',
  'storageGb',
  'screenInches',
  'os',
  'priceEur',
  'model',
] as const;

/** A mapping for the importer, whose cells are filled from the offer's facts. */
const MAPPING: Mapping = parseMapping(
  {
    columns: Object.fromEntries(COLUMNS.map((column) => [column, column])),
    emptyGpuMeansIntegrated: true,
  },
  'feeds',
);

/** @returns the required facts that the offer lacks */
function missingFacts({ brand, model, cpu, gpu, ramGb, storageGb, inches }: OfferFacts): string[] {
  const known = {
    brand: brand !== null && BRANDS.some((name) => name === brand),
    model: model !== null,
    processor: cpu?.precision === 'exact',
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
  const partNumber = makersNumber(facts.partNumbers) ?? '';
  const integrated = facts.brand === 'Apple' ? `GPU ${facts.cpu?.name ?? ''}` : '';
  const cells: Readonly<Record<(typeof COLUMNS)[number], string>> = {
    brand: facts.brand ?? '',
    model: facts.model ?? '',
    partNumber,
    cpu: facts.cpu?.name ?? '',
    gpu: facts.gpu === null || facts.gpu === 'integrated' ? integrated : facts.gpu,
    ramGb: String(facts.ramGb),
    storageGb: String(facts.storageGb),
    screenInches: String(facts.inches),
    // «none» means unknown in the importer's cells.
    os: facts.os === 'none' ? 'FreeDOS' : (facts.os ?? ''),
    priceEur: String(offer.priceEur),
  };
  const values = COLUMNS.map((column) => cells[column]);
  try {
    return rowToRecord(values, (row, column) => row[COLUMNS.findIndex((name) => name === column)] ?? '', MAPPING, day);
  } catch (error) {
    if (error instanceof RowError) return { problem: error.message };
    throw error;
  }
}
