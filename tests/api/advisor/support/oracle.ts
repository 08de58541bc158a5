/** What is right, said a second time and slowly: hard criteria, dominance and benefit, without the engine's code. */
import type { Answers, RequirementField } from '../../../../src/contract/answers.ts';
import type { Laptop } from '../../../../api/catalogue/laptop.ts';
import type { Needs } from '../../../../api/advisor/needs.ts';

const INTEL = ['intel_i3', 'intel_i5', 'intel_i7', 'intel_i9'];
const AMD = ['amd_r3', 'amd_r5', 'amd_r7', 'amd_r9'];
const GEFORCE = ['nvidia_gtx16', 'nvidia_rtx20', 'nvidia_rtx30', 'nvidia_rtx40', 'nvidia_rtx50'];
const RADEON = ['amd_rx6000', 'amd_rx7000'];

function climbs(ladder: readonly string[], has: string | null, wanted: string): boolean {
  return has !== null && ladder.includes(wanted) ? ladder.indexOf(has) >= ladder.indexOf(wanted) : has === wanted;
}

const gigabytes = (option: string): number =>
  option.endsWith('TB') ? Number.parseInt(option, 10) * 1000 : Number.parseInt(option, 10);

const WIDTHS: Readonly<Record<string, number>> = { '1080p': 1920, '2k': 2560, '4k': 3840 };

export function sizeClass(inches: number | null): string | null {
  if (inches === null) return null;
  if (inches < 13.7) return '13';
  if (inches < 14.7) return '14';
  if (inches < 15.8) return '15';
  return inches < 16.9 ? '16' : '17';
}

function meetsWeight(kg: number | null, option: string): boolean {
  if (kg === null) return false;
  if (option === 'heavy') return kg > 2.5;
  if (option === 'ultralight') return kg < 1.5;
  return kg <= (option === 'light' ? 2 : 2.5);
}

function meetsBattery(hours: number | null, option: string): boolean {
  if (hours === null) return false;
  if (option === 'extended') return hours > 10;
  return hours >= (option === 'long' ? 7 : 4);
}

const MEETS: Readonly<Record<RequirementField, (laptop: Laptop, option: string) => boolean>> = {
  processor: ({ cpuFamily }, option) =>
    climbs(option.startsWith('intel') ? INTEL : option.startsWith('amd') ? AMD : [], cpuFamily, option),
  ram: ({ ramGb }, option) => ramGb !== null && ramGb >= gigabytes(option),
  storage: ({ storageGb }, option) => storageGb !== null && storageGb >= gigabytes(option),
  graphics: ({ gpuSeries }, option) =>
    climbs(option.startsWith('nvidia') ? GEFORCE : option.startsWith('amd_rx') ? RADEON : [], gpuSeries, option),
  screenSize: ({ screenInches }, option) => sizeClass(screenInches) === option,
  weight: ({ weightKg }, option) => meetsWeight(weightKg, option),
  battery: ({ batteryHours }, option) => meetsBattery(batteryHours, option),
  os: ({ os }, option) => os === option,
  resolution: ({ resolution }, option) => (resolution?.width ?? 0) >= (WIDTHS[option] ?? Infinity),
  refreshRate: ({ refreshHz }, option) => refreshHz !== null && refreshHz >= Number(option),
};

interface Demand {
  field: RequirementField | 'budget';
  meets: (laptop: Laptop) => boolean;
}

const OPTIONS: Readonly<Record<RequirementField, (requirements: Answers['requirements']) => string>> = {
  processor: ({ processor }) => processor,
  ram: ({ ram }) => ram,
  storage: ({ storage }) => storage,
  graphics: ({ graphics }) => graphics,
  screenSize: ({ screenSize }) => screenSize,
  weight: ({ weight }) => weight,
  battery: ({ battery }) => battery,
  os: ({ os }) => os,
  resolution: ({ resolution }) => resolution,
  refreshRate: ({ refreshRate }) => refreshRate,
};

const FIELDS: readonly RequirementField[] = [
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
];

function demandsIn({ budget, requirements }: Answers): Demand[] {
  return [
    { field: 'budget', meets: ({ priceEur }) => priceEur <= budget },
    ...FIELDS.flatMap((field): Demand[] => {
      const option = OPTIONS[field](requirements);
      return option === '' ? [] : [{ field, meets: (laptop) => MEETS[field](laptop, option) }];
    }),
  ];
}

/** Fields of the answers that the laptop fails; `budget` first. */
export const failures = (laptop: Laptop, answers: Answers): string[] =>
  demandsIn(answers)
    .filter(({ meets }) => !meets(laptop))
    .map(({ field }) => field);

