import type { LaptopRecord } from '../laptop-record.ts';
import { keyboardFact } from '../derive/keyboard.ts';
import { namesForeignKeyboard } from '../reading/keyboard-words.ts';
import { findKnown, KnownLaptops } from '../reading/known-laptops.ts';
import type { OfferFacts } from '../reading/compare-facts.ts';
import { readOfferFacts } from '../reading/offer-facts.ts';
import type { FeedOffer } from './feed-offer.ts';
import { offeredRecord } from './offered-record.ts';

interface MatchingRules {
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
interface Outcome {
  readonly record: LaptopRecord | null;
  readonly isNew?: true;
  readonly why: string;
}

const none = (why: string): Outcome => ({ record: null, why });

function create(offer: FeedOffer, facts: OfferFacts, laptops: KnownLaptops, day: string): Outcome {
  const record = offeredRecord(offer, facts, day);
  if ('problem' in record) return none(`a new laptop, ${record.problem}`);
  if (laptops.has(record.id)) return none('a new laptop with the id of a known one');
  return { record, isNew: true, why: 'new' };
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
    return none(`no graphics are called ${named}`);
  if (facts.contradictions.length > 0) return none(`it contradicts itself in ${facts.contradictions.join(', ')}`);
  return findKnown(facts, laptops) ?? create(offer, facts, laptops, day);
}

/**
 * Matches each offer to a laptop. One of an unknown laptop becomes a record if it has all required facts; the rest is
 * refused, each row alone. Pure.
 */
export function matchOffers(
  offers: readonly FeedOffer[],
  records: readonly LaptopRecord[],
  { day, faultOf }: MatchingRules,
): Matching {
  const laptops = new KnownLaptops(records);
  const sightings: { offer: FeedOffer; laptop: string }[] = [];
  const created: LaptopRecord[] = [];
  const refused: RefusedOffer[] = [];
  for (const offer of offers) {
    const { record, isNew, why } = match(offer, laptops, day);
    const fault = record ? (keyboardFault(offer, record) ?? faultOf(offer, record)) : why;
    if (!record || fault !== null) {
      refused.push({ offer, why: fault ?? why });
      continue;
    }
    // The next offer of the same laptop finds it.
    if (isNew) laptops.add(record);
    if (isNew) created.push(record);
    sightings.push({ offer, laptop: record.id });
  }
  return { sightings, created, refused };
}
