/** Checks what an answer says to depend on, by setting that one figure in the laptop's record and ranking anew. */
import type { Needs } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Dependence } from '#contract/dependence.ts';
import { benefitOf } from './benefit.ts';
import { type Condition, conditionIn, type Figure, withFigure } from './depends-forms.ts';
import { likelyAt, type Uncertain, uncertainFigures } from './likely-figures.ts';
import { oriented } from './parsed-laptop.ts';

export interface Ranked {
  /** As paid, the best first. */
  cards: readonly Laptop[];
  budget: number;
  needs: Needs;
}

const utilityOf = (laptop: Laptop, { budget, needs }: Ranked): number =>
  benefitOf(laptop, needs) - (0.15 / Math.sqrt(1000 * budget)) * laptop.priceEur;

/** Shares are counted in fortieths. */
const COARSE = 0.026;

/** Sums of floating-point numbers differ by less. */
const NOTHING = 1e-7;

/** @returns the card that is ahead of all others with one figure of one card changed; `null` for a tie */
function winnerWith(ranked: Ranked, index: number, figure: Figure, value: number): number | null {
  const utilities = ranked.cards.map((card, at) =>
    utilityOf(at === index ? withFigure(card, figure, value) : card, ranked),
  );
  const most = Math.max(...utilities);
  const ahead = utilities.flatMap((utility, at) => (utility > most - NOTHING ? [at] : []));
  return ahead.length === 1 ? (ahead[0] ?? null) : null;
}

/** Whether the answer is another: the first card loses, or the laptop itself wins. */
function isTurned(ranked: Ranked, index: number, figure: Figure, value: number): boolean {
  const winner = winnerWith(ranked, index, figure, value);
  return winner !== null && (index === 0 ? winner !== 0 : winner === index);
}

/** «el Dell», «el MacBook», or «la opción 2» of a card that shares its brand with another */
function cardNamed(words: string, cards: readonly Laptop[]): number {
  const named = cards.map(({ brand }, index) => {
    const isShared = cards.filter((card) => card.brand === brand).length > 1;
    return isShared ? `la opción ${index + 1}` : `el ${brand === 'Apple' ? 'MacBook' : brand}`;
  });
  return named.indexOf(words);
}

const STEPS: Readonly<Partial<Record<Figure, number>>> = { weight: 0.1, battery: 0.5, silence: 1, build: 1, cost: 10 };

/** @returns the told value, and the next one on the way back to what does not change the answer */
function valuesAt({ figure, value, up }: Condition, uncertain: Uncertain): [number, number] {
  if (figure === 'cpu' || figure === 'gpu' || figure === 'creation') {
    const known = uncertain.expected ?? Number.NaN;
    const change = (percent: number) => known * (1 + (up ? percent : -percent) / 100);
    return [change(value), change(value - 1)];
  }
  const step = STEPS[figure];
  if (step !== undefined) return [value, up ? value - step : value + step];
  const before = uncertain.values.filter((likely) => (up ? likely < value : likely > value));
  return [value, up ? Math.max(...before) : Math.min(...before)];
}

const MAX_WORDS = 15;
const countWords = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;

interface Told {
  index: number;
  figure: Figure;
}

/** @returns which figure is told, or what is wrong with it */
function readDependence({ text, share }: Dependence, ranked: Ranked): Told | string {
  const { cards } = ranked;
  const [, words = '', winnerName] = /^Si (.+), gana(?: (.+))?\.$/u.exec(text) ?? [];
  const condition = conditionIn(words);
  const index = condition ? cardNamed(condition.who, cards) : -1;
  const laptop = cards[index];
  if (!condition || !laptop || countWords(text) > MAX_WORDS) return `not understood: ${text}`;
  if (condition.figure === 'cost' && condition.windows !== laptop.cost.licenceEur > 0) return `Windows: ${text}`;
  const winner = winnerName === undefined ? index : cardNamed(winnerName, cards);
  const isBetter = condition.up === oriented(condition.figure === 'cost' ? 'weight' : condition.figure, 1) > 0;
  if (isBetter !== index > 0 || (winner === index) !== index > 0) return `the wrong side: ${text}`;
  const figure = condition.figure === 'gpu' ? graphicsOf(ranked) : condition.figure;
  const uncertain = uncertainFigures(laptop).get(figure);
  if (!uncertain) return `not uncertain: ${text}`;
  const [value, before] = valuesAt({ ...condition, figure }, uncertain);
  const right =
    winnerWith(ranked, index, figure, value) === winner &&
    !isTurned(ranked, index, figure, before) &&
    Math.abs(likelyAt(uncertain, value, condition.up) - share) < COARSE;
  return right ? { index, figure } : `depends: ${text} ${share}`;
}

/** The graphics have two figures and one name: the one that counts more is told. */
const graphicsOf = ({ needs: { weights } }: Ranked): Figure => (weights.gpu < weights.creation ? 'creation' : 'gpu');

/** @returns the value, or the last one before it in steps that are told */
function toldWithin(figure: Figure, value: number, isLow: boolean): number {
  const step = STEPS[figure];
  if (step === undefined) return value;
  return (isLow ? Math.ceil(value / step) : Math.floor(value / step)) * step;
}

/** A change of this probability must be told; the engine's own bar is half as high. */
const SURELY_TOLD = 0.1;

function untold(told: readonly Told[], ranked: Ranked): string[] {
  return ranked.cards.flatMap((card, index) =>
    [...uncertainFigures(card)].flatMap(([figure, { expected, quantile }]) => {
      const isTold =
        told.some((one) => one.index === index && one.figure === figure) ||
        (figure !== graphicsOf(ranked) && (figure === 'gpu' || figure === 'creation'));
      const isLow = (index === 0) === (figure !== 'weight' && figure !== 'cost');
      const extreme = toldWithin(figure, quantile(index === 0 ? SURELY_TOLD : 1 - SURELY_TOLD), isLow);
      // Another laptop may be ahead by what it probably costs, and not if it costs more.
      const isRivalCost = figure === 'cost' && index > 0;
      const other = isRivalCost ? quantile(SURELY_TOLD) : (expected ?? quantile(index === 0 ? 1 : 0));
      const turns = isTurned(ranked, index, figure, extreme) && !isTurned(ranked, index, figure, other);
      return turns && !isTold ? [`not told: ${figure} of ${card.id} at ${extreme}`] : [];
    }),
  );
}

/** @param anyCapable whether any laptop that qualifies is capable of what was chosen */
export function problemsWithDepends(dependsOn: readonly Dependence[], ranked: Ranked, anyCapable: boolean): string[] {
  if (!anyCapable || ranked.cards.length < 2) return dependsOn.map(({ text }) => `depends on nothing: ${text}`);
  const read = dependsOn.map((one) => readDependence(one, ranked));
  const told = read.filter((one) => typeof one !== 'string');
  const shares = dependsOn.map(({ share }) => share);
  const isSorted = shares.every((share, index) => share >= 0.05 && share <= (shares[index - 1] ?? 1));
  return [
    ...read.filter((one) => typeof one === 'string'),
    ...(isSorted && dependsOn.length <= 3 ? [] : [`shares: ${shares.join()}`]),
    ...(new Set(dependsOn.map(({ text }) => text)).size === dependsOn.length ? [] : ['told twice']),
    ...(dependsOn.length < 3 ? untold(told, ranked) : []),
  ];
}
