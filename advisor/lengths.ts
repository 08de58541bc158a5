/**
 * Word counts of changes in Spanish, so that statements can be selected by length before they are rendered.
 * The words themselves are in `words/`; a test compares the two.
 */
import type { Laptop } from '../catalogue/laptop.ts';
import { chipOf, hasIntegratedGraphics } from './landmarks.ts';
import type { Change, Told } from './statements.ts';

const wordsIn = (name: string): number => name.split(' ').length;

/** «(integrada)», «(RTX 4060)» */
const ofChip = (laptop: Laptop, attribute: 'cpu' | 'gpu' | 'creation'): number =>
  attribute !== 'cpu' && hasIntegratedGraphics(laptop) ? 1 : wordsIn(chipOf(laptop, attribute));

const isEstimated = ({ sources }: Laptop, field: keyof Laptop['sources']): number =>
  Number(sources[field]?.kind === 'estimated');

/** «16 GB de memoria», «nitidez (≈ 189 frente a 142 ppp)», «pesa 0,3 kg menos», «silencio con carga» */
const CHANGES: Readonly<
  Record<Exclude<Change['criterion'], 'cpu' | 'gpu' | 'creation' | 'system' | 'size'>, (laptop: Laptop) => number>
> = {
  ram: () => 4,
  storage: () => 4,
  pixels: (laptop) => 6 + isEstimated(laptop, 'resolution'),
  refresh: (laptop) => 3 + isEstimated(laptop, 'refreshHz'),
  panel: (laptop) => 4 + isEstimated(laptop, 'panel'),
  weight: () => 4,
  battery: () => 4,
  silence: () => 3,
  build: () => 3,
  price: () => 2,
};

/** «18 % de potencia gráfica», «mucha velocidad de procesador (el doble)», «tamaño de pantalla (14″)» */
export function changeLength(change: Change): number {
  if (change.form === 'size') return change.gain > 0 === change.isLarger ? 4 : 2;
  if (change.form !== 'ratio') return CHANGES[change.criterion](change.laptop);
  const { laptop, criterion, ratio, gain } = change;
  const noun = criterion === 'cpu' ? 3 : 2;
  if (ratio.step === 'percent') return noun + 3;
  if (ratio.step === 'several') return noun + 1 + ofChip(laptop, criterion);
  const isOver = ratio.step === 'over-twice';
  return noun + 1 + (isOver ? (gain > 0 ? 3 : 4) : 2);
}

/** Words around the changes: «Ganas … y … y ahorras 47 €.», «Pierdes … y … y cuesta 47 € más.» */
const AROUND = { verb: 1, and: 1, price: 4, saved: 3 } as const;

function sideLength(changes: readonly Change[]): number {
  if (changes.length === 0) return 0;
  // A weight is a clause of its own.
  const verb = changes.every(({ criterion }) => criterion === 'weight') ? 0 : AROUND.verb;
  return verb + (changes.length - 1) * AROUND.and + changes.reduce((sum, one) => sum + changeLength(one), 0);
}

function priceLength({ won, lost, price }: Told): number {
  if (price === undefined) return 0;
  if (price.gain > 0) return won.length === 0 ? AROUND.saved : AROUND.price;
  return lost.length > 0 ? AROUND.price + AROUND.and : AROUND.price;
}

export const toldLength = (told: Told): number => sideLength(told.won) + sideLength(told.lost) + priceLength(told);
