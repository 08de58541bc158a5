/**
 * What each purpose needs from a laptop. After changing a number, `npm run bench:advisor -- --personas-diff` shows which
 * personas get another answer.
 *
 * Units: cpu, gpu (games) and creation index 0–100 (see the catalogue's chip tables), ram and storage GB, pixels megapixels, refresh Hz,
 * panel step (0 TN, 1 VA, 2 IPS, 3 OLED or mini-LED), weight kg, battery estimated hours, silence and build points
 * 0–100. Weights are relative to the others of the same purpose. Source «own» marks our own judgement, not published.
 */
import type { Priority, Purpose } from '../contract/answers.ts';
import type { Attribute } from './attributes.ts';

/** Ascending, except for weight, where lighter is better. */
export type Triple = readonly [minimum: number, good: number, plenty: number];

export interface Need {
  triple: Triple;
  weight: number;
  why: string;
  source: string;
  /** Laptops below the minimum rank after all that reach every floor. */
  floor?: true;
}

const OFFICE_APPS = 'Microsoft 365 and Teams system requirements';
const ADOBE_VIDEO = 'Adobe Premiere Pro system requirements';
const RESOLVE = 'Blackmagic DaVinci Resolve configuration guide';
const ADOBE_IMAGE = 'Adobe Photoshop and Illustrator system requirements';
const RENDERERS = 'Lumion and Twinmotion system requirements';
const IDES = 'JetBrains IDE, Visual Studio and Android Studio system requirements';
const CONTAINERS = 'Docker Desktop system requirements';
const OLD_GAMES = 'Published requirements of Fortnite, Minecraft, League of Legends, EA Sports FC';
const NEW_GAMES = 'Published requirements of Cyberpunk 2077, Alan Wake 2, Monster Hunter Wilds';
const GAME_SIZES = 'Install sizes on Steam of the same games (70–150 GB each)';
const OWN = 'own';

/** Without weight; easier to meet than any other need, so that no sentence cites it. */
const UNUSED_IN_GAMES: Need = { triple: [0.5, 2, 3], weight: 0, why: 'Nobody plays here', source: OWN };
const UNUSED_IN_CREATION: Need = { triple: [0.5, 1, 2], weight: 0, why: 'Nobody edits here', source: OWN };

