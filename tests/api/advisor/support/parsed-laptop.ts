/** A laptop as the cards speak of it: what its figures are worth and how they are said. */
import type { Attribute } from '../../../../api/advisor/attributes.ts';
import type { Laptop } from '../../../../api/catalogue/laptop.ts';
import type { Answers } from '../../../../src/contract/answers.ts';
import { readNumber, readStorage } from './spanish-figures.ts';

export interface Context {
  answers: Answers;
  laptop: Laptop;
  best: Laptop;
  /** Every laptop that meets the hard criteria. */
  qualifying: readonly Laptop[];
}

export type Polarity = 'pro' | 'con';

/** What a sentence says for or against, and what is wrong with it, if anything is. */
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

/** Higher is better, in a unit of its own; `null` unknown. */
export const VALUE: Readonly<Record<Attribute, (laptop: Laptop) => number | null>> = {
  cpu: ({ cpuIndex }) => cpuIndex,
  gpu: ({ gpuIndex }) => gpuIndex,
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

export const turned = (attribute: Attribute, figure: number): number => (attribute === 'weight' ? -figure : figure);

/** Whether the words for the laptop's own figure are those of its data. */
export const SAYS: Readonly<Record<Attribute, (laptop: Laptop, words: string) => boolean>> = {
  cpu: ({ cpu }, words) => words === cpu,
  gpu: ({ gpu, gpuSeries }, words) => {
    const integrated = gpuSeries?.startsWith('integrated_') === true;
    const name = (gpu ?? '').replace(' (integrada)', '').replace(/^GPU /, '');
    return gpu !== null && words === (integrated ? `integrada ${name}` : name);
  },
  ram: ({ ramGb }, words) => ramGb !== null && words.endsWith(' GB') && readNumber(words.slice(0, -3)) === ramGb,
  storage: ({ storageGb }, words) => storageGb !== null && readStorage(words).includes(storageGb),
  pixels: ({ resolution }, words) => resolution !== null && words === `${resolution.width} × ${resolution.height}`,
  refresh: ({ refreshHz }, words) => refreshHz !== null && words === `${refreshHz} Hz`,
  panel: ({ panel }, words) => panel !== null && words === PANEL_OF[panel],
  weight: ({ weightKg }, words) =>
    weightKg !== null && words.endsWith(' kg') && readNumber(words.slice(0, -3)) === weightKg,
  battery: ({ batteryHours }, words) => batteryHours !== null && words === `unas ${Math.round(batteryHours)} h`,
  silence: ({ silence }, words) => silence !== null && readNumber(words) === silence,
  build: ({ build }, words) => build !== null && readNumber(words) === build,
};
