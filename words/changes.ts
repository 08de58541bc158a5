/** The differences of two laptops in words: as nouns («8 GB más de memoria») and as clauses («tiene 8 GB más de memoria»). */
import { driveSize, spanishNumber } from '../contract/spanish-figures.ts';
import { capitalize } from '../contract/spanish-text.ts';
import { isGain } from '../advisor/explain/changes.ts';
import { hasIntegratedGraphics } from '../advisor/explain/landmarks.ts';
import type { Change, MentionedChanges } from '../advisor/explain/statements.ts';
import { ATTRIBUTE_WORDS } from './attribute-words.ts';
import { figureOf, likelyFigure } from './figures.ts';
import { about, fill, formatEuros, formatInches, formatKilograms, formatList, formatMemory } from './format.ts';

/** Beside a card's price there is no room for the name of an integrated chip. */
const shortFigure = ({ laptop, criterion }: Change<'ratio'>): string =>
  criterion !== 'cpu' && hasIntegratedGraphics(laptop) ? 'integrada' : figureOf(laptop, criterion);

/** « (6 GB en vez de 8)» */
const videoMemoryOf = ({ videoMemory }: Change<'ratio'>): string =>
  videoMemory ? ` (${formatMemory(videoMemory.own)} en vez de ${spanishNumber(videoMemory.other)})` : '';

/**
 * «18 % más de potencia gráfica», «mucha más potencia gráfica (el doble)», «mucha potencia gráfica (integrada)»; a loss is a
 * share of the other laptop's figure.
 */
function ratioNoun(change: Change<'ratio'>): string {
  const isWon = isGain(change);
  const noun = ATTRIBUTE_WORDS[change.criterion].change[isWon ? 'won' : 'lost'];
  const much = isWon ? 'mucha más' : 'mucha';
  switch (change.ratio.step) {
    case 'several':
      return `${much} ${noun} (${shortFigure(change)})`;
    case 'over-twice':
      return `${much} ${noun} (${isWon ? 'más del doble' : 'más de la mitad'})`;
    case 'twice':
      return `${much} ${noun} (${isWon ? 'el doble' : 'la mitad'})`;
    case 'percent':
      return `${spanishNumber(change.ratio.percent)} % ${isWon ? 'más ' : ''}de ${noun}${videoMemoryOf(change)}`;
    default:
      return change.ratio satisfies never;
  }
}

/** «un 24 % más» rápido, «la mitad de» potente */
function ratioDegree({ ratio, gain }: Change<'ratio'>): string {
  const isMore = gain > 0;
  switch (ratio.step) {
    case 'several':
      return isMore ? 'mucho más' : 'mucho menos';
    case 'over-twice':
      return isMore ? 'más del doble de' : 'menos de la mitad de';
    case 'twice':
      return isMore ? 'el doble de' : 'la mitad de';
    case 'percent':
      return `un ${spanishNumber(ratio.percent)} % ${isMore ? 'más' : 'menos'}`;
    default:
      return ratio satisfies never;
  }
}

/** The difference itself: «8 GB», «≈ 0,3 kg», «189 frente a 142 ppp». */
function amountOf({ laptop, criterion, own, other }: Change<'figure'>): string {
  const amount = Number(Math.abs(own - other).toFixed(2));
  switch (criterion) {
    case 'ram':
      return formatMemory(amount);
    case 'storage':
      return driveSize(amount);
    case 'battery':
      return `${spanishNumber(amount)} h`;
    case 'weight':
      return about(laptop, 'weightKg') + formatKilograms(amount);
    case 'pixels':
      // Resolutions alone do not tell which screen is sharper.
      return `${about(laptop, 'resolution')}${own} frente a ${other} ppp`;
    case 'refresh':
      return '';
    default:
      return criterion satisfies never;
  }
}

function sizeText(change: Change<'size'>, words: Readonly<Record<'larger' | 'smaller', readonly [string, string]>>) {
  const [won, lost] = words[change.isLarger ? 'larger' : 'smaller'];
  return `${isGain(change) ? won : lost} (${formatInches(change.inches)})`;
}

/** The other laptop's memory or disk; nothing else is told as one figure instead of another. */
function otherFigure({ criterion, other }: Change<'figure'>): string {
  if (criterion === 'ram') return formatMemory(other);
  return criterion === 'storage' ? driveSize(other) : '';
}

