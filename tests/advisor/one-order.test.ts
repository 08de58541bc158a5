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

/** @returns what is wrong, by name */
const wrongIn = (checks: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(checks).flatMap(([check, isRight]) => (isRight ? [] : [check]));

function contradictions(answers: Answers): string[] {
  const { cards, others } = engine.recommend(answers);
  const [next = ''] = others;
  const capable = cards.filter((card) => card.isCapable);
  // Where nothing is capable, the first card is what comes nearest.
  const good = capable.length > 0 ? capable : cards.slice(0, 1);
  const found = good.map(({ laptop }) => judged(answers, laptop.id));
  const after = next === '' ? null : judged(answers, next);
  // One that is capable counts only the capable ones before it.
  const before = cards.filter((card) => card.isCapable || after?.shortfall !== null);
  return wrongIn({
    'the cards are good': found.every(({ verdict }) => verdict === 'good'),
    'in their places': found.every(({ place }, index) => place === index + 1),
    'nothing is better than the first': found[0] === undefined || (found[0].better === null && found[0].below === null),
    'the next place is the next option': after === null || after.place === before.length + 1,
    'nothing is better than itself': after === null || after.better?.laptop.id !== next,
    'the comparison has the same order': capable.every(({ laptop }, index) =>
      capable
        .slice(index + 1)
        .every((later) => engine.compare(answers, [later.laptop.id, laptop.id]).best?.id === laptop.id),
    ),
  });
}

const isLater = ({ place, of }: Judged, last: Judged | undefined): boolean =>
  last?.of !== of || (place ?? 0) > (last.place ?? 0);

/** The places of the next options, if they do not rise. */
function placesOutOfOrder(answers: Answers): (number | null)[] {
  const found = engine
    .recommend(answers)
    .others.slice(0, 4)
    .map((id) => judged(answers, id));
  return found.every((one, index) => isLater(one, found[index - 1])) ? [] : found.map(({ place }) => place);
}

describe('the judge', { timeout: 90_000 }, () => {
  it('agrees with the cards: they are good, in their places, and the comparison says the same', () => {
    fc.assert(
      fc.property(profiles, (answers) => {
        expect(contradictions(answers)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('gives every further option a later place', () => {
    fc.assert(
      fc.property(profiles, (answers) => {
        expect(placesOutOfOrder(answers)).toEqual([]);
      }),
      RUNS,
    );
  });
});
