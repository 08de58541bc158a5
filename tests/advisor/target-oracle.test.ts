/** The oracle must reject a wrong place, figure, word, verdict or comparison, or its proofs are worth nothing. */
import { describe, expect, it } from 'vitest';
import { needsOf } from '#advisor/needs.ts';
import { fieldOf } from '#bench/advisor/oracle/benefit.ts';
import { problemsWithChanges } from '#bench/advisor/oracle/changes-parser.ts';
import { createFixture } from '#bench/advisor/oracle/fixture.ts';
import { asPaid } from '#bench/advisor/oracle/oracle.ts';
import type { Context } from '#bench/advisor/oracle/parsed-laptop.ts';
import { PERSONAS } from '#bench/advisor/oracle/personas.ts';
import { countWords } from '#bench/advisor/oracle/plain-words.ts';
import { problemsWithTarget } from '#bench/advisor/oracle/target-parser.ts';
import { problemsWithExtremes } from '#bench/advisor/oracle/extremes-parser.ts';
import { unprovenSentences } from '#bench/advisor/oracle/unproven.ts';
import { problemsWithVerdict } from '#bench/advisor/oracle/verdict-parser.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import type { Computer } from '#contract/computer.ts';
import type { Target, TargetPoint } from '#contract/target.ts';

const GRAPHICS = /RTX \d{4}/;

const fixture = createFixture(loadCatalogue().laptops);

interface Shown {
  answers: Answers;
  computers: Computer[];
  target: Target;
  cards: Laptop[];
  context: Context;
}

const shown: Shown[] = PERSONAS.flatMap(({ answers }) => {
  const { computers, target } = fixture.advisor.recommend(answers);
  const cards = computers.flatMap(({ id }) => fixture.byId.get(id) ?? []).map((laptop) => asPaid(laptop, answers));
  const [best] = cards;
  if (!best) return [];
  const context = { ...fieldOf(fixture.laptops, answers), laptop: best, best };
  return [{ answers, computers, target, cards, context }];
});

/** Copies of the text, in each of which one figure is increased by 1. */
const withWrongFigures = (text: string): string[] =>
  [...text.matchAll(/\d+/g)].map(
    ({ 0: figure, index }) =>
      `${text.slice(0, index)}${String(Number(figure) + 1).padStart(figure.length, '0')}${text.slice(index + figure.length)}`,
  );

const wrongPoints = (point: TargetPoint): TargetPoint[] => {
  const figures = withWrongFigures(point.figure);
  const wrong: Partial<TargetPoint>[] = [
    { at: point.at === null ? 0.5 : point.at + (point.at > 0.5 ? -0.05 : 0.05) },
    { word: 'de lujo' },
    { range: { low: -0.3, high: 1 } },
    ...figures.map((figure) => ({ figure })),
  ];
  return wrong.map((part) => Object.assign(structuredClone(point), part));
};

const ofFirst = ({ context, cards, answers, target }: Shown) => ({
  context,
  others: cards.slice(1),
  needs: needsOf(answers),
  compared: target.map(({ criterion }) => criterion),
});

/** Each other card with the problems that a change of it would have. */
const otherCards = shown.flatMap(({ answers, computers, target, cards, context }) =>
  computers.slice(1).flatMap((computer, index) => {
    const laptop = cards[index + 1];
    const compared = target.map(({ criterion }) => criterion);
    const problemsOf = (changed: Computer): string[] =>
      laptop ? problemsWithChanges(changed, { ...context, laptop }, needsOf(answers), compared) : ['no laptop'];
    return [{ computer, problemsOf }];
  }),
);

