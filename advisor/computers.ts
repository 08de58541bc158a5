/** Laptops as an answer carries them. */
import type { Computer, LaptopSheet } from '../contract/computer.ts';
import type { Confidence } from '../contract/confidence.ts';
import type { Facts } from '../contract/facts.ts';
import { batteryHoursError } from '../catalogue/derive/battery-hours.ts';
import { buyLink, type Marketplace } from '../catalogue/derive/buy-link.ts';
import { likelyRange } from '../catalogue/derive/cost.ts';
import { describePriceBasis } from '../catalogue/derive/describe.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { offersOf, photoOf, type Shops } from './offers.ts';
import { priceHistoryOf } from './price-history.ts';
import { comparedCriteria } from './target.ts';
import type { Subject } from './words/assessments.ts';
import { advantageOf, betterThan } from './words/advantages.ts';
import { changesAgainst } from './words/changes.ts';
import { SHORT_ADVANTAGE, shortFit } from './words/caution.ts';
import { extremePhrases, extremesOf, onlyKnown } from './words/extremes.ts';
import { fitOf } from './words/fit.ts';
import { prosAndCons } from './words/pros-cons.ts';
import { specsOf } from './words/specs.ts';

function priceKindOf({ cost }: Laptop): Facts['priceKind'] {
  if (cost.doubtful) return 'doubtful';
  return cost.exact ? 'seen' : 'estimated';
}

export const factsOf = (laptop: Laptop): Facts => ({
  brand: laptop.brand,
  model: laptop.model,
  cpu: laptop.cpu,
  cpuFamily: laptop.cpuFamily,
  gpu: laptop.gpu,
  gpuSeries: laptop.gpuSeries,
  ramGb: laptop.ramGb,
  storageGb: laptop.storageGb,
  screenInches: laptop.screenInches,
  resolution: laptop.resolution,
  refreshHz: laptop.refreshHz,
  weightKg: laptop.weightKg,
  batteryWh: laptop.batteryWh,
  batteryHours: laptop.batteryHours,
  batteryHoursError: batteryHoursError(laptop),
  keyboard: laptop.keyboard,
  os: laptop.os,
  year: laptop.year,
  seenPrice: laptop.cost.seenEur,
  priceDate: laptop.priceDate,
  priceBasis: describePriceBasis(laptop.priceBasis),
  priceKind: priceKindOf(laptop),
  priceRange: likelyRange(laptop.priceEur, laptop.cost.spread),
  licence: laptop.cost.licenceEur,
});

/** A rating only if a shop shows one; estimates only where they could be made. */
const attributesOf = ({ rating, silence, build }: Laptop): LaptopSheet['attributes'] => [
  ...(rating === null
    ? []
    : [
        { key: 'Valoracion', value: rating.stars },
        { key: 'Reviews', value: rating.count },
      ]),
  ...(silence === null ? [] : [{ key: 'Silencio estimado (0–100)', value: silence }]),
  ...(build === null ? [] : [{ key: 'Construcción estimada (0–100)', value: build }]),
];

/** What an answer says of a laptop besides its own figures. */
export interface ShopSettings {
  marketplace: Marketplace;
  shops: Shops;
  /** Milliseconds since 1970. */
  now: () => number;
}

export function sheetOf(laptop: Laptop, { marketplace, shops, now }: ShopSettings): LaptopSheet {
  const offers = offersOf(laptop, shops, now());
  return {
    id: laptop.id,
    name: laptop.name,
    image: laptop.image ?? `/illustrations/${laptop.formFactor}.svg`,
    photo: photoOf(laptop, shops, now()),
    price: laptop.priceEur,
    specs: specsOf(laptop),
    attributes: attributesOf(laptop),
    link: buyLink(laptop, marketplace),
    facts: factsOf(laptop),
    offers,
    // Without one nobody knows the price of today.
    priceHistory: offers.length > 0 ? priceHistoryOf(laptop.history, laptop.priceEur, now()) : null,
  };
}

/** In what it is the most, else what is known of it alone, else what it has more of than one of the others. */
function gainsOfBest({ laptop, others, answers, needs }: Subject): string[] {
  const criteria = comparedCriteria(needs);
  const most = extremePhrases(extremesOf(laptop, others, criteria, needs), 'most', laptop, others);
  if (most.length > 0) return most;
  const known = onlyKnown(laptop, others, criteria);
  if (known !== null) return [known];
  return others.flatMap(
    (other, index) => betterThan(changesAgainst(other, laptop, criteria, { answers, needs }), index + 2) ?? [],
  );
}

type Comparison = Pick<Computer, 'verdict' | 'advantage' | 'gains' | 'losses'>;

function comparisonOf(subject: Subject): Comparison {
  const { laptop, best, others, needs, changes, verdict, isCapable, population } = subject;
  if (laptop.id === best.id) {
    const extremes = extremesOf(laptop, others, comparedCriteria(needs), needs);
    const losses = extremePhrases(extremes, 'least', laptop, others);
    return { verdict: verdict.text, advantage: '', gains: gainsOfBest(subject), losses };
  }
  const fallsShort = !isCapable && population.isCapable;
  return {
    verdict: verdict.text,
    advantage: fallsShort ? SHORT_ADVANTAGE : advantageOf(changes),
    gains: changes.filter(({ gain }) => gain > 0).map(({ text }) => text),
    losses: changes.filter(({ gain }) => gain < 0).map(({ text }) => text),
  };
}

/**
 * @param subjects one for each card, in their order
 * @returns the computers with the keys in the order of the contract, as the API sends them
 */
export const computersFor = (
  subjects: readonly Subject[],
  shopSettings: ShopSettings,
  confidences: readonly Confidence[] = [],
): Computer[] =>
  subjects.map((subject, position) => {
    const { pros, cons, further } = prosAndCons(subject);
    return {
      ...sheetOf(subject.laptop, shopSettings),
      pros,
      cons,
      role: subject.role,
      confidence: confidences[position] ?? null,
      fit: subject.isCapable ? fitOf(subject) : shortFit(subject),
      ...comparisonOf(subject),
      further,
    };
  });
