/**
 * Pros and cons of a laptop for everybody, from the needs of all uses and never from one visitor's answers. A figure
 * is a pro if it is good for every use that counts it, and a con if it is not good for most of them; the sentence
 * names the use with the highest need or weight.
 */
import { type Purpose, PURPOSES } from '../../contract/answers.ts';
import { spanishDate } from '../../contract/spanish-date.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, goodness, isGraphics, measure } from '../../advisor/needs/attributes.ts';
import { type Needs, needsOf } from '../../advisor/needs/needs.ts';
import { valueOf } from '../../advisor/needs/value.ts';
import type { Level, Statement } from '../../advisor/explain/statements.ts';
import { levelOf, MIN_WEIGHT } from '../../advisor/explain/assessments.ts';
import { namesGraphicsFirst } from '../../advisor/explain/differences.ts';
import { hasIntegratedGraphics, isItsOwnReference } from '../../advisor/explain/landmarks.ts';
import { sentenceFor } from '../statement-sentences.ts';
import { systemCons } from '../system-sentences.ts';

const MOST = 4;

/** Answers without any preference. */
const NOTHING = { purposes: [], priorities: [] };

const OF_PURPOSE: readonly (readonly [Purpose, Needs])[] = PURPOSES.map((purpose) => [
  purpose,
  needsOf({ purposes: [purpose], priorities: [] }),
]);

/** The uses with a weight for an attribute, with their needs. */
const COUNTING = new Map(
  ATTRIBUTES.map((attribute) => [attribute, OF_PURPOSE.filter(([, needs]) => needs.weights[attribute] >= MIN_WEIGHT)]),
);

/** A level statement for the need of one use. */
type OfUse = Statement<'level'> & { demandedBy: Purpose };

interface Judged {
  attribute: Attribute;
  /** Σ weight × distance above or below good. */
  relevance: number;
  statement: OfUse;
}

type Use = readonly [Purpose, Needs];

const valueFor = (laptop: Laptop, attribute: Attribute, [, { targets }]: Use): number =>
  valueOf(attribute, targets[attribute].triple, measure(laptop, attribute));

function levelFor(laptop: Laptop, attribute: Attribute, [demandedBy, needs]: Use): OfUse {
  const level = levelOf(needs, attribute, laptop) ?? 'short';
  return { kind: 'level', attribute, level, demandedBy, good: needs.targets[attribute].triple[1] };
}

const isTooLittle = (level: Level | null): boolean => level === 'scant' || level === 'short';

/** The use whose good figure is hardest to reach. */
const hardest = (attribute: Attribute, uses: readonly Use[]): Use | undefined =>
  uses.toSorted(
    ([, a], [, b]) =>
      goodness(attribute, b.targets[attribute].triple[1]) - goodness(attribute, a.targets[attribute].triple[1]),
  )[0];

const heaviest = (attribute: Attribute, uses: readonly Use[]): Use | undefined =>
  uses.toSorted(([, a], [, b]) => b.weights[attribute] - a.weights[attribute])[0];

const ALWAYS_CARRIED = needsOf({ purposes: ['office'], priorities: ['weight'] });

/**
 * Nearly all laptops have IPS, so only a better panel is praised, and only a weight that is good for users who put it
 * first: on the same page their own verdict may say that it is too much.
 */
function isPraise(laptop: Laptop, attribute: Attribute): boolean {
  if (attribute === 'weight') return !isTooLittle(levelOf(ALWAYS_CARRIED, attribute, laptop));
  return attribute !== 'panel' || laptop.panel === 'oled' || laptop.panel === 'mini-led';
}

