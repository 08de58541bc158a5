/**
 * The needs of each purpose; their reasons and sources are in words/guide/needs-reasons.ts, because guides show them. Whether
 * an expert accepts the answers after a change, `tests/advisor/personas.test.ts` says.
 *
 * Units: cpu, gpu (games) and creation index 0–100 (see the catalogue's chip tables), ram and storage GB, pixels
 * per inch, refresh Hz, panel step (0 TN, 1 VA, 2 IPS, 3 OLED or mini-LED), weight kg, battery estimated hours,
 * silence and build points 0–100. Weights are relative to the others of the same purpose.
 */
import type { ScreenSize, System } from '../../catalogue/derive/requirements.ts';
import type { Priority, Purpose } from '../../contract/answers.ts';
import { type Attribute, SHARPEST_SEEN, type Triple } from './attributes.ts';

export interface Need {
  triple: Triple;
  weight: number;
  /** Laptops below the minimum rank after all that reach every floor. */
  floor?: true;
}

/** From this index of graphics, popular games run in Full HD with plain settings; below it only the lightest. */
export const PLAYS_POPULAR_GAMES = 14;

/** A need without weight, easier to meet than any other need, so that no sentence cites it. */
const UNUSED_IN_GAMES: Need = { triple: [0.5, 2, 3], weight: 0 };
const UNUSED_IN_CREATION: Need = { triple: [0.5, 1, 2], weight: 0 };

/** How well each operating system or screen size suits. */
export interface KindNeed<Key extends string> {
  weight: number;
  /** 0 (hardly usable) to 1 (ideal); `null` misses a floor. */
  fit: Readonly<Record<Key, number | null>>;
}

interface UseNeeds extends Readonly<Record<Attribute, Need>> {
  system: KindNeed<System>;
  size: KindNeed<ScreenSize>;
}

export const NEEDS: Readonly<Record<Purpose, UseNeeds>> = {
  office: {
    cpu: { triple: [17, 34, 60], weight: 16, floor: true },
    gpu: { triple: [1, 5, 10], weight: 1 },
    creation: UNUSED_IN_CREATION,
    ram: { triple: [8, 16, 16], weight: 13, floor: true },
    storage: { triple: [128, 480, 512], weight: 7 },
    pixels: { triple: [90, 135, 215], weight: 6 },
    refresh: { triple: [50, 60, 90], weight: 1 },
    panel: { triple: [0, 2, 3], weight: 3 },
    weight: { triple: [2.4, 1.7, 1.3], weight: 13 },
    battery: { triple: [4, 8, 12], weight: 15 },
    silence: { triple: [20, 60, 75], weight: 7 },
    build: { triple: [40, 66, 85], weight: 8 },
    system: {
      weight: 6,
      fit: { windows: 1, 'windows-arm': 0.85, macOS: 0.95, linux: 0.5, chromeos: 0.3, none: 0.85, unknown: 0.85 },
    },
    size: { weight: 3, fit: { '13': 0.8, '14': 1, '15': 0.9, '16': 0.75, '17': 0.3, unknown: 0 } },
  },
  editing: {
    cpu: { triple: [33, 50, 80], weight: 20, floor: true },
    gpu: UNUSED_IN_GAMES,
    creation: { triple: [11, 32, 75], weight: 20, floor: true },
    ram: { triple: [16, 32, 48], weight: 16, floor: true },
    storage: { triple: [480, 1000, 2000], weight: 10, floor: true },
    pixels: { triple: [120, 165, SHARPEST_SEEN], weight: 8, floor: true },
    refresh: { triple: [50, 60, 120], weight: 1 },
    panel: { triple: [0, 2, 3], weight: 7 },
    weight: { triple: [3, 2.2, 1.6], weight: 3 },
    battery: { triple: [3, 5, 9], weight: 4 },
    silence: { triple: [15, 35, 60], weight: 2 },
    build: { triple: [40, 66, 85], weight: 4 },
    system: {
      weight: 6,
      fit: { windows: 0.85, 'windows-arm': 0.3, macOS: 1, linux: 0.4, chromeos: null, none: 0.7, unknown: 0.7 },
    },
    size: { weight: 3, fit: { '13': 0.2, '14': 0.6, '15': 0.9, '16': 1, '17': 0.95, unknown: 0 } },
  },
  design: {
    cpu: { triple: [27, 41, 66], weight: 15, floor: true },
    gpu: UNUSED_IN_GAMES,
    creation: { triple: [3, 14, 38], weight: 12 },
    ram: { triple: [8, 16, 32], weight: 15, floor: true },
    storage: { triple: [240, 512, 1000], weight: 8, floor: true },
    pixels: { triple: [120, 170, SHARPEST_SEEN], weight: 13, floor: true },
    refresh: { triple: [50, 60, 120], weight: 1 },
    panel: { triple: [0, 2, 3], weight: 13 },
    weight: { triple: [2.6, 1.8, 1.4], weight: 6 },
    battery: { triple: [3, 6, 10], weight: 5 },
    silence: { triple: [15, 45, 70], weight: 2 },
    build: { triple: [40, 66, 85], weight: 6 },
    system: {
      weight: 5,
      fit: { windows: 1, 'windows-arm': 0.5, macOS: 1, linux: 0.3, chromeos: null, none: 0.85, unknown: 0.85 },
    },
    size: { weight: 4, fit: { '13': 0.3, '14': 0.7, '15': 0.95, '16': 1, '17': 0.85, unknown: 0 } },
  },
  programming: {
    cpu: { triple: [25, 41, 75], weight: 24, floor: true },
    gpu: { triple: [1, 6, 15], weight: 1 },
    creation: UNUSED_IN_CREATION,
    ram: { triple: [8, 16, 32], weight: 24, floor: true },
    storage: { triple: [240, 512, 1000], weight: 9, floor: true },
    pixels: { triple: [90, 135, SHARPEST_SEEN], weight: 8 },
    refresh: { triple: [50, 60, 120], weight: 1 },
    panel: { triple: [0, 2, 3], weight: 1 },
    weight: { triple: [2.5, 1.8, 1.35], weight: 8 },
    battery: { triple: [3.5, 7, 11], weight: 9 },
    silence: { triple: [20, 50, 70], weight: 5 },
    build: { triple: [40, 70, 88], weight: 7 },
    system: {
      weight: 8,
      fit: { windows: 0.95, 'windows-arm': null, macOS: 1, linux: 1, chromeos: null, none: 0.85, unknown: 0.8 },
    },
    size: { weight: 4, fit: { '13': 0.4, '14': 0.85, '15': 1, '16': 1, '17': 0.7, unknown: 0 } },
  },
  casualgaming: {
    cpu: { triple: [22, 37, 48], weight: 15, floor: true },
    gpu: { triple: [9, 33.6, 50.3], weight: 42, floor: true },
    creation: UNUSED_IN_CREATION,
    ram: { triple: [8, 16, 24], weight: 12, floor: true },
    storage: { triple: [240, 512, 1000], weight: 9 },
    pixels: { triple: [90, 125, 215], weight: 4 },
    refresh: { triple: [50, 120, 144], weight: 6 },
    panel: { triple: [0, 2, 3], weight: 3 },
    weight: { triple: [2.7, 2.1, 1.6], weight: 6 },
    battery: { triple: [3, 5, 8], weight: 6 },
    silence: { triple: [15, 33, 55], weight: 3 },
    build: { triple: [40, 60, 80], weight: 5 },
    system: {
      weight: 6,
      fit: { windows: 1, 'windows-arm': null, macOS: null, linux: 0.6, chromeos: null, none: 0.85, unknown: 0.85 },
    },
    size: { weight: 2, fit: { '13': 0.3, '14': 0.7, '15': 1, '16': 1, '17': 0.85, unknown: 0 } },
  },
  gaming: {
    cpu: { triple: [28, 46, 62], weight: 15, floor: true },
    gpu: { triple: [33, 60, 100], weight: 40, floor: true },
    creation: UNUSED_IN_CREATION,
    ram: { triple: [12, 16, 32], weight: 10, floor: true },
    storage: { triple: [400, 1000, 2000], weight: 8, floor: true },
    pixels: { triple: [90, 125, 215], weight: 4 },
    refresh: { triple: [100, 144, 240], weight: 8, floor: true },
    panel: { triple: [0, 2, 3], weight: 3 },
    weight: { triple: [3.3, 2.5, 2], weight: 3 },
    battery: { triple: [2, 4, 6], weight: 2 },
    silence: { triple: [10, 30, 45], weight: 2 },
    build: { triple: [40, 66, 80], weight: 5 },
    system: {
      weight: 6,
      fit: { windows: 1, 'windows-arm': null, macOS: null, linux: 0.5, chromeos: null, none: 0.85, unknown: 0.85 },
    },
    size: { weight: 3, fit: { '13': 0.2, '14': 0.6, '15': 0.9, '16': 1, '17': 1, unknown: 0 } },
  },
};

