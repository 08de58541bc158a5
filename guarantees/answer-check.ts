/** Whether what the cards, the reason and the target of an answer state holds. */
import type { Recommended } from '#advisor/answer.ts';
import { needsOf } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import { canDo, fieldOf } from './benefit.ts';
import { cardProblems, type Shown } from './card-check.ts';
import { isGraphics } from './figures.ts';
import type { Fixture } from './fixture.ts';
import { asPaid, qualifyingAmong, undecidedFields } from './oracle.ts';
import { placeProblems } from './place-check.ts';
import { reasonProblems } from './reason-check.ts';

type Problems = string[];

function readProblems({ read, bareOffer, answers, cards }: Recommended, laptops: readonly Laptop[]): Problems {
  const { qualifying, compared, anyCapable } = fieldOf(laptops, answers);
  const isBareAsked = answers.requirements.os === 'linux' && cards.length > 0 && cards.length < 3;
  const bare = isBareAsked
    ? qualifyingAmong(laptops, { ...answers, requirements: { ...answers.requirements, os: 'none' } }).filter((laptop) =>
        canDo(laptop, answers),
      )
    : [];
  const lowest = Math.min(...bare.map(({ priceEur }) => priceEur));
  const open = laptops
    .map((laptop) => undecidedFields(asPaid(laptop, answers), answers))
    .filter((fields) => fields.length > 0);
  const fields = new Set(open.flat());
  const right = read.qualifying === qualifying.length && read.size === compared.length && read.isCapable === anyCapable;
  const isOffer = bareOffer ? bareOffer.count === bare.length && bareOffer.lowestPrice === lowest : bare.length === 0;
  const isOpen =
    read.undecided.count === open.length &&
    read.undecided.fields.length === fields.size &&
    read.undecided.fields.every((field) => fields.has(field));
  return [
    ...(right ? [] : [`read: ${JSON.stringify(read)}, not ${compared.length} of ${qualifying.length}`]),
    ...(isOffer ? [] : ['offer without a system']),
    ...(isOpen ? [] : [`undecided: ${JSON.stringify(read.undecided)}, not ${open.length}`]),
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
    ...cards.flatMap((card, index) => cardProblems(card, shownAt(index))),
    ...more.cards.flatMap((card) => {
      const laptop = asPaid(card.laptop, answers);
      return cardProblems(card, { ...common, laptop, others: [], isFirstAnswer: false });
    }),
    ...(reason ? reasonProblems(reason, shownAt(0), cards) : ['no reason']),
    ...placeProblems(places, shown, answers.budget, needs),
  ];
}
