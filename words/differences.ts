/** Differences from another laptop, or from the typical figures, after «tiene» or «con». */
import type { Answers } from '../contract/answers.ts';
import { spanishNumber } from '../contract/spanish-figures.ts';
import type { System } from '../catalogue/derive/laptop-kind.ts';
import type { Attribute } from '../advisor/attributes.ts';
import { SEVERAL_TIMES, TWICE } from '../advisor/changes.ts';
import type { Difference, SizeDifference } from '../advisor/differences.ts';
import { MORE_OR_LESS, SIZE_PHRASES, SPEED_PHRASES, WITHOUT_FIGURE } from './difference-phrases.ts';
import { figureOf } from './figures.ts';
import { fill, formatInches } from './format.ts';
import { creationVerb, SYSTEM_NAMES } from './nouns.ts';

type Asked = Pick<Answers, 'purposes' | 'priorities'>;

const PERCENT = 100;

const isChip = (attribute: Attribute): attribute is keyof typeof SPEED_PHRASES => attribute in SPEED_PHRASES;

/** Relative, because users do not know our index: «un 20 % más rápido», «el doble de rápida», «5 veces más lenta». */
function speedOf({ own, other }: Difference, end: string, isRough: boolean): string {
  const word = own > other ? `rápid${end}` : `lent${end}`;
  const ratio = Math.max(own / other, other / own);
  if (ratio >= SEVERAL_TIMES)
    return isRough && own > other ? `mucho más ${word}` : `${spanishNumber(Math.round(ratio))} veces más ${word}`;
  if (ratio >= TWICE) return `el doble de ${word}`;
  return `un ${spanishNumber(Math.round(Math.abs(own / other - 1) * PERCENT))} % más ${word}`;
}

function chipText(chip: keyof typeof SPEED_PHRASES, difference: Difference, asked: Asked, isRough: boolean): string {
  const { phrase, end } = SPEED_PHRASES[chip];
  return fill(phrase, { s: speedOf(difference, end, isRough), v: creationVerb(asked) });
}

/** «más memoria (16 GB)», «un procesador un 20 % más rápido» */
export function differenceText(difference: Difference, asked: Asked): string {
  const { attribute, better, laptop } = difference;
  if (isChip(attribute)) return chipText(attribute, difference, asked, false);
  const phrase = MORE_OR_LESS[attribute][better ? 'better' : 'worse'];
  return WITHOUT_FIGURE.has(attribute) ? phrase : `${phrase} (${figureOf(laptop, attribute)})`;
}

/**
 * A difference from the typical laptop, without figures, which verdict and target have. Only a chip that is far ahead
 * is named («una gráfica mucho más rápida (RTX 5060)»), because a multiple of its speed means little to a buyer.
 */
export function advantageText(difference: Difference, asked: Asked): string {
  const { attribute, better, laptop, own, other } = difference;
  if (!isChip(attribute)) return MORE_OR_LESS[attribute][better ? 'better' : 'worse'];
  const text = chipText(attribute, difference, asked, true);
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
