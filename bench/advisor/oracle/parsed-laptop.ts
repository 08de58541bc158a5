/** A laptop as the sentences describe it: the figures they compare, and how they write them. */
import type { Attribute } from '#advisor/attributes.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import { readNumber, readStorage } from './spanish-figures.ts';

export interface Context {
  answers: Answers;
  laptop: Laptop;
  /** The laptop on the first card. */
  best: Laptop;
  qualifying: readonly Laptop[];
}

export type Polarity = 'pro' | 'con';

export interface Verdict {
  polarity: Polarity;
  problem: string | null;
}

export const PANELS: Readonly<Record<string, number>> = { TN: 0, VA: 1, IPS: 2, 'mini-LED': 3, OLED: 3 };
const PANEL_OF: Readonly<Record<string, string>> = {
  tn: 'TN',
  va: 'VA',
  ips: 'IPS',
  'mini-led': 'mini-LED',
  oled: 'OLED',
};

/** Higher is better (weight is negative); `null` where unknown. */
export const VALUE: Readonly<Record<Attribute, (laptop: Laptop) => number | null>> = {
  cpu: ({ cpuIndex }) => cpuIndex,
  gpu: ({ gpuIndex }) => gpuIndex,
  creation: ({ creationIndex }) => creationIndex,
  ram: ({ ramGb }) => ramGb,
  storage: ({ storageGb }) => storageGb,
  pixels: ({ resolution }) => (resolution ? Math.round((resolution.width * resolution.height) / 1e4) / 100 : null),
  refresh: ({ refreshHz }) => refreshHz,
  panel: ({ panel }) => (panel ? (PANELS[PANEL_OF[panel] ?? ''] ?? null) : null),
  weight: ({ weightKg }) => (weightKg === null ? null : -weightKg),
  battery: ({ batteryHours }) => batteryHours,
  silence: ({ silence }) => silence,
  build: ({ build }) => build,
};

/** A figure on the scale of {@link VALUE}. */
export const oriented = (attribute: Attribute, figure: number): number => (attribute === 'weight' ? -figure : figure);

/** Programs made for one platform do not run on another. */
export const platformOf = ({ os, cpuFamily }: Laptop) =>
  os === 'windows' && cpuFamily === 'snapdragon_x' ? 'windows-arm' : (os ?? 'unknown');

export const ATTRIBUTE_OF_NOUN: Readonly<Record<string, Attribute>> = {
  'el procesador': 'cpu',
  'la gráfica para juegos': 'gpu',
  'la gráfica para editar': 'creation',
  'la memoria': 'ram',
  'el almacenamiento': 'storage',
  'la resolución': 'pixels',
  'el refresco de la pantalla': 'refresh',
  'el tipo de panel': 'panel',
  'el peso': 'weight',
  'la autonomía': 'battery',
  'el silencio': 'silence',
  'la construcción': 'build',
};

function namesGraphics({ gpu, gpuSeries }: Laptop, text: string): boolean {
  const integrated = gpuSeries?.startsWith('integrated_') === true;
  const name = (gpu ?? '').replace(' (integrada)', '').replace(/^GPU /, '');
  return gpu !== null && text === (integrated ? `integrada ${name}` : name);
}

/** Whether a text states the laptop's own figure. */
export const STATES_FIGURE: Readonly<Record<Attribute, (laptop: Laptop, text: string) => boolean>> = {
  cpu: ({ cpu }, text) => text === cpu,
  gpu: namesGraphics,
  creation: namesGraphics,
  ram: ({ ramGb }, text) => ramGb !== null && text.endsWith(' GB') && readNumber(text.slice(0, -3)) === ramGb,
  storage: ({ storageGb }, text) => storageGb !== null && readStorage(text).includes(storageGb),
  pixels: ({ resolution }, text) => resolution !== null && text === `${resolution.width} × ${resolution.height}`,
  refresh: ({ refreshHz }, text) => refreshHz !== null && text === `${refreshHz} Hz`,
  panel: ({ panel }, text) => panel !== null && text === PANEL_OF[panel],
  weight: ({ weightKg }, text) =>
    weightKg !== null && text.endsWith(' kg') && readNumber(text.slice(0, -3)) === weightKg,
  battery: ({ batteryHours, errors }, text) => {
    if (batteryHours === null) return false;
    const hours = `unas ${Math.round(batteryHours)} h`;
    const halves = Math.max(1, Math.round(batteryHours * (errors.battery ?? 0) * 2));
    return text === hours || text === `${hours} (± ${String(halves / 2).replace('.', ',')})`;
  },
  silence: ({ silence }, text) => silence !== null && readNumber(text) === silence,
  build: ({ build }, text) => build !== null && readNumber(text) === build,
};
