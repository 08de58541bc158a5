/** The oracle must notice what is wrong. Whether all is right over random answers is a property (`bench/advisor/oracle`). */
import { describe, expect, it } from 'vitest';
import { whyOf } from '#words/why.ts';
import { createFixture } from '#bench/advisor/oracle/fixture.ts';
import { PERSONAS } from '#bench/advisor/oracle/personas.ts';
import { problemsWithWhy } from '#bench/advisor/oracle/why-check.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Why } from '#contract/why.ts';

const EVERY = 25;
const fixture = createFixture(loadCatalogue().laptops.filter((_, index) => index % EVERY === 0));

const asked = PERSONAS.filter((_, index) => index % 4 === 0).flatMap(({ answers }, index) => {
  const laptop = fixture.laptops[(index * 7) % fixture.laptops.length];
  const why = laptop && whyOf(fixture.advisor, answers, laptop.id);
  return why ? [{ answers, laptop, why }] : [];
});

const problems = (why: Why, { answers, laptop }: { answers: (typeof asked)[number]['answers']; laptop: Laptop }) =>
  problemsWithWhy(why, fixture, answers, laptop);

/** With each number larger by one, in the field and in the text. */
const withPrices = (why: Why, from: number, to: number): Why => {
  const changed = why.pricesText.replace(`${from} €`, `${to} €`);
  return { ...why, pricesText: changed, text: why.text.replace(why.pricesText, changed) };
};

describe('the oracle', () => {
  it('accepts what is said', () => {
    for (const one of asked) expect(problems(one.why, one)).toEqual([]);
  });

  it('rejects another price, in the figures and in the words', () => {
    const priced = asked.filter(({ why }) => why.prices.first !== null && why.prices.first < why.price - 2);
    expect(priced.length).toBeGreaterThan(2);
    for (const one of priced) {
      const { why } = one;
      const first = why.prices.first ?? 0;
      expect(problems(withPrices(why, first, first + 1), one)).not.toEqual([]);
      const moved = (by: number): Why => ({
        ...withPrices(why, first, first + by),
        prices: { shown: why.prices.shown === first ? first + by : why.prices.shown, first: first + by },
      });
      expect(problems(moved(1), one)).not.toEqual([]);
      expect(problems(moved(-1), one)).not.toEqual([]);
      expect(problems({ ...why, prices: { first: null, shown: null } }, one)).not.toEqual([]);
    }
  });

  it('rejects a loss that is none, in another order or left out, another place', () => {
    const ranked = asked.flatMap((one) =>
      one.why.verdict === 'ranked' && one.why.keeps.length > 1 ? [{ ...one, why: one.why }] : [],
    );
    expect(ranked.length).toBeGreaterThan(2);
    for (const one of ranked) {
      const { why } = one;
      expect(problems({ ...why, keeps: why.keeps.toReversed() }, one)).not.toEqual([]);
      expect(problems({ ...why, keeps: why.keeps.slice(1) }, one)).not.toEqual([]);
      expect(problems({ ...why, rank: why.of + 1 }, one)).not.toEqual([]);
      const heavier = why.keeps.map((keep) => ({ ...keep, weight: keep.weight + 5 }));
      expect(problems({ ...why, keeps: heavier }, one)).not.toEqual([]);
    }
  });

  it('rejects an unknown figure that is known, and silence about one that is not', () => {
    for (const one of asked) {
      const { why } = one;
      if (why.verdict === 'excluded') continue;
      const wrong = why.unknowns.length > 0 ? [] : ['la memoria'];
      expect(problems({ ...why, unknowns: wrong }, one)).not.toEqual([]);
    }
  });
});
