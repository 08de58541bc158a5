/** Checks all that an answer states, also what the refresh of the catalogue does not ask: cons and tipping points. */
import { needsOf } from '#advisor/needs.ts';
import type { Answers } from '#contract/answers.ts';
import { statementProblems } from '#guarantees/answer-check.ts';
import { fieldOf } from '#guarantees/benefit.ts';
import type { Fixture } from '#guarantees/fixture.ts';
import { asPaid } from '#guarantees/oracle.ts';
import { missingShortfalls, placesAt } from './shortness-check.ts';
import { firstWithIn, tippingPointProblems } from './tipping-point-check.ts';

/** @returns what is false, missing or repeated in a first answer and its first page of more options */
export function wholeAnswerProblems(fixture: Pick<Fixture, 'engine' | 'laptops'>, answers: Answers): string[] {
  const { laptops, engine } = fixture;
  const { cards, places, tippingPoints } = engine.recommend(answers);
  const shown = cards.map(({ laptop }) => asPaid(laptop, answers));
  const [first] = cards;
  if (!first) return statementProblems(fixture, answers);
  const [needs, field] = [needsOf(answers), fieldOf(laptops, answers)];
  const ranked = { cards: shown, budget: answers.budget, needs, firstWith: firstWithIn(laptops, answers) };
  return [
    ...statementProblems(fixture, answers),
    ...missingShortfalls(first, { needs, field }, placesAt(places, first.laptop.id)),
    ...tippingPointProblems(tippingPoints, ranked, field.anyCapable),
  ];
}
