/** The differences of two laptops in words, each as a clause: «tiene 8 GB más de memoria», «aguanta 2 h menos». */
import { spanishNumber } from '../contract/spanish-figures.ts';
import { capitalize, clauseList } from '../contract/spanish-text.ts';
import { isGain } from '../advisor/explain/changes.ts';
import type { Change, MentionedChanges } from '../advisor/explain/statements.ts';
import { ATTRIBUTE_WORDS } from './attribute-words.ts';
import { about, fill, formatEuros, formatInches, formatKilograms, formatMemory, likelyFigure } from './figures.ts';

/** «la mitad de» potente: more and less, for the steps that are no percentage. */
const STEPS = {
  class: ['superior', 'inferior'],
  twice: ['el doble de', 'la mitad de'],
  'over-twice': ['más del doble de', 'menos de la mitad de'],
  several: ['mucho más', 'mucho menos'],
} as const;

/** «un 24 % más» rápido, «la mitad de» potente */
function ratioDegree({ ratio, gain }: Change<'ratio'>): string {
  const isMore = gain > 0;
  return ratio.step === 'percent'
    ? `un ${spanishNumber(ratio.percent)} % ${isMore ? 'más' : 'menos'}`
    : STEPS[ratio.step][isMore ? 0 : 1];
}

/** The difference itself, where it is told: «8 GB», «≈ 300 g». */
function amountOf({ laptop, criterion, own, other }: Change<'figure'>): string {
  const amount = Number(Math.abs(own - other).toFixed(2));
  if (criterion === 'ram') return formatMemory(amount);
  if (criterion === 'battery') return `${spanishNumber(amount)} h`;
  if (criterion !== 'weight') return '';
  const weight = amount < 1 ? `${spanishNumber(Math.round(100 * amount) * 10)} g` : formatKilograms(amount);
  return about(laptop, 'weightKg') + weight;
}

function sizeClause(change: Change<'size'>): string {
  // Nobody loses a screen that grows.
  const [larger, smaller] = isGain(change)
    ? ['su pantalla es más grande', 'es más pequeño']
    : ['es más grande', 'su pantalla es más pequeña'];
  return `${change.isLarger ? larger : smaller} (${formatInches(change.inches)})`;
}

const OF_CLASS = 'su gráfica es de gama {n} ({f})';

/** What is different about the laptop: «aguanta 2 h más», «su procesador es un 20 % menos rápido»; of a price «47 € más» */
export function changeText(change: Change): string {
  if (change.form === 'price') return `${formatEuros(change.euros)} ${isGain(change) ? 'menos' : 'más'}`;
  if (change.form === 'size') return sizeClause(change);
  const n = change.form === 'ratio' ? ratioDegree(change) : change.form === 'figure' ? amountOf(change) : '';
  const figures = { n, f: likelyFigure(change.laptop, change.criterion) };
  if (change.form === 'ratio' && change.ratio.step === 'class') return fill(OF_CLASS, figures);
  const [more, less] = ATTRIBUTE_WORDS[change.criterion].change;
  return fill(isGain(change) ? more : less, figures);
}

/** The same with a verb for the price: «cuesta 47 € más». */
export const changeClause = (change: Change): string => (change.form === 'price' ? 'cuesta ' : '') + changeText(change);

/**
 * «aguanta 1 h más y pesa 0,2 kg menos por 47 € más», «cuesta 80 € menos, pero aguanta 2 h menos»; empty if there is no
 * difference. The price comes first: what follows «su pantalla …» would be the screen's.
 */
export function tradeText({ won, lost, price }: MentionedChanges): string {
  const saves = price !== undefined && isGain(price);
  const gains = clauseList([...(saves ? [price] : []), ...won].map(changeClause));
  const costs = price !== undefined && !saves;
  if (won.length > 0 && lost.length === 0) return gains + (costs ? ` por ${changeText(price)}` : '');
  const losses = clauseList([...(costs ? [price] : []), ...lost].map(changeClause));
  return [gains, losses].filter(Boolean).join(', pero ');
}

/** «Aguanta 1 h más, pero cuesta 47 € más y tiene 16 GB menos de memoria.» */
export const mentionedText = (changes: MentionedChanges): string =>
  `${capitalize(tradeText(changes) || 'casi igual en lo que comparamos')}.`;
