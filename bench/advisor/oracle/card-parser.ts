/** Parses the sentences of a card and checks them against the data, independently of the code that writes them. */
import { fixedVerdict } from './fixed-sentences.ts';
import { levelVerdict } from './level-parser.ts';
import type { Context, Polarity, Verdict } from './parsed-laptop.ts';
import { priceVerdict } from './price-parser.ts';
import { readNumber } from './spanish-figures.ts';
import { shareVerdict } from './share-parser.ts';

/** @returns `null` for a sentence that no template of the cards can produce */
export const parseCardSentence = (sentence: string, context: Context): Verdict | null =>
  levelVerdict(sentence, context) ??
  shareVerdict(sentence, context) ??
  fixedVerdict(sentence, context) ??
  sizeVerdict(sentence, context) ??
  priceVerdict(sentence, context) ??
  outdoneVerdict(sentence, context);

const OUTDONE = /^Con la opción (?<option>[2-9]) (?:ganas (?<gained>.+)|ahorras (?<saved>.+ €))\.$/u;

/** Of the best: what is among the gains of another option, which are proven there, and of none before. */
function outdoneVerdict(sentence: string, { laptop, best, shown = [] }: Context): Verdict | null {
  const groups = OUTDONE.exec(sentence)?.groups;
  if (!groups) return null;
  const gain = groups.gained ?? groups.saved ?? '';
  const first = shown.findIndex(({ id, gains }) => id !== best.id && gains.includes(gain)) + 1;
  const right = laptop.id === best.id && first === Number(groups.option);
  return { polarity: 'con', problem: right ? null : 'not a gain of that option' };
}

const SIZE =
  /^Su pantalla de (?<inches>[\d,]+)″ (?:(?<large>da letra grande y sitio)|deja la letra pequeña: mejor desde 15,6″)\.$/u;

/** Told to who puts the screen first. */
function sizeVerdict(sentence: string, { laptop, answers }: Context): Verdict | null {
  const groups = SIZE.exec(sentence)?.groups;
  if (!groups) return null;
  const isLarge = groups.large !== undefined;
  const right =
    readNumber(groups.inches ?? '') === laptop.screenInches &&
    isLarge === (laptop.screenInches ?? 0) >= 14.7 &&
    answers.priorities.includes('screen');
  return { polarity: isLarge ? 'pro' : 'con', problem: right ? null : 'size' };
}

export function problemWith(sentence: string, as: Polarity, context: Context): string | null {
  const verdict = parseCardSentence(sentence, context);
  if (!verdict) return `not understood: «${sentence}»`;
  if (verdict.polarity !== as) return `a ${verdict.polarity} among the ${as}s: «${sentence}»`;
  return verdict.problem === null ? null : `${verdict.problem}: «${sentence}»`;
}
