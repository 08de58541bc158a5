/** Checks what an answer depends on: sets that one figure in the laptop's record and ranks again. */
import type { TippingPoint } from '#advisor/answer.ts';
import type { Needs } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import { benefitOf, canDo, utilityPerEuro } from '#guarantees/benefit.ts';
import { oriented, VALUE } from '#guarantees/figures.ts';
import { priceOddsUpTo } from '#guarantees/likely-price.ts';
import { possibleFigures } from '#guarantees/oracle.ts';
import { cardsWith } from './change-of-answer.ts';

export interface Ranked {
  /** With the prices that the visitor pays, the best first. */
  cards: readonly Laptop[];
  budget: number;
  needs: Needs;
  /** The id of the first card if one laptop has other figures. */
  firstWith: (laptop: Laptop, other: Partial<Laptop>) => string | undefined;
}

/** @returns {@link Ranked.firstWith} for some answers */
export const firstWithIn =
  (laptops: readonly Laptop[], answers: Answers): Ranked['firstWith'] =>
  ({ id }, other) =>
    cardsWith(other, id, laptops, answers)[0];

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
/** Share of the price; prices err by nearly as much. */
const MIN_CHANGE = 0.05;

/** @returns the next step back from a value, which does not change the answer */
function valueBefore(value: number, figure: Visible, up: boolean, values: readonly number[]): number {
  const step = STEPS[figure];
  if (step !== undefined) return up ? value - step : value + step;
  const before = values.filter((likely) => (up ? likely < value : likely > value));
  return up ? Math.max(...before) : Math.min(...before);
}

/** At the named price the winner is the first card, and one step before it is not. */
function costPointHolds({ laptop, winner, value, share }: TippingPoint, index: number, ranked: Ranked): boolean {
  const { cards, firstWith } = ranked;
  const card = cards[index];
  if (!card || card.cost.exact) return false;
  const firstAt = (euros: number) => firstWith(card, { priceEur: euros - card.cost.licenceEur });
  const isFirstCard = index === 0;
  const before = value + (isFirstCard ? -STEP_OF_COST : STEP_OF_COST);
  const upTo = priceOddsUpTo(value, card);
  return (
    Math.abs((isFirstCard ? 1 - upTo : upTo) - share) < COARSE &&
    (isFirstCard ? value > card.priceEur : value < card.priceEur) &&
    (winner.id === laptop.id) === !isFirstCard &&
    (!isFirstCard || (winner.priceEur <= value && value > card.cost.seenEur + card.cost.licenceEur)) &&
    Math.abs(value / card.priceEur - 1) >= MIN_CHANGE &&
    firstAt(value) === winner.id &&
    (firstAt(before) === laptop.id) === isFirstCard
  );
}

/** Smaller differences come from the decimals of a figure. */
const HAIR = 1e-9;

/** Whether another laptop is the first card from this figure on, ranked again, and the least such change. */
function changesFirst(ranked: Ranked, index: number, figure: Visible, value: number): string | null {
  const card = ranked.cards[index];
  if (!card) return null;
  const up = index > 0 === oriented(figure, 1) > 0;
  const firstAt = (one: number) => ranked.firstWith(card, RECORDS[figure](one, card));
  const [first, before] = [value, valueBefore(value, figure, up, likelyValues(card, figure))].map(firstAt);
  const isChange = (first === card.id) === index > 0 && (before === card.id) === (index === 0);
  return isChange ? (first ?? null) : null;
}

/** The figure is worse if it is the first card's, better if another's, and its probability is right. */
function pointHolds(point: TippingPoint, ranked: Ranked): boolean {
  const { figure, laptop, winner, share, value } = point;
  const index = ranked.cards.findIndex(({ id }) => id === laptop.id);
  if (figure === 'cost') return costPointHolds(point, index, ranked);
  const card = ranked.cards[index];
  const values = card ? likelyValues(card, figure) : [];
  const up = index > 0 === oriented(figure, 1) > 0;
  const beyond = values.filter((likely) => (up ? likely > value - HAIR : likely < value + HAIR));
  return (
    values.length > 0 &&
    changesFirst(ranked, index, figure, value) === winner.id &&
    Math.abs(beyond.length / values.length - share) < COARSE
  );
}

/** @returns the values of a figure that the sentences name, from the one that is expected to change least */
function namedValues(figure: Visible, values: readonly number[]): number[] {
  const step = STEPS[figure];
  const [from = 0, to = 0] = [values[0], values.at(-1)];
  if (step === undefined) return [...values];
  const towards = Math.sign(to - from);
  const count = Math.floor(Math.abs(to - from) / step + 1 + HAIR);
  const start = (from < to ? Math.ceil(from / step - HAIR) : Math.floor(from / step + HAIR)) * step;
  return Array.from({ length: count }, (_, index) => start + index * step * towards).filter(
    (value) => (to - value) * towards >= -HAIR,
  );
}

/** The least change by the cards' own benefit, if all laptops ranked again agree with it. */
function missingPoints(points: readonly TippingPoint[], ranked: Ranked): string[] {
  return ranked.cards.flatMap((card, index) =>
    VISIBLE.flatMap((figure) => {
      const likely = likelyValues(card, figure);
      const values = index === 0 ? likely.toReversed() : likely;
      const [from, to] = [values[0], values.at(-1)];
      if (from === undefined || to === undefined || changesAnswer(ranked, index, figure, from)) return [];
      if (!changesAnswer(ranked, index, figure, to)) return [];
      // That another card has more of it for the same winner is said by one of the two sentences.
      const isNamed = points.some(
        (one) => one.figure === figure && (index === 0 || [one.laptop.id, one.winner.id].includes(card.id)),
      );
      const value = namedValues(figure, values).find((one) => changesAnswer(ranked, index, figure, one));
      if (isNamed || value === undefined) return [];
      const wins = winnerWith(ranked, index, figure, value);
      const isPoint = changesFirst(ranked, index, figure, value) === ranked.cards[wins ?? -1]?.id;
      return isPoint ? [`missing: ${figure} of ${card.id} at ${value}`] : [];
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
