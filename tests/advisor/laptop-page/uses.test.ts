import { describe, expect, it } from 'vitest';
import { PAGE_BUDGETS, plainAnswers } from '#advisor/laptop-page/grid.ts';
import { whyOf } from '#advisor/why.ts';
import { canDo } from '#bench/advisor/oracle/benefit.ts';
import { totalCost } from '#catalogue/derive/cost.ts';
import { PURPOSES, type Purpose } from '#contract/answers.ts';
import { CATALOGUE, FIXTURE, PAGES } from './pages.ts';

const { advisor, byId } = FIXTURE;

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
    for (const { id, uses } of PAGES) {
      const laptop = byId.get(id);
      if (!laptop) throw new Error(id);
      const cost = totalCost(laptop);
      const paying = PAGE_BUDGETS.filter((budget) => cost <= budget && (budget < 4000 || cost > 3000));
      for (const { cells: ofUse } of uses)
        expect(
          ofUse.map(({ budget }) => budget),
          id,
        ).toEqual(paying);
    }
  });

  it('say «first» and «among the three» where the advisor shows it there, when asked again', () => {
    for (const { id, purpose, cell } of cells) {
      const at = shown(purpose, cell.budget).indexOf(id);
      const isShown = cell.place === 'first' || cell.place === 'shown';
      if (isShown) expect([at === 0, at + 1], id).toEqual([cell.place === 'first', cell.rank]);
      else expect(cell.place === 'short' || at === -1, `${id} ${purpose} ${cell.budget}`).toBe(true);
    }
  });

  it('say that it misses a minimum where it does, and why', () => {
    for (const { id, uses } of PAGES) {
      const laptop = byId.get(id);
      if (!laptop) throw new Error(id);
      for (const { purpose, cells: ofUse, lacks } of uses) {
        const can = canDo(laptop, { purposes: [purpose], priorities: [] });
        expect(
          ofUse.every(({ place }) => (place === 'short') === !can),
          `${id} ${purpose}`,
        ).toBe(true);
        if (ofUse.length > 0) expect(lacks === '', `${id} ${purpose}: ${lacks}`).toBe(can);
      }
    }
  });

  it('give the place that the advisor gives', () => {
    const others = cells.filter(({ cell }) => cell.place === 'other');
    for (const { id, purpose, cell } of others.filter((_, index) => index % 97 === 0)) {
      const why = whyOf(advisor, plainAnswers(purpose, cell.budget), id);
      if (why?.verdict === 'ranked') expect(why.rank).toBe(cell.rank);
      else expect(why?.verdict).toBe('beaten');
      expect(cell.rank).toBeLessThanOrEqual(cell.of);
    }
  });

  it('name as rival the first one, wherever the laptop itself is not', () => {
    for (const { id, uses } of PAGES) {
      for (const { purpose, cells: ofUse, rival } of uses) {
        const lost = ofUse.find(({ place, budget }) => place !== 'first' && shown(purpose, budget)[0] !== id);
        if (rival) expect(rival.id).toBe(shown(purpose, rival.budget)[0]);
        expect(rival === null, `${id} ${purpose}`).toBe(lost === undefined);
      }
    }
  });
});

describe('the verdict of every laptop', () => {
  const WORDS: readonly (readonly [RegExp, Purpose])[] = [
    [/para trabajar o estudiar (con|desde) ([^.]+?)(?= y para|, para|\.)/, 'office'],
    [/para editar vídeo (con|desde) ([^.]+?)(?= y para|, para|\.)/, 'editing'],
    [/para diseñar (con|desde) ([^.]+?)(?= y para|, para|\.)/, 'design'],
    [/para programar (con|desde) ([^.]+?)(?= y para|, para|\.)/, 'programming'],
    [/para jugar de vez en cuando (con|desde) ([^.]+?)(?= y para|, para|\.)/, 'casualgaming'],
    [/para jugar a lo último (con|desde) ([^.]+?)(?= y para|, para|\.)/, 'gaming'],
  ];

  it('claims the first place, or one of three, only where the advisor gives it', () => {
    let claims = 0;
    for (const { id, verdict, uses } of PAGES) {
      const [praise = ''] = verdict.split(/(?<=\.) /);
      const isFirst = praise.startsWith('Es nuestra primera opción');
      if (!isFirst && !praise.startsWith('Está entre los tres')) continue;
      for (const [pattern, purpose] of WORDS) {
        const [, lead, amounts = ''] = pattern.exec(praise) ?? [];
        if (lead === undefined) continue;
        const named = [...amounts.matchAll(/\d+/g)].map(Number);
        const all = uses.find((use) => use.purpose === purpose)?.cells.map(({ budget }) => budget) ?? [];
        const claimed = lead === 'con' ? named : all.filter((budget) => budget >= (named[0] ?? 0));
        expect(claimed.length, verdict).toBeGreaterThan(0);
        for (const budget of claimed) {
          const at = shown(purpose, budget).indexOf(id);
          expect(isFirst ? at === 0 : at > 0, `${verdict} (${id}, ${budget})`).toBe(true);
          claims += 1;
        }
      }
    }
    expect(claims).toBeGreaterThan(20);
  });

  it('claims no place for a laptop that is never shown', () => {
    for (const { verdict, uses } of PAGES) {
      const isShown = uses.some(({ cells: all }) => all.some(({ place }) => place === 'first' || place === 'shown'));
      expect(/primera opción|^Está entre/.test(verdict), verdict).toBe(isShown);
    }
  });
});
