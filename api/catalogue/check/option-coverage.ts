import { REQUIREMENT_OPTIONS, type RequirementField } from '../../../src/contract/answers.ts';
import { type Laptop } from '../laptop.ts';

/** The option of the last of ascending limits that a value reaches. */
function step(value: number | null, limits: readonly number[], options: readonly string[]): string | null {
  return value === null ? null : (options[limits.findLastIndex((limit) => value >= limit)] ?? null);
}

/** A resolution counts by both sides: an ultrawide strip is no 4K screen. */
const RESOLUTIONS = [
  ['1080p', 1920, 1080],
  ['2k', 2560, 1440],
  ['4k', 3840, 2160],
] as const;

const resolutionClass = ({ resolution }: Laptop) =>
  RESOLUTIONS.findLast(
    ([, width, height]) => resolution && resolution.width >= width && resolution.height >= height,
  )?.[0] ?? null;

/** The option of each field that a laptop belongs to; `null`: none, or unknown. */
const OPTION_OF: Readonly<Record<RequirementField, (laptop: Laptop) => string | null>> = {
  processor: ({ cpuFamily }) => cpuFamily,
  ram: ({ ramGb }) => step(ramGb, [4, 8, 16, 32, 64], REQUIREMENT_OPTIONS.ram),
  storage: ({ storageGb }) => step(storageGb, [256, 512, 1000, 2000, 4000], REQUIREMENT_OPTIONS.storage),
  graphics: ({ gpuSeries }) => gpuSeries,
  screenSize: ({ screenInches }) => step(screenInches, [0, 13.7, 14.7, 15.8, 16.9], REQUIREMENT_OPTIONS.screenSize),
  weight: ({ weightKg }) => step(weightKg, [0, 1.5, 2, 2.5], REQUIREMENT_OPTIONS.weight),
  battery: ({ batteryHours }) => step(batteryHours, [4, 7, 10], REQUIREMENT_OPTIONS.battery),
  os: ({ os }) => os,
  resolution: resolutionClass,
  refreshRate: ({ refreshHz }) => step(refreshHz, [60, 120, 144, 165, 240], REQUIREMENT_OPTIONS.refreshRate),
};

/** Options that also accept what stands after them: «at least», within one maker for chips. */
const LADDERS: readonly (readonly string[])[] = [
  ['intel_i3', 'intel_i5', 'intel_i7', 'intel_i9'],
  ['amd_r3', 'amd_r5', 'amd_r7', 'amd_r9'],
  REQUIREMENT_OPTIONS.ram,
  REQUIREMENT_OPTIONS.storage,
  ['nvidia_gtx16', 'nvidia_rtx20', 'nvidia_rtx30', 'nvidia_rtx40', 'nvidia_rtx50'],
  ['amd_rx6000', 'amd_rx7000'],
  REQUIREMENT_OPTIONS.battery,
  REQUIREMENT_OPTIONS.resolution,
  REQUIREMENT_OPTIONS.refreshRate,
];

function acceptedBy(option: string): ReadonlySet<string> {
  const ladder = LADDERS.find((options) => options.includes(option)) ?? [option];
  return new Set(ladder.slice(ladder.indexOf(option)));
}

export interface OptionCount {
  field: RequirementField;
  option: string;
  laptops: number;
}

const FIELDS = [
  'processor',
  'ram',
  'storage',
  'graphics',
  'screenSize',
  'weight',
  'battery',
  'os',
  'resolution',
  'refreshRate',
] as const satisfies readonly RequirementField[];

/**
 * @returns for every option of the questionnaire how many laptops satisfy it, read as the questionnaire means it
 */
export function countOptions(laptops: readonly Laptop[]): OptionCount[] {
  return FIELDS.flatMap((field) => {
    const options: readonly string[] = REQUIREMENT_OPTIONS[field];
    const classes = laptops.map(OPTION_OF[field]);
    return options.map((option) => {
      const accepted = acceptedBy(option);
      return { field, option, laptops: classes.filter((own) => own !== null && accepted.has(own)).length };
    });
  });
}
