/** Parses what another card gains and loses: «18 % de velocidad», «ligereza (0,3 kg menos)», and the sentence made of it. */
import { type Attribute, ATTRIBUTES } from '#advisor/attributes.ts';
import type { Needs } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Computer } from '#contract/computer.ts';
import { CHANGE_FORMS, type Criterion, fitOf, known, type Pair } from './change-forms.ts';
import { canDo, worthOfFigure } from './benefit.ts';
import { type Context, gapOf } from './parsed-laptop.ts';
import { clearlyBetter } from './reason-parser.ts';
import { EUROS, readList } from './spanish-figures.ts';

const isAttribute = (criterion: Criterion): criterion is Attribute => ATTRIBUTES.some((one) => one === criterion);

/** @returns more than 0 where the laptop is better than the best in the criterion */
function lead(criterion: Criterion, pair: Pair): number {
  const { own, best } = pair;
  if (criterion === 'price') return -gapOf(own, best);
  if (criterion === 'size') return fitOf(pair, own) - fitOf(pair, best);
  return isAttribute(criterion) ? known(criterion)(own) - known(criterion)(best) : Number.NaN;
}

/** @returns the criterion that the phrase is about; `null` where it is not true */
export function criterionOf(phrase: string, sign: 1 | -1, pair: Pair): Criterion | null {
  for (const { criterion, pattern, holds } of CHANGE_FORMS) {
    const groups = pattern.exec(phrase)?.groups ?? (pattern.test(phrase) ? {} : undefined);
    if (!groups) continue;
    const about = criterion(pair.needs);
    const value = isAttribute(about) ? known(about) : () => Number.NaN;
    if (holds(groups, pair, value) && lead(about, pair) * sign > 0) return about;
  }
  return null;
}

const SENTENCE = new RegExp(
  `^(?:Ganas (?<won>.+?)(?:,? y ahorras (?<saved>${EUROS}))?(?: por (?<paid>${EUROS}) más)?\\.)?(?:Ahorras (?<only>${EUROS})\\.)?(?: ?Pierdes (?<lost>[^.]+?(?:\\.\\d[^.]*?)*?)(?:,? y cuesta (?<more>${EUROS}) más)?\\.)?$`,
  'u',
);
const isPrice = (phrase: string): boolean => phrase.endsWith(' €');
const MAX_WORDS = 20;

/** The largest of all, two if there is room: a sentence that tells fewer would be too long with one more. */
function tellsLargest(said: readonly string[], all: readonly string[], words: number): boolean {
  const most = all.filter((phrase) => !isPrice(phrase)).slice(0, 2);
  const [, second] = most;
  if (said.join('|') === most.join('|')) return true;
  return said.join('|') === most[0] && second !== undefined && words + second.split(' ').length + 1 > MAX_WORDS;
}

/** The sentence tells the two largest gains and losses, and the price. */
function sentenceHolds({ verdict, gains, losses }: Changed, before: number): boolean {
  if (gains.length + losses.length === 0) return verdict === 'Casi igual en lo que has pedido.';
  const saved = gains.find(isPrice);
  const extra = losses.find(isPrice);
  if (gains.length === 0 && losses.every(isPrice)) return verdict === `Cuesta ${extra} más.`;
  const groups = SENTENCE.exec(verdict)?.groups;
  if (!groups) return false;
  const won = groups.won === undefined ? [] : readList(groups.won);
  const lost = groups.lost === undefined ? [] : readList(groups.lost);
  const words = before + verdict.split(' ').length;
  const lostBesides = lost.filter((phrase) => !isPrice(phrase));
  const isShort = words <= MAX_WORDS || (won.length <= 1 && lostBesides.length <= 1);
  return (
    isShort &&
    tellsLargest(won, gains, words) &&
    tellsLargest(lostBesides, losses, words) &&
    (groups.saved ?? groups.only) === saved &&
    !lost.some(isPrice) &&
    (groups.paid ?? groups.more) === extra
  );
}

