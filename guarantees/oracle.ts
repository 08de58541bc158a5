/** Requirements and dominance, implemented a second time without the engine's code. */
import { type Attribute, ATTRIBUTES } from '#advisor/attributes.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { type Answers, REQUIREMENT_OPTIONS, type RequirementField } from '#contract/answers.ts';
import { platformOf, VALUE } from './figures.ts';

const INTEL = ['intel_i3', 'intel_i5', 'intel_i7', 'intel_i9'];
const AMD = ['amd_r3', 'amd_r5', 'amd_r7', 'amd_r9'];
const GEFORCE = ['nvidia_gtx16', 'nvidia_rtx20', 'nvidia_rtx30', 'nvidia_rtx40', 'nvidia_rtx50'];
const RADEON = ['amd_rx6000', 'amd_rx7000'];

function reaches(order: readonly string[], has: string | null, required: string): boolean {
  return has !== null && order.includes(required) ? order.indexOf(has) >= order.indexOf(required) : has === required;
}

const gigabytesOf = (option: string): number =>
  option.endsWith('TB') ? Number.parseInt(option, 10) * 1000 : Number.parseInt(option, 10);

const WIDTHS: Readonly<Record<string, number>> = { '1080p': 1920, '2k': 2560, '4k': 3840 };

export function sizeClass(inches: number | null) {
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
    reaches(option.startsWith('intel') ? INTEL : option.startsWith('amd') ? AMD : [], cpuFamily, option),
  ram: ({ ramGb }, option) => ramGb !== null && ramGb >= gigabytesOf(option),
  storage: ({ storageGb }, option) => storageGb !== null && storageGb >= gigabytesOf(option),
  graphics: ({ gpuSeries }, option) =>
    reaches(option.startsWith('nvidia') ? GEFORCE : option.startsWith('amd_rx') ? RADEON : [], gpuSeries, option),
  screenSize: ({ screenInches }, option) => sizeClass(screenInches) === option,
  weight: ({ weightKg }, option) => meetsWeight(weightKg, option),
  battery: ({ batteryHours }, option) => meetsBattery(batteryHours, option),
  os: ({ os }, option) => os === option || (os === 'none' && ['windows', 'linux'].includes(option)),
  resolution: ({ resolution }, option) => (resolution?.width ?? 0) >= (WIDTHS[option] ?? Infinity),
  refreshRate: ({ refreshHz }, option) => refreshHz !== null && refreshHz >= Number(option),
};

interface Demand {
  field: RequirementField | 'budget' | 'seenInSpain';
  meets: (laptop: Laptop) => boolean;
}

export const REQUIREMENT_FIELDS = Object.keys(REQUIREMENT_OPTIONS).filter(
  (field): field is RequirementField => field in REQUIREMENT_OPTIONS,
);

/** A laptop with an older price may no longer be sold. */
const SEEN_MONTHS = 9;

export const isSeenInSpain = ({ priceBasis, cost }: Laptop): boolean =>
  priceBasis === 'listed-es' && cost.months <= SEEN_MONTHS && !cost.doubtful;

function demandsIn({ budget, seenInSpain, requirements }: Answers): Demand[] {
  return [
    { field: 'budget', meets: ({ priceEur }) => priceEur <= budget },
    ...(seenInSpain ? [{ field: 'seenInSpain' as const, meets: isSeenInSpain }] : []),
    ...REQUIREMENT_FIELDS.flatMap((field): Demand[] => {
      const option = requirements[field];
      return option === '' ? [] : [{ field, meets: (laptop) => MEETS[field](laptop, option) }];
    }),
  ];
}

/** @returns the demands that the laptop fails; `budget` first */
export const failures = (laptop: Laptop, answers: Answers): string[] =>
  demandsIn(answers)
    .filter(({ meets }) => !meets(laptop))
    .map(({ field }) => field);

/** The laptop with the price that this visitor pays: with Windows, unless they own it or ask for no system or Linux. */
export function asPaid(laptop: Laptop, { ownsWindows, requirements }: Answers): Laptop {
  const licenceEur = ownsWindows || ['none', 'linux'].includes(requirements.os) ? 0 : laptop.cost.licenceEur;
  return { ...laptop, priceEur: laptop.priceEur + licenceEur, cost: { ...laptop.cost, licenceEur } };
}

