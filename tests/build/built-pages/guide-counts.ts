/** Counts the laptops that a guide mentions again, from the catalogue. */
import { type Attribute, ATTRIBUTES } from '#advisor/attributes.ts';
import { SYSTEM_NEEDS } from '#advisor/kind-needs-table.ts';
import { isAmount, LANDMARKS } from '#advisor/landmarks.ts';
import { NEEDS } from '#advisor/needs-table.ts';
import { needsOf } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Purpose } from '#contract/answers.ts';
import type { Guide, Reach } from '#contract/built/guide.ts';
import { CRITERIA, type Criterion } from '#contract/criteria.ts';
import { comparedFigure, oriented, platformOf } from '#guarantees/figures.ts';
import { CRITERION_LABELS } from '#words/explained-weights.ts';
import { PURPOSE_REASONS } from '#words/needs-reasons.ts';

type Problems = string[];

/** @param names of laptops, whose digits are ignored */
export function numbersIn(text: string, names: readonly string[] = []): number[] {
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text);
  return [...rest.matchAll(/\d+(?:,\d+)?/gu)].map(([figure]) => Number(figure.replace(',', '.')));
}

export const eurosIn = (text: string): number[] =>
  [...text.matchAll(/([\d,]+) €/gu)].map(([, figure = '']) => Number(figure.replace(',', '.')));

export const unless = (isRight: boolean, what: string): Problems => (isRight ? [] : [what]);
export const same = (told: readonly number[], expected: readonly number[]): boolean =>
  told.join(';') === expected.join(';');

/** Attributes with a lower weight are not mentioned; those with hardly any are listed as unimportant. */
const WEIGHTS = { looked: 0.045, unused: 0.025 } as const;
const SHARES = { rare: 0.25, common: 0.75, nearlyAll: 0.9, known: 1 / 3, mostly: 0.5 } as const;
/** The name of a chip covers figures down to this share of its own. */
const NEAR = 0.99;

/** @returns the figure that the named threshold means, on the scale of `VALUE` */
function named(attribute: Attribute, threshold: number): number {
  if (isAmount(attribute) || attribute === 'pixels') return oriented(attribute, threshold);
  const isChip = attribute === 'cpu' || attribute === 'gpu' || attribute === 'creation';
  return LANDMARKS[attribute].find(([value]) => value >= threshold * (isChip ? NEAR : 1))?.[0] ?? Number.NaN;
}

type Counted = Pick<Reach, 'count' | 'of' | 'isPartial'>;

function countOf(laptops: readonly Laptop[], attribute: Attribute, isMet: (value: number) => boolean): Counted {
  const known = laptops.flatMap((laptop) => comparedFigure(laptop, attribute) ?? []);
  return { count: known.filter(isMet).length, of: known.length, isPartial: known.length < laptops.length };
}

/** The heaviest first, without silence and build, which no advertisement states. */
const lookedFor = (purpose: Purpose): Attribute[] => {
  const { weights } = needsOf({ purposes: [purpose], priorities: [] });
  return ATTRIBUTES.filter((one) => weights[one] >= WEIGHTS.looked && one !== 'silence' && one !== 'build').toSorted(
    (a, b) => weights[b] - weights[a],
  );
};

const isRare = ({ count, of }: Counted): boolean => count < SHARES.rare * of;

const serialize = (reaches: readonly Counted[]): string =>
  reaches.map(({ count, of, isPartial }) => `${count}/${of}${isPartial ? '?' : ''}`).join();

