import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHIPPED } from '#tests/support/shipped.ts';
import { type Answers, REQUIREMENT_OPTIONS } from '#contract/answers.ts';
import { countsSchema } from '#contract/counts.ts';
import { advisorFor } from '#guarantees/fixture.ts';
import { answers, laptop } from '#tests/support/laptops.ts';
import { qualifyingAmong, REQUIREMENT_FIELDS } from '#guarantees/oracle.ts';
import { catalogues, profiles, switchedProfiles } from '#bench/advisor/profiles.ts';

const { advisor: shipped, laptops: all } = SHIPPED;
const SAMPLES = { numRuns: 80, seed: 18 };

/** By requirement and option. */
const withEachOption = (asked: Answers): Answers[][] =>
  REQUIREMENT_FIELDS.map((field) => {
    const choose = (option: string): Answers => ({
      ...asked,
      requirements: { ...asked.requirements, [field]: option },
    });
    return ['', ...REQUIREMENT_OPTIONS[field]].map(choose);
  });

describe('the counts of the form', () => {
  it('are the laptops that an answer has, with every option in place of the chosen one', () => {
    fc.assert(
      fc.property(catalogues(all), profiles, (laptops, asked) => {
        const advisor = advisorFor(laptops);
        const { count, options } = advisor.counts(asked);
        const found = ({ computers, filteredLaptops }: ReturnType<typeof advisor.recommend>): number =>
          computers.length + filteredLaptops.length;
        expect(count).toBe(found(advisor.recommend(asked)));
        const meeting = withEachOption(asked).map((others) =>
          others.map((other) => qualifyingAmong(laptops, other).length),
        );
        expect(options).toEqual(meeting);
      }),
      SAMPLES,
    );
  });

  it('are the same over the whole catalogue, before a purpose is chosen too', () => {
    for (const asked of fc.sample(profiles, SAMPLES)) {
      const counts = shipped.counts({ ...asked, purposes: [] });
      expect(countsSchema.parse(counts)).toEqual(counts);
      expect(counts.count).toBe(qualifyingAmong(all, asked).length);
      expect(counts.text).toMatch(/^(Ninguno cumple|1 portátil cumple|\d+ portátiles cumplen) esto$/);
    }
  });

  it('name the capable as the explanation does, where they are fewer than half', () => {
    let named = 0;
    for (const asked of fc.sample(profiles, SAMPLES)) {
      const { count, text } = shipped.counts(asked);
      const { explanation } = shipped.recommend(asked);
      const [, can] = /, (\d+|solo uno|ninguno) pueden? con /.exec(explanation) ?? [];
      const capable = can === undefined ? count : ({ 'solo uno': 1, ninguno: 0 }[can] ?? Number(can));
      const isNamed = /^(\d+|Uno|Ninguno) de \d+ pueden? con /.exec(text)?.[1]?.toLowerCase();
      if (count < 2) continue;
      expect([asked, isNamed]).toEqual([
        asked,
        capable * 2 >= count ? undefined : ({ 0: 'ninguno', 1: 'uno' }[capable] ?? String(capable)),
      ]);
      named += Number(isNamed !== undefined);
    }
    expect(named).toBeGreaterThan(0);
  });

  it('of each switch are those for the opposite setting', () => {
    for (const asked of fc.sample(fc.oneof(profiles, switchedProfiles), SAMPLES)) {
      const countOf = (other: Answers): number => qualifyingAmong(all, other).length;
      expect(shipped.counts(asked).switched).toEqual({
        ownsWindows: countOf({ ...asked, ownsWindows: !asked.ownsWindows }),
        seenInSpain: countOf({ ...asked, seenInSpain: !asked.seenInSpain }),
      });
    }
  });

  it('help where there is none, with the first change that an empty answer names', () => {
    let helped = 0;
    for (const asked of fc.sample(fc.oneof(profiles, switchedProfiles), { ...SAMPLES, numRuns: 200 })) {
      const { count, help } = shipped.counts(asked);
      const [first] = shipped.recommend(asked).relaxations;
      expect(help === null).toBe(count > 0);
      if (!help) continue;
      const { budget, requirements, seenInSpain, text } = help;
      const helpedAnswers = { ...asked, budget, requirements, seenInSpain };
      expect(helpedAnswers).toEqual({ ...first?.answers, seenInSpain: first?.answers.seenInSpain ?? false });
      const promised = Number(/, (\d+)(?: que sirven?)?$/.exec(text)?.[1]);
      const { points } = shipped.market(helpedAnswers);
      expect(promised).toBe(points.filter(({ capable }) => capable).length);
      expect(promised).toBeGreaterThan(0);
      helped += 1;
    }
    expect(helped).toBeGreaterThan(0);
  });
});

const words = (priceEur: readonly number[], overrides: Parameters<typeof answers>[0]): string =>
  advisorFor(priceEur.map((price, index) => laptop(`l${index}`, { priceEur: price }))).counts(answers(overrides)).text;

describe('the words of the counts', () => {
  it.each([
    [[], 'Ninguno cumple esto'],
    [[700], '1 portátil cumple esto'],
    [[700, 800], '2 portátiles cumplen esto'],
  ])('count %j', (prices, text) => {
    expect(words([...prices, 3000], { budget: 1000 })).toBe(text);
  });

  it('say what none is capable of', () => {
    expect(words([700], { purposes: ['gaming'] })).toBe('El único que cumple esto no puede con juegos actuales');
    expect(words([700, 800], { purposes: ['gaming'] })).toBe('Ninguno de 2 puede con juegos actuales');
    expect(words([700, 800], { purposes: ['gaming', 'office'] })).toBe('Ninguno de 2 puede con todos tus usos');
  });

  it('help by the euros that are missing', () => {
    const { help } = advisorFor([laptop('a', { priceEur: 1190 })]).counts(answers({ budget: 1140 }));
    expect(help).toMatchObject({ text: 'Con 60 € más, 1', budget: 1200 });
  });
});
