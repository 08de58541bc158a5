/** «Si el Acer pesa 1,7 kg o más, gana el Dell.»: what would change the answer. */
import type { Dependence } from '../../contract/dependence.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { megapixelsOf } from '../attributes.ts';
import type { Card } from '../choose.ts';
import { type TurningPoint, turningPoints } from '../depends.ts';
import type { Shortlist } from '../shortlist.ts';
import { fill, formatResolution } from './format.ts';

/** @returns «el Dell», or «la opción 2» where two are of one brand: as the target's points are numbered */
function briefNames(laptops: readonly Laptop[]): string[] {
  const brands = laptops.map(({ name }) => name.split(' ', 1)[0]?.replace('Apple', 'MacBook'));
  return brands.map((brand, index) =>
    brands.indexOf(brand) === brands.lastIndexOf(brand) ? `el ${brand}` : `la opción ${index + 1}`,
  );
}

/** {n} the name, {v} the value, {m} «más» or «menos», {q} «mejor» or «peor», {s} «sube» or «baja» */
const CONDITIONS: Readonly<Partial<Record<TurningPoint['figure'], string>>> = {
  cpu: 'el procesador de {n} rinde un {v} % {m}',
  gpu: 'la gráfica de {n} rinde un {v} % {m}',
  creation: 'la gráfica de {n} rinde un {v} % {m}',
  pixels: '{n} tiene {v} píxeles o {m}',
  refresh: '{n} va a {v} Hz o {m}',
  panel: '{n} tiene panel {v} o {q}',
  weight: '{n} pesa {v} kg o {m}',
  battery: '{n} aguanta {v} h o {m}',
  silence: 'el silencio de {n} {s} a {v}/100',
  build: 'la construcción de {n} {s} a {v}/100',
  cost: '{n} cuesta {v} € o {m}',
};

/** mini-LED counts as OLED. */
const PANELS = ['TN', 'VA', 'IPS', 'OLED'] as const;

function valueWords(figure: TurningPoint['figure'], value: number, { likely }: Laptop): string {
  if (figure === 'panel') return PANELS[value] ?? '';
  const resolution = likely.resolution.find((one) => figure === 'pixels' && megapixelsOf(one) === value);
  if (resolution) return formatResolution(resolution);
  const isIndex = figure === 'cpu' || figure === 'gpu' || figure === 'creation';
  return spanishNumber(isIndex ? Math.round(Math.abs(value - 100)) : value);
}

/** @returns what a first answer depends on, the most probable first */
export function dependences(list: Shortlist, cards: readonly Card[]): Dependence[] {
  const laptops = cards.flatMap(({ row }) => list.columns.laptops[row] ?? []);
  const names = briefNames(laptops);
  const nameOf = (row: number): string => names[cards.findIndex((card) => card.row === row)] ?? '';
  return turningPoints(list, cards).flatMap(({ figure, row, winner, value, share }): Dependence[] => {
    const laptop = list.columns.laptops[row];
    if (!laptop) return [];
    const worse = row !== winner;
    const up = worse === (figure === 'weight' || figure === 'cost');
    const condition = fill(CONDITIONS[figure] ?? '', {
      n: nameOf(row),
      v: valueWords(figure, value, laptop),
      m: up ? 'más' : 'menos',
      q: up ? 'mejor' : 'peor',
      s: up ? 'sube' : 'baja',
    }).replace('de el ', 'del ');
    const windows = figure === 'cost' && laptop.cost.licenceEur > 0 ? ' con Windows' : '';
    return [{ text: `Si ${condition}${windows}, gana${worse ? ` ${nameOf(winner)}` : ''}.`, share }];
  });
}
