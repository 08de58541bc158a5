/** What is said of the market around the best card: a little more money, a little less, and when it is enough. */
import type { Change } from './changes.ts';
import { formatEuros, formatList } from './format.ts';

const MAX_WORDS = 20;
const MAX_TOLD = 2;

const wordsIn = (sentence: string): number => sentence.split(' ').length;

/**
 * «Con 80 € más ganas 18 % de velocidad y 16 GB de memoria, pero pierdes 2 h de autonomía.»; of what it is about, the largest
 * two unless the sentence gets too long, and always what speaks against it.
 * @param euros more than the best card costs, negative for less
 * @param changes at least one gain for more, at least one loss for less; the price is not told again
 * @param over euros above the budget, 0 within
 */
export function stepText(euros: number, changes: readonly Change[], over: number): string {
  const told = changes.filter(({ criterion }) => criterion !== 'price');
  const gains = told.filter(({ gain }) => gain > 0).map(({ text }) => text);
  const losses = told.filter(({ gain }) => gain < 0).map(({ text }) => text);
  const [lead, follow, but] = euros > 0 ? [gains, losses, 'pierdes'] : [losses, gains, 'ganas'];
  const start = euros > 0 ? `Con ${formatEuros(euros)} más ganas` : `Con ${formatEuros(-euros)} menos pierdes`;
  const end = follow[0] === undefined ? '.' : `, pero ${but} ${follow[0]}.`;
  const longest = `${start} ${formatList(lead.slice(0, MAX_TOLD))}${end}`;
  const sentence = wordsIn(longest) <= MAX_WORDS ? longest : `${start} ${lead[0] ?? ''}${end}`;
  return over > 0 ? `${sentence} Te pasas ${formatEuros(over)} del presupuesto.` : sentence;
}

/** @param next euros; `null` where nothing dearer would be noticed */
export const enoughText = (upTo: number, next: number | null): string =>
  `No pagues más de ${formatEuros(upTo)}: ${next === null ? 'por encima no notarías mejora' : `lo siguiente que notarías cuesta ${formatEuros(next)}`}.`;