export const NEEDS: Readonly<Record<Purpose, Readonly<Record<Attribute, Need>>>> = {
  office: {
    cpu: {
      triple: [17, 34, 46],
      weight: 16,
      why: 'A video call beside a browser with many tabs keeps a Core i5-1235U comfortable and an N100 just afloat',
      source: OFFICE_APPS,
      floor: true,
    },
    gpu: {
      triple: [1, 5, 10],
      weight: 1,
      why: 'Any integrated graphics handles documents and video',
      source: OFFICE_APPS,
    },
    creation: UNUSED_IN_CREATION,
    ram: {
      triple: [8, 16, 16],
      weight: 13,
      why: 'Windows, a browser and Teams fill 8 GB; with 16 GB nothing of this kind waits',
      source: OFFICE_APPS,
      floor: true,
    },
    storage: {
      triple: [128, 256, 512],
      weight: 7,
      why: 'System and programs take 100 GB, documents and photos of some years as much again; 512 GB never fills',
      source: OFFICE_APPS,
    },
    pixels: { triple: [1, 2.07, 3.7], weight: 6, why: 'Full HD shows two documents side by side', source: OWN },
    refresh: { triple: [50, 60, 90], weight: 1, why: 'Text scrolls well at 60 Hz, smoother at 90', source: OWN },
    panel: { triple: [0, 2, 3], weight: 3, why: 'Many hours of reading ask for an IPS panel at least', source: OWN },
    weight: {
      triple: [2.4, 1.7, 1.3],
      weight: 13,
      why: 'It goes to class or the office in a bag every day',
      source: OWN,
    },
    battery: { triple: [4, 8, 12], weight: 15, why: 'A working or school day has eight hours', source: OWN },
    silence: { triple: [20, 60, 75], weight: 7, why: 'Libraries and calls: a 15 W chip is hardly heard', source: OWN },
    build: { triple: [40, 66, 85], weight: 8, why: 'Opened and carried daily for five years', source: OWN },
  },
  editing: {
    cpu: {
      triple: [33, 50, 66],
      weight: 20,
      why: 'Export time falls with every core; H-class chips preview 4K without proxies',
      source: ADOBE_VIDEO,
      floor: true,
    },
    gpu: UNUSED_IN_GAMES,
    creation: {
      triple: [13.5, 32, 56],
      weight: 20,
      why: '4 GB of video memory is the published least (RTX 2050; an Arc 140T or M3 does as much), 8 GB the advice for 4K; an RTX 3060 or M4 Pro previews its effects, an RTX 4070 with room to spare',
      source: RESOLVE,
      floor: true,
    },
    ram: {
      triple: [16, 32, 48],
      weight: 16,
      why: '16 GB is the published least for HD, 32 GB for 4K',
      source: ADOBE_VIDEO,
      floor: true,
    },
    storage: {
      triple: [480, 1000, 2000],
      weight: 10,
      why: 'An hour of 4K at 100 Mb/s is 45 GB, and cache and proxies as much again',
      source: ADOBE_VIDEO,
      floor: true,
    },
    pixels: {
      triple: [2, 3.6, 6],
      weight: 8,
      why: 'The timeline and a preview at full size beside it',
      source: ADOBE_VIDEO,
      floor: true,
    },
    refresh: { triple: [50, 60, 120], weight: 1, why: 'Material has 24 to 60 frames per second', source: OWN },
    panel: {
      triple: [0, 2, 3],
      weight: 7,
      why: 'Grading needs a panel whose colours hold: IPS, better OLED',
      source: OWN,
    },
    weight: {
      triple: [3, 2.2, 1.6],
      weight: 3,
      why: 'It moves between home, set and studio, not all day',
      source: OWN,
    },
    battery: {
      triple: [3, 5, 9],
      weight: 4,
      why: 'Editing happens at the mains; a rough cut on a train takes hours',
      source: OWN,
    },
    silence: { triple: [15, 35, 60], weight: 2, why: 'Sound is judged beside the fans', source: OWN },
    build: { triple: [40, 66, 85], weight: 4, why: 'Long full load wants solid cooling and hinges', source: OWN },
  },
  design: {
    cpu: {
      triple: [27, 41, 55],
      weight: 15,
      why: 'Filters and vector effects run on few fast cores',
      source: ADOBE_IMAGE,
      floor: true,
    },
    gpu: UNUSED_IN_GAMES,
    creation: {
      triple: [3, 14, 38],
      weight: 12,
      why: 'Modern integrated graphics (Iris Xe, Arc) draw 2D well; 3D views and neural filters want an Arc 140T, M3 or RTX 3050, better an RTX 4050',
      source: ADOBE_IMAGE,
    },
    ram: {
      triple: [8, 16, 32],
      weight: 15,
      why: '8 GB is the published least, 16 GB the advice; large layered files fill 32 GB',
      source: ADOBE_IMAGE,
      floor: true,
    },
    storage: {
      triple: [400, 512, 1000],
      weight: 8,
      why: 'Programs, scratch disk and a picture library leave 256 GB full',
      source: ADOBE_IMAGE,
      floor: true,
    },
    pixels: {
      triple: [2, 3.6, 5.1],
      weight: 13,
      why: 'Fine detail and palettes at once: 2.5K, better 2.8K',
      source: OWN,
      floor: true,
    },
    refresh: { triple: [50, 60, 120], weight: 1, why: 'Pen and pan feel smoother at 120 Hz', source: OWN },
    panel: {
      triple: [0, 2, 3],
      weight: 13,
      why: 'Colour is the work: IPS at least, OLED covers P3',
      source: ADOBE_IMAGE,
    },
    weight: { triple: [2.6, 1.8, 1.4], weight: 6, why: 'It goes along to clients and class', source: OWN },
    battery: { triple: [3, 6, 10], weight: 5, why: 'An afternoon away from the mains', source: OWN },
    silence: { triple: [15, 45, 70], weight: 2, why: 'Office surroundings', source: OWN },
    build: { triple: [40, 66, 85], weight: 6, why: 'A stiff lid keeps the panel safe on the way', source: OWN },
  },
  programming: {
    cpu: {
      triple: [25, 41, 60],
      weight: 24,
      why: 'Builds and indexing use all cores: a Core i5-13420H is fine, a Core i7-14650HX saves minutes an hour',
      source: IDES,
      floor: true,
    },
    gpu: { triple: [1, 6, 15], weight: 1, why: 'Two external screens are all the graphics must drive', source: IDES },
    creation: UNUSED_IN_CREATION,
    ram: {
      triple: [8, 16, 32],
      weight: 24,
      why: 'An IDE asks for 8 GB, with containers or an emulator 16, with several of them 32',
      source: CONTAINERS,
      floor: true,
    },
    storage: {
      triple: [400, 512, 1000],
      weight: 9,
      why: 'Toolchains, images and packages grow to 200 GB beside the system',
      source: CONTAINERS,
      floor: true,
    },
    pixels: {
      triple: [1, 2.07, 4],
      weight: 8,
      why: 'Full HD shows one file well, 2.5K two side by side',
      source: OWN,
    },
    refresh: { triple: [50, 60, 120], weight: 1, why: 'Text scrolls well at 60 Hz', source: OWN },
    panel: { triple: [0, 2, 3], weight: 1, why: 'Eight hours of small text', source: OWN },
    weight: { triple: [2.5, 1.8, 1.35], weight: 8, why: 'Between home and office some days a week', source: OWN },
    battery: { triple: [3.5, 7, 11], weight: 9, why: 'A morning of meetings and code without the mains', source: OWN },
    silence: {
      triple: [20, 50, 70],
      weight: 5,
      why: 'Concentration; short builds should not spin fans up',
      source: OWN,
    },
    build: {
      triple: [40, 70, 88],
      weight: 7,
      why: 'The keyboard is the tool; business lines have good ones',
      source: OWN,
    },
  },
  casualgaming: {
    cpu: {
      triple: [22, 37, 48],
      weight: 15,
      why: 'Popular online games ask for a mid-range four- to six-core chip',
      source: OLD_GAMES,
      floor: true,
    },
    gpu: {
      triple: [24, 42, 56],
      weight: 27,
      why: 'Iris Xe runs them on low; an RTX 2050 at 60 frames in Full HD; an RTX 4050 with room to spare',
      source: OLD_GAMES,
      floor: true,
    },
    creation: UNUSED_IN_CREATION,
    ram: {
      triple: [8, 16, 24],
      weight: 12,
      why: '8 GB is the published least, 16 GB the advice',
      source: OLD_GAMES,
      floor: true,
    },
    storage: {
      triple: [240, 512, 1000],
      weight: 9,
      why: 'Five games of 50 GB beside everything else',
      source: GAME_SIZES,
    },
    pixels: { triple: [1, 2.07, 3.7], weight: 4, why: 'Full HD is what these graphics can fill', source: OWN },
    refresh: { triple: [50, 120, 144], weight: 6, why: '120 Hz feels clearly smoother than 60', source: OWN },
    panel: { triple: [0, 2, 3], weight: 3, why: 'TN smears and washes out', source: OWN },
    weight: { triple: [2.7, 2.1, 1.6], weight: 6, why: 'The same machine goes to class', source: OWN },
    battery: { triple: [3, 5, 8], weight: 6, why: 'Games at the mains, the rest of the day without', source: OWN },
    silence: { triple: [15, 33, 55], weight: 3, why: 'Short sessions, often with headphones', source: OWN },
    build: { triple: [40, 60, 80], weight: 5, why: 'Opened and moved every day', source: OWN },
  },
  gaming: {
    cpu: {
      triple: [33, 46, 62],
      weight: 15,
      why: 'Open worlds lean on the processor; an H-class chip keeps 60 frames, an HX the high rates',
      source: NEW_GAMES,
      floor: true,
    },
    gpu: {
      triple: [33, 60, 92],
      weight: 40,
      why: 'An RTX 3050 starts them, an RTX 4060 plays Full HD high, an RTX 5070 Ti fills a 2.5K screen',
      source: NEW_GAMES,
      floor: true,
    },
    creation: UNUSED_IN_CREATION,
    ram: {
      triple: [12, 16, 32],
      weight: 10,
      why: '12 GB is the published least, 16 GB the advice, 32 GB leaves room for the rest',
      source: NEW_GAMES,
      floor: true,
    },
    storage: {
      triple: [400, 1000, 2000],
      weight: 8,
      why: 'Three or four games fill 512 GB',
      source: GAME_SIZES,
      floor: true,
    },
    pixels: {
      triple: [1, 2.07, 4],
      weight: 4,
      why: 'Full HD is playable, 2.5K is what strong graphics deserve',
      source: OWN,
    },
    refresh: {
      triple: [100, 144, 240],
      weight: 8,
      why: '144 Hz is the measure of a gaming panel; 60 Hz wastes what the graphics draw',
      source: OWN,
      floor: true,
    },
    panel: { triple: [0, 2, 3], weight: 3, why: 'Fast IPS or better', source: OWN },
    weight: { triple: [3.3, 2.5, 2], weight: 3, why: 'It moves from desk to desk', source: OWN },
    battery: { triple: [2, 4, 6], weight: 2, why: 'Games run at the mains', source: OWN },
    silence: { triple: [10, 30, 45], weight: 2, why: 'Headphones are usual', source: OWN },
    build: { triple: [40, 66, 80], weight: 5, why: 'Heat and weight strain a plastic case', source: OWN },
  },
};

