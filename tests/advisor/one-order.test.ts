/** Every part of the site has the same order of laptops. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profiles } from '#tests/advisor/checks/profiles.ts';
import { SHIPPED } from '#tests/support/shipped.ts';
import { asPaid } from './checks/serving.ts';
import type { Answers } from '#contract/answers.ts';
import type { Judged } from '#advisor/judge/judge.ts';

const { engine, byId } = SHIPPED;
const RUNS = { numRuns: 100, seed: 25 };

/** As a visitor with these answers pays it. */
function judged(answers: Answers, id: string): Judged {
  const laptop = byId.get(id);
  if (!laptop) throw new Error(id);
  const licence = asPaid(laptop, answers).cost.licenceEur;
  return engine.judge(answers, { ...laptop, cost: { ...laptop.cost, licenceEur: licence } });
}

/** A busy machine takes half a minute for the search of prices. */
describe('the judge', { timeout: 90_000 }, () => {
  it('agrees with the cards: they are good, in their places, and the comparison says the same', () => {
    fc.assert(
      fc.property(profiles, (answers) => {
        const { cards, others } = engine.recommend(answers);
        const [next] = others;
        fc.pre(next !== undefined);
        const capable = cards.filter((card) => card.isCapable);
        if (capable.length === 0)
          expect(judged(answers, cards[0]?.laptop.id ?? '')).toMatchObject({ verdict: 'good', place: 1 });
        const found = capable.map(({ laptop }) => judged(answers, laptop.id));
        expect(found.map(({ verdict, place }) => [verdict, place])).toEqual(
          capable.map((_, index) => ['good', index + 1]),
        );
        if (capable.length > 0) expect([found[0]?.better, found[0]?.below]).toEqual([null, null]);
        for (const [index, { laptop }] of capable.entries())
          for (const later of capable.slice(index + 1))
            expect(engine.compare(answers, [later.laptop.id, laptop.id]).best?.id).toBe(laptop.id);
        // One that is capable counts only the capable ones before it.
        const after = judged(answers, next);
        const before = cards.filter((card) => card.isCapable || after.shortfall !== null);
        expect(after.place).toBe(before.length + 1);
        expect(after.better?.laptop.id).not.toBe(next);
      }),
      RUNS,
    );
  });

  it('gives every further option a later place', () => {
    fc.assert(
      fc.property(profiles, (answers) => {
        const { others } = engine.recommend(answers);
        fc.pre(others.length > 0);
        const places = others.slice(0, 4).map((id) => judged(answers, id));
        for (const [index, { place, of }] of places.entries()) {
          const last = places[index - 1];
          expect(place).toBeGreaterThan(last?.of === of ? (last.place ?? 0) : 0);
        }
      }),
      RUNS,
    );
  });

  it('names the highest whole price at which a laptop is good: there it is, and for a euro more it is not', () => {
    let told = 0;
    fc.assert(
      fc.property(
        profiles,
        fc.nat({ max: 29 }),
        fc.double({ min: 1, max: 1.5, noNaN: true }),
        (answers, index, share) => {
          const id = engine.recommend(answers).others[index];
          const laptop = byId.get(id ?? '');
          fc.pre(laptop !== undefined);
          const asked = asPaid(laptop, answers).cost.licenceEur;
          const at = (euros: number): Judged =>
            engine.judge(answers, {
              ...laptop,
              priceEur: euros - asked,
              cost: { ...laptop.cost, licenceEur: asked, notInShops: true },
            });
          const price = Math.round((laptop.priceEur + asked) * share * 100) / 100;
          const { verdict, below } = at(price);
          expect(below !== null).toBe(verdict === 'below');
          if (below === null) return;
          told += 1;
          expect(below).toBeLessThan(price);
          expect([at(below).verdict, at(below).below]).toEqual(['good', null]);
          if (below + 1 < price) expect(at(below + 1).verdict).not.toBe('good');
        },
      ),
      { numRuns: 80, seed: 29 },
    );
    expect(told).toBeGreaterThan(25);
  });

  it('finds nothing good that is not sold in Spain, too dear or not capable', () => {
    fc.assert(
      fc.property(profiles, fc.constantFrom(...SHIPPED.laptops), (answers, laptop) => {
        const { verdict, failures, shortfall, place } = judged(answers, laptop.id);
        if (failures.length > 0) expect(verdict).not.toBe('good');
        if (failures.length > 0) expect(place).toBeNull();
        if (shortfall !== null && place !== 1) expect(verdict).toBe('better');
      }),
      RUNS,
    );
  });
});