export function reachProblems(
  { purpose, rare, common, excess, scarce }: Guide,
  laptops: readonly Laptop[],
  best: Laptop,
) {
  const reached = lookedFor(purpose)
    .map((attribute) => {
      const good = named(attribute, NEEDS[purpose][attribute].triple[1]);
      const isMet = (value: number): boolean => value >= good;
      const isOfBest = isMet(comparedFigure(best, attribute) ?? -Infinity);
      return Object.assign(countOf(laptops, attribute, isMet), { isOfBest });
    })
    .filter(({ of }) => of >= SHARES.known * laptops.length)
    .toSorted((a, b) => a.count / a.of - b.count / b.of);
  const expected = {
    rare: reached.filter(isRare),
    common: reached
      .filter(({ count, of }) => count >= SHARES.common * of && of >= SHARES.nearlyAll * laptops.length)
      .toReversed(),
    excess: lookedFor(purpose)
      .filter((attribute) => attribute !== 'panel')
      .map((attribute) => {
        const plenty = named(attribute, NEEDS[purpose][attribute].triple[2]);
        return countOf(laptops, attribute, (value) => value > plenty);
      })
      .filter(({ count }) => count > 0),
  };
  const had = expected.rare.find(({ of, isOfBest }) => isOfBest && of > SHARES.mostly * laptops.length);
  const told = had && (had.count === 1 ? [had.of] : [had.count, had.of]);
  return [
    ...unless(serialize(rare) === serialize(expected.rare), `rare: ${serialize(rare)}`),
    ...unless(serialize(common) === serialize(expected.common), `common: ${serialize(common)}`),
    ...unless(serialize(excess) === serialize(expected.excess), `excess: ${serialize(excess)}`),
    ...unless(told ? same(numbersIn(scarce).slice(0, told.length), told) : scarce === '', `scarce: ${scarce}`),
  ];
}

const criterionOf = (label: string): Criterion | undefined =>
  CRITERIA.find((criterion) => CRITERION_LABELS[criterion] === label);

export function needProblems({ purpose, needs, unused }: Guide, laptops: readonly Laptop[]): Problems {
  const { weights } = needsOf({ purposes: [purpose], priorities: [] });
  const { fit } = SYSTEM_NEEDS[purpose];
  return [
    ...needs.flatMap(({ label, share, why, source, minimum, reach }) => {
      const criterion = criterionOf(label);
      if (!criterion || criterion === 'size') return [`need: ${label}`];
      const reason = PURPOSE_REASONS[purpose][criterion];
      const isSaid = why === reason.why && source === reason.source && Math.abs(share - weights[criterion]) < 1e-9;
      if (criterion === 'system') {
        const count = laptops.filter((laptop) => fit[platformOf(laptop)] !== null).length;
        return unless(isSaid && (reach === null ? minimum === '' : reach.count === count), `need: ${label}`);
      }
      const good = named(criterion, NEEDS[purpose][criterion].triple[1]);
      const counted = countOf(laptops, criterion, (value) => value >= good);
      const isFloor = minimum === '' || NEEDS[purpose][criterion].floor === true;
      return unless(
        isSaid && isFloor && reach !== null && serialize([reach]) === serialize([counted]),
        `need: ${label}`,
      );
    }),
    ...unused.flatMap((text) => {
      const criterion = criterionOf(text.split(':')[0] ?? '');
      const share = criterion ? weights[criterion] : 1;
      return unless(share < WEIGHTS.unused && numbersIn(text)[0] === Math.round(share * 100), `unused: ${text}`);
    }),
  ];
}

/** Checks the counts of each trap, and the price of the licence. */
export function trapProblems({ purpose, traps }: Guide, laptops: readonly Laptop[]): Problems {
  const all = laptops.length;
  const counted = (isOne: (laptop: Laptop) => boolean, ...more: number[]): number[][] => {
    const count = laptops.filter(isOne).length;
    return count === 0 ? [] : [[count, all, ...more]];
  };
  const missed = ATTRIBUTES.filter((attribute) => NEEDS[purpose][attribute].floor === true)
    .map((attribute) => {
      const least = oriented(attribute, NEEDS[purpose][attribute].triple[0]);
      return countOf(laptops, attribute, (value) => value < least).count;
    })
    .filter((count) => count > 0)
    .toSorted((a, b) => b - a)
    .slice(0, 3);
  const [first, ...others] = missed;
  const expected = [
    ...(first === undefined ? [] : [[first, all, ...others]]),
    ...counted(({ os }) => os === 'none', 145),
    ...counted(({ keyboard }) => keyboard === 'other'),
    ...counted(({ ramUpgradable }) => ramUpgradable === false),
    ...counted(({ batteryHours }) => batteryHours === null),
    ...counted(({ cost }) => !cost.exact),
  ];
  const told = traps.map((trap) => numbersIn(trap));
  return unless(told.map(String).join('|') === expected.map(String).join('|'), `traps: ${traps.join(' ')}`);
}
