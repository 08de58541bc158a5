/** Phrases inside the longer texts: «16 GB de memoria en vez de 8 GB», «un procesador un 20 % más rápido». */
import type { Attribute } from '../../../../api/advisor/attributes.ts';
import type { Laptop } from '../../../../api/catalogue/laptop.ts';
import { SAYS, VALUE } from './parsed-laptop.ts';
import { readList, readNumber } from './spanish-figures.ts';

/** A phrase after «ofrece», «tiene» or «con», with its own figure (a) and, where it compares, the other's (b). */
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

const SPEED = /^(?:un procesador|una gráfica) un (?<percent>[\d.]+) % más (?<word>rápido|rápida|lento|lenta)$/u;

/** The other side of a comparison: a laptop, or for each attribute any of those that are typical. */
export type Rival = (attribute: Attribute) => readonly Laptop[];

type Direction = 'better' | 'worse' | 'either';

function checkSpeed(phrase: string, own: Laptop, rival: Rival, direction: Direction): string | null {
  const { percent = '', word = '' } = SPEED.exec(phrase)?.groups ?? {};
  const attribute = word.endsWith('o') ? 'cpu' : 'gpu';
  const faster = word.startsWith('rápid');
  if (direction !== 'either' && faster !== (direction === 'better')) return `wrong side: ${phrase}`;
  const [other] = rival(attribute);
  const ratio = ((VALUE[attribute](own) ?? Number.NaN) / ((other && VALUE[attribute](other)) ?? Number.NaN) - 1) * 100;
  return Math.round(ratio) === (faster ? 1 : -1) * readNumber(percent) ? null : `speed: ${phrase}`;
}

const nameOf = ({ os, cpuFamily }: Laptop) =>
  os === 'windows'
    ? cpuFamily === 'snapdragon_x'
      ? 'Windows para ARM'
      : 'Windows'
    : os === 'chromeos'
      ? 'ChromeOS'
      : os === 'linux'
        ? 'Linux'
        : os;

function checkKind(phrase: string, own: Laptop, other: Laptop): string | null | undefined {
  if (phrase === 'ningún sistema operativo') return own.os === 'none' && other.os !== 'none' ? null : phrase;
  const size = /^pantalla de (.+)″ en vez de (.+)″$/u.exec(phrase);
  if (size) {
    const right = readNumber(size[1] ?? '') === own.screenInches && readNumber(size[2] ?? '') === other.screenInches;
    return right ? null : phrase;
  }
  const system = /^(Windows|Windows para ARM|macOS|Linux|ChromeOS)(?: en vez de (.+)| incluido)$/u.exec(phrase);
  if (!system) return undefined;
  const otherRight = system[2] === undefined ? other.os === 'none' : system[2] === nameOf(other);
  return system[1] === nameOf(own) && otherRight ? null : phrase;
}

/** Checks one phrase about `own`, compared with `rival` where it says «en vez de». */
function checkPhrase(phrase: string, own: Laptop, rival: Rival, direction: Direction): string | null {
  if (SPEED.test(phrase)) return checkSpeed(phrase, own, rival, direction);
  const [other] = rival('cpu');
  const kind = other && checkKind(phrase, own, other);
  if (kind !== undefined) return kind;
  for (const { attribute, pattern } of PHRASES) {
    const { a, b } = pattern.exec(phrase)?.groups ?? {};
    if (a === undefined) continue;
    if (!SAYS[attribute](own, a)) return `figure: ${phrase}`;
    if (b === undefined) return null;
    const match = rival(attribute).find((laptop) => SAYS[attribute](laptop, b));
    if (!match) return `other figure: ${phrase}`;
    const gap = (VALUE[attribute](own) ?? 0) - (VALUE[attribute](match) ?? 0);
    return direction === 'either' || gap > 0 === (direction === 'better') ? null : `wrong side: ${phrase}`;
  }
  return `not understood: ${phrase}`;
}

export const checkPhrases = (list: string, own: Laptop, rival: Rival, direction: Direction): string[] =>
  readList(list).flatMap((phrase) => checkPhrase(phrase, own, rival, direction) ?? []);

export const only =
  (laptop: Laptop): Rival =>
  () => [laptop];
