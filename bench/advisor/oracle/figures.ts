/** A laptop as the sentences describe it: the figures they compare, and how they write them. */
import type { Attribute } from '#advisor/attributes.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import type { Computer } from '#contract/computer.ts';
import { readNumber, readStorage } from './spanish-figures.ts';

export interface Context {
  answers: Answers;
  laptop: Laptop;
  /** The laptop on the first card. */
  best: Laptop;
  qualifying: readonly Laptop[];
  /** Those that others are compared with: the capable ones, or all that qualify where none is. */
  compared: readonly Laptop[];
  anyCapable: boolean;
  /** The first cards, which a sentence of the best may name. */
  shown?: readonly Computer[];
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

/** Euros that one costs more than the other, as sentences round them: to tens where a price is an estimate. */
export function gapOf(laptop: Laptop, other: Laptop): number {
  const gap = laptop.priceEur - other.priceEur;
  const rounded =
    laptop.cost.exact && other.cost.exact ? Math.round(Math.abs(gap)) : Math.round(Math.abs(gap) / 10) * 10;
  return gap < 0 ? -rounded : rounded;
}

/** Programs made for one platform do not run on another. */
export const platformOf = ({ os, cpuFamily }: Laptop) =>
  os === 'windows' && cpuFamily === 'snapdragon_x' ? 'windows-arm' : (os ?? 'unknown');

export const ATTRIBUTE_OF_NOUN: Readonly<Record<string, Attribute>> = {
  'el procesador': 'cpu',
  'la gráfica para juegos': 'gpu',
  'la gráfica': 'gpu',
  'la gráfica para editar': 'creation',
  'la gráfica para diseñar': 'creation',
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

/** «Core i5-13420H», «RTX 4060», «Radeon 780M»; «Intel Arc» and «Apple M4» keep their makers. */
export function withoutMaker(chip: string): string {
  for (const start of ['NVIDIA GeForce ', 'NVIDIA ', 'AMD ']) {
    if (chip.startsWith(start)) return chip.slice(start.length);
  }
  const [maker, line] = chip.split(' ');
  return line === 'Core' || line === 'Snapdragon' ? chip.slice(`${maker} `.length) : chip;
}

/** «procesador», «autonomía» */
export const ATTRIBUTE_OF_BARE_NOUN: Readonly<Record<string, Attribute>> = Object.fromEntries(
  Object.entries(ATTRIBUTE_OF_NOUN).map(([noun, attribute]) => [noun.replace(/^(el|la) /, ''), attribute]),
);

export const isIntegrated = ({ gpuSeries }: Laptop): boolean => gpuSeries?.startsWith('integrated_') === true;

const PLATFORM_OF_NAME: Readonly<Record<string, string>> = {
  'con Windows': 'windows',
  'con Windows para ARM': 'windows-arm',
  'con macOS': 'macOS',
  'con Linux': 'linux',
  'con ChromeOS': 'chromeos',
  'sin sistema operativo': 'none',
};

/** @param words «con macOS», or nothing where the system is the same or unknown */
export function systemProblem(words: string | undefined, own: Laptop, other: Laptop): string[] {
  const [platform, before] = [platformOf(own), platformOf(other)];
  const differs = platform !== before && platform !== 'unknown' && before !== 'unknown';
  if (words === undefined) return differs ? [`not told: the system is ${platform}`] : [];
  return differs && PLATFORM_OF_NAME[words] === platform ? [] : [`system: ${words}`];
}

function namesGraphics(laptop: Laptop, text: string): boolean {
  const name = withoutMaker((laptop.gpu ?? '').replace(' (integrada)', '').replace(/^GPU /, ''));
  return laptop.gpu !== null && text === (isIntegrated(laptop) ? `integrada ${name}` : name);
}

/** Whether a text states the laptop's own figure. */
export const STATES_FIGURE: Readonly<Record<Attribute, (laptop: Laptop, text: string) => boolean>> = {
  cpu: ({ cpu }, text) => cpu !== null && text === withoutMaker(cpu),
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
    return text === hours || text === `${hours}, ± ${String(halves / 2).replace('.', ',')}`;
  },
  silence: ({ silence }, text) => silence !== null && readNumber(text) === silence,
  build: ({ build }, text) => build !== null && readNumber(text) === build,
};
