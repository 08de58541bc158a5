import type { ShownComputer } from '#contract/shown-computer.ts';
import { count } from '../figures.ts';

const MAX_STARS = 5;

export interface RatingFigures {
  stars: number;
  label: string;
}

/** The rating that `attributes` really carry; `null` unless both stars and their number are there and make sense. */
export function ratingOf(attributes: ShownComputer['attributes']): RatingFigures | null {
  const stars = readStars(valueNamed(attributes, 'Valoracion'));
  const reviews = readCount(valueNamed(attributes, 'Reviews'));
  if (stars === null || stars < 0 || stars > MAX_STARS) return null;
  if (reviews === null || reviews < 1 || !Number.isInteger(reviews)) return null;
  return { stars, label: `${count(stars)} de 5 (${count(reviews)} ${reviews === 1 ? 'valoración' : 'valoraciones'})` };
}

const valueNamed = (attributes: ShownComputer['attributes'], key: string): string =>
  String(attributes.find((attribute) => attribute.key === key)?.value ?? '');

/** «4,5», «4.5 de 5 estrellas» → 4.5 */
function readStars(text: string): number | null {
  const [figure] = /-?\d+(?:[.,]\d+)?/.exec(text) ?? [];
  return figure === undefined ? null : Number(figure.replace(',', '.'));
}

/** «120», «1.234 valoraciones» → 1234; what is no whole number counts as none. */
function readCount(text: string): number | null {
  const [figure] = /^-?\d{1,3}(?:[.,\s]\d{3})+(?![\d.,])|^-?\d+(?![\d.,])/.exec(text.trim()) ?? [];
  return figure === undefined ? null : Number(figure.replaceAll(/[.,\s]/g, ''));
}
