/** Figures that nobody publishes: our estimates and their errors. */
import type { EstimateRow } from '../../contract/built/laptop-page.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import { batteryHoursError } from '../../catalogue/derive/battery-hours.ts';
import { likelyRange } from '../../catalogue/derive/cost.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { formatEuros, NO_DATA } from '../format.ts';
import { likelyWords } from './sheet.ts';

const RULES = {
  price:
    'El precio visto, dividido por el nivel de precios del país y con la subida desde entonces. En ocho de cada diez casos cuesta lo que dice el margen.',
  battery: 'Capacidad de la batería entre lo que gastan chips y pantalla con la web abierta.',
  silence: 'Vatios de los chips con carga y hueco en la carcasa: nadie publica ruidos comparables.',
  build: 'Según la línea de producto: criterio nuestro.',
  cpu: 'Su chip en nuestra tabla de pruebas de rendimiento.',
  gpu: 'Su chip en nuestra tabla, con el límite de vatios de este portátil.',
} as const;

const points = (value: number): string => `${spanishNumber(Math.round(value))} de 100`;
const PERCENT = 100;

/** «± 4 puntos (8 %)» */
const share = (value: number, error: number): string =>
  `± ${spanishNumber(Math.max(1, Math.round(value * error)))} puntos (${Math.round(error * PERCENT)} %)`;

function rowOf(
  label: string,
  rule: keyof typeof RULES,
  value: number | null,
  error: number | null,
  errorWords: (value: number, error: number) => string,
): EstimateRow {
  return value === null || error === null
    ? { label, value: NO_DATA, error: '', rule: RULES[rule] }
    : { label, value: `≈ ${points(value)}`, error: errorWords(value, error), rule: RULES[rule] };
}

const hours = (value: number): string => `${spanishNumber(Math.round(value))} h`;

function batteryRow(laptop: Laptop): EstimateRow {
  const error = batteryHoursError(laptop);
  const common = { label: 'Autonomía', rule: RULES.battery };
  return laptop.batteryHours === null || error === null
    ? { ...common, value: NO_DATA, error: likelyWords(laptop.likely.batteryHours, hours, (value) => value) }
    : { ...common, value: `≈ ${hours(laptop.batteryHours)}`, error: `± ${spanishNumber(error)} h` };
}

function priceRow({ priceEur, cost }: Laptop): EstimateRow[] {
  if (cost.exact) return [];
  const { low, high } = likelyRange(priceEur, cost.spread);
  return [
    {
      label: 'Precio en España',
      value: `≈ ${formatEuros(priceEur)}`,
      error: `de ${spanishNumber(low)} a ${formatEuros(high)}`,
      rule: RULES.price,
    },
  ];
}

const ofPoints = (_value: number, error: number): string => `± ${spanishNumber(error)} puntos`;

export const estimateRows = (laptop: Laptop): EstimateRow[] => [
  ...priceRow(laptop),
  batteryRow(laptop),
  rowOf('Silencio con carga', 'silence', laptop.silence, laptop.errors.silence, ofPoints),
  rowOf('Construcción', 'build', laptop.build, laptop.errors.build, ofPoints),
  rowOf('Rapidez del procesador', 'cpu', laptop.cpuIndex, laptop.errors.cpu, share),
  rowOf('Gráfica en juegos', 'gpu', laptop.gpuIndex, laptop.errors.gpu, share),
  rowOf('Gráfica al editar y en 3D', 'gpu', laptop.creationIndex, laptop.errors.creation, share),
];
