/** What a guide counts and whom it names, anew from the catalogue. Its sentences are a golden file's. */
import { expect } from 'vitest';
import { type Attribute, ATTRIBUTES, goodness, measure } from '#advisor/needs/attributes.ts';
import { isAmount, LANDMARKS } from '#advisor/explain/landmarks.ts';
import { NEEDS } from '#advisor/needs/needs-table.ts';
import { needsOf } from '#advisor/needs/needs.ts';
import { guideAnswers } from '#build/pages/guide-answers.ts';
import { systemOf } from '#catalogue/derive/laptop-kind.ts';
import { totalCost } from '#catalogue/derive/cost.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Guide, GuideNeed } from '#contract/pages/guide.ts';
import { CRITERIA } from '#contract/criteria.ts';
import { nameWithoutDetails } from '#contract/laptop-name.ts';
import { canDo, qualifyingAmong } from '#tests/advisor/checks/serving.ts';
import type { Fixture } from '#tests/advisor/checks/fixture.ts';
import { PURPOSE_REASONS } from '#words/guide/needs-reasons.ts';
import { rowLabel } from '#words/target.ts';

/** Attributes with this weight are listed. */
const LISTED = 0.046;
/** The name of a chip covers figures down to this share of its own. */
const NEAR = 0.99;

/** @param names of laptops, whose digits are ignored */
function numbersIn(text: string, names: readonly string[] = []): number[] {
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text);
  return [...rest.matchAll(/\d+(?:,\d+)?/gu)].map(([figure]) => Number(figure.replace(',', '.')));
}

/** @returns the figure that the named threshold means, where more is better */
function named(attribute: Attribute, threshold: number): number {
  if (isAmount(attribute) || attribute === 'pixels') return goodness(attribute, threshold);
  const isChip = attribute === 'cpu' || attribute === 'gpu' || attribute === 'creation';
  return LANDMARKS[attribute].find(([value]) => value >= threshold * (isChip ? NEAR : 1))?.[0] ?? Number.NaN;
}

type Counted = NonNullable<GuideNeed['reach']>;

function countOf(laptops: readonly Laptop[], attribute: Attribute, isMet: (value: number) => boolean): Counted {
  const known = laptops
    .flatMap((laptop) => measure(laptop, attribute) ?? [])
    .map((value) => goodness(attribute, value));
  return { count: known.filter(isMet).length, of: known.length, isPartial: known.length < laptops.length };
}

/** Expects what the guide says of the laptops within its budget to be what they have. */
function expectReaches({ purpose, needs }: Guide, laptops: readonly Laptop[]): void {
  const { weights } = needsOf({ purposes: [purpose], priorities: [] });
  const good = (attribute: Attribute): Counted => {
    const least = named(attribute, NEEDS[purpose][attribute].triple[1]);
    return countOf(laptops, attribute, (value) => value >= least);
  };
  const heavy = ATTRIBUTES.filter((attribute) => weights[attribute] >= LISTED);
  expect(needs.map(({ label }) => label)).toEqual(expect.arrayContaining(heavy.map(rowLabel)));
  for (const { label, share, why, source, minimum, reach } of needs) {
    // Both figures of the graphics have one label.
    const criterion = CRITERIA.find((one) => rowLabel(one) === label && weights[one] === share);
    if (!criterion || criterion === 'size') throw new Error(`Not a need of guides: ${label}`);
    expect({ why, source }).toEqual(PURPOSE_REASONS[purpose][criterion]);
    if (criterion === 'system') {
      const { fit } = NEEDS[purpose].system;
      const count = laptops.filter((laptop) => fit[systemOf(laptop)] !== null).length;
      expect(reach?.count ?? minimum).toBe(reach ? count : '');
    } else {
      expect(reach).toEqual(good(criterion));
      expect(minimum === '' || NEEDS[purpose][criterion].floor).toBe(true);
    }
  }
}

export function expectFigures(guide: Guide, { engine, laptops: all, byId }: Fixture): void {
  const { purpose, budget, lead, ladder, others, cards, below, above, twin } = guide;
  const bestAt = (euros: number): string | undefined =>
    engine.recommend(guideAnswers(purpose, euros)).cards[0]?.laptop.id;
  const laptopOf = (id = ''): Laptop => {
    const laptop = byId.get(id);
    if (!laptop) throw new Error(`The catalogue has no ${id}`);
    return laptop;
  };
  const asked = guideAnswers(purpose, budget);
  const laptops = qualifyingAmong(all, asked).map(({ id }) => laptopOf(id));
  const able = laptops.filter((laptop) => canDo(laptop, asked)).length;
  const best = laptopOf(bestAt(budget));
  const names = all.flatMap(({ name }) => [name, nameWithoutDetails(name)]).toSorted((a, b) => b.length - a.length);
  const some = able > 1 && able < laptops.length ? [able] : [];
  expect(numbersIn(lead, names)).toEqual([laptops.length, budget, ...some, Math.round(totalCost(best))]);
  expect(lead).toContain(`: ${nameWithoutDetails(best.name)}, `);
  expectReaches(guide, laptops);
  for (const { id, price } of [...ladder, ...others])
    expect(numbersIn(price)).toEqual([Math.round(totalCost(laptopOf(id)))]);
  for (const { id, cost, priceFacts, facts } of cards) {
    const laptop = laptopOf(id);
    expect([cost, priceFacts.licence]).toEqual([totalCost(laptop), laptop.cost.licenceEur]);
    const kilograms = laptop.weightKg === null ? null : Math.round(laptop.weightKg * 100) / 100;
    const shown = [laptop.screenInches, kilograms, laptop.year].filter((figure) => figure !== null);
    expect(numbersIn(facts)).toEqual(shown);
  }
  for (const near of [below, above]) if (near) expect(near.guide.id).toBe(bestAt(near.guide.budget));
  if (twin) expect(bestAt(twin.guide.budget)).toBe(best.id);
}