export function qualifyingAmong(laptops: readonly Laptop[], answers: Answers): Laptop[] {
  const demands = demandsIn(answers);
  return laptops.filter((laptop) => demands.every(({ meets }) => meets(laptop)));
}

const PANELS: Readonly<Record<string, number>> = { tn: 0, va: 1, ips: 2, 'mini-led': 3, oled: 3 };
const WORST = -Infinity;

/** Higher is better everywhere; unknown is worst. */
const qualities = (laptop: Laptop): number[] => [
  laptop.cpuIndex ?? WORST,
  laptop.gpuIndex ?? WORST,
  laptop.ramGb ?? WORST,
  laptop.storageGb ?? WORST,
  laptop.resolution ? laptop.resolution.width * laptop.resolution.height : WORST,
  laptop.refreshHz ?? WORST,
  laptop.panel ? (PANELS[laptop.panel] ?? WORST) : WORST,
  laptop.weightKg === null ? WORST : -laptop.weightKg,
  laptop.batteryHours ?? WORST,
  laptop.silence ?? WORST,
  laptop.build ?? WORST,
];

/** Programs made for one do not run on the other. */
const platform = ({ os, cpuFamily }: Laptop): string =>
  `${os ?? 'unknown'}${os === 'windows' && cpuFamily === 'snapdragon_x' ? '-arm' : ''}`;

export function isDominatedBy(laptop: Laptop, other: Laptop): boolean {
  if (other.priceEur > laptop.priceEur) return false;
  if (platform(laptop) !== platform(other) || sizeClass(laptop.screenInches) !== sizeClass(other.screenInches)) {
    return false;
  }
  const [own, others] = [qualities(laptop), qualities(other)];
  const nowhereWorse =
    other.priceEur <= laptop.priceEur && others.every((quality, index) => quality >= (own[index] ?? 0));
  return (
    nowhereWorse && (other.priceEur < laptop.priceEur || others.some((quality, index) => quality > (own[index] ?? 0)))
  );
}

const RISING = [
  ['cpu', (laptop: Laptop) => laptop.cpuIndex],
  ['gpu', (laptop: Laptop) => laptop.gpuIndex],
  ['ram', (laptop: Laptop) => laptop.ramGb],
  ['storage', (laptop: Laptop) => laptop.storageGb],
  ['pixels', ({ resolution }: Laptop) => (resolution ? (resolution.width * resolution.height) / 1e6 : null)],
  ['refresh', (laptop: Laptop) => laptop.refreshHz],
  ['panel', ({ panel }: Laptop) => (panel ? (PANELS[panel] ?? null) : null)],
  ['weight', (laptop: Laptop) => laptop.weightKg],
  ['battery', (laptop: Laptop) => laptop.batteryHours],
  ['silence', (laptop: Laptop) => laptop.silence],
  ['build', (laptop: Laptop) => laptop.build],
] as const;

/** Piecewise through (minimum, 0), (good, 0.7), (plenty, 1); under the minimum down to −0.35; unknown worst. */
function worth(value: number | null, triple: readonly [number, number, number], falling: boolean): number {
  const [minimum, good, plenty] = triple.map((figure) => (falling ? -figure : figure));
  if (minimum === undefined || good === undefined || plenty === undefined) return Number.NaN;
  if (value === null) return minimum === 0 ? 0 : -0.35;
  const x = falling ? -value : value;
  if (x >= plenty) return 1;
  if (x >= good) return 0.7 + (0.3 * (x - good)) / (plenty - good);
  if (x >= minimum) return (0.7 * (x - minimum)) / (good - minimum);
  return -0.35 * Math.min(1, (minimum - x) / Math.abs(minimum));
}

/** Σ weight × value, less two for each floor missed. */
export function benefitOf(laptop: Laptop, needs: Needs): number {
  const systemFit = needs.systemFit(
    laptop.os === null
      ? 'unknown'
      : laptop.os === 'windows' && laptop.cpuFamily === 'snapdragon_x'
        ? 'windows-arm'
        : laptop.os,
  );
  const sizes = { '13': '13', '14': '14', '15': '15', '16': '16', '17': '17' } as const;
  const size = Object.values(sizes).find((one) => one === sizeClass(laptop.screenInches)) ?? 'unknown';
  let benefit = needs.weights.system * (systemFit ?? 0) + needs.weights.size * (needs.sizeFit(size) ?? 0);
  if (systemFit === null) benefit -= 2;
  for (const [attribute, read] of RISING) {
    const value = read(laptop);
    const { triple, floor } = needs.targets[attribute];
    const falling = attribute === 'weight';
    benefit += needs.weights[attribute] * worth(value, triple, falling);
    if (floor && (value === null || (falling ? value > floor.minimum : value < floor.minimum))) benefit -= 2;
  }
  return benefit;
}
