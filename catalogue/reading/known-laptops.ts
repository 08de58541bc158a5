import type { OrderCode } from '../laptop.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import { conflictsOf, looserConflicts, SURE_FROM, titleConfidence } from './compare-facts.ts';
import { type ComparedRecord, modelKeysIn, modelKeysOf, toCompared } from './compared-record.ts';
import type { OfferFacts } from './offer-facts.ts';
import { plainPartNumber } from './part-number.ts';

/** Shorter words are too ambiguous to be part numbers. */
const PART_NUMBER_MIN_LENGTH = 7;

/** The catalogue, searched by part number and by title. */
export class KnownLaptops {
  private readonly byId = new Map<string, ComparedRecord>();
  private readonly byPartNumber = new Map<string, ComparedRecord[]>();
  private readonly byModel = new Map<string, ComparedRecord[]>();

  constructor(records: readonly LaptopRecord[], orderCodes: readonly OrderCode[] = []) {
    for (const record of records) this.add(record);
    for (const { laptop, code } of orderCodes) {
      const named = this.byId.get(laptop);
      if (named) append(this.byPartNumber, plainPartNumber(code), named);
    }
  }

  add(record: LaptopRecord): void {
    const compared = toCompared(record);
    this.byId.set(record.id, compared);
    if (record.partNumber !== null) append(this.byPartNumber, plainPartNumber(record.partNumber), compared);
    for (const model of modelKeysOf(compared)) append(this.byModel, `${record.brand} ${model}`, compared);
  }

  get(laptop: string): ComparedRecord | undefined {
    return this.byId.get(laptop);
  }

  /** The laptops with a part number named in the offer; of its brand, if it names one. */
  ofPartNumbers({ brand, codes, partNumbers }: OfferFacts): ComparedRecord[] {
    const words = [...partNumbers.map(plainPartNumber), ...codes].filter(
      (word) => word.length >= PART_NUMBER_MIN_LENGTH,
    );
    const found = words.flatMap((word) => this.byPartNumber.get(word) ?? []);
    return [...new Set(found)].filter(({ record }) => brand === null || record.brand === brand);
  }

  /**
   * The laptops that the title may mean, likeliest first.
   * @param anyCountry see {@link titleConfidence}
   */
  ofTitle(facts: OfferFacts, anyCountry = false): { laptop: string; confidence: number }[] {
    const siblings = modelKeysIn(facts).flatMap((model) => this.byModel.get(`${facts.brand} ${model}`) ?? []);
    return [...new Set(siblings)]
      .flatMap((compared) => {
        const confidence = titleConfidence(compared, facts, anyCountry);
        return confidence === null ? [] : [{ laptop: compared.record.id, confidence }];
      })
      .toSorted((one, other) => other.confidence - one.confidence);
  }
}

/**
 * Matches facts to a laptop of the catalogue, by the same rules as feeds. Memory, storage, chips, screen and system may
 * not differ, even under the same part number.
 * @returns `why` explains the match, or why there is none
 */
export function findKnown(facts: OfferFacts, laptops: KnownLaptops): { id: string | null; why: string } {
  const byPart = laptops.ofPartNumbers(facts);
  const [named, another] = byPart;
  if (another) return { id: null, why: 'its part numbers belong to several laptops' };
  if (named) {
    const { id } = named.record;
    const conflicts = conflictsOf(named, facts);
    if (conflicts.length > 0) return { id: null, why: `${id} has its part number, but other ${conflicts.join(', ')}` };
    if (looserConflicts(named, facts, 'code')) return { id: null, why: `${id} has another screen or system` };
    return { id, why: 'part number' };
  }
  const [best, second] = laptops.ofTitle(facts, true);
  if (!best) return { id: null, why: 'no laptop of the catalogue agrees with it' };
  const sureness = `${best.laptop} with ${best.confidence.toFixed(2)}, sure from ${SURE_FROM}`;
  if (best.confidence < SURE_FROM) return { id: null, why: `the closest is ${sureness}` };
  if (second && second.confidence >= SURE_FROM) return { id: null, why: `it fits several, among them ${best.laptop}` };
  return { id: best.laptop, why: `title: ${sureness}` };
}

function append<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
