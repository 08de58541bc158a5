import type { LaptopRecord } from '../laptop-record.ts';
import { conflictsOf, SURE_FROM } from '../reading/compare-facts.ts';
import type { ComparedRecord } from '../reading/compared-record.ts';
import { KnownLaptops } from '../reading/known-laptops.ts';
import { type OfferFacts, readOfferFacts } from '../reading/offer-facts.ts';
import type { Decision } from './decisions.ts';
import type { FeedOffer } from './feed-offer.ts';
import { type DroppedGtin, type GtinClaim, learnGtins, type LearntGtins } from './learnt-gtins.ts';
import { newRecord } from './new-record.ts';
import type { OrderCode } from '../laptop.ts';

/** The state before the offers are matched. */
export interface KnownOffers {
  readonly decisions: readonly Decision[];
  /** GTINs learnt from earlier offers. */
  readonly identifiers: LearntGtins;
  /** They count as part numbers. */
  readonly orderCodes?: readonly OrderCode[] | undefined;
  /** ISO day of the new prices. */
  readonly day: string;
}

interface MatchedOffer {
  readonly offer: FeedOffer;
  /** Id of an existing or created record. */
  readonly laptop: string;
  readonly by: 'decision' | 'gtin' | 'part number' | 'title';
}

export interface UnsureOffer {
  readonly offer: FeedOffer;
  readonly why: string;
  /** Ids of possible laptops, most likely first; at most five. */
  readonly laptops: readonly string[];
}

export interface Matching {
  readonly applied: readonly MatchedOffer[];
  /** New laptops, each with the offer that it was created from; its other offers are applied. */
  readonly created: readonly { readonly record: LaptopRecord; readonly offer: FeedOffer }[];
  readonly unsure: readonly UnsureOffer[];
  /** GTINs for the next refresh: known ones that still hold, and those that a part number or a person has matched. */
  readonly learnt: LearntGtins;
  /** Known GTINs that an offer contradicted. */
  readonly dropped: readonly DroppedGtin[];
}

const MAX_CANDIDATES = 5;

type Outcome =
  | Pick<MatchedOffer, 'laptop' | 'by'>
  | { record: LaptopRecord }
  | { why: string; laptops: readonly string[] };

/** The catalogue, searched by learnt GTIN as well. */
class Laptops extends KnownLaptops {
  private readonly byGtin = new Map<string, string>();
  /** GTINs of offers that contradict the laptop known by them, with the offer's shop. */
  readonly contradicted = new Map<string, string>();

  constructor(records: readonly LaptopRecord[], { identifiers, orderCodes }: KnownOffers) {
    super(records, orderCodes);
    for (const [laptop, gtins] of Object.entries(identifiers)) {
      for (const { gtin } of gtins) this.byGtin.set(gtin, laptop);
    }
  }

  /** The laptop known by the offer's GTIN, unless the offer contradicts it. */
  ofGtin({ gtin, shop }: FeedOffer, facts: OfferFacts): ComparedRecord | null {
    const found = gtin === null ? undefined : this.get(this.byGtin.get(gtin) ?? '');
    if (gtin === null || !found) return null;
    if (conflictsOf(found, facts).length === 0) return found;
    this.contradicted.set(gtin, shop);
    return null;
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
    return { laptop: named.record.id, by: 'part number' };
  }
  const byGtin = laptops.ofGtin(offer, facts);
  const found = [...new Set([...(byGtin ? [byGtin] : []), ...byPart])];
  if (found.length > 1) return { why: 'its part numbers belong to several laptops', laptops: idsOf(found) };
  if (byGtin) return { laptop: byGtin.record.id, by: 'gtin' };
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
  return { laptop: best.laptop, by: 'title' };
}

function create(offer: FeedOffer, facts: OfferFacts, laptops: Laptops, day: string): Outcome {
  const record = newRecord(offer, facts, day);
  if ('problem' in record) return { why: `a new laptop, ${record.problem}`, laptops: [] };
  return laptops.get(record.id) ? { why: 'a new laptop with the id of a known one', laptops: [record.id] } : { record };
}

function place(
  offer: FeedOffer,
  facts: OfferFacts,
  laptops: Laptops,
  decided: string | undefined,
  day: string,
): Outcome {
  if (decided !== undefined && decided !== 'new') {
    return laptops.get(decided)
      ? { laptop: decided, by: 'decision' }
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
  known: KnownOffers,
): Matching {
  const { decisions, identifiers, day } = known;
  const laptops = new Laptops(records, known);
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
