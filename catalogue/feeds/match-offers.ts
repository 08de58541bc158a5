import type { LaptopRecord } from '../laptop.ts';
import {
  type ComparedRecord,
  conflictsOf,
  modelKeysIn,
  modelKeysOf,
  SURE_FROM,
  titleConfidence,
  toCompared,
} from './compare-facts.ts';
import type { FeedOffer } from './feed-offer.ts';
import { type GtinClaim, learnGtins } from './learnt-gtins.ts';
import type { KnownOffers, MatchedOffer, Matching, UnsureOffer } from './matching.ts';
import { newRecord } from './new-record.ts';
import { type OfferFacts, readOfferFacts } from './offer-facts.ts';
import { plainPartNumber } from './part-number.ts';

/** Shorter words are too ambiguous to be part numbers. */
const PART_NUMBER_MIN_LENGTH = 7;
const MAX_CANDIDATES = 5;

/** Precision of each kind of match, counted on the labelled offers of the tests. */
const CONFIDENCE = { decision: 1, gtin: 0.99, partNumber: 0.99 } as const;

type Outcome =
  | { laptop: string; by: MatchedOffer['by']; confidence: number }
  | { record: LaptopRecord }
  | { why: string; laptops: readonly string[] };

class Laptops {
  private readonly byId = new Map<string, ComparedRecord>();
  private readonly byPartNumber = new Map<string, ComparedRecord>();
  private readonly byModel = new Map<string, ComparedRecord[]>();
  private readonly byGtin = new Map<string, string>();
  /** GTINs of offers that contradict the laptop known by them, with the offer's shop. */
  readonly contradicted = new Map<string, string>();

  constructor(
    records: readonly LaptopRecord[],
    { identifiers, orderCodes = [] }: Pick<KnownOffers, 'identifiers' | 'orderCodes'>,
  ) {
    for (const record of records) this.add(record);
    for (const { laptop, code } of orderCodes) {
      const named = this.byId.get(laptop);
      if (named) this.byPartNumber.set(`${named.record.brand} ${plainPartNumber(code)}`, named);
    }
    for (const [laptop, gtins] of Object.entries(identifiers)) {
      for (const { gtin } of gtins) this.byGtin.set(gtin, laptop);
    }
  }

  add(record: LaptopRecord): void {
    const compared = toCompared(record);
    this.byId.set(record.id, compared);
    if (record.partNumber !== null) {
      this.byPartNumber.set(`${record.brand} ${plainPartNumber(record.partNumber)}`, compared);
    }
    for (const model of modelKeysOf(compared)) {
      const key = `${record.brand} ${model}`;
      const siblings = this.byModel.get(key);
      if (siblings) siblings.push(compared);
      else this.byModel.set(key, [compared]);
    }
  }

  has(laptop: string): boolean {
    return this.byId.has(laptop);
  }

  /** The laptop known by the offer's GTIN, unless the offer contradicts it. */
  ofGtin({ gtin, shop }: FeedOffer, facts: OfferFacts): ComparedRecord | null {
    const found = gtin === null ? undefined : this.byId.get(this.byGtin.get(gtin) ?? '');
    if (gtin === null || !found) return null;
    if (conflictsOf(found, facts).length === 0) return found;
    this.contradicted.set(gtin, shop);
    return null;
  }

  /** The laptops with a part number named in the offer. */
  ofPartNumbers({ brand, codes, partNumbers }: OfferFacts): ComparedRecord[] {
    const words = [...partNumbers.map(plainPartNumber), ...codes].filter(
      (word) => word.length >= PART_NUMBER_MIN_LENGTH,
    );
    return [...new Set(words.flatMap((word) => this.byPartNumber.get(`${brand} ${word}`) ?? []))];
  }

  ofTitle(facts: OfferFacts): { laptop: string; confidence: number }[] {
    const siblings = modelKeysIn(facts).flatMap((model) => this.byModel.get(`${facts.brand} ${model}`) ?? []);
    return [...new Set(siblings)]
      .flatMap((compared) => {
        const confidence = titleConfidence(compared, facts);
        return confidence === null ? [] : [{ laptop: compared.record.id, confidence }];
      })
      .toSorted((one, other) => other.confidence - one.confidence);
  }
}

const idsOf = (found: readonly ComparedRecord[]): string[] =>
  found.map(({ record }) => record.id).slice(0, MAX_CANDIDATES);

