/** Renders in which criteria the first laptop leads or trails. */
import type { Laptop } from '../catalogue/laptop.ts';
import type { Statement } from '../advisor/statements.ts';
import { BETTER } from './advantages.ts';
import { ownSharpness } from './figures.ts';

type Extreme = Statement<'extreme'>;

const PHRASES: Readonly<Record<Exclude<Extreme['criterion'], 'size'>, Readonly<Record<Extreme['side'], string>>>> = {
  cpu: { most: 'el de mejor procesador', least: 'el de peor procesador' },
  gpu: { most: 'el de mejor gráfica', least: 'el de peor gráfica' },
  creation: { most: 'el de mejor gráfica', least: 'el de peor gráfica' },
  ram: { most: 'el de más memoria', least: 'el de menos memoria' },
  storage: { most: 'el de más disco', least: 'el de menos disco' },
  pixels: { most: 'el más nítido', least: 'el menos nítido' },
  refresh: { most: 'el más fluido', least: 'el menos fluido' },
  panel: { most: 'el de mejor panel', least: 'el de peor panel' },
  weight: { most: 'el más ligero', least: 'el más pesado' },
  battery: { most: 'el que más aguanta', least: 'el que menos aguanta' },
  silence: { most: 'el que menos se oye con carga', least: 'el que más se oye con carga' },
  build: { most: 'el mejor construido', least: 'el peor construido' },
  price: { most: 'el más barato', least: 'el más caro' },
};

const SIZES: Readonly<Record<NonNullable<Extreme['size']>, Readonly<Record<Extreme['side'], string>>>> = {
  largest: { most: 'el de pantalla más grande', least: 'el más grande' },
  between: { most: 'el de mejor tamaño', least: 'el de peor tamaño' },
  smallest: { most: 'el más manejable', least: 'el de pantalla más pequeña' },
};

/** «el más nítido (243 ppp)», which resolutions alone do not tell. */
export function extremeText({ criterion, side, size }: Extreme, laptop: Laptop): string {
  if (criterion === 'size') return SIZES[size ?? 'between'][side];
  return criterion === 'pixels' ? `${PHRASES.pixels[side]} (${ownSharpness(laptop)})` : PHRASES[criterion][side];
}

/** «más autonomía que la opción 2» */
export const betterThanText = ({ criterion, option }: Statement<'better-than'>): string =>
  `${BETTER[criterion]} que la opción ${option}`;
