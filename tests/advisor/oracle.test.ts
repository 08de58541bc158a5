/** The property tests rely on the oracle, so it must reject wrong sentences. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Attribute, ATTRIBUTES } from '#advisor/attributes.ts';
import { needsOf } from '#advisor/needs.ts';
import type { Level } from '#advisor/statements.ts';
import { LEVEL_SENTENCES } from '#words/level-sentences.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import type { Computer } from '#contract/computer.ts';
import { fieldOf } from '#bench/advisor/oracle/benefit.ts';
import { parseCardSentence, problemWith } from '#bench/advisor/oracle/card-parser.ts';
import { problemsWithFit } from '#bench/advisor/oracle/fit-parser.ts';
import { createFixture } from '#bench/advisor/oracle/fixture.ts';
import { asPaid } from '#bench/advisor/oracle/oracle.ts';
import type { Context } from '#bench/advisor/oracle/parsed-laptop.ts';
import { PERSONAS } from '#bench/advisor/oracle/personas.ts';
import { problemsWithReason } from '#bench/advisor/oracle/reason-parser.ts';

const fixture = createFixture(loadCatalogue().laptops);

interface Shown {
  computer: Computer;
  context: Context;
}

/** The laptop with what these answers pay for it. */
const paid = (id: string, answers: Answers): Laptop[] => {
  const laptop = fixture.byId.get(id);
  return laptop ? [asPaid(laptop, answers)] : [];
};

/** Every card of every persona. */
const shown: Shown[] = PERSONAS.flatMap(({ answers }) => {
  const { computers } = fixture.advisor.recommend(answers);
  const [best] = paid(computers[0]?.id ?? '', answers);
  const field = fieldOf(fixture.laptops, answers);
  return computers.flatMap((computer) => {
    const [laptop] = paid(computer.id, answers);
    return best && laptop ? [{ computer, context: { ...field, laptop, best, shown: computers } }] : [];
  });
});

const ANY_FIGURE = /\d+/g;

/** Copies of the sentence, in each of which one figure is increased by 1. */
const withWrongFigures = (sentence: string): string[] =>
  [...sentence.matchAll(ANY_FIGURE)].map(
    ({ 0: figure, index }) =>
      `${sentence.slice(0, index)}${String(Number(figure) + 1).padStart(figure.length, '0')}${sentence.slice(index + figure.length)}`,
  );

const looksLike = (template: string, sentence: string): boolean =>
  sentence.startsWith(template.split('{')[0] ?? '') &&
  template
    .split('}')
    .slice(1)
    .some((part) => part.length > 3 && sentence.includes(part.split('{')[0] ?? ''));

/** Whether the oracle accepts all cards for these answers. */
function cardsAreAccepted(shared: Context): boolean {
  const { answers } = shared;
  const { computers } = fixture.advisor.recommend(answers);
  return computers.every(({ id, pros, cons, further }) => {
    const [laptop] = paid(id, answers);
    if (!laptop) return false;
    const context = { ...shared, laptop, shown: computers };
    return (
      [...pros, ...further.pros].every((sentence) => problemWith(sentence, 'pro', context) === null) &&
      [...cons, ...further.cons].every((sentence) => problemWith(sentence, 'con', context) === null)
    );
  });
}

describe('the oracle', () => {
  it('accepts every sentence of the personas’ cards', () => {
    const problems = shown.flatMap(({ computer, context }) => [
      ...computer.pros.flatMap((sentence) => problemWith(sentence, 'pro', context) ?? []),
      ...computer.cons.flatMap((sentence) => problemWith(sentence, 'con', context) ?? []),
      ...problemsWithFit(computer, context),
    ]);
    expect(problems).toEqual([]);
  });

  it('rejects a wrong figure in a pro or con', () => {
    const accepted = shown.flatMap(({ computer: { pros, cons }, context }) => [
      ...pros.flatMap(withWrongFigures).filter((sentence) => problemWith(sentence, 'pro', context) === null),
      ...cons.flatMap(withWrongFigures).filter((sentence) => problemWith(sentence, 'con', context) === null),
    ]);
    expect(accepted).toEqual([]);
  });

  it('rejects a wrong figure in the sentence of the fit', () => {
    const accepted = shown.flatMap(({ computer, context }) =>
      withWrongFigures(computer.fit).filter((fit) => problemsWithFit({ ...computer, fit }, context).length === 0),
    );
    expect(accepted).toEqual([]);
  });

  it('rejects a pro among the cons and a con among the pros', () => {
    const accepted = shown.flatMap(({ computer: { pros, cons }, context }) => [
      ...pros.filter((sentence) => problemWith(sentence, 'con', context) === null),
      ...cons.filter((sentence) => problemWith(sentence, 'pro', context) === null),
    ]);
    expect(accepted).toEqual([]);
  });

  it('rejects a wrong figure in the reason', () => {
    const accepted = PERSONAS.flatMap(({ answers }) => {
      const { computers, reason } = fixture.advisor.recommend(answers);
      const cards = computers.flatMap(({ id }) => paid(id, answers));
      const [best] = cards;
      if (!best) return [];
      const context = { ...fieldOf(fixture.laptops, answers), laptop: best, best };
      return withWrongFigures(reason).filter(
        (changed) => problemsWithReason(changed, cards, context, needsOf(answers)).length === 0,
      );
    });
    expect(accepted).toEqual([]);
  });

  it.each(ATTRIBUTES)('rejects swapped templates of praise and blame for %s', (attribute) => {
    const templates: Record<Attribute, Record<Level, string>> = LEVEL_SENTENCES;
    const { good, scant } = templates[attribute];
    const affected = shown.filter(({ computer }) => computer.pros.some((sentence) => looksLike(good, sentence)));
    // Other files in this worker read the same table.
    onTestFinished(() => {
      templates[attribute] = { ...templates[attribute], good, scant };
    });
    templates[attribute] = { ...templates[attribute], good: scant, scant: good };
    const accepted = affected.filter(({ context }) => cardsAreAccepted(context));
    expect(affected).not.toEqual([]);
    expect(accepted).toEqual([]);
  });

  it('does not parse sentences that no template produces', () => {
    const [first] = shown;
    expect(first && parseCardSentence('Es el mejor portátil del mercado.', first.context)).toBeNull();
  });
});
