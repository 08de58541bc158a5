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
/** Ratios from which a share is told as twice or half, as more than that, and from which only the chip tells how much. */
const TWICE = 1.95;
const OVER_TWICE = 2.1;
const SEVERAL_TIMES = 2.5;

/** «18 % de velocidad», «el doble de velocidad», «mucha velocidad (Core i9-14900HX)»; what is lost is a share of what the best has. */
function shareText(own: number, best: number, noun: string, chip: string): string {
  const ratio = Math.max(own / best, best / own);
  if (ratio >= SEVERAL_TIMES) return `mucha ${noun} (${chip})`;
  if (ratio >= TWICE) {
    const isOver = ratio >= OVER_TWICE;
    if (own > best) return `${isOver ? 'más del' : 'el'} doble de ${noun}`;
    return `${isOver ? 'más de ' : ''}la mitad de la ${noun}`;
  }
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

const isPrice = ({ criterion }: Change): boolean => criterion === 'price';

/** What a sentence speaks of; the price apart. */
interface Told {
  won: readonly Change[];
  lost: readonly Change[];
  price: Change | undefined;
}

/** How many of each side are told, at most; of a sentence that is too long fewer, what is lost last. */
const COUNTS = [
  { won: 2, lost: 2 },
  { won: 1, lost: 2 },
  { won: 2, lost: 1 },
  { won: 1, lost: 1 },
] as const;

const MAX_WORDS = 20;

/** What changes, in the order of {@link changesAgainst}, in at most `room` words. */
function toldOf(changes: readonly Change[], room: number): Told {
  const price = changes.find(isPrice);
  const others = changes.filter((change) => !isPrice(change));
  const [gains, losses] = [others.filter(({ gain }) => gain > 0), others.filter(({ gain }) => gain < 0)];
  const drafts = COUNTS.map(({ won, lost }) => ({ won: gains.slice(0, won), lost: losses.slice(0, lost), price }));
  const fits = (draft: Told): boolean => sentenceOf(draft).split(' ').length <= room;
  return drafts.find(fits) ?? { won: gains.slice(0, 1), lost: losses.slice(0, 1), price };
}

function sentenceOf({ won, lost, price }: Told): string {
  const saved = price && price.gain > 0 ? price.text : undefined;
  const extra = price && price.gain < 0 ? price.text : undefined;
  if (won.length + lost.length === 0 && extra !== undefined) return `Cuesta ${extra} más.`;
  const gained = formatList(won.map(({ text }) => text));
  const paid = lost.length === 0 && extra !== undefined ? ` por ${extra} más` : '';
  const less = saved === undefined ? '' : `${won.length > 1 ? ',' : ''} y ahorras ${saved}`;
  const costs = extra === undefined ? '' : `${lost.length > 1 ? ',' : ''} y cuesta ${extra} más`;
  const sentences = [
    ...(won.length > 0 ? [`Ganas ${gained}${less}${paid}.`] : []),
    ...(won.length === 0 && saved !== undefined ? [`Ahorras ${saved}.`] : []),
    ...(lost.length > 0 ? [`Pierdes ${formatList(lost.map(({ text }) => text))}${costs}.`] : []),
  ];
  return sentences.length === 0 ? 'Casi igual en lo que has pedido.' : sentences.join(' ');
}

/**
 * «Ganas 18 % de velocidad. Pierdes 1 h de autonomía y cuesta 47 € más.», «Ganas 18 % de velocidad por 47 € más.»
 * @param before words that stand before it
 * @returns the sentence, and the criteria that it speaks of
 */
export function changeSentence(changes: readonly Change[], before = ''): { text: string; said: TargetCriterion[] } {
  const words = before.split(' ').filter(Boolean).length;
  const told = toldOf(changes, MAX_WORDS - words);
  const text = [before, sentenceOf(told)].filter(Boolean).join(' ');
  const spoken = [...(told.price ? [told.price] : []), ...told.won, ...told.lost];
  return { text, said: spoken.map(({ criterion }) => criterion) };
}
