/** Renders the rows and points of a target. */
import { systemOf } from '../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { spanishNumber } from '../contract/spanish-figures.ts';
import type { Criterion } from '../contract/criteria.ts';
import { VALUE_AT_GOOD } from '../advisor/needs/value.ts';
import type { Answers } from '../contract/answers.ts';
import type { Target, TargetPoint } from '../contract/target.ts';
import { levelOf } from '../advisor/explain/levels.ts';
import type { Needs } from '../advisor/needs/needs.ts';
import { spareOf } from '../advisor/rank/prices.ts';
import type { Level } from '../advisor/explain/statements.ts';
import type { PlacedLaptop, PlacesRow } from '../advisor/explain/target.ts';
import { ATTRIBUTE_WORDS, PLAIN_GAMES } from './attribute-words.ts';
import { likelyFigure, likelyRange } from './figures.ts';
import { formatEuros, formatInches, formatPrice, NO_DATA, SYSTEM_NAMES } from './format.ts';
import { playsOnlyPopular } from './use-words.ts';

export const rowLabel = (criterion: Criterion | 'price'): string => {
  if (criterion === 'price') return 'Precio';
  if (criterion === 'system') return 'Sistema';
  return criterion === 'size' ? 'Tamaño' : ATTRIBUTE_WORDS[criterion].row;
};

/** Words for kinds: `plenty` is the ideal one. */
const OF_KIND: Readonly<Record<Level, string>> = {
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

const isKind = (criterion: Criterion): criterion is 'system' | 'size' => criterion === 'system' || criterion === 'size';

/** «te basta por poco»: a point just below «good» that is within the error of its figure */
function pointWord({ laptop, at }: PlacedLaptop, criterion: Criterion, needs: Needs): string {
  if (at === null) return NO_DATA;
  const level = isKind(criterion) ? levelAt(at) : levelOf(needs, criterion, laptop);
  if (level === null) return NO_DATA;
  if (criterion === 'gpu' && level === 'scant' && playsOnlyPopular(needs.asked)) return PLAIN_GAMES.level;
  const words = isKind(criterion) ? OF_KIND : ATTRIBUTE_WORDS[criterion].levels;
  return words[level] + (level === 'good' && at < VALUE_AT_GOOD ? ' por poco' : '');
}

/** «sobran 130 €», «faltan 20 €»: the rest of the budget */
function spareWord(euros: number): string {
  if (Math.abs(euros) < 2) return 'justo';
  return euros > 0 ? `sobran ${formatEuros(euros)}` : `faltan ${formatEuros(-euros)}`;
}

const systemFigure = (laptop: Laptop): string => {
  const system = systemOf(laptop);
  if (system === 'unknown') return '';
  return system === 'none' ? 'sin sistema' : SYSTEM_NAMES[system];
};

const hours = (value: number): string => `≈ ${spanishNumber(value)} h`;

const FIGURES: Readonly<Partial<Record<Criterion, (laptop: Laptop) => string>>> = {
  battery: ({ batteryHours }) => (batteryHours === null ? '' : hours(Math.round(batteryHours))),
  // Points out of 100 mean nothing to visitors; the word beside says what they are like.
  silence: () => 'estimado',
  build: () => 'estimada',
  size: ({ screenInches }) => (screenInches === null ? '' : formatInches(screenInches)),
  system: systemFigure,
};

/** «≈ 13 h», «1,2 kg», «Ryzen AI 5 340», «OLED probable»; the figure must be known */
function pointFigure(laptop: Laptop, criterion: Criterion): string {
  if (isKind(criterion)) return FIGURES[criterion]?.(laptop) ?? '';
  return FIGURES[criterion]?.(laptop) ?? likelyFigure(laptop, criterion);
}

function pointOf(place: PlacedLaptop, criterion: Criterion | 'price', answers: Answers, needs: Needs): TargetPoint {
  const { laptop, at, range } = place;
  const common = { id: laptop.id, at, range };
  if (criterion === 'price')
    return {
      ...common,
      figure: `${laptop.cost.exact ? '' : '≈ '}${formatPrice(laptop)}`,
      word: spareWord(spareOf(laptop, answers)),
    };
  return {
    ...common,
    figure: at === null ? (isKind(criterion) ? '' : likelyRange(criterion, laptop)) : pointFigure(laptop, criterion),
    word: pointWord(place, criterion, needs),
  };
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
