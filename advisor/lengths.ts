/**
 * Word counts of Spanish verdicts and changes, so that statements can be selected by length before they are rendered.
 * The words themselves are in `words/`; a test compares the two.
 */
import type { Laptop } from '../catalogue/laptop.ts';
import type { Attribute } from './attributes.ts';
import { chipOf, hasIntegratedGraphics } from './landmarks.ts';
import type { Change, Phrase, Told, Verdict } from './statements.ts';

const wordsIn = (name: string): number => name.split(' ').length;

const ofChip = (laptop: Laptop, attribute: 'cpu' | 'gpu' | 'creation'): number =>
  wordsIn(chipOf(laptop, attribute)) + Number(attribute !== 'cpu' && hasIntegratedGraphics(laptop));

const isEstimated = ({ sources }: Laptop, field: keyof Laptop['sources']): number =>
  Number(sources[field]?.kind === 'estimated');

/** «16 GB de memoria», «nitidez (2560 × 1440 probable)», «pesa 0,3 kg menos», «silencio con carga» */
const CHANGES: Readonly<
  Record<Exclude<Change['criterion'], 'cpu' | 'gpu' | 'creation' | 'system' | 'size'>, (laptop: Laptop) => number>
> = {
  ram: () => 4,
  storage: () => 4,
  pixels: (laptop) => 4 + isEstimated(laptop, 'resolution'),
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

type Form = Phrase['form'];

/** «pantalla muy nítida», without the figure; `most` is «la más nítida». */
const PHRASES: Readonly<
  Record<Attribute, Readonly<Record<Exclude<Form, 'unknown' | 'small' | 'large'> | 'most', number>>>
> = {
  cpu: { plenty: 3, good: 2, scant: 3, short: 2, plain: 1, most: 3 },
  gpu: { plenty: 3, good: 2, scant: 3, short: 2, plain: 1, most: 2 },
  creation: { plenty: 3, good: 2, scant: 3, short: 2, plain: 1, most: 2 },
  ram: { plenty: 4, good: 2, scant: 4, short: 3, plain: 2, most: 4 },
  storage: { plenty: 4, good: 2, scant: 4, short: 3, plain: 2, most: 4 },
  pixels: { plenty: 3, good: 2, scant: 2, short: 2, plain: 2, most: 3 },
  refresh: { plenty: 3, good: 2, scant: 2, short: 2, plain: 2, most: 3 },
  panel: { plenty: 1, good: 1, scant: 3, short: 2, plain: 1, most: 2 },
  weight: { plenty: 3, good: 1, scant: 2, short: 1, plain: 1, most: 3 },
  battery: { plenty: 3, good: 1, scant: 3, short: 2, plain: 1, most: 3 },
  silence: { plenty: 4, good: 3, scant: 4, short: 3, plain: 3, most: 3 },
  build: { plenty: 3, good: 2, scant: 2, short: 2, plain: 2, most: 2 },
};

/** «16 GB», «≈ 1,4 kg», «2560 × 1440 probable», «unas 10 h»; our estimates in points have no figure */
const FIGURES: Readonly<Record<Attribute, (laptop: Laptop) => number>> = {
  cpu: (laptop) => ofChip(laptop, 'cpu'),
  gpu: (laptop) => ofChip(laptop, 'gpu'),
  creation: (laptop) => ofChip(laptop, 'creation'),
  ram: () => 2,
  storage: () => 2,
  pixels: (laptop) => 3 + isEstimated(laptop, 'resolution'),
  refresh: (laptop) => 2 + isEstimated(laptop, 'refreshHz'),
  panel: (laptop) => 1 + isEstimated(laptop, 'panel'),
  weight: (laptop) => 2 + isEstimated(laptop, 'weightKg'),
  battery: () => 3,
  silence: () => 0,
  build: () => 0,
};

/** «pantalla de 15,6″», «, algo pequeña», «, la más grande» */
const SIZE = { known: 3, but: 2, most: 3 } as const;
const UNKNOWN = 3;
/** «aunque», before a criterion in which it leads and still falls short. */
const ALTHOUGH = 1;

/** @returns the words of a part of the verdict, without «de los tres» */
function phraseLength({ criterion, form, isMost, isGood }: Phrase, laptop: Laptop): number {
  if (criterion === 'size') return SIZE.known + (isGood ? 0 : SIZE.but) + (isMost ? SIZE.most : 0);
  if (form === 'unknown' || form === 'small' || form === 'large') return UNKNOWN;
  const most = isMost ? PHRASES[criterion].most + (isGood ? 0 : ALTHOUGH) : 0;
  return PHRASES[criterion][form] + FIGURES[criterion](laptop) + most;
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

/** «El menos malo:», «de los tres», «No llega a los mínimos.», «Faltan datos de lo que más cuenta para ti.» */
const LEAST_BAD = 3;
const OF_ALL = 3;
export const SHORT_VERDICT = 5;
const NO_VERDICT = 9;

export function verdictLength(verdict: Verdict, laptop: Laptop): number {
  if (verdict.form === 'unknown') return NO_VERDICT;
  if (verdict.form === 'trade') return toldLength(verdict.told) + (verdict.isShort ? SHORT_VERDICT : 0);
  const { phrases, isLeastBad, saysShown } = verdict;
  return (
    (isLeastBad ? LEAST_BAD : 0) +
    (saysShown && phrases.some(({ isMost }) => isMost) ? OF_ALL : 0) +
    phrases.reduce((sum, phrase) => sum + phraseLength(phrase, laptop), 0)
  );
}
