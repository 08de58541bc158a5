/** Differences from another laptop, or from the typical figures, after «tiene» or «con». */
import { spanishNumber } from '../contract/spanish-figures.ts';
import type { System } from '../catalogue/derive/laptop-kind.ts';
import type { Attribute } from '../advisor/needs/attributes.ts';
import { SEVERAL_TIMES, TWICE } from '../advisor/explain/changes.ts';
import type { Difference, SizeDifference } from '../advisor/explain/differences.ts';
import { figureOf, likelyFigure, sharpnessText } from './figures.ts';
import { fill, formatInches } from './format.ts';
import { type Asked, creationVerb, SYSTEM_NAMES } from './nouns.ts';

/** Phrases after «tiene»; `{s}` is a speed, `{v}` the use of the graphics. */
export const SPEED_PHRASES = {
  cpu: { phrase: 'un procesador {s}', end: 'o' },
  gpu: { phrase: 'una gráfica {s}', end: 'a' },
  creation: { phrase: 'una gráfica {s} al {v}', end: 'a' },
} as const;

/** Phrases after «tiene» or «frente al primero»; the laptop's own figure may follow. */
export const MORE_OR_LESS: Readonly<
  Record<Exclude<Attribute, keyof typeof SPEED_PHRASES>, Readonly<Record<'better' | 'worse', string>>>
> = {
  ram: { better: 'más memoria', worse: 'menos memoria' },
  storage: { better: 'más almacenamiento', worse: 'menos almacenamiento' },
  pixels: { better: 'una pantalla más nítida', worse: 'una pantalla menos nítida' },
  refresh: { better: 'una pantalla más fluida', worse: 'una pantalla menos fluida' },
  panel: { better: 'mejor panel', worse: 'peor panel' },
  weight: { better: 'menos peso', worse: 'más peso' },
  battery: { better: 'más autonomía', worse: 'menos autonomía' },
  silence: { better: 'menos ruido estimado con carga', worse: 'más ruido estimado con carga' },
  build: { better: 'mejor construcción estimada', worse: 'peor construcción estimada' },
};

/** Points appear elsewhere, marked as estimates. */
export const WITHOUT_FIGURE: ReadonlySet<Attribute> = new Set(['silence', 'build']);

const SIZE_PHRASES = {
  larger: { gain: 'una pantalla más grande ({f})', loss: 'más tamaño ({f})' },
  smaller: { gain: 'un tamaño más manejable ({f})', loss: 'una pantalla más pequeña ({f})' },
  neither: 'con pantalla de {f}',
} as const;

const PERCENT = 100;

const isChip = (attribute: Attribute): attribute is keyof typeof SPEED_PHRASES => attribute in SPEED_PHRASES;

/** Relative, because users do not know our index: «un 20 % más rápido», «el doble de rápida», «mucho más lenta». */
function speedOf({ own, other }: Difference, end: string): string {
  const word = own > other ? `rápid${end}` : `lent${end}`;
  const ratio = Math.max(own / other, other / own);
  if (ratio >= SEVERAL_TIMES) return `mucho más ${word}`;
  if (ratio >= TWICE) return `el doble de ${word}`;
  return `un ${spanishNumber(Math.round(Math.abs(own / other - 1) * PERCENT))} % más ${word}`;
}

function chipText(chip: keyof typeof SPEED_PHRASES, difference: Difference, asked: Asked): string {
  const { phrase, end } = SPEED_PHRASES[chip];
  return fill(phrase, { s: speedOf(difference, end), v: creationVerb(asked) });
}

/** «más memoria (16 GB)», «un procesador un 20 % más rápido» */
export function differenceText(difference: Difference, asked: Asked): string {
  const { attribute, better, laptop } = difference;
  if (isChip(attribute)) return chipText(attribute, difference, asked);
  const phrase = MORE_OR_LESS[attribute][better ? 'better' : 'worse'];
  if (attribute === 'pixels') return `${phrase} (${sharpnessText(difference)})`;
  return WITHOUT_FIGURE.has(attribute) ? phrase : `${phrase} (${likelyFigure(laptop, attribute)})`;
}

const BETTER_CHIPS = { cpu: 'mejor procesador', gpu: 'mejor gráfica', creation: 'mejor gráfica al {v}' } as const;

/**
 * What the laptop has more of than most others, without figures, which verdict and target have. Only a chip that is
 * far ahead is named, because a share of a middle one's speed tells a buyer nothing.
 */
export function advantageText({ attribute, better, laptop, own, other }: Difference, asked: Asked): string {
  if (!isChip(attribute)) return MORE_OR_LESS[attribute][better ? 'better' : 'worse'];
  const text = fill(BETTER_CHIPS[attribute], { v: creationVerb(asked) });
  return own / other >= SEVERAL_TIMES ? `${text} (${figureOf(laptop, attribute)})` : text;
}

/** «una pantalla más grande (16″)», «menos tamaño (13,3″)», «con pantalla de 15,6″» */
export function sizeText({ side, isLarger, inches }: SizeDifference): string {
  const template = side === 'neither' ? SIZE_PHRASES.neither : SIZE_PHRASES[isLarger ? 'larger' : 'smaller'][side];
  return fill(template, { f: formatInches(inches) });
}

/** «con macOS», «sin sistema operativo» */
export const systemText = (system: Exclude<System, 'unknown'>): string =>
  system === 'none' ? 'sin sistema operativo' : `con ${SYSTEM_NAMES[system]}`;