describe('the oracle', () => {
  it('accepts all that the personas are told', () => {
    expect(PERSONAS.flatMap(({ answers }) => unprovenSentences(fixture, answers))).toEqual([]);
  });

  it('rejects a wrong figure or superlative in the first card’s verdict', () => {
    const accepted = shown.flatMap((one) => {
      const verdict = one.computers[0]?.verdict ?? '';
      const ofTwo = one.cards.length === 3 ? verdict.replace('de los tres', 'de los dos') : verdict;
      const wrong = [...withWrongFigures(verdict), ...(ofTwo === verdict ? [] : [ofTwo])];
      return wrong.filter((changed) => problemsWithVerdict(changed, ofFirst(one)).length === 0);
    });
    expect(accepted).toEqual([]);
  });

  it('rejects a verdict of over 16 words, or of another laptop', () => {
    const verdicts = shown.map(({ computers }) => computers[0]?.verdict ?? '');
    const withOtherGraphics = (name: string) =>
      verdicts.filter((verdict) => GRAPHICS.test(verdict) && !verdict.includes(name));
    const wrong = shown.map(({ computers: [first] }) => [
      `${first?.verdict} Y nada más que decir de él, que sepamos todos.`,
      ...withOtherGraphics(GRAPHICS.exec(first?.facts.gpu ?? '')?.[0] ?? 'none'),
    ]);
    expect(wrong.some(({ length }) => length > 1)).toBe(true);
    const accepted = shown.flatMap((one, index) =>
      (wrong[index] ?? []).filter((changed) => problemsWithVerdict(changed, ofFirst(one)).length === 0),
    );
    expect(accepted).toEqual([]);
  });

  it('rejects as most what is least, and the other way round', () => {
    const accepted = shown.flatMap((one) => {
      const { gains = [], losses = [] } = one.computers[0] ?? {};
      return [
        ...gains.filter((gain) => problemsWithExtremes({ gains: [], losses: [gain] }, ofFirst(one)).length === 0),
        ...losses.filter((loss) => problemsWithExtremes({ gains: [loss], losses: [] }, ofFirst(one)).length === 0),
      ];
    });
    expect(accepted).toEqual([]);
  });

  it('rejects a wrong figure in what another card gains and loses', () => {
    const accepted = otherCards.flatMap(({ computer, problemsOf }) =>
      [...computer.gains, ...computer.losses].flatMap((phrase) =>
        withWrongFigures(phrase).filter((wrong) => {
          const swap = (phrases: string[]) => phrases.map((one) => (one === phrase ? wrong : one));
          const verdict = computer.verdict.replace(phrase, wrong);
          const changed = { ...computer, verdict, gains: swap(computer.gains), losses: swap(computer.losses) };
          return problemsOf(changed).length === 0;
        }),
      ),
    );
    expect(accepted).toEqual([]);
  });

  it('rejects a sentence that is not made of gains and losses, and what is left out', () => {
    const accepted = otherCards.filter(({ computer, problemsOf }) =>
      [
        ...withWrongFigures(computer.verdict).map((verdict) => Object.assign(structuredClone(computer), { verdict })),
        { ...computer, gains: computer.losses, losses: computer.gains },
        { ...computer, advantage: computer.advantage === 'Más memoria' ? 'Más rápido' : 'Más memoria' },
        { ...computer, gains: computer.gains.slice(1) },
      ].some((changed) => problemsOf(changed).length === 0),
    );
    expect(accepted).toEqual([]);
  });

  it('rejects a wrong place, figure or word of the target', () => {
    const accepted = shown.flatMap(({ answers, target, cards, context }) =>
      target.flatMap((row, rowIndex) =>
        row.points.flatMap((point, index) =>
          wrongPoints(point).filter((wrong) => {
            const points = row.points.with(index, wrong);
            const changed = target.with(rowIndex, { ...row, points });
            return problemsWithTarget(changed, cards, context, needsOf(answers)).length === 0;
          }),
        ),
      ),
    );
    expect(accepted).toEqual([]);
  });

  it('rejects a target without the price, or without what counts most', () => {
    const accepted = shown.filter(({ answers, target, cards, context }) =>
      [target.slice(0, -1), target.slice(1)].some(
        (changed) => problemsWithTarget(changed, cards, context, needsOf(answers)).length === 0,
      ),
    );
    expect(accepted.map(({ target }) => target.map(({ criterion }) => criterion))).toEqual([]);
  });

  it('finds about 230 words in an answer, and never more than 280 for a persona', () => {
    const counts = PERSONAS.map(({ answers }) => countWords(fixture.advisor.recommend(answers)));
    expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThan(240);
    expect(Math.max(...counts)).toBeLessThanOrEqual(280);
  });
});
