/** Renders the tipping points as rules for a visitor in a shop: «Si el Acer pesa 1,7 kg o más, elige el Dell.» */
import type { Dependence } from '../contract/dependence.ts';
import { spanishNumber } from '../contract/spanish-figures.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { sharpnessOf } from '../advisor/attributes.ts';
import type { TippingPoint } from '../advisor/answer.ts';
import { brandWord } from './against-second.ts';
import { fill, formatResolution } from './format.ts';

interface BriefName {
  /** «el Dell» */
  words: string;
  choose: 'elígelo' | 'elígela';
}

/** The number of the laptop's point on the target. */
const optionName = (index: number): BriefName => ({ words: `la opción ${index + 1}`, choose: 'elígela' });

/** @returns names by brand, or «la opción 2» if two laptops share a brand */
function briefNames(laptops: readonly Laptop[]): BriefName[] {
  const brands = laptops.map(brandWord);
  return brands.map((brand, index) =>
    brands.indexOf(brand) === brands.lastIndexOf(brand)
      ? { words: `el ${brand}`, choose: 'elígelo' as const }
      : optionName(index),
  );
}

/** Placeholders: {n} the name, {v} the value, {m} «más» or «menos», {q} «mejor» or «peor». */
const CONDITIONS: Readonly<Record<TippingPoint['figure'], string>> = {
  pixels: '{n} tiene {v} píxeles o {m}',
  refresh: '{n} va a {v} Hz o {m}',
  panel: '{n} tiene panel {v} o {q}',
  weight: '{n} pesa {v} kg o {m}',
  cost: 'ves {n} por {v} € o {m}',
};

/** mini-LED counts as OLED. */
const PANELS = ['TN', 'VA', 'IPS', 'OLED'] as const;

function valueWords(figure: TippingPoint['figure'], value: number, { likely, screenInches }: Laptop): string {
  if (figure === 'panel') return PANELS[value] ?? '';
  const resolution = likely.resolution.find((one) => figure === 'pixels' && sharpnessOf(one, screenInches) === value);
  if (resolution) return formatResolution(resolution);
  return spanishNumber(value);
}

/**
 * @param cards the laptops of the answer's cards, best first
 * @param points most probable first
 */
export function dependences(points: readonly TippingPoint[], cards: readonly Laptop[]): Dependence[] {
  const names = briefNames(cards);
  const nameOf = (laptop: Laptop): BriefName => names[cards.indexOf(laptop)] ?? optionName(cards.indexOf(laptop));
  return points.map(({ figure, laptop, winner, value, share }) => {
    const worse = laptop !== winner;
    const up = worse === (figure === 'weight' || figure === 'cost');
    const name = nameOf(laptop);
    const condition = fill(CONDITIONS[figure], {
      n: name.words,
      v: valueWords(figure, value, laptop),
      m: up ? 'más' : 'menos',
      q: up ? 'mejor' : 'peor',
    });
    const windows = figure === 'cost' && laptop.cost.licenceEur > 0 ? ' con Windows' : '';
    return { text: `Si ${condition}${windows}, ${worse ? `elige ${nameOf(winner).words}` : name.choose}.`, share };
  });
}
