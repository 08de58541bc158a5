/** What kind a laptop is of, and the condition behind each requirement option. An unknown figure meets none. */
import type { Answers, RequirementField, RequirementValue } from '../../contract/answers.ts';
import type { CpuFamily } from '../../contract/facts.ts';
import { GPU_LADDERS } from '../../contract/graphics-series.ts';
import type { Laptop } from '../laptop.ts';

/** Windows on ARM is separate, because some programs and most games do not run on it. */
export const SYSTEMS = ['windows', 'windows-arm', 'macOS', 'linux', 'chromeos', 'none', 'unknown'] as const;
export type System = (typeof SYSTEMS)[number];

export function systemOf({ os, cpuFamily }: Pick<Laptop, 'os' | 'cpuFamily'>): System {
  if (os === null) return 'unknown';
  return os === 'windows' && cpuFamily === 'snapdragon_x' ? 'windows-arm' : os;
}

export const SCREEN_SIZES = ['13', '14', '15', '16', '17', 'unknown'] as const;
export type ScreenSize = (typeof SCREEN_SIZES)[number];

/** Inches from which each class begins: 15.3" counts as 15.6", 18" as 17.3". */
const SIZE_FROM_INCHES = [
  ['17', 16.9],
  ['16', 15.8],
  ['15', 14.7],
  ['14', 13.7],
] as const satisfies readonly (readonly [ScreenSize, number])[];

export function screenSizeOf({ screenInches }: Pick<Laptop, 'screenInches'>): ScreenSize {
  if (screenInches === null) return 'unknown';
  return SIZE_FROM_INCHES.find(([, from]) => screenInches >= from)?.[0] ?? '13';
}

/** The silence of laptops without a fan, and of no other. */
export const FANLESS_SCORE = 100;

export const isFanless = ({ silence }: Pick<Laptop, 'silence'>): boolean => silence === FANLESS_SCORE;

/** Families of one maker, slowest first: a faster one meets the requirement of a slower one. */
export const CPU_LADDERS: readonly (readonly CpuFamily[])[] = [
  ['intel_i3', 'intel_i5', 'intel_i7', 'intel_i9'],
  ['amd_r3', 'amd_r5', 'amd_r7', 'amd_r9'],
  ['apple_m'],
  ['snapdragon_x'],
];

/** GB; shops count a terabyte as 1000 or 1024. */
const STORAGE_GB = { '256GB': 256, '512GB': 512, '1TB': 1000, '2TB': 2000, '4TB': 4000 } as const;
const RAM_GB = { '4GB': 4, '8GB': 8, '16GB': 16, '32GB': 32, '64GB': 64 } as const;

/** Kilograms; `heavy` starts above the limit of `medium`. */
const WEIGHT_LIMIT_KG = { ultralight: 1.5, light: 2, medium: 2.5 } as const;

/** Estimated hours; `extended` requires more than its figure. */
const BATTERY_HOURS = { standard: 4, long: 7, extended: 10 } as const;

const RESOLUTION_PIXELS = {
  '1080p': { width: 1920, height: 1080 },
  '2k': { width: 2560, height: 1440 },
  '4k': { width: 3840, height: 2160 },
} as const;

/** Whether `has` is on the same ladder as `required`, at the same step or higher. */
function reaches<T>(ladders: readonly (readonly T[])[], has: T, required: T): boolean {
  const ladder = ladders.find((steps) => steps.includes(required));
  return ladder ? ladder.indexOf(has) >= ladder.indexOf(required) : has === required;
}

function meetsWeight(kg: number, option: RequirementValue<'weight'>): boolean {
  if (option === 'heavy') return kg > WEIGHT_LIMIT_KG.medium;
  return option === 'ultralight' ? kg < WEIGHT_LIMIT_KG.ultralight : kg <= WEIGHT_LIMIT_KG[option];
}

const meetsBattery = (hours: number, option: RequirementValue<'battery'>): boolean =>
  option === 'extended' ? hours > BATTERY_HOURS.extended : hours >= BATTERY_HOURS[option];

const meetsResolution = (
  { width, height }: NonNullable<Laptop['resolution']>,
  option: RequirementValue<'resolution'>,
): boolean => width >= RESOLUTION_PIXELS[option].width && height >= RESOLUTION_PIXELS[option].height;

const atLeast = (value: number | null, least: number): boolean => value !== null && value >= least;

/** The fact that alone decides each field, in questionnaire order. */
const FACTS = {
  processor: 'cpuFamily',
  ram: 'ramGb',
  storage: 'storageGb',
  graphics: 'gpuSeries',
  screenSize: 'screenInches',
  weight: 'weightKg',
  battery: 'batteryHours',
  os: 'os',
  resolution: 'resolution',
  refreshRate: 'refreshHz',
} as const satisfies Readonly<Record<RequirementField, keyof Laptop>>;

type Judge<Field extends RequirementField> = (laptop: Laptop, option: RequirementValue<Field>) => boolean;
type Judges = { readonly [Field in RequirementField]: Judge<Field> };

const MEETS: Judges = {
  processor: ({ cpuFamily }, option) => cpuFamily !== null && reaches(CPU_LADDERS, cpuFamily, option),
  ram: ({ ramGb }, option) => atLeast(ramGb, RAM_GB[option]),
  storage: ({ storageGb }, option) => atLeast(storageGb, STORAGE_GB[option]),
  graphics: ({ gpuSeries }, option) => gpuSeries !== null && reaches(GPU_LADDERS, gpuSeries, option),
  screenSize: (laptop, option) => screenSizeOf(laptop) === option,
  weight: ({ weightKg }, option) => weightKg !== null && meetsWeight(weightKg, option),
  battery: ({ batteryHours }, option) => batteryHours !== null && meetsBattery(batteryHours, option),
  // On a laptop without a system Windows can be installed, whose licence is in its cost (`cost.ts`), and Linux free, which
  // also replaces Windows, except on ARM.
  os: (laptop, option) =>
    laptop.os === option ||
    (laptop.os === 'none' && option !== 'macOS') ||
    (option === 'linux' && systemOf(laptop) === 'windows'),
  resolution: ({ resolution }, option) => resolution !== null && meetsResolution(resolution, option),
  refreshRate: ({ refreshHz }, option) => atLeast(refreshHz, Number(option)),
};

const isField = (name: string): name is RequirementField => name in FACTS;

/** The order is the questionnaire's. */
export const REQUIREMENT_FIELDS: readonly RequirementField[] = Object.keys(FACTS).filter(isField);

/** Whether the fact is known that decides this field. */
export const isKnown = (laptop: Laptop, field: RequirementField): boolean => laptop[FACTS[field]] !== null;

export function meetsOption<F extends RequirementField>(
  laptop: Laptop,
  field: F,
  option: RequirementValue<F>,
): boolean {
  const meets: Judges[F] = MEETS[field];
  return meets(laptop, option);
}

interface Required {
  field: RequirementField;
  option: RequirementValue<RequirementField>;
}

/** @returns the chosen requirements in questionnaire order */
export function requiredBy({ requirements }: Pick<Answers, 'requirements'>): Required[] {
  return REQUIREMENT_FIELDS.flatMap((field) => {
    const option = requirements[field];
    return option === '' ? [] : [{ field, option }];
  });
}
