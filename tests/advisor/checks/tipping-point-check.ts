/** Checks what an answer depends on: sets that one figure in the laptop's record and ranks again. */
import type { TippingPoint } from '#advisor/answer.ts';
import type { Needs } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import { benefitOf, canDo, utilityPerEuro } from '#guarantees/benefit.ts';
import { oriented, VALUE } from '#guarantees/figures.ts';
import { priceOddsUpTo } from '#guarantees/likely-price.ts';
import { possibleFigures } from '#guarantees/oracle.ts';
import { cardsAt } from './change-of-answer.ts';

export interface Ranked {
  /** With the prices that the visitor pays, the best first. */
  cards: readonly Laptop[];
  budget: number;
  needs: Needs;
  /** The id of the first card if one laptop has another price, as the visitor pays it. */
  firstAt: (laptop: Laptop, euros: number) => string | undefined;
}

/** @returns {@link Ranked.firstAt} for some answers */
export const firstAtIn =
  (laptops: readonly Laptop[], answers: Answers): Ranked['firstAt'] =>
  ({ id, cost }, euros) =>
    cardsAt(euros - cost.licenceEur, id, laptops, answers)[0];

const KINDS: readonly NonNullable<Laptop['panel']>[] = ['tn', 'va', 'ips', 'oled'];

/** What visitors can see in a shop: no index, and no estimate of ours. */
type Visible = Exclude<TippingPoint['figure'], 'cost'>;
const VISIBLE: readonly Visible[] = ['pixels', 'refresh', 'panel', 'weight'];

const RECORDS: Readonly<Record<Visible, (value: number, laptop: Laptop) => Partial<Laptop>>> = {
  // Only the diagonal counts.
  pixels: (perInch, { screenInches }) => ({
    resolution: { width: perInch * Math.max(screenInches ?? 0, 13.3), height: 0 },
  }),
  refresh: (refreshHz) => ({ refreshHz }),
  panel: (kind) => ({ panel: KINDS[kind] ?? null }),
  weight: (weightKg) => ({ weightKg }),
};

/** @returns the likely values of an unknown figure, the worst first; none of a known one */
function likelyValues(laptop: Laptop, figure: Visible): number[] {
  if (VALUE[figure](laptop) !== null) return [];
  const worstFirst = possibleFigures(laptop, figure).toSorted((a, b) => a - b);
  return worstFirst.map((value) => oriented(figure, value));
}

/** Probabilities are counted in fortieths. */
const COARSE = 0.026;
/** Smaller differences come from floating-point sums. */
const NOTHING = 1e-6;

/** @returns the card that leads if one figure of one card changes; `null` for a tie */
function winnerWith({ cards, budget, needs }: Ranked, index: number, figure: Visible, value: number): number | null {
  const utilities = cards.map((card, at) => {
    const laptop = at === index ? { ...card, ...RECORDS[figure](value, card) } : card;
    return benefitOf(laptop, needs) - utilityPerEuro(budget) * laptop.priceEur;
  });
  const most = Math.max(...utilities);
  const ahead = utilities.flatMap((utility, at) => (utility > most - NOTHING ? [at] : []));
  return ahead.length === 1 ? (ahead[0] ?? null) : null;
}

/** Whether the answer changes: the first card loses its place, or the laptop itself takes it. */
function changesAnswer(ranked: Ranked, index: number, figure: Visible, value: number): boolean {
  const winner = winnerWith(ranked, index, figure, value);
  if (winner === null) return false;
  const card = ranked.cards[winner];
  // The laptop that takes the place of the first card must be capable.
  return index === 0 ? winner !== 0 && card !== undefined && canDo(card, ranked.needs.asked) : winner === index;
}

const STEPS: Readonly<Partial<Record<Visible, number>>> = { weight: 0.1 };
const STEP_OF_COST = 10;

/** @returns the next step back from a value, which does not change the answer */
function valueBefore(value: number, figure: Visible, up: boolean, values: readonly number[]): number {
  const step = STEPS[figure];
  if (step !== undefined) return up ? value - step : value + step;
  const before = values.filter((likely) => (up ? likely < value : likely > value));
  return up ? Math.max(...before) : Math.min(...before);
}

