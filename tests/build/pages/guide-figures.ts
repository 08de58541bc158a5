/** What a guide counts and whom it names, anew from the catalogue. Its sentences are a golden file's. */
import { expect } from 'vitest';
import { NEEDS } from '#advisor/needs/needs-table.ts';
import { guideAnswers } from '#build/pages/guide-answers.ts';
import { systemOf } from '#catalogue/derive/requirements.ts';
import { totalCost } from '#catalogue/derive/cost.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Guide } from '#contract/pages/guide.ts';
import { nameWithoutDetails } from '#contract/laptop-name.ts';
import { canDo, qualifyingAmong } from '#tests/advisor/checks/serving.ts';
import type { Fixture } from '#tests/advisor/checks/fixture.ts';

/** @param names of laptops, whose digits are ignored */
function numbersIn(text: string, names: readonly string[] = []): number[] {
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text);
  return [...rest.matchAll(/\d+(?:,\d+)?/gu)].map(([figure]) => Number(figure.replace(',', '.')));
}

/** Of needs whose figure stands in their words: «16 GB», «hasta 1,7 kg». */
const MEETS: Readonly<Record<string, (laptop: Laptop, figure: number) => boolean | null>> = {
  Memoria: ({ ramGb }, figure) => (ramGb === null ? null : ramGb >= figure),
  Peso: ({ weightKg }, figure) => (weightKg === null ? null : weightKg <= figure),
};

/** Expects the guide to count the laptops within its budget that have what it calls good. */
function expectReaches({ purpose, needs }: Guide, laptops: readonly Laptop[]): void {
  const { fit } = NEEDS[purpose].system;
  for (const { label, good, reach } of needs) {
    if (label === 'Sistema') expect(reach?.count).toBe(laptops.filter((one) => fit[systemOf(one)] !== null).length);
    const meets = MEETS[label];
    const [figure = Number.NaN] = numbersIn(good);
    if (!meets || !reach) continue;
    const known = laptops.flatMap((laptop) => meets(laptop, figure) ?? []);
    const [count, of] = [known.filter(Boolean).length, known.length];
    expect([label, reach]).toEqual([label, { count, of, isPartial: of < laptops.length }]);
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