/** A part number takes precedence over a GTIN, because it comes from the maker and not from some shop's offer. */
function byNumbers(offer: FeedOffer, facts: OfferFacts, laptops: Laptops): Outcome | null {
  const byPart = laptops.ofPartNumbers(facts);
  const [named, another] = byPart;
  const conflicts = named ? conflictsOf(named, facts) : [];
  if (named && !another && conflicts.length === 0) {
    return { laptop: named.record.id, by: 'part number', confidence: CONFIDENCE.partNumber };
  }
  const byGtin = laptops.ofGtin(offer, facts);
  const found = [...new Set([...(byGtin ? [byGtin] : []), ...byPart])];
  if (found.length > 1) return { why: 'its part numbers belong to several laptops', laptops: idsOf(found) };
  if (byGtin) return { laptop: byGtin.record.id, by: 'gtin', confidence: CONFIDENCE.gtin };
  if (!named) return null;
  return { why: `its part number belongs to a laptop with another ${conflicts.join(', ')}`, laptops: idsOf(found) };
}

function byTitle(facts: OfferFacts, laptops: Laptops): Outcome | null {
  const found = laptops.ofTitle(facts);
  const [best, second] = found;
  if (!best) return null;
  const ids = found.map(({ laptop }) => laptop).slice(0, MAX_CANDIDATES);
  if (best.confidence < SURE_FROM) return { why: 'its title is ambiguous', laptops: ids };
  if (second && second.confidence >= SURE_FROM) return { why: 'its title fits several laptops', laptops: ids };
  return { ...best, by: 'title' };
}

function create(offer: FeedOffer, facts: OfferFacts, laptops: Laptops, day: string): Outcome {
  const record = newRecord(offer, facts, day);
  if ('problem' in record) return { why: `a new laptop, ${record.problem}`, laptops: [] };
  return laptops.has(record.id) ? { why: 'a new laptop with the id of a known one', laptops: [record.id] } : { record };
}

function place(
  offer: FeedOffer,
  facts: OfferFacts,
  laptops: Laptops,
  decided: string | undefined,
  day: string,
): Outcome {
  if (decided !== undefined && decided !== 'new') {
    return laptops.has(decided)
      ? { laptop: decided, by: 'decision', confidence: CONFIDENCE.decision }
      : { why: `decided for ${decided}, which has left the catalogue`, laptops: [] };
  }
  if (decided === 'new') return create(offer, facts, laptops, day);
  if (facts.contradictions.length > 0) {
    const ids = [...idsOf(laptops.ofPartNumbers(facts)), ...laptops.ofTitle(facts).map(({ laptop }) => laptop)];
    return {
      why: `it contradicts itself in ${facts.contradictions.join(', ')}`,
      laptops: ids.slice(0, MAX_CANDIDATES),
    };
  }
  return byNumbers(offer, facts, laptops) ?? byTitle(facts, laptops) ?? create(offer, facts, laptops, day);
}

/** Identifies an offer across refreshes by shop and id. */
export const offerKey = ({ shop, sku }: { readonly shop: string; readonly sku: string }): string =>
  JSON.stringify([shop, sku]);

function claimOf({ gtin, shop }: FeedOffer, laptop: string, teaches: boolean): GtinClaim[] {
  return gtin === null ? [] : [{ gtin, shop, laptop, teaches }];
}

/**
 * Matches each offer to a laptop: by a person's decision, part number, learnt GTIN, then title and details. Memory,
 * storage, processor and graphics must agree if both sides have them. An offer of an unknown laptop becomes a record
 * if it has all required facts; the rest is left for a person. Pure.
 */
export function matchOffers(
  offers: readonly FeedOffer[],
  records: readonly LaptopRecord[],
  { decisions, identifiers, orderCodes, day }: KnownOffers,
): Matching {
  const laptops = new Laptops(records, { identifiers, orderCodes });
  const decided = new Map(decisions.map((decision): [string, string] => [offerKey(decision), decision.laptop]));
  const applied: MatchedOffer[] = [];
  const created: { record: LaptopRecord; offer: FeedOffer }[] = [];
  const unsure: UnsureOffer[] = [];
  for (const offer of offers) {
    const decision = decided.get(offerKey(offer));
    if (decision !== 'never') {
      const outcome = place(offer, readOfferFacts(offer), laptops, decision, day);
      if ('record' in outcome) {
        laptops.add(outcome.record);
        created.push({ record: outcome.record, offer });
      } else if ('why' in outcome) unsure.push({ offer, ...outcome });
      else applied.push({ offer, ...outcome });
    }
  }
  const claims = [
    ...applied.flatMap(({ offer, laptop, by }) => claimOf(offer, laptop, by === 'part number' || by === 'decision')),
    ...created.flatMap(({ offer, record }) => claimOf(offer, record.id, false)),
  ];
  return { applied, created, unsure, ...learnGtins(identifiers, claims, laptops.contradicted) };
}