const phrases = (words: string | undefined): string[] => (words === undefined ? [] : readList(words));

/** A sentence by itself: each of its gains and losses is true. */
export function problemsWithChange(sentence: string, pair: Pair): string[] {
  if (sentence === 'Casi igual en lo que has pedido.') return [];
  const [, more] = new RegExp(`^Cuesta (${EUROS}) más\\.$`, 'u').exec(sentence) ?? [];
  const groups = more === undefined ? SENTENCE.exec(sentence)?.groups : { paid: more };
  const won = [...phrases(groups?.won), ...phrases(groups?.saved), ...phrases(groups?.only)];
  const lost = [...phrases(groups?.lost), ...phrases(groups?.paid), ...phrases(groups?.more)];
  const told = [...won.map((phrase) => criterionOf(phrase, 1, pair)), ...lost.map((one) => criterionOf(one, -1, pair))];
  const isRight = told.length > 0 && told.every((one) => one !== null) && new Set(told).size === told.length;
  return isRight ? [] : [`change: ${sentence}`];
}

const ADVANTAGES: Readonly<Record<string, readonly Criterion[]>> = {
  'Más rápido': ['cpu'],
  'Mejor gráfica': ['gpu', 'creation'],
  'Más memoria': ['ram'],
  'Más disco': ['storage'],
  'Más nítido': ['pixels'],
  'Más fluido': ['refresh'],
  'Mejor panel': ['panel'],
  'Más ligero': ['weight'],
  'Más autonomía': ['battery'],
  'Más silencioso': ['silence'],
  'Mejor hecho': ['build'],
  'Otro tamaño': ['size'],
  'Más barato': ['price'],
};

type Changed = Pick<Computer, 'verdict' | 'advantage' | 'gains' | 'losses'>;

/** A difference of less weighted value than this may go untold. */
const UNTOLD = 0.006;

/** @param compared the criteria of the target: nothing else is compared, and no clear difference in them is hidden */
export function problemsWithChanges(
  changed: Changed,
  { laptop, best, answers, anyCapable }: Context,
  needs: Needs,
  compared: readonly Criterion[],
): string[] {
  const pair = { own: laptop, best, needs };
  const won = changed.gains.map((phrase) => criterionOf(phrase, 1, pair));
  const lost = changed.losses.map((phrase) => criterionOf(phrase, -1, pair));
  const told = [...won, ...lost];
  const worthIn = (one: Laptop, attribute: Attribute) => worthOfFigure(known(attribute)(one), attribute, needs);
  const hidden = (better: Laptop, worse: Laptop, side: readonly (Criterion | null)[]): string[] =>
    clearlyBetter(better, worse)
      .filter((one) => compared.includes(one) && !side.includes(one))
      .filter((one) => needs.weights[one] * (worthIn(better, one) - worthIn(worse, one)) > UNTOLD)
      .map((one) => `hides ${one}: ${changed.verdict}`);
  const fallsShort = anyCapable && !canDo(laptop, answers);
  const verdict = fallsShort ? changed.verdict.replace(/^No llega a los mínimos\. /u, '') : changed.verdict;
  const isWarned = fallsShort === (verdict !== changed.verdict);
  const advantages =
    won[0] === undefined ? changed.advantage === '' : ADVANTAGES[changed.advantage]?.some((one) => one === won[0]);
  const isNamed = fallsShort ? changed.advantage === 'Se queda corto' : advantages;
  return [
    ...(told.every((one) => one !== null && compared.includes(one))
      ? []
      : [`changes: ${[...changed.gains, '–', ...changed.losses].join(', ')}`]),
    ...(new Set(told).size === told.length ? [] : [`told twice: ${changed.verdict}`]),
    ...(isWarned && sentenceHolds({ ...changed, verdict }, fallsShort ? 5 : 0) ? [] : [`verdict: ${changed.verdict}`]),
    ...(isNamed ? [] : [`advantage: ${changed.advantage}`]),
    ...hidden(laptop, best, won),
    ...hidden(best, laptop, lost),
  ];
}