export const PRIORITY_NEEDS: Readonly<Record<Priority, Readonly<Partial<Record<Attribute, Need>>>>> = {
  screen: {
    pixels: { triple: [2, 3.6, 5.1], weight: 55, why: 'Sharp at reading distance from 180 dots per inch', source: OWN },
    panel: {
      triple: [0, 2, 3],
      weight: 20,
      why: 'Contrast and colour are seen first; few shops name the panel',
      source: OWN,
    },
    refresh: { triple: [50, 90, 120], weight: 15, why: 'Smooth scrolling', source: OWN },
  },
  battery: {
    battery: { triple: [6, 10, 15], weight: 100, why: 'A long day and the way home without the charger', source: OWN },
  },
  weight: {
    weight: { triple: [2, 1.4, 1.15], weight: 90, why: 'Under 1.4 kg it is forgotten in the bag', source: OWN },
  },
  graphics: {
    // The purposes decide which of the two gets the weight (needs.ts).
    gpu: {
      triple: [28, 60, 97],
      weight: 50,
      why: 'Current games are drawn at high settings by an RTX 4060, an RTX 5080 leaves nothing to wish',
      source: NEW_GAMES,
    },
    creation: {
      triple: [18, 50, 90],
      weight: 50,
      why: 'Renderers advise 8 GB of video memory and 14,000 to 16,000 points in PassMark G3D: an RTX 4060; 20,000 and more speed up large scenes to an RTX 5080',
      source: RENDERERS,
    },
  },
  silence: {
    silence: { triple: [40, 70, 90], weight: 100, why: 'From 15 W chips up to none that needs a fan', source: OWN },
  },
  build: { build: { triple: [60, 80, 92], weight: 100, why: 'Aluminium or tested business lines', source: OWN } },
};

/** For who designs and puts the graphics first, which is to work in 3D; adds no weight of its own. */
export const CREATION_FOR_3D: Need = {
  triple: [18, 50, 90],
  weight: 0,
  why: 'The published least of renderers is 6 GB of video memory and 8,000 points in PassMark G3D: an RTX 3050',
  source: RENDERERS,
  floor: true,
};
