/** Gains and losses of another laptop, in a few words each. */
import { driveSize, spanishNumber } from '../contract/spanish-figures.ts';
import { isGain } from '../advisor/explain/changes.ts';
import { hasIntegratedGraphics } from '../advisor/explain/landmarks.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import type { Change, MentionedChanges } from '../advisor/explain/statements.ts';
import { figureOf, likelyFigure, sharpnessText } from './figures.ts';
import { capitalize } from '../contract/spanish-text.ts';
import { about, formatEuros, formatInches, formatKilograms, formatMemory, formatList } from './format.ts';

/** Players read «velocidad» alone as frames per second. */
const SPEEDS = { cpu: 'velocidad de procesador', gpu: 'potencia gráfica', creation: 'potencia gráfica' } as const;

/**
 * «18 % de potencia gráfica», «mucha potencia gráfica (el doble)», «mucha potencia gráfica (RTX 5060)»; a loss is a
 * share of the best laptop's figure.
 */
function ratioText(change: Change<'ratio'>): string {
  const { criterion, ratio, laptop } = change;
  const noun = SPEEDS[criterion];
  switch (ratio.step) {
    case 'several':
      return `mucha ${noun} (${shortFigure(laptop, criterion)})`;
    case 'over-twice':
      return `mucha ${noun} (${isGain(change) ? 'más del doble' : 'más de la mitad'})`;
    case 'twice':
      return `mucha ${noun} (${isGain(change) ? 'el doble' : 'la mitad'})`;
    case 'percent':
      return `${spanishNumber(ratio.percent)} % de ${noun}`;
    default:
      return ratio satisfies never;
  }
}

/** Beside a card's price there is no room for the name of an integrated chip. */
const shortFigure = (laptop: Laptop, criterion: Change<'ratio'>['criterion']): string =>
  criterion !== 'cpu' && hasIntegratedGraphics(laptop) ? 'integrada' : figureOf(laptop, criterion);

/** @param more of a gain whose sentence does not say that it is a difference */
function amountText(change: Change<'amount'>, more: '' | ' más'): string {
  const { criterion, amount, laptop } = change;
  switch (criterion) {
    case 'ram':
      return `${formatMemory(amount)}${more} de memoria`;
    case 'storage':
      return `${driveSize(amount)}${more} de disco`;
    case 'battery':
      return `${spanishNumber(amount)} h de autonomía`;
    case 'refresh':
      return `fluidez (${likelyFigure(laptop, criterion)})`;
    case 'weight':
      return `pesa ${about(laptop, 'weightKg')}${formatKilograms(amount)} ${isGain(change) ? 'menos' : 'más'}`;
    default:
      return criterion satisfies never;
  }
}

const QUALITIES: Readonly<Record<Change<'quality'>['criterion'], (laptop: Laptop) => string>> = {
  panel: (laptop) => `calidad de panel (${likelyFigure(laptop, 'panel')})`,
  silence: () => 'silencio con carga',
  build: () => 'calidad de construcción',
};

/** Whether a change's text is a clause of its own: «pesa 0,3 kg menos». Weight is neither won nor lost. */
const isClause = ({ criterion }: { criterion: string }): boolean => criterion === 'weight';

/**
 * Completes «ganas», «pierdes» and, for a price, «ahorras», unless it {@link isClause}: «18 % de potencia gráfica»,
 * «47 €»
 */
export function changeText(change: Change, more: '' | ' más' = ''): string {
  switch (change.form) {
    case 'ratio':
      return ratioText(change);
    case 'amount':
      return amountText(change, more);
    case 'quality':
      return QUALITIES[change.criterion](change.laptop);
    case 'sharpness':
      return `nitidez (${sharpnessText(change)})`;
    case 'size':
      return `${isGain(change) === change.isLarger ? 'tamaño de pantalla' : 'manejabilidad'} (${formatInches(change.inches)})`;
    case 'price':
      return formatEuros(change.euros);
    default:
      return change satisfies never;
  }
}

/** @returns «ganas A y B, y pesa 0,3 kg menos», «pesa 0,3 kg menos»; empty without changes */
export function sideText(verb: string, phrases: readonly { criterion: string; text: string }[]): string {
  const nouns = phrases.filter((one) => !isClause(one)).map(({ text }) => text);
  const clauses = phrases.filter(isClause).map(({ text }) => text);
  const won = nouns.length === 0 ? [] : [`${verb} ${formatList(nouns)}`];
  return [...won, ...clauses].join(nouns.length > 1 ? ', y ' : ' y ');
}

const phraseOf = (change: Change): { criterion: string; text: string } => ({
  criterion: change.criterion,
  text: changeText(change),
});

export const changesText = (verb: string, changes: readonly Change[]): string => sideText(verb, changes.map(phraseOf));

/** «Ganas 1 h de autonomía. Pierdes 16 GB de memoria y cuesta 47 € más.», «Pesa 0,3 kg menos por 47 € más.» */
export function mentionedText({ won, lost, price }: MentionedChanges): string {
  const saved = price && isGain(price) ? changeText(price) : undefined;
  const extra = price && !isGain(price) ? changeText(price) : undefined;
  if (won.length + lost.length === 0 && extra !== undefined) return `Cuesta ${extra} más.`;
  const paid = lost.length === 0 && extra !== undefined ? ` por ${extra} más` : '';
  const less = saved === undefined ? '' : `${won.length > 1 ? ',' : ''} y ahorras ${saved}`;
  const costs = extra === undefined ? '' : `${lost.length > 1 ? ',' : ''} y cuesta ${extra} más`;
  const sentences = [
    ...(won.length > 0 ? [`${changesText('ganas', won)}${less}${paid}.`] : []),
    ...(won.length === 0 && saved !== undefined ? [`ahorras ${saved}.`] : []),
    ...(lost.length > 0 ? [`${changesText('pierdes', lost)}${costs}.`] : []),
  ];
  return sentences.length === 0 ? 'Casi igual en lo que comparamos.' : sentences.map(capitalize).join(' ');
}
