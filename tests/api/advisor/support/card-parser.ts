/**
 * Parses the sentences of a card back and checks each against the data. It knows the language of the cards, not the code
 * that writes them: a sentence it does not know, or one that the data does not prove, is a problem.
 */
import { levelVerdict } from './level-parser.ts';
import type { Context, Polarity, Verdict } from './parsed-laptop.ts';
import { otherVerdict } from './price-parser.ts';
import { shareVerdict } from './share-parser.ts';

/** @returns what the sentence claims and whether the data proves it; `null` when it is not in the language of the cards */
export const parseCardSentence = (sentence: string, context: Context): Verdict | null =>
  levelVerdict(sentence, context) ?? shareVerdict(sentence, context) ?? otherVerdict(sentence, context);

/** @returns what is wrong with the sentence as an advantage or a drawback, or `null` */
export function problemWith(sentence: string, as: Polarity, context: Context): string | null {
  const verdict = parseCardSentence(sentence, context);
  if (!verdict) return `not understood: «${sentence}»`;
  if (verdict.polarity !== as) return `a ${verdict.polarity} among the ${as}s: «${sentence}»`;
  return verdict.problem === null ? null : `${verdict.problem}: «${sentence}»`;
}
