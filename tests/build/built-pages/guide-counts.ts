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

export const unless = (isRight: boolean, what: string): Problems => (isRight ? [] : [what]);
export const same = (told: readonly number[], expected: readonly number[]): boolean =>
  told.join(';') === expected.join(';');

/** Attributes with a lower weight are not mentioned. */
const LOOKED_FOR = 0.045;
const SHARES = { rare: 0.25, common: 0.75, nearlyAll: 0.9, known: 1 / 3 } as const;
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
  return ATTRIBUTES.filter((one) => weights[one] >= LOOKED_FOR && one !== 'silence' && one !== 'build').toSorted(
    (a, b) => weights[b] - weights[a],
  );
};

const isRare = ({ count, of }: Counted): boolean => count < SHARES.rare * of;

const serialize = (reaches: readonly Counted[]): string =>
  reaches.map(({ count, of, isPartial }) => `${count}/${of}${isPartial ? '?' : ''}`).join();

export function reachProblems({ purpose, rare, common, excess }: Guide, laptops: readonly Laptop[]) {
  const reached = lookedFor(purpose)
    .map((attribute) => {
      const good = named(attribute, NEEDS[purpose][attribute].triple[1]);
      return countOf(laptops, attribute, (value) => value >= good);
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
  return [
    ...unless(serialize(rare) === serialize(expected.rare), `rare: ${serialize(rare)}`),
    ...unless(serialize(common) === serialize(expected.common), `common: ${serialize(common)}`),
    ...unless(serialize(excess) === serialize(expected.excess), `excess: ${serialize(excess)}`),
  ];
}

const criterionOf = (label: string): Criterion | undefined =>
  CRITERIA.find((criterion) => CRITERION_LABELS[criterion] === label);

export function needProblems({ purpose, needs }: Guide, laptops: readonly Laptop[]): Problems {
  const { weights } = needsOf({ purposes: [purpose], priorities: [] });
  const { fit } = SYSTEM_NEEDS[purpose];
  return needs.flatMap(({ label, share, why, source, minimum, reach }) => {
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
    return unless(isSaid && isFloor && reach !== null && serialize([reach]) === serialize([counted]), `need: ${label}`);
  });
}