export const PRIORITY_NEEDS: Readonly<Record<Priority, Readonly<Partial<Omit<UseNeeds, 'system'>>>>> = {
  // At half a metre the eye tells about 175 pixels per inch apart; more than 220 are not noticed.
  screen: {
    pixels: { triple: [120, 165, 200], weight: 55 },
    panel: { triple: [0, 2, 3], weight: 20 },
    refresh: { triple: [50, 90, 120], weight: 15 },
    // A good screen is also a large one, with larger letters.
    size: { weight: 20, fit: { '13': 0.2, '14': 0.6, '15': 0.85, '16': 1, '17': 1, unknown: 0 } },
  },
  // A long day without a charger; 22 hours are two days.
  battery: { battery: { triple: [6, 10, 22], weight: 100 } },
  weight: {
    weight: { triple: [2, 1.4, 0.95], weight: 90 },
    // A small backpack holds 13 or 14 inches.
    size: { weight: 10, fit: { '13': 1, '14': 0.9, '15': 0.4, '16': 0.25, '17': 0, unknown: 0 } },
  },
  graphics: {
    // The purposes decide which of the two gets the weight (demands.ts). An RTX 4060 draws today's games on high settings
    // and is what Lumion and Twinmotion advise (8 GB, 14,000 to 16,000 points in PassMark G3D).
    gpu: { triple: [28, 60, 100], weight: 50 },
    creation: { triple: [18, 50, 100], weight: 50 },
  },
  silence: { silence: { triple: [40, 62, 90], weight: 100 } },
  build: { build: { triple: [60, 80, 92], weight: 100 } },
};

/**
 * For 3D users (demands.ts); adds no weight of its own. The published minimum of Lumion and Twinmotion is 6 GB of video
 * memory and 8,000 points in PassMark G3D: an RTX 3050.
 */
export const CREATION_FOR_3D: Need = { triple: [18, 50, 90], weight: 0, floor: true };

/**
 * For 3D users (demands.ts): Revit, Civil 3D, SolidWorks, 3ds Max, Lumion and D5 only run on Windows with an x86 processor;
 * what runs on a Mac runs there too.
 */
export const SYSTEM_NEEDS_FOR_3D: KindNeed<System> = {
  weight: 5,
  fit: { windows: 1, 'windows-arm': null, macOS: null, linux: null, chromeos: null, none: 0.85, unknown: 0.85 },
};
