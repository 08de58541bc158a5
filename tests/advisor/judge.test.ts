/** What a lower or higher price changes in the judgement of a laptop. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { profiles } from '#tests/advisor/checks/profiles.ts';
import { createAdvisor } from '#advisor/advisor.ts';
import { withoutLicence } from '#advisor/columns.ts';
import { judge } from '#advisor/judge/judge.ts';
import { lowestPrice } from '#advisor/price-search.ts';
import { advertReader } from '#catalogue/derive/advert-laptop.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import type { JudgeAnswer } from '#contract/advert.ts';
import { readOf } from '#tests/support/advert.ts';
import { answers as answersWith } from '#tests/support/laptops.ts';

const { laptops, date } = loadCatalogue();
const advisor = createAdvisor({ laptops, date });
const reader = advertReader(laptops);

/** Of the best of an answer one is judged, because a lower price makes few others good. */
const BEST = 30;

const ORDER: readonly JudgeAnswer['verdict'][] = ['better', 'below', 'good'];

it('is good where it is told to be, not for more than the error of prices above, and no lower one is worse', () => {
  const share = fc.double({ min: 0.7, max: 1.4, noNaN: true });
  let told = 0;
  fc.assert(
    fc.property(profiles, share, fc.boolean(), fc.nat({ max: BEST - 1 }), (answers, part, used, index) => {
      const { cards, others } = advisor.recommend(answers);
      const id = [...cards.map(({ laptop }) => laptop.id), ...others][index] ?? '';
      const own = advisor.laptop(id);
      if (own === null) return;
      const read = { ...readOf(own), model: `${own.model} X`, used };
      const judgedAt = (euros: number) => {
        const { laptop } = reader({ ...read, price: euros }, '2026-11-23');
        return judge(advisor.columnsFor(answers), withoutLicence(laptop), answers);
      };
      const price = Math.round(own.priceEur * part);
      const { verdict, below } = judgedAt(price);
      const highest = Math.floor((below ?? 0) * 1.04);
      const bounds =
        below === null ? [] : [lowestPrice(price), below, highest, highest + 1].filter((euros) => euros < price);
      told += Number(below !== null);
      expect(bounds.map((euros) => [euros, judgedAt(euros).verdict === 'good'])).toEqual(
        bounds.map((euros) => [euros, euros <= Math.min(highest, answers.budget)]),
      );
      const lower = judgedAt(Math.round(price * 0.8)).verdict;
      expect(ORDER.indexOf(lower)).toBeGreaterThanOrEqual(ORDER.indexOf(verdict));
    }),
    { seed: 29, numRuns: 140, endOnFailure: true },
  );
  expect(told).toBeGreaterThan(25);
});

it('compares a laptop over the budget with no more others than there are', () => {
  const cheapest = answersWith({ budget: 450 });
  const cheap = laptops.filter(({ priceEur, os }) => os === 'none' && priceEur < 600);
  const shares = cheap.flatMap((own) => {
    const { laptop } = reader({ ...readOf(own), model: `${own.model} X`, price: 450 }, '2026-11-23');
    return judge(advisor.columnsFor(cheapest), laptop, cheapest).statements.flatMap(({ statement }) =>
      statement.kind === 'ahead' || statement.kind === 'behind' ? [statement.share] : [],
    );
  });
  expect(shares.length).toBeGreaterThan(0);
  expect(shares.filter(({ count, others }) => count > others)).toEqual([]);
});
