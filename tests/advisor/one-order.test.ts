/** Every part of the site has the same order of laptops. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whyOf } from '#words/why.ts';
import { asPaid, canDo } from './checks/serving.ts';
import { profiles } from '#tests/advisor/checks/profiles.ts';
import { SHIPPED } from '#tests/support/shipped.ts';
import type { Answers } from '#contract/answers.ts';
import type { Why } from '#contract/why.ts';

const { advisor, byId } = SHIPPED;
const RUNS = { numRuns: 100, seed: 25 };

const rankIn = (why: Why | null): number => (why && why.verdict !== 'excluded' ? why.rank : Number.NaN);
const placeOf = (userInput: Answers, id: string): number => rankIn(whyOf(advisor, userInput, id));

const isCapable = (userInput: Answers, id: string): boolean =>
  [byId.get(id)].some((one) => one && canDo(asPaid(one, userInput), userInput));

describe('the place of a card', () => {
  it('is its position in the answer, any other comes behind, and the comparison agrees', () => {
    let led = 0;
    fc.assert(
      fc.property(profiles, (userInput) => {
        const { computers, filteredLaptops } = advisor.recommend(userInput);
        const shown = computers.map(({ id }) => id);
        const [next] = filteredLaptops;
        fc.pre(next !== undefined);
        expect(shown.map((id) => placeOf(userInput, id))).toEqual(shown.map((_, index) => index + 1));
        const capable = shown.filter((id) => isCapable(userInput, id));
        for (const [index, id] of capable.entries()) {
          for (const later of capable.slice(index + 1))
            expect(advisor.compare({ userInput, ids: [later, id] }).best).toBe(id);
        }
        // One that is capable counts only the capable ones before it.
        const before = shown.filter((id) => !isCapable(userInput, next) || isCapable(userInput, id));
        const why = whyOf(advisor, userInput, next);
        expect(rankIn(why)).toBe(before.length + 1);
        led += Number(/Puntúa más que/u.test(why?.text ?? ''));
      }),
      RUNS,
    );
    // Among them answers whose first card has fewer points than others.
    expect(led).toBeGreaterThan(5);
  });

  it('rises with every further option, the dominated apart', () => {
    fc.assert(
      fc.property(profiles, (userInput) => {
        const { filteredLaptops } = advisor.recommend(userInput);
        fc.pre(filteredLaptops.length > 0);
        const { computers } = advisor.more({ userInput, filteredLaptops, count: 4 });
        const places = computers
          .map(({ id }) => whyOf(advisor, userInput, id))
          .flatMap((why) => (why?.verdict === 'ranked' ? [why] : []))
          .map(({ rank, of }) => ({ rank, of }));
        for (const [index, { rank, of }] of places.entries()) {
          const last = places[index - 1];
          expect(rank).toBeGreaterThan(last?.of === of ? last.rank : 1);
        }
      }),
      RUNS,
    );
  });
});