/** @returns the relevant levels, most relevant first */
function judge(laptop: Laptop, side: 'pro' | 'con'): OfUse[] {
  const judged = ATTRIBUTES.flatMap((attribute): Judged[] => {
    const uses = COUNTING.get(attribute) ?? [];
    if (measure(laptop, attribute) === null || uses.length === 0) return [];
    const below = uses.filter(([, needs]) => isTooLittle(levelOf(needs, attribute, laptop)));
    const isSide = side === 'pro' ? below.length === 0 && isPraise(laptop, attribute) : below.length > uses.length / 2;
    const use = side === 'pro' ? hardest(attribute, uses) : heaviest(attribute, below);
    if (!isSide || !use) return [];
    if (side === 'con' && isItsOwnReference(laptop, attribute, use[1].targets[attribute].triple[1])) return [];
    const relevance = uses.reduce(
      (sum, one) =>
        sum + one[1].weights[attribute] * Math.abs(valueFor(laptop, attribute, one) - (side === 'pro' ? 0 : 1)),
      0,
    );
    return [{ attribute, relevance, statement: levelFor(laptop, attribute, use) }];
  });
  // Nobody buys integrated graphics to play.
  const isMinor = ({ attribute }: Judged): boolean =>
    side === 'con' && isGraphics(attribute) && hasIntegratedGraphics(laptop);
  return judged
    .toSorted((a, b) => Number(isMinor(a)) - Number(isMinor(b)) || b.relevance - a.relevance)
    .filter(namesGraphicsFirst)
    .map(({ statement }) => statement);
}

const GOOD_RATING = { stars: 4.3, count: 20 } as const;

function extraPros(laptop: Laptop): string[] {
  const { rating, ramUpgradable } = laptop;
  const isRated = rating !== null && rating.stars >= GOOD_RATING.stars && rating.count >= GOOD_RATING.count;
  return [
    ...(isRated ? [sentenceFor({ kind: 'rating', ...rating }, laptop, NOTHING)] : []),
    ...(ramUpgradable === true ? ['La memoria se puede ampliar.'] : []),
  ];
}

/** More memory than anybody needs. */
const ENOUGH_MEMORY_GB = 32;

/** Attributes whose unknown figures should be checked before buying. */
const CHECKED: readonly Attribute[] = ['ram', 'storage', 'pixels', 'weight', 'battery'];

function unknownCon(laptop: Laptop): string[] {
  const unknown = CHECKED.filter((attribute) => measure(laptop, attribute) === null);
  if (unknown.length === 0) return [];
  return [sentenceFor({ kind: 'unknown', attributes: unknown }, laptop, NOTHING)];
}

/** What is regretted more than any figure. */
const firstCons = (laptop: Laptop): string[] => [
  ...(laptop.cost.doubtful ? ['Su precio está por confirmar: el que se vio es demasiado bajo.'] : []),
  ...systemCons(laptop),
  ...(laptop.keyboard === 'other' ? [sentenceFor({ kind: 'foreign-keyboard' }, laptop, NOTHING)] : []),
];

function lesserCons(laptop: Laptop): string[] {
  const soldered = laptop.ramUpgradable === false && laptop.ramGb !== null && laptop.ramGb < ENOUGH_MEMORY_GB;
  return [
    ...unknownCon(laptop),
    ...(soldered ? [`La memoria va soldada: se queda en ${spanishNumber(laptop.ramGb ?? 0)} GB.`] : []),
  ];
}

/** A con that applies to any laptop with an estimated or old price. */
const lastCon = ({ cost, priceDate }: Laptop): string =>
  cost.exact
    ? `El precio es de ${spanishDate(priceDate)} y puede haber cambiado.`
    : 'No conocemos su precio de hoy en una tienda española: el de arriba es una estimación.';

/** @returns at most four of each, and at least one con */
export function prosAndConsOf(laptop: Laptop): { pros: string[]; cons: string[] } {
  const judged = (side: 'pro' | 'con'): string[] =>
    judge(laptop, side).map((statement) =>
      sentenceFor(statement, laptop, { purposes: [statement.demandedBy], priorities: [] }),
    );
  const [judgedCons, first, lesser] = [judged('con'), firstCons(laptop), lesserCons(laptop)];
  // Each side has half of the space; unused space of one side goes to the other.
  const extra = [...first, ...lesser].slice(0, Math.max(MOST / 2, MOST - judgedCons.length));
  const cons = [
    ...extra.slice(0, first.length),
    ...judgedCons.slice(0, Math.max(MOST / 2, MOST - extra.length)),
    ...extra.slice(first.length),
  ];
  return {
    pros: [...judged('pro'), ...extraPros(laptop)].slice(0, MOST),
    cons: cons.length > 0 ? cons : [lastCon(laptop)],
  };
}
