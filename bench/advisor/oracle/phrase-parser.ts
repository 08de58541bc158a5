/** Parses the comparisons of longer texts: «más memoria (16 GB)», «un procesador un 20 % más rápido». */
import type { Attribute } from '#advisor/attributes.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { STATES_FIGURE, VALUE } from './parsed-laptop.ts';
import { readList, readNumber } from './spanish-figures.ts';

type Side = 'better' | 'worse';

/** `f` is the laptop's own figure. */
const PHRASES: readonly { attribute: Attribute; side: Side; pattern: RegExp }[] = (
  [
    ['ram', 'más memoria', 'menos memoria', true],
    ['storage', 'más almacenamiento', 'menos almacenamiento', true],
    ['pixels', 'más resolución', 'menos resolución', true],
    ['refresh', 'una pantalla más fluida', 'una pantalla menos fluida', true],
    ['panel', 'mejor panel', 'peor panel', true],
    ['weight', 'menos peso', 'más peso', true],
    ['battery', 'más autonomía', 'menos autonomía', true],
    ['silence', 'menos ruido estimado con carga', 'más ruido estimado con carga', false],
    ['build', 'mejor construcción estimada', 'peor construcción estimada', false],
  ] as const
).flatMap(([attribute, better, worse, hasFigure]) => {
  const figure = hasFigure ? String.raw`(?: \((?<f>.+)\))?` : '';
  return [
    { attribute, side: 'better' as const, pattern: new RegExp(`^${better}${figure}$`, 'u') },
    { attribute, side: 'worse' as const, pattern: new RegExp(`^${worse}${figure}$`, 'u') },
  ];
});

const SPEED =
  /^(?<chip>un procesador|una gráfica) (?:un (?<percent>\d+) % más|(?<twice>el doble) de|(?<times>\d+) veces más|(?<much>mucho más)) (?<word>rápid[oa]|lent[oa])(?<editing> al (?:editar|diseñar))?(?: \((?<f>.+)\))?$/u;

/** What a laptop is compared with: another one, or for each attribute those with the typical figure. */
export type Baseline = (attribute: Attribute) => readonly Laptop[];

function checkSpeed(phrase: string, own: Laptop, baseline: Baseline, side: Side): string | null {
  const { chip, percent, twice, times, much, word = '', editing, f } = SPEED.exec(phrase)?.groups ?? {};
  const graphics = editing === undefined ? 'gpu' : 'creation';
  const attribute = chip === 'un procesador' ? 'cpu' : graphics;
  if (word.endsWith('o') !== (attribute === 'cpu')) return `gender: ${phrase}`;
  const faster = word.startsWith('rápid');
  if (faster !== (side === 'better')) return `wrong side: ${phrase}`;
  const [other] = baseline(attribute);
  const [mine, theirs] = [VALUE[attribute](own) ?? Number.NaN, (other && VALUE[attribute](other)) ?? Number.NaN];
  const ratio = faster ? mine / theirs : theirs / mine;
  const share = Math.round(Math.abs(mine / theirs - 1) * 100);
  const right =
    ratio > 1 &&
    (much === undefined ? f === undefined : ratio >= 2.5 && STATES_FIGURE[attribute](own, f ?? '')) &&
    (percent === undefined || (ratio < 1.95 && share === Number(percent))) &&
    (twice === undefined || (ratio >= 1.95 && ratio < 2.5)) &&
    (times === undefined || (ratio >= 2.5 && Math.round(ratio) === Number(times)));
  return right ? null : `speed: ${phrase}`;
}

/** «15,6»: the laptop's own, at least an inch more or less than the other's. */
export const isOtherSize = (inches: string, own: Laptop, other: Laptop): boolean =>
  readNumber(inches) === own.screenInches && Math.abs((own.screenInches ?? 0) - (other.screenInches ?? 0)) >= 1;

/** @returns `undefined` for phrases about something other than size */
function checkSize(phrase: string, own: Laptop, other: Laptop, side: Side): string | null | undefined {
  const [, words = '', inches] =
    /^(una pantalla más grande|una pantalla más pequeña|más tamaño|menos tamaño) \((.+)″\)$/u.exec(phrase) ?? [];
  if (inches === undefined) return undefined;
  const gap = (own.screenInches ?? Number.NaN) - (other.screenInches ?? Number.NaN);
  const isLarger = words === 'una pantalla más grande' || words === 'más tamaño';
  const isPraise = words === 'una pantalla más grande' || words === 'menos tamaño';
  const right =
    readNumber(inches) === own.screenInches && (isLarger ? gap >= 1 : gap <= -1) && isPraise === (side === 'better');
  return right ? null : `size: ${phrase}`;
}

/** Only told of two laptops. */
function checkKeyboard(phrase: string, own: Laptop, other: Laptop | undefined, side: Side): string | null | undefined {
  const isSpanish = phrase === 'un teclado español';
  if (!isSpanish && phrase !== 'un teclado sin eñe') return undefined;
  const [has, hasNot] = isSpanish ? (['es', 'other'] as const) : (['other', own.keyboard] as const);
  const differs = isSpanish ? other?.keyboard === hasNot : other?.keyboard !== hasNot;
  return own.keyboard === has && differs && isSpanish === (side === 'better') ? null : `keyboard: ${phrase}`;
}

function checkPhrase(phrase: string, own: Laptop, baseline: Baseline, side: Side): string | null {
  const keyboard = checkKeyboard(phrase, own, baseline('cpu')[0], side);
  if (keyboard !== undefined) return keyboard;
  if (SPEED.test(phrase)) return checkSpeed(phrase, own, baseline, side);
  const [other] = baseline('cpu');
  const size = other && checkSize(phrase, own, other, side);
  if (size !== undefined) return size;
  const form = PHRASES.find(({ pattern }) => pattern.test(phrase));
  if (!form) return `not understood: ${phrase}`;
  const { attribute, pattern } = form;
  if (form.side !== side) return `wrong side: ${phrase}`;
  const figure = pattern.exec(phrase)?.groups?.f;
  if (figure !== undefined && !STATES_FIGURE[attribute](own, figure)) return `figure: ${phrase}`;
  const [match] = baseline(attribute);
  const [mine, theirs] = [VALUE[attribute](own), match ? VALUE[attribute](match) : null];
  if (mine === null || theirs === null) return `unknown: ${phrase}`;
  return side === 'better'
    ? mine > theirs
      ? null
      : `not better: ${phrase}`
    : mine < theirs
      ? null
      : `not worse: ${phrase}`;
}

export const checkPhrases = (list: string, own: Laptop, baseline: Baseline, side: Side): string[] =>
  readList(list).flatMap((phrase) => checkPhrase(phrase, own, baseline, side) ?? []);

export const only =
  (laptop: Laptop): Baseline =>
  () => [laptop];
