/** Checks of what any answer promises. Each returns the problems that it finds. */
import type { CardAnswer } from '#advisor/answer.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import type { Fixture } from './fixture.ts';
import { asPaid, failures, isDominatedBy, qualifyingAmong } from './oracle.ts';

type Problems = string[];

export type Checked = Pick<Fixture, 'engine' | 'laptops' | 'byId'>;

export const ids = (cards: readonly CardAnswer[]): string[] => cards.map(({ laptop }) => laptop.id);

/** @returns the laptops with the prices that these answers lead to */
export const laptopsOf = ({ byId }: Checked, wanted: readonly string[], answers: Answers): Laptop[] =>
  wanted.flatMap((id) => byId.get(id) ?? []).map((laptop) => asPaid(laptop, answers));

/** Every laptop that is shown or listed as remaining meets all requirements, and none appears twice. */
export function requirementViolations(fixture: Checked, answers: Answers): Problems {
  const first = fixture.engine.recommend(answers);
  const more = fixture.engine.more({ userInput: answers, filteredLaptops: [...first.others], count: 6 });
  const shown = [...ids(first.cards), ...ids(more.cards)];
  const offered = [...new Set([...shown, ...first.others])];
  return [
    ...laptopsOf(fixture, offered, answers).flatMap((laptop) =>
      failures(laptop, answers).map((field) => `${laptop.id} fails ${field}`),
    ),
    ...(offered.every((id) => fixture.byId.has(id)) ? [] : ['unknown id']),
    ...(new Set(shown).size === shown.length ? [] : ['shown twice']),
    ...(first.others.some((id) => ids(first.cards).includes(id)) ? ['shown and left over'] : []),
  ];
}

export function dominatedCards(fixture: Checked, answers: Answers): Problems {
  const qualifying = qualifyingAmong(fixture.laptops, answers);
  return laptopsOf(fixture, ids(fixture.engine.recommend(answers).cards), answers).flatMap((laptop) =>
    qualifying
      .filter((other) => isDominatedBy(laptop, other))
      .map((other) => `${laptop.id} is dominated by ${other.id}`),
  );
}
