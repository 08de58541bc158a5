import { describe, expect, it } from 'vitest';
import { buildColumns } from '#advisor/columns.ts';
import { chooseCards } from '#advisor/choose/choose-cards.ts';
import { withFirstCard } from '#advisor/choose/first-card.ts';
import { createScratch, shortlist } from '#advisor/shortlist.ts';
import { formBudgetFor, createGrid, plainAnswers } from '#words/laptop-page/grid.ts';
import { rowsByPurchase } from '#words/laptop-page/purchase.ts';
import { whyOf } from '#words/why.ts';
import { isSpanishOffer } from '#advisor/rank/prices.ts';
import { canDo } from '#tests/advisor/checks/serving.ts';
import { totalCost } from '#catalogue/derive/cost.ts';
import { PURPOSES, type Purpose } from '#contract/answers.ts';
import { laptopOf, PAGES } from './pages.ts';
import { CATALOGUE, SHIPPED } from '#tests/support/shipped.ts';

const { advisor } = SHIPPED;

const shownFor = new Map<string, readonly string[]>();

function shown(purpose: Purpose, budget: number): readonly string[] {
  const key = `${purpose} ${budget}`;
  const ids =
    shownFor.get(key) ?? advisor.recommend(plainAnswers(purpose, budget)).computers.map((computer) => computer.id);
  shownFor.set(key, ids);
  return ids;
}

const cells = PAGES.flatMap(({ id, uses }) =>
  uses.flatMap(({ purpose, cells: ofUse }) => ofUse.map((cell) => ({ id, purpose, cell }))),
);

