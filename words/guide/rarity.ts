/**
 * Features that few laptops within the budget have, features that nearly all have, and features that are more than
 * enough.
 */
import type { Purpose } from '../../contract/answers.ts';
import type { Reach } from '../../contract/pages/guide.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, goodness, measure } from '../../advisor/needs/attributes.ts';
import { NEEDS } from '../../advisor/needs/needs-table.ts';
import { ofWeight, reaches, reachOf, referenceFor } from './needs-at.ts';

/** Share of laptops that counts as few; the complement counts as nearly all. */
const FEW = 0.25;
const MOST = 0.75;

/** «Casi todos» requires a known figure for this share of the laptops. */
const NEARLY_ALL_KNOWN = 0.9;

/** «Es uno de ellos» requires a known figure for this share of the laptops. */
const MOST_KNOWN = 0.5;

/** Below this share of known figures the feature is not mentioned. */
const MIN_KNOWN = 1 / 3;

/** Without silence and build, which are our estimates and appear in no advertisement. */
const PHRASES: Readonly<Partial<Record<Attribute, (words: string) => string>>> = {
  cpu: (words) => `un procesador como el ${words}`,
  gpu: (words) => `una gráfica como la ${words}`,
  creation: (words) => `una gráfica como la ${words}`,
  ram: (words) => `${words} de memoria`,
  storage: (words) => `${words} de disco`,
  pixels: (words) => `una pantalla de ${words}`,
  refresh: (words) => `una pantalla de ${words}`,
  panel: (words) => `un panel ${words}`,
  weight: (words) => `${words} de peso`,
  battery: (words) => `${words} de autonomía`,
};

/** Names of figures that are more than enough. A panel has nothing above the best name. */
const EXCESSES: Readonly<Partial<Record<Attribute, (words: string) => string>>> = {
  cpu: (words) => `un procesador mejor que el ${words}`,
  gpu: (words) => `una gráfica mejor que la ${words}`,
  creation: (words) => `una gráfica mejor que la ${words}`,
  ram: (words) => `más de ${words} de memoria`,
  storage: (words) => `más de ${words} de disco`,
  pixels: (words) => `más de ${words}`,
  refresh: (words) => `más de ${words}`,
  weight: (words) => `menos de ${words}`,
  battery: (words) => `más de ${words} de autonomía`,
};

/** «Solo 2 de 187 llegan a …» */
const VERBS: Readonly<Partial<Record<Attribute, readonly [many: string, one: string]>>> = {
  panel: ['tienen', 'tiene'],
  weight: ['pesan', 'pesa'],
};

const exceeds =
  (attribute: Attribute, value: number) =>
  (own: number): boolean =>
    goodness(attribute, own) > goodness(attribute, value);

/** A feature's reach, and whether the winner has it. */
interface NamedReach extends Reach {
  attribute: Attribute;
  /** The figure alone: «hasta 1,4 kg». */
  limit: string;
  isMetBy: (laptop: Laptop) => boolean;
}

const byShare = (one: Reach, other: Reach): number => one.count / one.of - other.count / other.of;
const isRare = ({ count, of }: Reach): boolean => count < of * FEW;

function reachedBy(purpose: Purpose, laptops: readonly Laptop[]): NamedReach[] {
  return ofWeight(purpose).flatMap((attribute): NamedReach[] => {
    const good = referenceFor(attribute, NEEDS[purpose][attribute].triple[1]);
    const words = PHRASES[attribute];
    if (!good || !words) return [];
    const isMet = reaches(attribute, good.value);
    const reach = reachOf(laptops, attribute, isMet);
    const limit = attribute === 'weight' ? `hasta ${good.words}` : good.words;
    const isMetBy = (laptop: Laptop): boolean => {
      const own = measure(laptop, attribute);
      return own !== null && isMet(own);
    };
    return reach.of < laptops.length * MIN_KNOWN ? [] : [{ what: words(limit), ...reach, attribute, limit, isMetBy }];
  });
}

const plain = ({ what, count, of, isPartial }: NamedReach): Reach => ({ what, count, of, isPartial });

/** @returns of the features that are good for the use, those that few and those that nearly all laptops have */
export function rarity(purpose: Purpose, laptops: readonly Laptop[]): { rare: Reach[]; common: Reach[] } {
  const reached = reachedBy(purpose, laptops).toSorted(byShare);
  const isCommon = ({ count, of }: Reach): boolean => count >= of * MOST && of >= laptops.length * NEARLY_ALL_KNOWN;
  return { rare: reached.filter(isRare).map(plain), common: reached.filter(isCommon).toReversed().map(plain) };
}

/** «Solo 2 de 187 llegan a una gráfica como la RTX 4060: es uno de ellos.»; empty if the winner has nothing rare */
export function scarceText(purpose: Purpose, laptops: readonly Laptop[], winner: Laptop): string {
  const had = reachedBy(purpose, laptops)
    .filter((one) => isRare(one) && one.of > laptops.length * MOST_KNOWN && one.isMetBy(winner))
    .toSorted(byShare)[0];
  if (!had) return '';
  const { count, of, isPartial, attribute, limit, what } = had;
  const among = `${spanishNumber(of)}${isPartial ? ' con dato' : ''}`;
  const [many, one] = VERBS[attribute] ?? ['llegan a', 'llega a'];
  const has = attribute === 'weight' ? limit : what;
  return count === 1
    ? `Es el único de ${among} que ${one} ${has}.`
    : `Solo ${spanishNumber(count)} de ${among} ${many} ${has}: es uno de ellos.`;
}

/** @returns figures that no longer add value for the use, with the number of laptops that exceed them */
export const excessOf = (purpose: Purpose, laptops: readonly Laptop[]): Reach[] =>
  ofWeight(purpose).flatMap((attribute): Reach[] => {
    const words = EXCESSES[attribute];
    const plenty = referenceFor(attribute, NEEDS[purpose][attribute].triple[2]);
    if (!plenty || !words) return [];
    const reach = reachOf(laptops, attribute, exceeds(attribute, plenty.value));
    return reach.count === 0 ? [] : [{ what: words(plenty.words), ...reach }];
  });
