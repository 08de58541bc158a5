/** What another laptop gains and loses against the best, by the criteria of the target, in a few words each. */
import type { TargetRow } from '../../contract/target.ts';
import { driveSize, spanishNumber } from '../../contract/spanish-figures.ts';
import { screenSizeOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Answers } from '../../contract/answers.ts';
import { type Attribute, measure } from '../attributes.ts';
import type { Needs } from '../needs.ts';
import { utilityPerEuro } from '../score.ts';
import { baselineOf, MIN_DIFFERENCE, noticedDifferences } from './differences.ts';
import { figureOf } from './figures.ts';
import {
  formatEuros,
  formatInches,
  formatKilograms,
  formatList,
  formatMemory,
  formatRefreshRate,
  roundCents,
} from './format.ts';
import { extraOver, isNotablePrice } from './prices.ts';

export type TargetCriterion = TargetRow['criterion'];

/** One of the criteria by which two laptops differ. */
export interface Change {
  criterion: TargetCriterion;
  /** In weighted value; positive where it is better than the best. */
  gain: number;
  /** «18 % de velocidad», «47 €» */
  text: string;
}

const PERCENT = 100;
/** Ratios from which a share is told as twice or half, and from which only the chip tells how much. */
const TWICE = 1.95;
const SEVERAL_TIMES = 2.5;

/** «18 % de velocidad», «el doble de velocidad», «mucha velocidad (Core i9-14900HX)»; what is lost is a share of what the best has. */
function shareText(own: number, best: number, noun: string, chip: string): string {
  const ratio = Math.max(own / best, best / own);
  if (ratio >= SEVERAL_TIMES) return `mucha ${noun} (${chip})`;
  if (ratio >= TWICE) return own > best ? `el doble de ${noun}` : `la mitad de la ${noun}`;
  return `${spanishNumber(Math.round(Math.abs(own / best - 1) * PERCENT))} % de ${noun}`;
}

/** «0,3 kg menos» */
const weightText = (own: number, best: number): string =>
  `ligereza (${formatKilograms(roundCents(Math.abs(own - best)))} ${own < best ? 'menos' : 'más'})`;

/** By attribute, after «ganas» and «pierdes»; for what has no unit the laptop's own figure stands behind. */
const TEXTS: Readonly<Record<Attribute, (own: number, best: number, figure: string) => string>> = {
  cpu: (own, best, figure) => shareText(own, best, 'velocidad', figure),
  gpu: (own, best, figure) => shareText(own, best, 'potencia gráfica', figure),
  creation: (own, best, figure) => shareText(own, best, 'potencia gráfica', figure),
  ram: (own, best) => `${formatMemory(Math.abs(own - best))} de memoria`,
  storage: (own, best) => `${driveSize(Math.abs(own - best))} de disco`,
  pixels: (_own, _best, figure) => `nitidez (${figure})`,
  refresh: (own, best) => `${formatRefreshRate(Math.abs(own - best))} de fluidez`,
  panel: (_own, _best, figure) => `calidad de panel (${figure})`,
  weight: weightText,
  battery: (own, best) => `${spanishNumber(Math.abs(Math.round(own) - Math.round(best)))} h de autonomía`,
  silence: () => 'silencio con carga',
  build: () => 'calidad de construcción',
};

/** Who wants little weight gains by a small screen. */
function sizeChange(laptop: Laptop, best: Laptop, needs: Needs): Change[] {
  const [own, other] = [laptop.screenInches, best.screenInches];
  if (own === null || other === null) return [];
  const fit = (one: Laptop): number => needs.sizeFit(screenSizeOf(one)) ?? 0;
  const gain = needs.weights.size * (fit(laptop) - fit(best));
  if (Math.abs(gain) < MIN_DIFFERENCE) return [];
  const noun = gain > 0 === own > other ? 'pantalla' : 'manejabilidad';
  return [{ criterion: 'size', gain, text: `${noun} (${formatInches(own)})` }];
}

function priceChange(laptop: Laptop, best: Laptop, { budget }: Answers): Change[] {
  const extra = extraOver(laptop, best);
  if (extra === 0 || !isNotablePrice(Math.abs(extra), laptop, best)) return [];
  return [{ criterion: 'price', gain: -extra * utilityPerEuro(budget), text: formatEuros(Math.abs(extra)) }];
}