/** At the named price the winner is the first card, and one step before it is not. */
function costPointHolds({ laptop, winner, value, share }: TippingPoint, index: number, ranked: Ranked): boolean {
  const { cards, firstAt } = ranked;
  const card = cards[index];
  if (!card || card.cost.exact) return false;
  const isFirstCard = index === 0;
  const before = value + (isFirstCard ? -STEP_OF_COST : STEP_OF_COST);
  const upTo = priceOddsUpTo(value, card);
  return (
    Math.abs((isFirstCard ? 1 - upTo : upTo) - share) < COARSE &&
    (isFirstCard ? value > card.priceEur : value < card.priceEur) &&
    (winner.id === laptop.id) === !isFirstCard &&
    (!isFirstCard || winner.priceEur <= value) &&
    firstAt(card, value) === winner.id &&
    (firstAt(card, before) === laptop.id) === isFirstCard
  );
}

/** Smaller differences come from the decimals of a figure. */
const HAIR = 1e-9;

/**
 * The figure is worse if it is the first card's, better if another's. Its probability is right, and it is the least
 * change that has this effect.
 */
function pointHolds(point: TippingPoint, ranked: Ranked): boolean {
  const { figure, laptop, winner, share, value } = point;
  const index = ranked.cards.findIndex(({ id }) => id === laptop.id);
  if (figure === 'cost') return costPointHolds(point, index, ranked);
  const card = ranked.cards[index];
  const values = card ? likelyValues(card, figure) : [];
  const up = index > 0 === oriented(figure, 1) > 0;
  const beyond = values.filter((likely) => (up ? likely > value - HAIR : likely < value + HAIR));
  const wins = winnerWith(ranked, index, figure, value);
  return (
    values.length > 0 &&
    wins !== null &&
    changesAnswer(ranked, index, figure, value) &&
    ranked.cards[wins]?.id === winner.id &&
    (wins === index) === index > 0 &&
    !changesAnswer(ranked, index, figure, valueBefore(value, figure, up, values)) &&
    Math.abs(beyond.length / values.length - share) < COARSE
  );
}

/** @returns the value, or the last one before it in the steps of the sentences */
function toldWithin(figure: Visible, value: number, isLow: boolean): number {
  const step = STEPS[figure];
  if (step === undefined) return value;
  return (isLow ? Math.ceil(value / step) : Math.floor(value / step)) * step;
}

/** The worst likely value of the first card and the best of another, if they change the answer. */
function missingPoints(points: readonly TippingPoint[], ranked: Ranked): string[] {
  return ranked.cards.flatMap((card, index) =>
    VISIBLE.flatMap((figure) => {
      const [worst, ...better] = likelyValues(card, figure);
      if (worst === undefined) return [];
      const best = better.at(-1) ?? worst;
      // That another card has more of it for the same winner is said by one of the two sentences.
      const isNamed = points.some(
        (one) => one.figure === figure && (index === 0 || [one.laptop.id, one.winner.id].includes(card.id)),
      );
      const isLow = (index === 0) === (figure !== 'weight');
      const [end, other] = index === 0 ? [worst, best] : [best, worst];
      const extreme = toldWithin(figure, end, isLow);
      const isPoint = changesAnswer(ranked, index, figure, extreme) && !changesAnswer(ranked, index, figure, other);
      return isPoint && !isNamed ? [`missing: ${figure} of ${card.id} at ${extreme}`] : [];
    }),
  );
}

const MOST = 3;

/** @param anyCapable whether any laptop that qualifies is capable of what was chosen */
export function tippingPointProblems(points: readonly TippingPoint[], ranked: Ranked, anyCapable: boolean): string[] {
  const named = points.map(({ figure, laptop, value }) => `${figure} of ${laptop.id} at ${value}`);
  if (!anyCapable || ranked.cards.length < 2) return named.map((one) => `depends on nothing: ${one}`);
  const shares = points.map(({ share }) => share);
  const isSorted = shares.every((share, index) => share >= 0.05 && share <= (shares[index - 1] ?? 1));
  return [
    ...named.filter((_, index) => {
      const point = points[index];
      return !point || !pointHolds(point, ranked);
    }),
    ...(isSorted && points.length <= MOST ? [] : [`shares: ${shares.join()}`]),
    ...(new Set(points.map(({ figure, laptop, winner }) => `${figure} ${(figure === 'cost' ? laptop : winner).id}`))
      .size === points.length
      ? []
      : ['named twice']),
    ...(points.length < MOST ? missingPoints(points, ranked) : []),
  ];
}
