import { describe, expect, it } from 'vitest';
import { PAGE_BUDGETS, plainAnswers } from '#words/laptop-page/grid.ts';
import { whyOf } from '#words/why.ts';
import { canDo } from '#guarantees/benefit.ts';
import { totalCost } from '#catalogue/derive/cost.ts';
import { PURPOSES, type Purpose } from '#contract/answers.ts';
import { CATALOGUE, FIXTURE, laptopOf, PAGES } from './pages.ts';

const { advisor } = FIXTURE;

const shownFor = new Map(
  PURPOSES.flatMap((purpose) =>
    PAGE_BUDGETS.map((budget) => [
      `${purpose} ${budget}`,
      advisor.recommend(plainAnswers(purpose, budget)).computers.map(({ id }) => id),
    ]),
  ),
);
const shown = (purpose: Purpose, budget: number) => shownFor.get(`${purpose} ${budget}`) ?? [];

const cells = PAGES.flatMap(({ id, uses }) =>
  uses.flatMap(({ purpose, cells: ofUse }) => ofUse.map((cell) => ({ id, purpose, cell }))),
);

describe('the uses of every laptop', () => {
  it('stand on a page for each laptop, and name all uses', () => {
    expect(PAGES.map(({ id }) => id).toSorted()).toEqual(CATALOGUE.laptops.map(({ id }) => id).toSorted());
    for (const { uses } of PAGES) expect(uses.map(({ purpose }) => purpose)).toEqual([...PURPOSES]);
  });

  it('have a cell for each budget that pays the laptop, and no other', () => {
    const wrong = PAGES.flatMap(({ id, uses }) => {
      const cost = totalCost(laptopOf(id));
      const paying = PAGE_BUDGETS.filter((budget) => cost <= budget && (budget < 4000 || cost > 3000)).join();
      return uses.filter(({ cells: all }) => all.map(({ budget }) => budget).join() !== paying).map(() => id);
    });
    expect(wrong).toEqual([]);
  });

  it('say «first» and «among the three» where the advisor shows it there, when asked again', () => {
    const wrong = cells.filter(({ id, purpose, cell: { place, rank, budget } }) => {
      const at = shown(purpose, budget).indexOf(id);
      if (place === 'first') return at !== 0 || rank !== 1;
      return place === 'shown' ? at < 1 || rank !== at + 1 : place === 'other' && at !== -1;
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

  it('name as rival the first one, wherever the laptop itself is not', () => {
    const wrong = PAGES.flatMap(({ id, uses }) =>
      uses
        .filter(({ purpose, cells: all, rival }) =>
          rival
            ? rival.id !== shown(purpose, rival.budget)[0] || rival.id === id
            : all.some(({ budget }) => shown(purpose, budget)[0] !== id),
        )
        .map(({ purpose }) => `${id} ${purpose}`),
    );
    expect(wrong).toEqual([]);
  });
});

const PRAISE = /^(Es nuestra primera opción|Está entre los tres)/;

describe('the verdict of every laptop', () => {
  const WORDS: readonly (readonly [RegExp, Purpose])[] = [
    [/para trabajar o estudiar (con|desde) ([^.]+?)(?= y para|, para|\.)/, 'office'],
    [/para editar vídeo (con|desde) ([^.]+?)(?= y para|, para|\.)/, 'editing'],
    [/para diseñar (con|desde) ([^.]+?)(?= y para|, para|\.)/, 'design'],
    [/para programar (con|desde) ([^.]+?)(?= y para|, para|\.)/, 'programming'],
    [/para jugar de vez en cuando (con|desde) ([^.]+?)(?= y para|, para|\.)/, 'casualgaming'],
    [/para jugar a lo último (con|desde) ([^.]+?)(?= y para|, para|\.)/, 'gaming'],
  ];

  /** Uses and budgets that a verdict claims. */
  function claimsOf({ verdict, uses }: (typeof PAGES)[number]) {
    const [praise = ''] = verdict.split(/(?<=\.) /);
    if (!PRAISE.test(praise)) return [];
    return WORDS.flatMap(([pattern, purpose]) => {
      const [, lead, amounts = ''] = pattern.exec(praise) ?? [];
      if (lead === undefined) return [];
      const named = [...amounts.matchAll(/\d+/g)].map(Number);
      const all = uses.find((use) => use.purpose === purpose)?.cells.map(({ budget }) => budget) ?? [];
      const budgets = lead === 'con' ? named : all.filter((budget) => budget >= (named[0] ?? 0));
      return budgets.map((budget) => ({ purpose, budget, isFirst: praise.startsWith('Es nuestra primera opción') }));
    });
  }

  it('claims the first place, or one of three, only where the advisor gives it', () => {
    const claims = PAGES.flatMap((page) => claimsOf(page).map((claim) => Object.assign(claim, { id: page.id })));
    const wrong = claims.filter(({ id, purpose, budget, isFirst }) => {
      const at = shown(purpose, budget).indexOf(id);
      return isFirst ? at !== 0 : at < 1;
    });
    expect(wrong).toEqual([]);
    expect(claims.length).toBeGreaterThan(0);
  });

  it('praises those that are shown, and no other', () => {
    const wrong = PAGES.filter(({ verdict, uses }) => {
      const isShown = uses.some(({ cells: all }) => all.some(({ place }) => place === 'first' || place === 'shown'));
      return PRAISE.test(verdict) !== isShown;
    });
    expect(wrong.map(({ verdict }) => verdict)).toEqual([]);
  });
});
