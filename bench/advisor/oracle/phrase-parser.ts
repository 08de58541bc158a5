/** Parses the phrases of longer texts: «16 GB de memoria en vez de 8 GB», «un procesador un 20 % más rápido». */
import type { Attribute } from '#advisor/attributes.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { platformOf, STATES_FIGURE, VALUE } from './parsed-laptop.ts';
import { readList, readNumber } from './spanish-figures.ts';

/** Phrases after «ofrece», «tiene» or «con»: `a` is the laptop's own figure, `b` the one it is compared with. */
const PHRASES: readonly { attribute: Attribute; pattern: RegExp }[] = (
  [
    ['ram', '(?<a>.+?) de memoria', '(?<b>.+)'],
    ['storage', '(?<a>.+?) de almacenamiento', '(?<b>.+)'],
    ['pixels', 'resolución de (?<a>.+?)', '(?<b>.+)'],
    ['refresh', 'pantalla a (?<a>.+?)', '(?<b>.+)'],
    ['panel', 'panel (?<a>.+?)', '(?<b>.+)'],
    ['weight', '(?<a>.+?) de peso', '(?<b>.+)'],
    ['battery', '(?<a>.+?) de autonomía estimada', '(?<b>.+)'],
    ['silence', String.raw`(?<a>\d+) puntos de silencio estimado`, String.raw`(?<b>\d+)`],
    ['build', String.raw`(?<a>\d+) puntos de construcción estimada`, String.raw`(?<b>\d+)`],
    ['cpu', 'procesador (?<a>.+)', '(?<b>.+)'],
    ['gpu', 'gráfica (?<a>.+)', '(?<b>.+)'],
  ] as const
).map(([attribute, own, other]) => ({ attribute, pattern: new RegExp(`^${own}(?: en vez de ${other})?$`, 'u') }));

const SPEED =
  /^(?:un procesador|una gráfica) un (?<percent>[\d.]+) % más (?<word>rápido|rápida|lento|lenta)(?<editing> al editar)?$/u;

/** What a laptop is compared with: another one, or for each attribute those with the typical figure. */
export type Baseline = (attribute: Attribute) => readonly Laptop[];

type Direction = 'better' | 'worse' | 'either';

function checkSpeed(phrase: string, own: Laptop, baseline: Baseline, direction: Direction): string | null {
  const { percent = '', word = '', editing } = SPEED.exec(phrase)?.groups ?? {};
  const attribute = word.endsWith('o') ? 'cpu' : editing === undefined ? 'gpu' : 'creation';
  const faster = word.startsWith('rápid');
  if (direction !== 'either' && faster !== (direction === 'better')) return `wrong side: ${phrase}`;
  const [other] = baseline(attribute);
  const ratio = ((VALUE[attribute](own) ?? Number.NaN) / ((other && VALUE[attribute](other)) ?? Number.NaN) - 1) * 100;
  return Math.round(ratio) === (faster ? 1 : -1) * readNumber(percent) ? null : `speed: ${phrase}`;
}

const SYSTEMS: Readonly<Record<string, string>> = {
  Windows: 'windows',
  'Windows para ARM': 'windows-arm',
  macOS: 'macOS',
  Linux: 'linux',
  ChromeOS: 'chromeos',
};

/** @returns `undefined` for phrases about something other than size and system */
function checkSizeOrSystem(phrase: string, own: Laptop, other: Laptop): string | null | undefined {
  if (phrase === 'ningún sistema operativo') return own.os === 'none' && other.os !== 'none' ? null : phrase;
  const size = /^pantalla de (.+)″ en vez de (.+)″$/u.exec(phrase);
  if (size) {
    const right = readNumber(size[1] ?? '') === own.screenInches && readNumber(size[2] ?? '') === other.screenInches;
    return right ? null : phrase;
  }
  const [, name, otherName] = /^(.+?)(?: en vez de (.+)| incluido)$/u.exec(phrase) ?? [];
  if (name === undefined || !(name in SYSTEMS)) return undefined;
  const expected = otherName === undefined ? 'none' : SYSTEMS[otherName];
  return SYSTEMS[name] === platformOf(own) && expected === platformOf(other) ? null : phrase;
}
function checkPhrase(phrase: string, own: Laptop, baseline: Baseline, direction: Direction): string | null {
  if (SPEED.test(phrase)) return checkSpeed(phrase, own, baseline, direction);
  const [other] = baseline('cpu');
  const problem = other && checkSizeOrSystem(phrase, own, other);
  if (problem !== undefined) return problem;
  for (const { attribute, pattern } of PHRASES) {
    const { a, b } = pattern.exec(phrase)?.groups ?? {};
    if (a === undefined) continue;
    if (!STATES_FIGURE[attribute](own, a)) return `figure: ${phrase}`;
    if (b === undefined) return null;
    const match = baseline(attribute).find((laptop) => STATES_FIGURE[attribute](laptop, b));
    if (!match) return `other figure: ${phrase}`;
    const gap = (VALUE[attribute](own) ?? 0) - (VALUE[attribute](match) ?? 0);
    return direction === 'either' || gap > 0 === (direction === 'better') ? null : `wrong side: ${phrase}`;
  }
  return `not understood: ${phrase}`;
}

export const checkPhrases = (list: string, own: Laptop, baseline: Baseline, direction: Direction): string[] =>
  readList(list).flatMap((phrase) => checkPhrase(phrase, own, baseline, direction) ?? []);

export const only =
  (laptop: Laptop): Baseline =>
  () => [laptop];
