/** The sentences and figures of an answer, and of its first page of «more options», that the oracle cannot prove. */
import { needsOf } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import type { Computer } from '#contract/computer.ts';
import { problemWith } from './card-parser.ts';
import { problemsWithChanges } from './changes-parser.ts';
import { problemsWithDepends } from './depends-parser.ts';
import { problemsWithExplanation } from './explanation-parser.ts';
import { problemsWithExtremes } from './extremes-parser.ts';
import { problemsWithFit } from './fit-parser.ts';
import type { Fixture } from './fixture.ts';
import { fieldOf } from './benefit.ts';
import { asPaid } from './oracle.ts';
import type { Context } from './parsed-laptop.ts';
import { problemsWithReason } from './reason-parser.ts';
import { offerProblems, splitOffer } from './relaxation-check.ts';
import { problemsWithTarget } from './target-parser.ts';
import { problemsWithVerdict } from './verdict-parser.ts';

type Problems = string[];

const ids = (computers: readonly Computer[]): string[] => computers.map(({ id }) => id);

/** @returns the laptops as these answers pay for them */
const laptopsOf = ({ byId }: Fixture, wanted: readonly string[], answers: Answers): Laptop[] =>
  wanted.flatMap((id) => byId.get(id) ?? []).map((laptop) => asPaid(laptop, answers));

export function unprovenSentences(fixture: Fixture, answers: Answers): Problems {
  const { advisor, laptops } = fixture;
  const first = advisor.recommend(answers);
  const more = advisor.more({ userInput: answers, filteredLaptops: first.filteredLaptops, count: 6 });
  const field = fieldOf(laptops, answers);
  const [best] = laptopsOf(fixture, ids(first.computers), answers);
  const explanation = problemsWithExplanation(first.explanation, laptops, field);
  if (!best) return explanation;
  const cards = laptopsOf(fixture, ids(first.computers), answers);
  const { reason, offer } = splitOffer(first.reason);
  return [
    ...explanation,
    ...offerProblems(offer, cards.length, laptops, answers),
    ...problemsWithReason(reason, cards, { ...field, laptop: best, best }, needsOf(answers)),
    ...[...first.computers, ...more.computers].flatMap((computer) =>
      cardProblems(computer, fixture, { ...field, best, shown: first.computers }),
    ),
    ...problemsWithDepends(
      first.dependsOn,
      { cards, budget: answers.budget, needs: needsOf(answers) },
      field.anyCapable,
    ),
    ...problemsWithTarget(first.target, cards, { ...field, laptop: best, best }, needsOf(answers)),
    ...first.computers.flatMap((computer, index) => {
      const context = { ...field, laptop: cards[index] ?? best, best };
      const compared = first.target.map(({ criterion }) => criterion);
      return index === 0
        ? bestProblems(computer, { context, others: cards.slice(1), needs: needsOf(answers), compared })
        : [
            ...problemsWithChanges(computer, context, needsOf(answers), compared),
            ...(computer.gains.length > 0 ? [] : [`gains nothing: ${computer.id}`]),
          ];
    }),
    ...more.computers.flatMap((computer) => {
      const [laptop] = laptopsOf(fixture, [computer.id], answers);
      const compared = first.target.map(({ criterion }) => criterion);
      return laptop ? problemsWithChanges(computer, { ...field, laptop, best }, needsOf(answers), compared) : [];
    }),
  ];
}

const bestProblems = (computer: Computer, shown: Parameters<typeof problemsWithVerdict>[1]): Problems => [
  ...problemsWithVerdict(computer.verdict, shown),
  ...problemsWithExtremes(computer, shown),
  ...(computer.advantage === '' ? [] : [`advantage: ${computer.advantage}`]),
];

const MAX_PROS = 2;
/** A con, the system, a keyboard without Ñ and integrated graphics. */
const MAX_CONS = 4;

function cardProblems(computer: Computer, fixture: Fixture, shared: Omit<Context, 'laptop'>): Problems {
  const { id, name, pros, cons, further } = computer;
  const [laptop] = laptopsOf(fixture, [id], shared.answers);
  if (!laptop) return [`${name}: unknown`];
  const context = { ...shared, laptop };
  const praise = [...pros, ...further.pros];
  const blame = [...cons, ...further.cons];
  return [
    ...praise.flatMap((sentence) => problemWith(sentence, 'pro', context) ?? []),
    ...blame.flatMap((sentence) => problemWith(sentence, 'con', context) ?? []),
    ...problemsWithFit(computer, context),
    ...(cons.length === 0 ? [`${name}: no con`] : []),
    ...(pros.length > MAX_PROS || cons.length > MAX_CONS ? [`${name}: too much in sight`] : []),
    ...(new Set([...praise, ...blame]).size === praise.length + blame.length ? [] : [`${name}: duplicate sentence`]),
  ];
}
