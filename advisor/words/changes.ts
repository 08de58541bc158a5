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
import { formatEuros, formatInches, formatList, formatMemory, formatRefreshRate } from './format.ts';
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
const TWICE = 1.95;

/** «18 % de velocidad», «el doble de velocidad»; what is lost is a share of what the best has. */
function shareText(own: number, best: number, noun: string): string {
  if (own >= TWICE * best) return `el doble de ${noun}`;
  return `${spanishNumber(Math.round(Math.abs(own / best - 1) * PERCENT))} % de ${noun}`;
}

/** By attribute; for what has no unit the laptop's own figure stands behind. */
const TEXTS: Readonly<Record<Attribute, (own: number, best: number, figure: string) => string>> = {
  cpu: (own, best) => shareText(own, best, 'velocidad'),
  gpu: (own, best) => shareText(own, best, 'potencia gráfica'),
  creation: (own, best) => shareText(own, best, 'potencia gráfica'),
  ram: (own, best) => `${formatMemory(Math.abs(own - best))} de memoria`,
  storage: (own, best) => `${driveSize(Math.abs(own - best))} de disco`,
  pixels: (_own, _best, figure) => `nitidez (${figure})`,
  refresh: (own, best) => `${formatRefreshRate(Math.abs(own - best))} de fluidez`,
  panel: (_own, _best, figure) => `calidad de panel (${figure})`,
  weight: (_own, _best, figure) => `ligereza (${figure})`,
  battery: (own, best) => `${spanishNumber(Math.abs(Math.round(own) - Math.round(best)))} h de autonomía`,
  silence: () => 'silencio',
  build: () => 'calidad de construcción',
};

function sizeChange(laptop: Laptop, best: Laptop, needs: Needs): Change[] {
  if (laptop.screenInches === null || best.screenInches === null) return [];
  const fit = (one: Laptop): number => needs.sizeFit(screenSizeOf(one)) ?? 0;
  const gain = needs.weights.size * (fit(laptop) - fit(best));
  const text = `tamaño (${formatInches(laptop.screenInches)})`;
  return Math.abs(gain) < MIN_DIFFERENCE ? [] : [{ criterion: 'size', gain, text }];
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

/** «Ganas 18 % de velocidad. Pierdes 1 h y 47 €.» */
export function changeSentence(changes: readonly Change[]): string {
  const gains = changes.filter(({ gain }) => gain > 0);
  const losses = changes.filter(({ gain }) => gain < 0);
  const saved = gains.find(isPrice)?.text;
  const extra = losses.find(isPrice)?.text;
  const won = told(gains);
  const lost = [...told(losses), ...(extra === undefined ? [] : [extra])];
  const sentences = [
    ...(won.length > 0 ? [`Ganas ${formatList(won)}${saved === undefined ? '' : ` y ahorras ${saved}`}.`] : []),
    ...(won.length === 0 && saved !== undefined ? [`Ahorras ${saved}.`] : []),
    ...(lost.length > 0 ? [`Pierdes ${formatList(lost)}.`] : []),
  ];
  return sentences.length === 0 ? 'Casi igual en lo que has pedido.' : sentences.join(' ');
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
  size: 'Mejor tamaño',
  price: 'Más barato',
};

/** @returns the largest gain in two words; empty without any */
export function advantageOf(changes: readonly Change[]): string {
  const first = changes.find(({ gain }) => gain > 0);
  return first ? ADVANTAGES[first.criterion] : '';
}
