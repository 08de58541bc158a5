/** Gains and losses of another laptop, in a few words each. */
import { driveSize, spanishNumber } from '../contract/spanish-figures.ts';
import { isGain } from '../advisor/changes.ts';
import type { Change, Told } from '../advisor/statements.ts';
import { figureOf } from './figures.ts';
import { formatEuros, formatInches, formatKilograms, formatList, formatMemory, formatRefreshRate } from './format.ts';

const SPEEDS = { cpu: 'velocidad', gpu: 'potencia gráfica', creation: 'potencia gráfica' } as const;

/**
 * «18 % de velocidad», «el doble de velocidad», «mucha velocidad (Core i9-14900HX)»; a loss is a share of the best
 * laptop's figure.
 */
function ratioText(change: Change<'ratio'>): string {
  const { criterion, ratio, laptop } = change;
  const noun = SPEEDS[criterion];
  switch (ratio.step) {
    case 'several':
      return `mucha ${noun} (${figureOf(laptop, criterion)})`;
    case 'over-twice':
      return isGain(change) ? `más del doble de ${noun}` : `más de la mitad de la ${noun}`;
    case 'twice':
      return isGain(change) ? `el doble de ${noun}` : `la mitad de la ${noun}`;
    case 'percent':
      return `${spanishNumber(ratio.percent)} % de ${noun}`;
    default:
      return ratio satisfies never;
  }
}

const AMOUNTS: Readonly<Record<Change<'amount'>['criterion'], (amount: number, isBetter: boolean) => string>> = {
  ram: (gb) => `${formatMemory(gb)} de memoria`,
  storage: (gb) => `${driveSize(gb)} de disco`,
  refresh: (hz) => `${formatRefreshRate(hz)} de fluidez`,
  weight: (kg, isLighter) => `ligereza (${formatKilograms(kg)} ${isLighter ? 'menos' : 'más'})`,
  battery: (hours) => `${spanishNumber(hours)} h de autonomía`,
};

const QUALITIES: Readonly<Record<Change<'quality'>['criterion'], (figure: string) => string>> = {
  pixels: (figure) => `nitidez (${figure})`,
  panel: (figure) => `calidad de panel (${figure})`,
  silence: () => 'silencio con carga',
  build: () => 'calidad de construcción',
};

/** Completes «ganas», «pierdes» and, for a price, «ahorras»: «18 % de velocidad», «47 €» */
export function changeText(change: Change): string {
  switch (change.form) {
    case 'ratio':
      return ratioText(change);
    case 'amount':
      return AMOUNTS[change.criterion](change.amount, isGain(change));
    case 'quality':
      return QUALITIES[change.criterion](figureOf(change.laptop, change.criterion));
    case 'size':
      return `${isGain(change) === change.isLarger ? 'pantalla' : 'manejabilidad'} (${formatInches(change.inches)})`;
    case 'price':
      return formatEuros(change.euros);
    default:
      return change satisfies never;
  }
}

const listOf = (changes: readonly Change[]): string => formatList(changes.map(changeText));

/** «Ganas 18 % de velocidad. Pierdes 1 h de autonomía y cuesta 47 € más.», «Ganas 18 % de velocidad por 47 € más.» */
export function toldText({ won, lost, price }: Told): string {
  const saved = price && isGain(price) ? changeText(price) : undefined;
  const extra = price && !isGain(price) ? changeText(price) : undefined;
  if (won.length + lost.length === 0 && extra !== undefined) return `Cuesta ${extra} más.`;
  const paid = lost.length === 0 && extra !== undefined ? ` por ${extra} más` : '';
  const less = saved === undefined ? '' : `${won.length > 1 ? ',' : ''} y ahorras ${saved}`;
  const costs = extra === undefined ? '' : `${lost.length > 1 ? ',' : ''} y cuesta ${extra} más`;
  const sentences = [
    ...(won.length > 0 ? [`Ganas ${listOf(won)}${less}${paid}.`] : []),
    ...(won.length === 0 && saved !== undefined ? [`Ahorras ${saved}.`] : []),
    ...(lost.length > 0 ? [`Pierdes ${listOf(lost)}${costs}.`] : []),
  ];
  return sentences.length === 0 ? 'Casi igual en lo que has pedido.' : sentences.join(' ');
}