/** @returns the laptops {@link asPaid} */
export function qualifyingAmong(laptops: readonly Laptop[], answers: Answers): Laptop[] {
  const demands = demandsIn(answers);
  return laptops
    .map((laptop) => asPaid(laptop, answers))
    .filter((laptop) => demands.every(({ meets }) => meets(laptop)));
}

/** @returns the figure, the likely values of an unknown one, or none if nothing is known; higher is better */
export function possibleFigures(laptop: Laptop, attribute: Attribute): number[] {
  const known = VALUE[attribute](laptop);
  if (known !== null) return [known];
  const { weightKg, batteryHours, resolution, refreshHz, panel } = laptop.likely;
  const likely: Readonly<Partial<Record<Attribute, readonly Partial<Laptop>[]>>> = {
    weight: weightKg.map((kg) => ({ weightKg: kg })),
    battery: batteryHours.map((hours) => ({ batteryHours: hours })),
    pixels: resolution.map((pixels) => ({ resolution: pixels })),
    refresh: refreshHz.map((hz) => ({ refreshHz: hz })),
    panel: panel.map((kind) => ({ panel: kind })),
  };
  return (likely[attribute] ?? []).flatMap((figure) => VALUE[attribute]({ ...laptop, ...figure }) ?? []);
}

const inOrder = (figures: readonly number[]): string => figures.toSorted((a, b) => a - b).join();

/** @returns −1, 0 or 1 if `other` is certainly worse, the same or better; `null` if that is uncertain */
function certainly(laptop: Laptop, other: Laptop, attribute: Attribute): number | null {
  const [own, others] = [possibleFigures(laptop, attribute), possibleFigures(other, attribute)];
  if (inOrder(own) === inOrder(others)) return 0;
  if (own.length === 0 || others.length === 0) return null;
  if (Math.min(...others) >= Math.max(...own)) return Number(Math.min(...others) > Math.max(...own));
  return Math.max(...others) <= Math.min(...own) ? -1 : null;
}

export function isDominatedBy(laptop: Laptop, other: Laptop): boolean {
  if (other.priceEur > laptop.priceEur || platformOf(laptop) !== platformOf(other)) return false;
  if (sizeClass(laptop.screenInches) !== sizeClass(other.screenInches)) return false;
  const compared = ATTRIBUTES.map((attribute) => certainly(laptop, other, attribute));
  const isNowhereWorse = compared.every((result) => result !== null && result >= 0);
  return isNowhereWorse && (compared.includes(1) || other.priceEur < laptop.priceEur);
}

/**
 * Only Apple sells macOS and its chips. An unknown figure may have the value of any similar laptop, or any value if
 * there is none.
 */
function mightMeet(field: string, laptop: Laptop, answers: Answers): boolean {
  const { likely, brand } = laptop;
  const isMac = brand === 'Apple';
  const { os, processor, graphics, screenSize } = answers.requirements;
  const kin: Readonly<Record<string, readonly Partial<Laptop>[]>> = {
    weight: likely.weightKg.map((weightKg) => ({ weightKg })),
    battery: likely.batteryHours.map((batteryHours) => ({ batteryHours })),
    resolution: likely.resolution.map((resolution) => ({ resolution })),
    refreshRate: likely.refreshHz.map((refreshHz) => ({ refreshHz })),
  };
  if (field === 'os') return isMac === (os === 'macOS');
  if (field === 'processor') return laptop.cpuIndex === null && isMac === (processor === 'apple_m');
  if (field === 'graphics') return laptop.gpuIndex === null && isMac === (graphics === 'integrated_apple');
  if (field === 'screenSize') return !isMac || screenSize !== '17';
  const figures = kin[field] ?? [];
  return figures.length === 0 || figures.some((figure) => !failures({ ...laptop, ...figure }, answers).includes(field));
}

const FACT_OF: Readonly<Record<RequirementField, keyof Laptop>> = {
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
};

/**
 * @returns the requirements that a laptop fails, if all of them concern unknown figures that might meet them; none
 * otherwise
 */
export function undecidedFields(laptop: Laptop, answers: Answers): string[] {
  const failed = failures(laptop, answers);
  const isOpen = (field: string): boolean =>
    REQUIREMENT_FIELDS.some((one) => one === field && laptop[FACT_OF[one]] === null) &&
    mightMeet(field, laptop, answers);
  return failed.every(isOpen) ? failed : [];
}
