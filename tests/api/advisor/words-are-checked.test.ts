/** The parser that guards the cards' words must itself notice what is wrong: else its silence proves nothing. */
import { describe, expect, it } from 'vitest';
import { type Attribute, ATTRIBUTES } from '../../../api/advisor/attributes.ts';
import { needsOf } from '../../../api/advisor/needs.ts';
import type { Level } from '../../../api/advisor/words/claims.ts';
import { LEVEL_SENTENCES } from '../../../api/advisor/words/level-sentences.ts';
import { loadCatalogue } from '../../../api/catalogue/load.ts';
import type { Computer } from '../../../src/contract/computer.ts';
import { parseCardSentence, problemWith } from './support/card-parser.ts';
import { qualifyingAmong } from './support/oracle.ts';
import type { Context } from './support/parsed-laptop.ts';
import { PERSONAS } from './support/personas.ts';
import { worldOf } from './support/properties.ts';
import { problemsWithFit } from './support/fit-parser.ts';
import { problemsWithReason } from './support/reason-parser.ts';

const world = worldOf(loadCatalogue().laptops);

interface Shown {
  computer: Computer;
  context: Context;
}

/** Every card that a persona gets, with what it was made from. */
const shown: Shown[] = PERSONAS.flatMap(({ answers }) => {
  const { computers } = world.advisor.recommend(answers);
  const best = world.byId.get(computers[0]?.id ?? '');
  const qualifying = qualifyingAmong(world.laptops, answers);
  return computers.flatMap((computer) => {
    const laptop = world.byId.get(computer.id);
    return best && laptop ? [{ computer, context: { answers, laptop, best, qualifying } }] : [];
  });
});

const ANY_FIGURE = /\d+/g;

/** The sentence with each of its figures in turn made one larger. */
const withOtherFigures = (sentence: string): string[] =>
  [...sentence.matchAll(ANY_FIGURE)].map(
    ({ 0: figure, index }) =>
      `${sentence.slice(0, index)}${String(Number(figure) + 1).padStart(figure.length, '0')}${sentence.slice(index + figure.length)}`,
  );

/** Whether a sentence may come from this template. */
const looksLike = (template: string, sentence: string): boolean =>
  sentence.startsWith(template.split('{')[0] ?? '') &&
  template
    .split('}')
    .slice(1)
    .some((part) => part.length > 3 && sentence.includes(part.split('{')[0] ?? ''));

/** Whether all cards of a persona still hold, as the engine writes them now. */
function cardsAreProven({ answers, qualifying, best }: Context): boolean {
  return world.advisor.recommend(answers).computers.every(({ id, pros, cons }) => {
    const laptop = world.byId.get(id);
    if (!laptop) return false;
    const context = { answers, qualifying, best, laptop };
    return (
      pros.every((sentence) => problemWith(sentence, 'pro', context) === null) &&
      cons.every((sentence) => problemWith(sentence, 'con', context) === null)
    );
  });
}

describe('the parser of the cards', () => {
  it('finds every sentence of the personas’ cards true', () => {
    const problems = shown.flatMap(({ computer, context }) => [
      ...computer.pros.flatMap((sentence) => problemWith(sentence, 'pro', context) ?? []),
      ...computer.cons.flatMap((sentence) => problemWith(sentence, 'con', context) ?? []),
      ...problemsWithFit(computer.fit, computer.role, context),
    ]);
    expect(problems).toEqual([]);
  });

  it('notices when any single figure of a card is another', () => {
    const unnoticed = shown.flatMap(({ computer: { pros, cons }, context }) => [
      ...pros.flatMap(withOtherFigures).filter((sentence) => problemWith(sentence, 'pro', context) === null),
      ...cons.flatMap(withOtherFigures).filter((sentence) => problemWith(sentence, 'con', context) === null),
    ]);
    expect(unnoticed).toEqual([]);
  });

  it('notices when any single figure of the fit is another', () => {
    const unnoticed = shown.flatMap(({ computer: { fit, role }, context }) =>
      withOtherFigures(fit).filter((sentence) => problemsWithFit(sentence, role, context).length === 0),
    );
    expect(unnoticed).toEqual([]);
  });

  it('notices an advantage among the drawbacks and a drawback among the advantages', () => {
    const unnoticed = shown.flatMap(({ computer: { pros, cons }, context }) => [
      ...pros.filter((sentence) => problemWith(sentence, 'con', context) === null),
      ...cons.filter((sentence) => problemWith(sentence, 'pro', context) === null),
    ]);
    expect(unnoticed).toEqual([]);
  });

  it('notices when any single figure of the reason is another', () => {
    const unnoticed = PERSONAS.flatMap(({ answers }) => {
      const { computers, reason } = world.advisor.recommend(answers);
      const cards = computers.flatMap(({ id }) => world.byId.get(id) ?? []);
      const [best] = cards;
      if (!best) return [];
      const context = { answers, laptop: best, best, qualifying: qualifyingAmong(world.laptops, answers) };
      return withOtherFigures(reason).filter(
        (changed) => problemsWithReason(changed, cards, context, needsOf(answers)).length === 0,
      );
    });
    expect(unnoticed).toEqual([]);
  });

  it('notices templates that praise and blame the wrong way round', () => {
    const templates: Record<Attribute, Record<Level, string>> = LEVEL_SENTENCES;
    for (const attribute of ATTRIBUTES) {
      const { good, scant } = templates[attribute];
      const affected = shown.filter(({ computer }) => computer.pros.some((sentence) => looksLike(good, sentence)));
      templates[attribute] = { ...templates[attribute], good: scant, scant: good };
      const unnoticed = affected.filter(({ context }) => cardsAreProven(context));
      templates[attribute] = { ...templates[attribute], good, scant };
      expect({ attribute, unnoticed }).toEqual({ attribute, unnoticed: [] });
    }
  });

  it('does not understand what the cards never say', () => {
    const [first] = shown;
    expect(first && parseCardSentence('Es el mejor portátil del mercado.', first.context)).toBeNull();
  });
});
