/** All facts of a laptop, with kind and source. */
import type { SheetRow } from '../../contract/pages/laptop-page.ts';
import { OS_NAMES } from '../../contract/facts.ts';
import { driveSize, spanishNumber } from '../../contract/spanish-figures.ts';
import { describeSource } from '../../catalogue/derive/source-words.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import {
  formatInches,
  formatKilograms,
  formatMemory,
  formatRefreshRate,
  formatResolution,
  NO_DATA,
  PANEL_NAMES,
} from '../format.ts';

type Sourced = keyof Laptop['sources'];

/** @param likely the likely range in words, for an unknown value */
function rowOf(laptop: Laptop, label: string, value: string | null, field?: Sourced, likely = ''): SheetRow {
  if (value === null)
    return { label, value: NO_DATA + (likely === '' ? '' : ` (${likely})`), kind: 'unknown', source: '', date: '' };
  const source = field && laptop.sources[field];
  return source
    ? { label, value, kind: source.kind, source: describeSource(source.source) ?? source.source, date: source.date }
    : { label, value, kind: 'seen', source: '', date: '' };
}

/** «seguramente de 1,3 a 1,6 kg»; the worst and the best of nine equally likely values, an 80 % range. */
export function likelyWords<T>(
  values: readonly T[],
  format: (value: T) => string,
  sizeOf: (value: T) => number,
): string {
  const sorted = values.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return '';
  const [low, high] = [format(least), format(most)];
  return low === high ? `lo probable: ${low}` : `lo probable: de ${low} a ${high}`;
}

const itself = (value: number): number => value;

const KEYBOARDS = { es: 'español', other: 'de otro país, sin eñe' } as const;

/** Source of the year if no shop publishes it: it is the year of the newest chip. */
const YEAR_SOURCE = 'el del modelo o el de su chip más nuevo';

export function sheetRows(laptop: Laptop): SheetRow[] {
  const { likely, measuredHours, gpuPowerW, partNumber, year } = laptop;
  const row = <T>(label: string, value: T | null, format: (known: T) => string, field?: Sourced, range?: string) =>
    rowOf(laptop, label, value === null ? null : format(value), field, range);
  return [
    row('Procesador', laptop.cpu, String),
    row('Gráfica', laptop.gpu, String),
    ...(gpuPowerW === null ? [] : [row('Potencia de la gráfica', gpuPowerW, (watts) => `${watts} W`, 'gpuPowerW')]),
    row('Memoria', laptop.ramGb, formatMemory),
    row('Memoria ampliable', laptop.ramUpgradable, (slots) => (slots ? 'sí' : 'no, va soldada'), 'ramUpgradable'),
    row('Disco', laptop.storageGb, (gb) => `${driveSize(gb)} SSD`),
    row('Pantalla', laptop.screenInches, formatInches),
    row(
      'Resolución',
      laptop.resolution,
      formatResolution,
      'resolution',
      likelyWords(likely.resolution, formatResolution, ({ width, height }) => width * height),
    ),
    row(
      'Refresco',
      laptop.refreshHz,
      formatRefreshRate,
      'refreshHz',
      likelyWords(likely.refreshHz, formatRefreshRate, itself),
    ),
    row('Panel', laptop.panel, (panel) => PANEL_NAMES[panel], 'panel', panelWords(likely.panel)),
    row('Peso', laptop.weightKg, formatKilograms, 'weightKg', likelyWords(likely.weightKg, formatKilograms, itself)),
    row('Batería', laptop.batteryWh, (wh) => `${spanishNumber(wh)} Wh`, 'batteryWh'),
    ...(measuredHours === null
      ? []
      : [row('Autonomía medida', measuredHours, (hours) => `${spanishNumber(hours)} h`, 'measuredHours')]),
    row('Teclado', laptop.keyboard, (keyboard) => KEYBOARDS[keyboard], 'keyboard'),
    row('Sistema', laptop.os, (os) => OS_NAMES[os]),
    ...(year === null
      ? []
      : [{ label: 'Año', value: String(year), kind: 'estimated' as const, source: YEAR_SOURCE, date: '' }]),
    ...(partNumber === null ? [] : [row('Número de pieza', partNumber, String)]),
  ];
}

function panelWords(panels: Laptop['likely']['panel']): string {
  const kinds = [...new Set(panels)].map((panel) => PANEL_NAMES[panel]);
  return kinds.length === 0 ? '' : `lo probable: ${kinds.join(' o ')}`;
}
