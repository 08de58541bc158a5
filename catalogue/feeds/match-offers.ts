import type { OrderCode } from '../laptop.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import { keyboardFact } from '../derive/keyboard.ts';
import { conflictsOf, SURE_FROM } from '../reading/compare-facts.ts';
import { namesForeignKeyboard } from '../reading/keyboard-words.ts';
import { KnownLaptops } from '../reading/known-laptops.ts';
import { type OfferFacts, readOfferFacts } from '../reading/offer-facts.ts';
import type { FeedOffer } from './feed-offer.ts';
import { newRecord } from './new-record.ts';

interface MatchingRules {
  /** They count as part numbers. */
  readonly orderCodes?: readonly OrderCode[] | undefined;
  /** ISO day of the new prices. */
  readonly day: string;
  /** The reason against an offer of a laptop; `null` if there is none. */
  readonly faultOf: (offer: FeedOffer, record: LaptopRecord) => string | null;
}

export interface RefusedOffer {
  readonly offer: FeedOffer;
  readonly why: string;
}

interface Matching {
  /** Offers with the ids of their laptops, new ones included. */
  readonly sightings: readonly { readonly offer: FeedOffer; readonly laptop: string }[];
  /** New laptops. */
  readonly created: readonly LaptopRecord[];
  readonly refused: readonly RefusedOffer[];
}

/** A laptop, new or not, or why there is none. */
type Outcome = { record: LaptopRecord; isNew: boolean } | { why: string };

/** `null` if no laptop has the offer's part numbers. */
function byPartNumber(facts: OfferFacts, laptops: KnownLaptops): Outcome | null {
  const [named, another] = laptops.ofPartNumbers(facts);
  if (another) return { why: 'its part numbers belong to several laptops' };
  if (!named) return null;
  const conflicts = conflictsOf(named, facts);
  if (conflicts.length === 0) return { record: named.record, isNew: false };
  return { why: `its part number belongs to a laptop with another ${conflicts.join(', ')}` };
}

/** `null` if no laptop has a title like the offer's. */
function byTitle(facts: OfferFacts, laptops: KnownLaptops): Outcome | null {
  const [best, second] = laptops.ofTitle(facts);
  const found = best && laptops.get(best.laptop);
  if (!found) return null;
  if (best.confidence < SURE_FROM) return { why: 'its title is ambiguous' };
  if (second && second.confidence >= SURE_FROM) return { why: 'its title fits several laptops' };
  return { record: found.record, isNew: false };
}

function create(offer: FeedOffer, facts: OfferFacts, laptops: KnownLaptops, day: string): Outcome {
  const record = newRecord(offer, facts, day);
  if ('problem' in record) return { why: `a new laptop, ${record.problem}` };
  return laptops.get(record.id) ? { why: 'a new laptop with the id of a known one' } : { record, isNew: true };
}

/** The part number's country would be said of it: «teclado español». */
const keyboardFault = ({ title }: FeedOffer, record: LaptopRecord): string | null =>
  namesForeignKeyboard(title) && keyboardFact(record)?.value !== 'other'
    ? "its title names another country's keyboard, which the laptop has not"
    : null;

const DEDICATED = /\b(?:rtx|gtx|rx)[\s-]?\d{3,4}/i;

function match(offer: FeedOffer, laptops: KnownLaptops, day: string): Outcome {
  const facts = readOfferFacts(offer);
  const [named] = DEDICATED.exec(offer.title) ?? [];
  if (named !== undefined && (facts.gpu === null || facts.gpu === 'integrated'))
    return { why: `no graphics are called ${named}` };
  if (facts.contradictions.length > 0) return { why: `it contradicts itself in ${facts.contradictions.join(', ')}` };
  return byPartNumber(facts, laptops) ?? byTitle(facts, laptops) ?? create(offer, facts, laptops, day);
}

/**
 * Matches each offer to a laptop by part number, then by title and details. Memory, storage, processor and graphics
 * must agree if both sides have them. An offer of an unknown laptop becomes a record if it has all required facts; the
 * rest is refused, each row alone. Pure.
 */
export function matchOffers(
  offers: readonly FeedOffer[],
  records: readonly LaptopRecord[],
  { orderCodes, day, faultOf }: MatchingRules,
): Matching {
  const laptops = new KnownLaptops(records, orderCodes);
  const sightings: { offer: FeedOffer; laptop: string }[] = [];
  const created: LaptopRecord[] = [];
  const refused: RefusedOffer[] = [];
  for (const offer of offers) {
    const outcome = match(offer, laptops, day);
    const why =
      'why' in outcome ? outcome.why : (keyboardFault(offer, outcome.record) ?? faultOf(offer, outcome.record));
    if (why !== null) {
      refused.push({ offer, why });
    } else if ('record' in outcome) {
      const { record, isNew } = outcome;
      // The next offer of the same laptop finds it.
      if (isNew) laptops.add(record);
      if (isNew) created.push(record);
      sightings.push({ offer, laptop: record.id });
    }
  }
  return { sightings, created, refused };
}
