/** The check of «why» must notice what is wrong. Whether all is right over random answers is a property. */
import { describe, expect, it } from 'vitest';
import { type Placed, placedFor, type Qualified } from '#advisor/why.ts';
import { createFixture } from '#guarantees/fixture.ts';
import { PERSONAS } from '#guarantees/judged-personas.ts';
import { placedProblems } from './checks/why-check.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { totalCost } from '#catalogue/derive/cost.ts';

const EVERY = 25;
const fixture = createFixture(CATALOGUE.laptops.filter((_, index) => index % EVERY === 0));

const asked = PERSONAS.filter((_, index) => index % 4 === 0).flatMap(({ answers }, index) => {
  const laptop = fixture.laptops[(index * 7) % fixture.laptops.length];
  const placed = laptop && placedFor(fixture.engine, answers, laptop.id);
  return placed ? [{ answers, laptop, placed }] : [];
});

type Asked = (typeof asked)[number];

const problems = (placed: Placed, { answers, laptop }: Asked): string[] =>
  placedProblems(placed, fixture, answers, laptop);

describe('the check of «why»', () => {
  it('accepts what is so', () => {
    for (const one of asked) expect(problems(one.placed, one)).toEqual([]);
  });

  it('refuses another price', () => {
    const priced = asked.filter(
      ({ placed: { prices }, laptop }) => prices.first !== null && prices.first < totalCost(laptop) - 2,
    );
    expect(priced).not.toEqual([]);
    for (const one of priced) {
      const { first, shown } = one.placed.prices;
      const at = (by: number) => ({ first: (first ?? 0) + by, shown: shown === first ? (first ?? 0) + by : shown });
      for (const prices of [at(1), at(-1), { first: null, shown: null }])
        expect(problems({ ...one.placed, prices }, one)).not.toEqual([]);
    }
  });

  it('refuses a loss left out or in another order, another place, doubt or verdict', () => {
    // A small difference of price may be left out.
    const ranked = asked.flatMap((one) =>
      one.placed.verdict === 'ranked' && one.placed.keeps.length > 1 && one.placed.keeps[0]?.form !== 'price'
        ? [{ ...one, placed: one.placed }]
        : [],
    );
    expect(ranked).not.toEqual([]);
    for (const one of ranked) {
      const { placed } = one;
      const wrong: Partial<Qualified>[] = [
        { keeps: placed.keeps.toReversed() },
        { keeps: placed.keeps.slice(1) },
        { keeps: placed.keeps.map((keep) => ({ ...keep, gain: keep.gain - 0.01 })) },
        { rank: placed.of + 1 },
        { of: placed.of + 1 },
        { verdict: 'chosen' },
        { unknowns: placed.unknowns.length > 0 ? [] : ['ram'] },
        { best: one.laptop },
      ];
      for (const part of wrong)
        expect({ part, problems: problems({ ...placed, ...part }, one) }).not.toEqual({ part, problems: [] });
    }
  });

  it('refuses another demand that an excluded one fails', () => {
    const excluded = asked.flatMap((one) =>
      one.placed.verdict === 'excluded' ? [{ ...one, placed: one.placed }] : [],
    );
    expect(excluded).not.toEqual([]);
    for (const one of excluded) {
      expect(problems({ ...one.placed, failures: [] }, one)).not.toEqual([]);
      expect(problems({ ...one.placed, isPriceOnly: !one.placed.isPriceOnly }, one)).not.toEqual([]);
    }
  });
});
