/** The checks of the properties must notice what is wrong. Whether all is right over random answers is a property. */
import { expect, it } from 'vitest';
import { needsOf } from '#advisor/needs.ts';
import { placedFor } from '#advisor/why.ts';
import type { Answers } from '#contract/answers.ts';
import { fieldOf } from '#guarantees/benefit.ts';
import { createFixture } from '#guarantees/fixture.ts';
import { PERSONAS } from '#guarantees/judged-personas.ts';
import { asPaid } from '#guarantees/oracle.ts';
import { holds } from '#guarantees/statement-check.ts';
import { SHIPPED } from '#tests/support/shipped.ts';
import { problemsWithCaution } from './checks/caution-check.ts';
import { aroundOf } from './checks/market-check.ts';
import { enoughProblems, stepProblems } from './checks/step-check.ts';
import { firstWithIn, tippingPointProblems } from './checks/tipping-point-check.ts';
import { placedProblems } from './checks/why-check.ts';
import { wrongCopies } from './checks/wrong-copies.ts';

const { engine, laptops, byId } = SHIPPED;
const some = createFixture(laptops.filter((_, index) => index % 25 === 0));

/** By the place of the error: whether each copy was refused. */
const refused = new Map<string, boolean[]>();

function expectChecks(asked: Answers, index: number): void {
  const { cards, tippingPoints, caution } = engine.recommend(asked);
  const shown = cards.map(({ laptop }) => asPaid(byId.get(laptop.id) ?? laptop, asked));
  const [best] = shown;
  const other = shown.at(-1);
  if (!best || !other) return;
  const tryCopies = <T extends object>(name: string, part: T, accepts: (copy: T) => boolean): void => {
    expect({ name, accepted: accepts(part) }).toEqual({ name, accepted: true });
    for (const { path, copy } of wrongCopies(part, other)) {
      const place = `${name}: ${path}`;
      refused.set(place, [...(refused.get(place) ?? []), !accepts(copy)]);
    }
  };
  const [needs, field] = [needsOf(asked), fieldOf(laptops, asked)];
  for (const [at, laptop] of shown.entries()) {
    const stated = { field, needs, laptop, best, others: shown.filter((one) => one !== laptop) };
    for (const { statement } of cards[at]?.statements ?? [])
      tryCopies(statement.kind, statement, (copy) => holds(copy, stated));
  }
  const { more, less, enough } = engine.market(asked);
  const around = aroundOf(SHIPPED, asked);
  if (around)
    tryCopies('market', { more, less, enough }, (copy) => {
      const steps = [...stepProblems(copy.more, 1, around), ...stepProblems(copy.less, -1, around)];
      return steps.length + enoughProblems(copy.enough, copy.more, around).length === 0;
    });
  if (caution) tryCopies('caution', caution, (copy) => problemsWithCaution(copy, laptops, asked).length === 0);
  // These ask the engine again for each copy.
  if (index % 5 > 0) return;
  const ranked = { cards: shown, budget: asked.budget, needs, firstWith: firstWithIn(laptops, asked) };
  tryCopies(
    'tippingPoints',
    { tippingPoints },
    (copy) => tippingPointProblems(copy.tippingPoints, ranked, field.anyCapable).length === 0,
  );
  const laptop = some.laptops[(index * 7) % some.laptops.length];
  const placed = laptop && placedFor(some.engine, asked, laptop.id);
  if (!placed) return;
  const { answers: _answers, needs: _needs, laptop: _laptop, ...explained } = placed;
  tryCopies(
    placed.verdict,
    explained,
    (copy) => placedProblems({ ...placed, ...copy }, some, asked, laptop).length === 0,
  );
}

/** Where some errors are none, because rounding decides or another answer is right too. */
const MAY_PASS = new Set([
  'chosen: keeps left out',
  'chosen: keeps[0] left out',
  'chosen: wouldLead',
  'excluded: best',
  'market: enough left out',
  'market: less left out',
  'market: less.but left out',
  'market: less.lead[0] left out',
  'market: more left out',
  'market: more.but left out',
  'market: more.lead[0] left out',
  'ranked: keeps left out',
  'ranked: keeps[0] left out',
  'tippingPoints: tippingPoints left out',
  'tippingPoints: tippingPoints[0] left out',
  'tippingPoints: tippingPoints[0].value',
  'unknown: attributes[0] left out',
  'verdict: verdict.isPriceFirst',
  'verdict: verdict.praises[0] left out',
  'verdict: verdict.praises[0].isMost',
  'verdict: verdict.price left out',
]);

const placesWith = (isSo: (all: boolean[]) => boolean): string[] =>
  [...refused].filter(([, all]) => isSo(all)).map(([place]) => place);

it('the checks refuse every error in an answer', () => {
  PERSONAS.forEach(({ answers }, index) => expectChecks(answers, index));
  expect(placesWith((all) => all.includes(false)).filter((place) => !MAY_PASS.has(place))).toEqual([]);
  expect(placesWith((all) => !all.includes(true)).toSorted()).toEqual([
    'excluded: best',
    'tippingPoints: tippingPoints left out',
    'tippingPoints: tippingPoints[0] left out',
  ]);
}, 120_000);
