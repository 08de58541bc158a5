/** Whether what the cards, the reason and the target of an answer state holds. */
import type { CardAnswer, Recommended } from '#advisor/answer.ts';
import { needsOf } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import { fieldOf } from './benefit.ts';
import { cardProblems, type Shown } from './card-check.ts';
import { contradictions } from './contradiction-check.ts';
import { isGraphics } from './figures.ts';
import type { Fixture } from './fixture.ts';
import { asPaid, failures, isDominatedBy, qualifyingAmong, undecidedFields } from './oracle.ts';
import { placeProblems } from './place-check.ts';
import { isOverSecond } from './statement-check.ts';
import { reasonProblems } from './reason-check.ts';

type Problems = string[];

export type Checked = Pick<Fixture, 'engine' | 'laptops' | 'byId'>;

export const ids = (cards: readonly CardAnswer[]): string[] => cards.map(({ laptop }) => laptop.id);

/** @returns the laptops with the prices that these answers lead to */
export const laptopsOf = ({ byId }: Checked, some: readonly string[], answers: Answers): Laptop[] =>
  some.flatMap((id) => byId.get(id) ?? []).map((laptop) => asPaid(laptop, answers));

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

function readProblems({ read, answers }: Recommended, laptops: readonly Laptop[]): Problems {
  const { qualifying, compared, anyCapable } = fieldOf(laptops, answers);
  const open = laptops
    .map((laptop) => undecidedFields(asPaid(laptop, answers), answers))
    .filter((fields) => fields.length > 0);
  const fields = new Set(open.flat());
  const right = read.qualifying === qualifying.length && read.size === compared.length && read.isCapable === anyCapable;
  const isOpen =
    read.undecided.count === open.length &&
    read.undecided.fields.length === fields.size &&
    read.undecided.fields.every((field) => fields.has(field));
  return [
    ...(right ? [] : [`read: ${JSON.stringify(read)}, not ${compared.length} of ${qualifying.length}`]),
    ...(isOpen ? [] : [`undecided: ${JSON.stringify(read.undecided)}, not ${open.length}`]),
  ];
}

function tieProblems({ sureness }: Recommended, first: Shown): Problems {
  const { over = null, under = null } = sureness?.firstTwo ?? {};
  return [
    ...(over && !isOverSecond(over, first, 'first') ? ['tie: the first'] : []),
    ...(under && !isOverSecond(under, first, 'second') ? ['tie: the second'] : []),
  ];
}

/** @returns what is false, missing or repeated in a first answer and its first page of more options */
export function statementProblems(
  { engine, laptops }: Pick<Fixture, 'engine' | 'laptops'>,
  answers: Answers,
): Problems {
  const recommended = engine.recommend(answers);
  const { cards, reason, places, others: left } = recommended;
  const more = engine.more({ userInput: answers, filteredLaptops: [...left], count: 6 });
  const shown = cards.map(({ laptop }) => asPaid(laptop, answers));
  const [best] = shown;
  if (!best) return readProblems(recommended, laptops);
  const needs = needsOf(answers);
  const common = {
    best,
    field: fieldOf(laptops, answers),
    needs,
    compared: places.map(({ criterion }) => criterion),
    countsGraphics: reason?.weighing.attributes.some(isGraphics) === true,
  };
  const shownAt = (index: number): Shown => ({
    ...common,
    laptop: shown[index] ?? best,
    others: shown.filter((_, position) => position !== index),
    isFirstAnswer: true,
  });
  return [
    ...readProblems(recommended, laptops),
    ...tieProblems(recommended, shownAt(0)),
    ...contradictions(cards),
    ...cards.flatMap((card, index) => cardProblems(card, shownAt(index))),
    ...more.cards.flatMap((card) => {
      const laptop = asPaid(card.laptop, answers);
      return cardProblems(card, { ...common, laptop, others: [], isFirstAnswer: false });
    }),
    ...(reason ? reasonProblems(reason, shownAt(0), cards) : ['no reason']),
    ...placeProblems(places, shown, answers.budget, needs),
  ];
}
