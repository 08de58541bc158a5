/** What a lower or higher price changes in the judgement of a laptop. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { profiles } from '#bench/advisor/profiles.ts';
import { createAdvisor } from '#advisor/advisor.ts';
import { withoutLicence } from '#advisor/columns.ts';
import { judge } from '#advisor/judge.ts';
import { lowestPrice } from '#advisor/price-search.ts';
import { advertReader } from '#catalogue/derive/advert-laptop.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import type { JudgeAnswer } from '#contract/advert.ts';
import { answersFor, readOf } from '#tests/support/advert.ts';

const { laptops, date } = loadCatalogue();
const advisor = createAdvisor({ laptops, date });
const reader = advertReader(laptops);

const ORDER: readonly JudgeAnswer['verdict'][] = ['better', 'below', 'good'];

it('is good where it is told to be, not for a euro more, and no lower one is worse', () => {
  const share = fc.double({ min: 0.5, max: 1.3, noNaN: true });
  let told = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...laptops),
      profiles,
      share,
      fc.boolean(),
      fc.nat(),
      (own, wanted, part, used, index) => {
        const answers = answersFor(wanted, index, own);
        const read = { ...readOf(own), model: `${own.model} X`, used };
        const judgedAt = (price: number) => {
          const { laptop } = reader({ ...read, price }, '2026-11-23');
          return judge(advisor.columnsFor(answers), withoutLicence(laptop), answers);
        };
        const price = Math.round(own.priceEur * part);
        const { verdict, below } = judgedAt(price);
        if (below !== null) {
          told += 1;
          expect(judgedAt(below).verdict).toBe('good');
          if (below + 1 < price) expect(judgedAt(below + 1).verdict).not.toBe('good');
          expect(judgedAt(lowestPrice(price)).verdict).toBe('good');
        }
        const lower = judgedAt(Math.round(price * 0.8)).verdict;
        expect(ORDER.indexOf(lower)).toBeGreaterThanOrEqual(ORDER.indexOf(verdict));
      },
    ),
    { seed: 29, numRuns: 120, endOnFailure: true },
  );
  expect(told).toBeGreaterThan(10);
});