describe('the uses of every laptop', () => {
  it('stand on a page for each laptop, and name all uses', () => {
    expect(PAGES.map(({ id }) => id).toSorted()).toEqual(CATALOGUE.laptops.map(({ id }) => id).toSorted());
    for (const { uses } of PAGES) expect(uses.map(({ purpose }) => purpose)).toEqual([...PURPOSES]);
  });

  it('begin at the lowest round budget that pays the laptop, and have no rank for more than twice its price', () => {
    const wrong = PAGES.filter(({ id, uses: [office] }) => {
      const cost = totalCost(laptopOf(id));
      const [lowest] = office?.cells ?? [];
      if (cost > 4000 || !isSpanishOffer(laptopOf(id))) return lowest !== undefined;
      return (
        lowest?.budget !== formBudgetFor(cost) || lowest.budget < cost || lowest.budget >= Math.max(200, cost + 250)
      );
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
    const far = cells.filter(({ id, cell }) => cell.place === 'other' && cell.budget > 2 * totalCost(laptopOf(id)));
    expect(far).toEqual([]);
  });

  it('say «first» and «among the three» where the advisor shows it there, when asked again', () => {
    const wrong = cells.filter(({ id, purpose, cell: { place, rank, budget } }) => {
      const at = shown(purpose, budget).indexOf(id);
      if (place === 'first') return at !== 0 || rank !== 1;
      return place === 'shown' ? at < 1 || rank !== at + 1 : (place === 'other' || place === 'far') && at !== -1;
    });
    expect(wrong).toEqual([]);
    expect(cells.filter(({ cell }) => cell.place === 'first').length).toBeGreaterThan(0);
  });

  it('say that it misses a minimum where it does, and why', () => {
    const wrong = PAGES.flatMap(({ id, uses }) =>
      uses
        .filter(({ purpose, cells: all, lacks }) => {
          const can = canDo(laptopOf(id), { purposes: [purpose], priorities: [] });
          return all.some(({ place }) => (place === 'short') === can) || (all.length > 0 && (lacks === '') !== can);
        })
        .map(({ purpose, lacks }) => `${id} ${purpose}: ${lacks}`),
    );
    expect(wrong).toEqual([]);
  });

  it('give the place that the advisor gives', () => {
    const placed = cells.filter(({ cell }) => cell.place !== 'short').filter((_, index) => index % 97 === 0);
    const wrong = placed.filter(({ id, purpose, cell }) => {
      const why = whyOf(advisor, plainAnswers(purpose, cell.budget), id);
      return why === null || why.verdict === 'excluded' || why.rank !== cell.rank || why.of !== cell.of;
    });
    expect(wrong).toEqual([]);
  });

  it('name as rival the first one that serves, wherever the laptop itself is not', () => {
    const wrong = PAGES.flatMap(({ id, uses }) =>
      uses
        .filter(({ purpose, cells: all, rival }) =>
          rival
            ? rival.id !== shown(purpose, rival.budget)[0] || rival.id === id
            : all.some(({ budget, of }) => of > 0 && shown(purpose, budget)[0] !== id),
        )
        .map(({ purpose }) => `${id} ${purpose}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** Of budgets that somebody who looks at it may have. */
const places = ({ uses, price, priceFacts }: (typeof PAGES)[number]) =>
  uses.flatMap(({ cells: all }) =>
    all.filter(({ budget }) => budget <= 2 * (price + priceFacts.licence)).map(({ place }) => place),
  );

describe('whether a laptop is a good purchase', () => {
  it('is a yes for those that are shown for a use, and no other', () => {
    const wrong = PAGES.filter((page) => {
      const { kind, answer } = page.purchase;
      if (kind === 'unsure') return isSpanishOffer(laptopOf(page.id));
      const expected = (['first', 'shown'] as const).find((place) => places(page).includes(place));
      return expected ? kind !== expected || !answer.startsWith('Sí, ') : answer.startsWith('Sí');
    });
    expect(wrong.map(({ purchase }) => purchase.answer)).toEqual([]);
  });

  it('names a lower price only where the laptop would be one of the cards for it', () => {
    const laptops = SHIPPED.laptops.filter(isSpanishOffer);
    const priced = PAGES.filter(({ purchase }) => purchase.kind === 'cheaper').filter((_, index) => index % 29 === 0);
    const wrong = priced.filter(({ id, purchase: { purpose, upTo, answer } }) => {
      if (purpose === null || upTo === null) return true;
      const laptop = laptopOf(id);
      const others = laptops.filter((one) => one !== laptop);
      const columns = buildColumns([...others, { ...laptop, priceEur: upTo - laptop.cost.licenceEur }], true);
      const asked = plainAnswers(purpose, formBudgetFor(upTo) ?? 0);
      const cards = chooseCards(withFirstCard(shortlist(columns, asked, createScratch(columns))));
      const isShown = cards.some(({ row }) => columns.laptops[row]?.id === id);
      return !isShown || upTo >= totalCost(laptop) || !answer.includes(`${upTo} €`);
    });
    expect(wrong.map(({ id, purchase }) => [id, purchase.answer])).toEqual([]);
    expect(priced.length).toBeGreaterThan(10);
  });

  it('recommends the first card for the same use at the budget of its price, if it is none', () => {
    const wrong = PAGES.filter(({ id, purchase: { kind, purpose, rival } }) => {
      if (kind !== 'cheaper' && kind !== 'no') return false;
      return purpose === null || rival?.id !== shown(purpose, formBudgetFor(totalCost(laptopOf(id))) ?? 0)[0];
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('orders all laptops: what wins most uses at its price first, what serves for nothing last', () => {
    const grid = createGrid(CATALOGUE.laptops);
    const ids = rowsByPurchase(grid).map((row) => grid.columns.laptops[row]?.id);
    expect(new Set(ids).size).toBe(CATALOGUE.laptops.filter(isSpanishOffer).length);
    const kindOf = new Map(PAGES.map(({ id, purchase }) => [id, purchase.kind]));
    const kinds = ids.map((id) => kindOf.get(id ?? ''));
    expect(new Set(kinds.slice(0, 24))).toEqual(new Set(['first']));
    expect(kinds.at(-1)).toBe('none');
  });
});
