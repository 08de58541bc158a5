import { describe, expect, it } from 'vitest';
import { createStandings, formBudgetFor, plainAnswers } from '#words/laptop-page/standings.ts';
import { isSpanishOffer } from '#advisor/rank/prices.ts';
import { canDo } from '#tests/advisor/checks/serving.ts';
import { totalCost } from '#catalogue/derive/cost.ts';
import { PURPOSES } from '#contract/answers.ts';
import { laptopOf, PAGES } from './pages.ts';
import { CATALOGUE, SHIPPED } from '#tests/support/shipped.ts';

const { engine } = SHIPPED;

const standings = PAGES.flatMap(({ id, uses }) => uses.map((standing) => ({ id, ...standing })));
const placed = standings.filter(({ rank }) => rank > 0);
/** Some of them, because each is asked again. */
const sampled = placed.filter((_, index) => index % 23 === 0);

const budgetFor = (id: string): number => formBudgetFor(totalCost(laptopOf(id))) ?? 0;

describe('the uses of every laptop', () => {
  it('stand on a page for each laptop, and name all uses', () => {
    expect(PAGES.map(({ id }) => id).toSorted()).toEqual(CATALOGUE.laptops.map(({ id }) => id).toSorted());
    for (const { uses } of PAGES) expect(uses.map(({ purpose }) => purpose)).toEqual([...PURPOSES]);
  });

  it('say that it misses a minimum where it does, and why', () => {
    const wrong = standings.filter(({ id, purpose, place, lacks }) => {
      const can = canDo(laptopOf(id), { purposes: [purpose], priorities: [] });
      return (place === 'short') === can || (lacks === '') !== can;
    });
    expect(wrong).toEqual([]);
  });

  it('have a place only if it is sold in Spain', () => {
    expect(placed.filter(({ id }) => !isSpanishOffer(laptopOf(id)))).toEqual([]);
  });

  it('have the place that the answer and the judge give at the budget of its price', () => {
    expect(sampled.length).toBeGreaterThan(50);
    const wrong = sampled.filter(({ id, purpose, place, rank, of }) => {
      const answers = plainAnswers(purpose, budgetFor(id));
      const at = engine.recommend(answers).cards.findIndex(({ laptop }) => laptop.id === id);
      const judged = engine.judge(answers, laptopOf(id));
      const expected = at === 0 ? 'first' : at > 0 ? 'shown' : 'other';
      return place !== expected || judged.place !== rank || judged.of !== of;
    });
    expect(wrong).toEqual([]);
    expect(sampled.some(({ place }) => place === 'first')).toBe(true);
  });
});

describe('whether a laptop is a good purchase', () => {
  it('is what the judge says for its best use, with the same price and the same better laptop', () => {
    const judged = PAGES.filter(({ purchase }) => purchase.purpose !== null).filter((_, index) => index % 11 === 0);
    expect(judged.length).toBeGreaterThan(30);
    const wrong = judged.filter(({ id, purchase: { verdict, purpose, budget, below, rival } }) => {
      const again = engine.judge(plainAnswers(purpose ?? 'office', budget ?? 0), laptopOf(id));
      return (
        again.verdict !== verdict || again.below !== below || (again.better?.laptop.id ?? null) !== (rival?.id ?? null)
      );
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('is yes for a good one and no other, and unsure where Spain does not sell it or its price is doubtful', () => {
    const wrong = PAGES.filter(({ id, purchase: { verdict, answer } }) => {
      const laptop = laptopOf(id);
      if (verdict === 'unsure' || verdict === 'none') return isSpanishOffer(laptop) && verdict === 'unsure';
      return answer.startsWith('Sí') !== (verdict === 'good') || !isSpanishOffer(laptop);
    });
    expect(wrong.map(({ id, purchase }) => [id, purchase.answer])).toEqual([]);
  });

  it('orders all laptops: what wins most uses at its price first, what serves for nothing last', () => {
    const ids = createStandings(CATALOGUE.laptops)
      .bestFirst()
      .map(({ id }) => id);
    expect(new Set(ids).size).toBe(CATALOGUE.laptops.filter(isSpanishOffer).length);
    const wins = new Map(PAGES.map(({ id, uses }) => [id, uses.filter(({ rank }) => rank === 1).length]));
    const inOrder = ids.map((id) => wins.get(id) ?? 0);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
    const last = PAGES.find(({ id }) => id === ids.at(-1));
    expect(last?.uses.every(({ rank }) => rank === 0)).toBe(true);
  });
});
