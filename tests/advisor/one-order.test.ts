/** Every part of the site has the same order of laptops. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whyOf } from '#words/why.ts';
import { canDo } from '#guarantees/benefit.ts';
import { createFixture } from '#guarantees/fixture.ts';
import { asPaid } from '#guarantees/oracle.ts';
import { profiles, weightedProfiles } from '#bench/advisor/profiles.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import type { Answers } from '#contract/answers.ts';

const { advisor, byId } = createFixture(loadCatalogue().laptops);
const RUNS = { numRuns: 300, seed: 25 };
const questions = fc.oneof(profiles, weightedProfiles);

function placeOf(userInput: Answers, id: string): number {
  const why = whyOf(advisor, userInput, id);
  return why && why.verdict !== 'excluded' ? why.rank : Number.NaN;
}

const isCapable = (userInput: Answers, id: string): boolean =>
  [byId.get(id)].some((one) => one && canDo(asPaid(one, userInput), userInput));

describe('the place of a card', () => {
  it('is its position in the answer, and any other laptop comes behind', () => {
    let led = 0;
    fc.assert(
      fc.property(questions, (userInput) => {
        const { computers, filteredLaptops } = advisor.recommend(userInput);
        const places = computers.map(({ id }) => placeOf(userInput, id));
        expect(places).toEqual(places.map((_, index) => index + 1));
        const [next] = filteredLaptops;
        fc.pre(next !== undefined);
        // One that is capable counts only the capable ones before it.
        const before = computers.filter(({ id }) => !isCapable(userInput, next) || isCapable(userInput, id));
        expect(placeOf(userInput, next)).toBe(before.length + 1);
        led += Number(/Puntúa más que/u.test(whyOf(advisor, userInput, next)?.text ?? ''));
      }),
      RUNS,
    );
    // Among them answers whose first card has fewer points than others.
    expect(led).toBeGreaterThan(20);
  });

  it('is the same in the market and in a comparison with any other card', () => {
    fc.assert(
      fc.property(questions, (userInput) => {
        const shown = advisor.recommend(userInput).computers.map(({ id }) => id);
        expect(advisor.market(userInput).cards).toEqual(shown);
        const capable = shown.filter((id) => isCapable(userInput, id));
        for (const [index, id] of capable.entries()) {
          for (const later of capable.slice(index + 1)) {
            expect(advisor.compare({ userInput, ids: [later, id] }).best).toBe(id);
          }
        }
      }),
      RUNS,
    );
  });

  it('rises with every further option, the dominated apart', () => {
    fc.assert(
      fc.property(questions, (userInput) => {
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
