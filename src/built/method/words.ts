import type { UnknownField } from '#contract/built/method.ts';
import type { HiddenFigure } from '#contract/built/bench-figures.ts';

export const BATTERY_CLASSES: Readonly<Record<string, string>> = {
  apple: 'Mac',
  snapdragon: 'Snapdragon',
  'lunar-lake': 'Intel Lunar Lake y Panther Lake',
  u: 'Intel y AMD de bajo consumo (U)',
  p: 'Intel P',
  h: 'Chips H sin gráfica dedicada',
  hx: 'Chips HX',
  hybrid: 'Gráfica dedicada que se apaga',
  dedicated: 'Gráfica dedicada siempre encendida',
};

export const UNKNOWN_NAMES: Readonly<Record<UnknownField, string>> = {
  keyboard: 'Si el teclado tiene Ñ',
  ramUpgradable: 'Si la memoria se puede ampliar',
  panel: 'Tipo de panel',
  batteryWh: 'Capacidad de la batería',
  weightKg: 'Peso',
  refreshHz: 'Fluidez (Hz)',
  os: 'Sistema con el que se vende',
  resolution: 'Resolución',
  measuredHours: 'Autonomía medida por alguien',
};

export const HIDDEN_NAMES: Readonly<Record<HiddenFigure['name'], string>> = {
  weight: 'Peso',
  'battery capacity': 'Capacidad de la batería',
  resolution: 'Resolución',
  'refresh rate': 'Fluidez (Hz)',
  panel: 'Panel',
};

export const CHOOSERS: Readonly<Record<string, string>> = {
  ours: 'Atinado',
  'random qualifying': 'Al azar',
  'cheapest qualifying': 'El más barato',
  'equal weights': 'Todo pesa igual',
  'nearest match': 'El más parecido al ideal',
};

export const PLACES = {
  exact: 'España, este último mes',
  spain: 'España, hace más',
  slovakia: 'Eslovaquia',
  poland: 'Polonia',
} as const;
