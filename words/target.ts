/** Renders a target, and how close a laptop comes to its centre: to what was asked for. */
import type { Answers } from '../contract/answers.ts';
import type { Fit } from '../contract/computer.ts';
import type { Criterion } from '../contract/criteria.ts';
import { spanishNumber } from '../contract/spanish-figures.ts';
import { decapitalize } from '../contract/spanish-text.ts';
import type { Target, TargetPoint } from '../contract/target.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { colourOfScreen, levelOf, levelWithFewWatts } from '../advisor/explain/levels.ts';
import type { Level } from '../advisor/explain/statements.ts';
import { isGraphics, measure, VALUE_AT_GOOD } from '../advisor/needs/attributes.ts';
import type { Needs, RowCriterion } from '../advisor/needs/needs.ts';
import { spareOf } from '../catalogue/derive/cost.ts';
import { fitOf, FITS, type PlacedLaptop, type PlacesRow } from '../advisor/explain/target.ts';
import { ATTRIBUTE_WORDS, PLAIN_GAMES } from './attribute-words.ts';
import {
  formatEuros,
  formatInches,
  isEstimated,
  formatPrice,
  likelyFigure,
  likelyRange,
  NO_DATA,
  withWatts,
} from './figures.ts';
import { playsOnlyPopular } from './use-words.ts';

export const rowLabel = (criterion: Criterion | 'price'): string => {
  if (criterion === 'price') return 'Precio';
  if (criterion === 'system') return 'Sistema';
  return criterion === 'size' ? 'Tamaño' : ATTRIBUTE_WORDS[criterion].row;
};

/** Words for sizes: `plenty` is the ideal one. */
const OF_SIZE: Readonly<Record<Level, string>> = {
  plenty: 'ideal',
  good: 'te vale',
  scant: 'regular',
  short: 'no sirve',
};

export function levelAt(at: number): Level {
  if (at >= 1) return 'plenty';
  if (at >= VALUE_AT_GOOD) return 'good';
  return at >= 0 ? 'scant' : 'short';
}

/** What a screen is to who judges its colours, whatever its kind. */
const COLOURS = {
  'wide-colour': 'colores de sobra',
  'poor-colour': 'poco color',
  'unknown-colour': 'color sin dato',
} as const;

/** «te basta por poco»: a point just below «good» that is within the error of its figure */
function pointWord({ laptop, at }: PlacedLaptop, criterion: RowCriterion, needs: Needs): string {
  const colours = criterion === 'panel' && needs.worksWithColour ? colourOfScreen(laptop, needs) : null;
  if (colours !== null)
    return COLOURS[colours] + (colours === 'wide-colour' && isEstimated(laptop, 'p3Pct') ? ' (lo usual)' : '');
  if (at === null) return NO_DATA;
  const level = criterion === 'size' ? levelAt(at) : levelOf(needs, criterion, laptop);
  if (level === null) return NO_DATA;
  if (criterion === 'gpu' && level === 'scant' && playsOnlyPopular(needs.asked)) return PLAIN_GAMES.level;
  if (
    criterion !== 'size' &&
    isGraphics(criterion) &&
    level === 'good' &&
    levelWithFewWatts({ laptop, needs }) === 'scant'
  )
    return 'según sus vatios';
  const words = criterion === 'size' ? OF_SIZE : ATTRIBUTE_WORDS[criterion].levels;
  return words[level] + (level === 'good' && at < VALUE_AT_GOOD ? ' por poco' : '');
}

/** «sobran 130 €», «faltan 20 €»: the rest of the budget */
function spareWord(euros: number): string {
  if (Math.abs(euros) < 2) return 'justo';
  return euros > 0 ? `sobran ${formatEuros(euros)}` : `faltan ${formatEuros(-euros)}`;
}

const hours = (value: number): string => `≈ ${spanishNumber(value)} h`;

/** «≈ 13 h», «1,2 kg», «Ryzen AI 5 340», «OLED probable»; of an unknown one «quizá 10–13 h» or nothing */
function pointFigure(laptop: Laptop, criterion: RowCriterion): string {
  if (criterion === 'size') return laptop.screenInches === null ? '' : formatInches(laptop.screenInches);
  const value = measure(laptop, criterion);
  if (value === null) return likelyRange(criterion, laptop);
  // Points out of 100 mean nothing to visitors; the word beside says what they are like.
  if (criterion === 'silence') return 'estimado';
  if (criterion === 'build') return 'estimada';
  if (criterion === 'battery') return hours(Math.round(value));
  return isGraphics(criterion) ? withWatts(likelyFigure(laptop, criterion), laptop) : likelyFigure(laptop, criterion);
}

function pointOf(place: PlacedLaptop, criterion: PlacesRow['criterion'], answers: Answers, needs: Needs): TargetPoint {
  const { laptop, at, range } = place;
  const [figure, word] =
    criterion === 'price'
      ? [`${laptop.cost.exact ? '' : '≈ '}${formatPrice(laptop)}`, spareWord(spareOf(laptop, answers))]
      : [pointFigure(laptop, criterion), pointWord(place, criterion, needs)];
  return { id: laptop.id, at, range, figure, word };
}

/** «≈ 7,6 h · justa» and «≈ 8,1 h · te basta» where both would be «≈ 8 h». */
const toldApart = (places: readonly PlacedLaptop[], points: TargetPoint[], criterion: PlacesRow['criterion']) =>
  points.map((point, index) => {
    const known = criterion === 'battery' ? (places[index]?.laptop.batteryHours ?? null) : null;
    const isUnclear = points.some(({ figure, word }) => figure === point.figure && word !== point.word);
    return isUnclear && known !== null ? { ...point, figure: hours(Math.round(known * 10) / 10) } : point;
  });

/** @returns the rows with their labels, and a figure and a word at each point */
export const targetOf = (rows: readonly PlacesRow[], answers: Answers, needs: Needs): Target =>
  rows.map(({ criterion, places }) => ({
    criterion,
    label: rowLabel(criterion),
    points: toldApart(
      places,
      places.map((place) => pointOf(place, criterion, answers, needs)),
      criterion,
    ),
  }));

/** Each with the share from which it holds. */
const LEVELS = [
  [FITS.wholly, 'Encaja de lleno'],
  [FITS.well, 'Encaja bien'],
  [FITS.half, 'Encaja a medias'],
  [0, 'Encaja poco'],
] as const;

/** @param serves whether it meets the budget, every requirement and the minimum of each use */
export function fitInWords(laptop: Laptop, needs: Needs, serves: boolean): Fit {
  const share = fitOf(laptop, needs);
  const [, level] = LEVELS.find(([from]) => share >= from) ?? LEVELS[3];
  // Two digits are more than an eye can tell.
  return { share: Math.round(share * 100) / 100, serves, words: serves ? level : 'Se queda fuera' };
}

/** @returns how the laptop fits where the other one does not fit the same: «encaja a medias»; else empty */
export function unlikeFit(laptop: Laptop, other: Laptop, needs: Needs): string {
  const { words } = fitInWords(laptop, needs, true);
  return words === fitInWords(other, needs, true).words ? '' : decapitalize(words);
}
