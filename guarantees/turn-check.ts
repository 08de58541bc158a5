/** Checks what an answer says to depend on, by setting that one figure in the laptop's record and ranking anew. */
import type { Turn } from '#advisor/answer.ts';
import type { Needs } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { benefitOf, utilityPerEuro } from './benefit.ts';
import { oriented } from './figures.ts';
import { type Figure, likelyAt, type Uncertain, uncertainFigures } from './likely-figures.ts';

export interface Ranked {
  /** As paid, the best first. */
  cards: readonly Laptop[];
  budget: number;
  needs: Needs;
}

const KINDS: readonly NonNullable<Laptop['panel']>[] = ['tn', 'va', 'ips', 'oled'];

const RECORDS: Readonly<Record<Figure, (value: number) => Partial<Laptop>>> = {
  cpu: (cpuIndex) => ({ cpuIndex }),
  gpu: (gpuIndex) => ({ gpuIndex }),
  creation: (creationIndex) => ({ creationIndex }),
  ram: (ramGb) => ({ ramGb }),
  storage: (storageGb) => ({ storageGb }),
  // Only the product counts.
  pixels: (megapixels) => ({ resolution: { width: megapixels * 1e6, height: 1 } }),
  refresh: (refreshHz) => ({ refreshHz }),
  panel: (kind) => ({ panel: KINDS[kind] ?? null }),
  weight: (weightKg) => ({ weightKg }),
  battery: (batteryHours) => ({ batteryHours }),
  silence: (silence) => ({ silence }),
  build: (build) => ({ build }),
  cost: (priceEur) => ({ priceEur }),
};

/** Shares are counted in fortieths. */
const COARSE = 0.026;
/** Sums of floating-point numbers differ by less. */
const NOTHING = 1e-6;

/** @returns the card that is ahead of all others with one figure of one card changed; `null` for a tie */
function winnerWith({ cards, budget, needs }: Ranked, index: number, figure: Figure, value: number): number | null {
  const utilities = cards.map((card, at) => {
    const laptop = at === index ? { ...card, ...RECORDS[figure](value) } : card;
    return benefitOf(laptop, needs) - utilityPerEuro(budget) * laptop.priceEur;
  });
  const most = Math.max(...utilities);
  const ahead = utilities.flatMap((utility, at) => (utility > most - NOTHING ? [at] : []));
  return ahead.length === 1 ? (ahead[0] ?? null) : null;
}

/** Whether the answer is another: the first card loses, or the laptop itself wins. */
function isTurned(ranked: Ranked, index: number, figure: Figure, value: number): boolean {
  const winner = winnerWith(ranked, index, figure, value);
  return winner !== null && (index === 0 ? winner !== 0 : winner === index);
}

const STEPS: Readonly<Partial<Record<Figure, number>>> = { weight: 0.1, battery: 0.5, silence: 1, build: 1, cost: 10 };

const isChip = (figure: Figure): boolean => figure === 'cpu' || figure === 'gpu' || figure === 'creation';

/** @returns the value of the record, and the next one on the way back to what does not change the answer */
function valuesAt({ figure, value }: Turn, up: boolean, uncertain: Uncertain): [number, number] {
  const back = up ? -1 : 1;
  if (isChip(figure)) {
    const known = uncertain.expected ?? Number.NaN;
    return [(known * value) / 100, (known * (value + back)) / 100];
  }
  const step = STEPS[figure];
  if (step !== undefined) return [value, value + back * step];
  const before = uncertain.values.filter((likely) => (up ? likely < value : likely > value));
  return [value, up ? Math.max(...before) : Math.min(...before)];
}

/** A worse figure of the first card or a better one of another, as probable as it says, and the least that turns it. */
function turnHolds(turn: Turn, ranked: Ranked): boolean {
  const { figure, laptop, winner, share } = turn;
  const index = ranked.cards.findIndex(({ id }) => id === laptop.id);
  const card = ranked.cards[index];
  const uncertain = card && uncertainFigures(card).get(figure);
  const isGraphics = figure === 'gpu' || figure === 'creation';
  if (!uncertain || (isGraphics && figure !== graphicsOf(ranked))) return false;
  const up = index > 0 === oriented(figure === 'cost' ? 'weight' : figure, 1) > 0;
  const [value, before] = valuesAt(turn, up, uncertain);
  const wins = winnerWith(ranked, index, figure, value);
  return (
    wins !== null &&
    ranked.cards[wins]?.id === winner.id &&
    (wins === index) === index > 0 &&
    !isTurned(ranked, index, figure, before) &&
    Math.abs(likelyAt(uncertain, value, up) - share) < COARSE
  );
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

function unsaid(turns: readonly Turn[], ranked: Ranked): string[] {
  return ranked.cards.flatMap((card, index) =>
    [...uncertainFigures(card)].flatMap(([figure, { expected, quantile }]) => {
      const isTold =
        turns.some((one) => one.laptop.id === card.id && one.figure === figure) ||
        (figure !== graphicsOf(ranked) && (figure === 'gpu' || figure === 'creation'));
      const isLow = (index === 0) === (figure !== 'weight' && figure !== 'cost');
      const extreme = toldWithin(figure, quantile(index === 0 ? SURELY_TOLD : 1 - SURELY_TOLD), isLow);
      // Another laptop may be ahead by what it probably costs, and not if it costs more.
      const isRivalCost = figure === 'cost' && index > 0;
      const other = isRivalCost ? quantile(SURELY_TOLD) : (expected ?? quantile(index === 0 ? 1 : 0));
      const turned = isTurned(ranked, index, figure, extreme) && !isTurned(ranked, index, figure, other);
      return turned && !isTold ? [`not told: ${figure} of ${card.id} at ${extreme}`] : [];
    }),
  );
}

const MOST = 3;

/** @param anyCapable whether any laptop that qualifies is capable of what was chosen */
export function turnProblems(turns: readonly Turn[], ranked: Ranked, anyCapable: boolean): string[] {
  const told = turns.map(({ figure, laptop, value }) => `${figure} of ${laptop.id} at ${value}`);
  if (!anyCapable || ranked.cards.length < 2) return told.map((one) => `depends on nothing: ${one}`);
  const shares = turns.map(({ share }) => share);
  const isSorted = shares.every((share, index) => share >= 0.05 && share <= (shares[index - 1] ?? 1));
  return [
    ...told.filter((_, index) => {
      const turn = turns[index];
      return !turn || !turnHolds(turn, ranked);
    }),
    ...(isSorted && turns.length <= MOST ? [] : [`shares: ${shares.join()}`]),
    ...(new Set(told).size === told.length ? [] : ['told twice']),
    ...(turns.length < MOST ? unsaid(turns, ranked) : []),
  ];
}