/** @returns the differences in the criteria that count, the largest first; unknown ones are left out */
export function changesAgainst(
  laptop: Laptop,
  best: Laptop,
  criteria: readonly TargetCriterion[],
  { answers, needs }: { answers: Answers; needs: Needs },
): Change[] {
  const ofAttributes = noticedDifferences(laptop, baselineOf(best), needs).flatMap(({ attribute, gain }): Change[] => {
    const [own, other] = [measure(laptop, attribute), measure(best, attribute)];
    if (own === null || other === null || Math.abs(gain) < MIN_DIFFERENCE) return [];
    return [{ criterion: attribute, gain, text: TEXTS[attribute](own, other, figureOf(laptop, attribute)) }];
  });
  return [...ofAttributes, ...sizeChange(laptop, best, needs), ...priceChange(laptop, best, answers)]
    .filter(({ criterion }) => criteria.includes(criterion))
    .toSorted((a, b) => Math.abs(b.gain) - Math.abs(a.gain));
}

const MAX_TOLD = 2;

const isPrice = ({ criterion }: Change): boolean => criterion === 'price';
const told = (changes: readonly Change[]): string[] =>
  changes
    .filter((change) => !isPrice(change))
    .slice(0, MAX_TOLD)
    .map(({ text }) => text);

const parts = (changes: readonly Change[]) => ({
  gains: changes.filter(({ gain }) => gain > 0),
  losses: changes.filter(({ gain }) => gain < 0),
});

/** «Ganas 18 % de velocidad. Pierdes 1 h de autonomía y 47 €.», «Ganas 18 % de velocidad por 47 € más.» */
export function changeSentence(changes: readonly Change[]): string {
  const { gains, losses } = parts(changes);
  const saved = gains.find(isPrice)?.text;
  const extra = losses.find(isPrice)?.text;
  const won = told(gains);
  const lost = told(losses);
  if (won.length + lost.length === 0 && extra !== undefined) return `Cuesta ${extra} más.`;
  const isPaid = lost.length === 0 && won.length > 0 && extra !== undefined;
  const sentences = [
    ...(won.length > 0
      ? [
          `Ganas ${formatList(won)}${saved === undefined ? '' : `${won.length > 1 ? ',' : ''} y ahorras ${saved}`}${isPaid ? ` por ${extra} más` : ''}.`,
        ]
      : []),
    ...(won.length === 0 && saved !== undefined ? [`Ahorras ${saved}.`] : []),
    ...(lost.length > 0 ? [`Pierdes ${formatList(extra === undefined ? lost : [...lost, extra])}.`] : []),
  ];
  return sentences.length === 0 ? 'Casi igual en lo que has pedido.' : sentences.join(' ');
}

/** @returns the criteria that {@link changeSentence} speaks of */
export function toldCriteria(changes: readonly Change[]): TargetCriterion[] {
  const { gains, losses } = parts(changes);
  const most = (side: readonly Change[]) => side.filter((one) => !isPrice(one)).slice(0, MAX_TOLD);
  return [...changes.filter(isPrice), ...most(gains), ...most(losses)].map(({ criterion }) => criterion);
}

const ADVANTAGES: Readonly<Record<TargetCriterion, string>> = {
  cpu: 'Más rápido',
  gpu: 'Mejor gráfica',
  creation: 'Mejor gráfica',
  ram: 'Más memoria',
  storage: 'Más disco',
  pixels: 'Más nítido',
  refresh: 'Más fluido',
  panel: 'Mejor panel',
  weight: 'Más ligero',
  battery: 'Más autonomía',
  silence: 'Más silencioso',
  build: 'Mejor hecho',
  system: 'Otro sistema',
  size: 'Otro tamaño',
  price: 'Más barato',
};

/** After «tiene» or «si quieres». */
export const BETTER: Readonly<Record<TargetCriterion, string>> = {
  cpu: 'más velocidad',
  gpu: 'mejor gráfica',
  creation: 'mejor gráfica',
  ram: 'más memoria',
  storage: 'más disco',
  pixels: 'más nitidez',
  refresh: 'más fluidez',
  panel: 'mejor panel',
  weight: 'menos peso',
  battery: 'más autonomía',
  silence: 'menos ruido con carga',
  build: 'mejor construcción',
  system: 'otro sistema',
  size: 'otro tamaño',
  price: 'menos precio',
};

/** @returns «más autonomía que la opción 2»: the largest loss of another laptop, told of the best; `null` without any */
export function betterThan(changes: readonly Change[], option: number): string | null {
  const first = changes.find(({ gain }) => gain < 0);
  return first ? `${BETTER[first.criterion]} que la opción ${option}` : null;
}

/** @returns the largest gain in two words; empty without any */
export function advantageOf(changes: readonly Change[]): string {
  const first = changes.find(({ gain }) => gain > 0);
  return first ? ADVANTAGES[first.criterion] : '';
}