function figures(change: Change<'figure' | 'quality'>): Record<'n' | 'f' | 'o', string> {
  const f = likelyFigure(change.laptop, change.criterion);
  return change.form === 'quality' ? { n: '', f, o: '' } : { n: amountOf(change), f, o: otherFigure(change) };
}

/** Completes «gana», «pierde» and, for a price, «ahorras», unless it is a clause: only of a weight, «pesa 0,3 kg menos». */
export function changeText(change: Change): string {
  switch (change.form) {
    case 'price':
      return formatEuros(change.euros);
    case 'size':
      return sizeText(change, {
        larger: ['una pantalla más grande', 'manejabilidad'],
        smaller: ['un tamaño más manejable', 'tamaño de pantalla'],
      });
    case 'ratio':
      return ratioNoun(change);
    case 'figure':
    case 'quality':
      return fill(ATTRIBUTE_WORDS[change.criterion].change[isGain(change) ? 'won' : 'lost'], figures(change));
    default:
      return change satisfies never;
  }
}

/** What is different about the laptop: «aguanta 2 h más», «su procesador es un 20 % menos rápido», «cuesta 47 € más» */
export function changeClause(change: Change): string {
  const isMore = isGain(change);
  switch (change.form) {
    case 'price':
      return `cuesta ${formatEuros(change.euros)} ${isMore ? 'menos' : 'más'}`;
    case 'size':
      return sizeText(change, {
        larger: ['su pantalla es más grande', 'es más grande'],
        smaller: ['es más pequeño', 'su pantalla es más pequeña'],
      });
    case 'ratio':
      return (
        fill(ATTRIBUTE_WORDS[change.criterion].change[isMore ? 'more' : 'less'], { n: ratioDegree(change) }) +
        videoMemoryOf(change)
      );
    case 'figure':
    case 'quality':
      return fill(ATTRIBUTE_WORDS[change.criterion].change[isMore ? 'more' : 'less'], figures(change));
    default:
      return change satisfies never;
  }
}

/** @returns «ganas A y B, y pesa 0,3 kg menos», «pesa 0,3 kg menos»; empty without changes */
export function changesText(verb: string, changes: readonly Change[]): string {
  const nouns = changes.filter(({ criterion }) => criterion !== 'weight').map(changeText);
  const clauses = changes.filter(({ criterion }) => criterion === 'weight').map(changeText);
  const won = nouns.length === 0 ? [] : [`${verb} ${formatList(nouns)}`];
  return [...won, ...clauses].join(nouns.length > 1 ? ', y ' : ' y ');
}

/** «su pantalla es », «tiene »: a clause as far as its verb. */
const startOf = (clause = ''): string => /^su \p{L}+ es |^\p{L}+ /u.exec(clause)?.[0] ?? clause;

/** «su pantalla es menos fluida y más pequeña», «tiene buena gráfica y memoria suficiente»: a verb is not said twice in a row. */
export function clauseList(clauses: readonly string[]): string {
  const isTold = (index: number): boolean => index > 0 && startOf(clauses[index]) === startOf(clauses[index - 1]);
  return formatList(clauses.map((clause, index) => (isTold(index) ? clause.slice(startOf(clause).length) : clause)));
}

/**
 * «aguanta 1 h más y pesa 0,2 kg menos por 47 € más», «cuesta 80 € menos, pero aguanta 2 h menos»; empty if there is no
 * difference. The price comes first: what follows «su pantalla …» would be the screen's.
 */
export function tradeText({ won, lost, price }: MentionedChanges): string {
  const saves = price !== undefined && isGain(price);
  const gains = clauseList([...(saves ? [price] : []), ...won].map(changeClause));
  const costs = price !== undefined && !saves;
  if (won.length > 0 && lost.length === 0) return gains + (costs ? ` por ${formatEuros(price.euros)} más` : '');
  const losses = clauseList([...(costs ? [price] : []), ...lost].map(changeClause));
  return [gains, losses].filter(Boolean).join(', pero ');
}

/** «Aguanta 1 h más, pero cuesta 47 € más y tiene 16 GB de memoria en vez de 32 GB.» */
export const mentionedText = (changes: MentionedChanges): string =>
  `${capitalize(tradeText(changes) || 'casi igual en lo que comparamos')}.`;
