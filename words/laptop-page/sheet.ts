/** All facts of a laptop, with kind and source. */
import type { SheetRow } from '../../contract/pages/laptop-page.ts';
import { OS_NAMES, PANEL_NAMES } from '../../contract/facts.ts';
import { driveSize, spanishNumber } from '../../contract/spanish-figures.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { hasIntegratedGraphics } from '../../advisor/explain/landmarks.ts';
import {
  colourOf,
  formatInches,
  formatKilograms,
  formatMemory,
  formatRefreshRate,
  formatResolution,
  likelyRange,
  NO_DATA,
} from '../figures.ts';

type Sourced = keyof Laptop['sources'];

/** @param likely the likely range in words, for an unknown value */
function rowOf(laptop: Laptop, label: string, value: string | null, field?: Sourced, likely = ''): SheetRow {
  if (value === null)
    return { label, value: NO_DATA + (likely === '' ? '' : ` (${likely})`), kind: 'unknown', source: '', date: '' };
  const source = field && laptop.sources[field];
  return source
    ? { label, value, kind: source.kind, source: source.source, date: source.date }
    : { label, value, kind: 'seen', source: '', date: '' };
}

const KEYBOARDS = { es: 'español', other: 'de otro país, sin eñe' } as const;

/** Source of the year if no shop publishes it: it is the year of the newest chip. */
const YEAR_SOURCE = 'el del modelo o el de su chip más nuevo';

export function sheetRows(laptop: Laptop): SheetRow[] {
  const { measuredHours, gpuPowerW, partNumber, year } = laptop;
  const row = <T>(label: string, value: T | null, format: (known: T) => string, field?: Sourced, range?: string) =>
    rowOf(laptop, label, value === null ? null : format(value), field, range);
  return [
    row('Procesador', laptop.cpu, String),
    row('Gráfica', laptop.gpu, String),
    ...(gpuPowerW === null && hasIntegratedGraphics(laptop)
      ? []
      : [row('Potencia de la gráfica', gpuPowerW, (watts) => `${watts} W`, 'gpuPowerW')]),
    row('Memoria', laptop.ramGb, formatMemory),
    row('Memoria ampliable', laptop.ramUpgradable, (slots) => (slots ? 'sí' : 'no, va soldada'), 'ramUpgradable'),
    row('Disco', laptop.storageGb, (gb) => `${driveSize(gb)} SSD`),
    row('Pantalla', laptop.screenInches, formatInches),
    row('Resolución', laptop.resolution, formatResolution, 'resolution'),
    row('Refresco', laptop.refreshHz, formatRefreshRate, 'refreshHz'),
    row('Tipo de pantalla', laptop.panel, (panel) => PANEL_NAMES[panel], 'panel'),
    row('Color', colourOf(laptop), String, laptop.p3Pct === null ? 'srgbPct' : 'p3Pct'),
    row('Brillo', laptop.brightnessNits, (nits) => `${nits} nits`, 'brightnessNits'),
    row('Peso', laptop.weightKg, formatKilograms, 'weightKg', likelyRange('weight', laptop)),
    row('Batería', laptop.batteryWh, (wh) => `${spanishNumber(wh)} Wh`, 'batteryWh'),
    ...(measuredHours === null
      ? []
      : [row('Autonomía medida', measuredHours, (hours) => `${spanishNumber(hours)} h`, 'measuredHours')]),
    row('Teclado', laptop.keyboard, (keyboard) => KEYBOARDS[keyboard], 'keyboard'),
    row('Sistema', laptop.os, (os) => OS_NAMES[os]),
    // No source has them, and visitors ask for them.
    { ...rowOf(laptop, 'Cámara, puertos y teclado numérico', null), source: 'míralos en la tienda' },
    ...(year === null
      ? []
      : [{ label: 'Año', value: `${year} o después`, kind: 'estimated' as const, source: YEAR_SOURCE, date: '' }]),
    ...(partNumber === null ? [] : [row('Número de pieza', partNumber, String)]),
  ];
}
