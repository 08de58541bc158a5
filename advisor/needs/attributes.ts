/**
 * The figures by which laptops are compared, how sure they are, and what they are worth to a visitor. Their scales are
 * absolute: no laptop affects the figure of another.
 */
import type { Attribute, Criterion } from '../../contract/criteria.ts';
import { TARGET_PLACES } from '../../contract/target.ts';
import type { Laptop } from '../../catalogue/laptop.ts';

type Resolution = NonNullable<Laptop['resolution']>;

export { ATTRIBUTES, type Attribute } from '../../contract/criteria.ts';

export const mapAttributes = <T>(make: (attribute: Attribute) => T): Record<Attribute, T> => ({
  cpu: make('cpu'),
  gpu: make('gpu'),
  creation: make('creation'),
  ram: make('ram'),
  storage: make('storage'),
  pixels: make('pixels'),
  refresh: make('refresh'),
  panel: make('panel'),
  weight: make('weight'),
  battery: make('battery'),
  silence: make('silence'),
  build: make('build'),
});

/** Worst to best; OLED and mini-LED count as equal. */
const PANEL_STEPS = { tn: 0, va: 1, ips: 2, 'mini-led': 3, oled: 3 } as const;

/** Rounds to what a user can notice, which also keeps the number of distinct values small. */
const rounded = (value: number | null, digits: number): number | null =>
  value === null ? null : Math.round(value * 10 ** digits) / 10 ** digits;

/** Smaller screens are looked at from no nearer, and make letters smaller: with the same pixels they are not sharper. */
const NEAR_INCHES = 15;

/** Pixels per inch beyond which nobody sees a difference. */
export const SHARPEST_SEEN = 220;

/** @returns whole pixels per inch, by which a screen looks sharp; `null` without a size */
export const sharpnessOf = ({ width, height }: Resolution, inches: number | null): number | null =>
  inches === null ? null : Math.round(Math.hypot(width, height) / Math.max(inches, NEAR_INCHES));

/** The likely values of an attribute with an unknown figure. */
const LIKELY: Readonly<Partial<Record<Attribute, (laptop: Laptop) => readonly (number | null)[]>>> = {
  pixels: ({ likely, screenInches }) => likely.resolution.map((one) => sharpnessOf(one, screenInches)),
  refresh: ({ likely }) => likely.refreshHz,
  panel: ({ likely }) => likely.panel.map((one) => PANEL_STEPS[one]),
  weight: ({ likely }) => likely.weightKg.map((kg) => rounded(kg, 2)),
  battery: ({ likely }) => likely.batteryHours.map((hours) => rounded(hours, 1)),
};

interface Figures {
  known: Readonly<Record<Attribute, number | null>>;
  possible: Readonly<Record<Attribute, readonly number[]>>;
}

/** Laptops never change, and every ranking reads all figures of all of them. */
const figures = new WeakMap<Laptop, Figures>();

/** Equal figures of all laptops are one array, by which a ranking rates them once. */
const distinct = new Map<string, readonly number[]>();

function readFigures(laptop: Laptop): Figures {
  const { resolution, screenInches, panel } = laptop;
  const known: Figures['known'] = {
    cpu: rounded(laptop.cpuIndex, 1),
    gpu: rounded(laptop.gpuIndex, 1),
    creation: rounded(laptop.creationIndex, 1),
    ram: laptop.ramGb,
    storage: laptop.storageGb,
    pixels: resolution && sharpnessOf(resolution, screenInches),
    refresh: laptop.refreshHz,
    panel: panel && PANEL_STEPS[panel],
    weight: rounded(laptop.weightKg, 2),
    battery: rounded(laptop.batteryHours, 1),
    silence: rounded(laptop.silence, 1),
    build: rounded(laptop.build, 1),
  };
  const possible = mapAttributes((attribute) => {
    const value = known[attribute];
    const values = (value === null ? (LIKELY[attribute]?.(laptop) ?? []) : [value])
      .filter((one) => one !== null)
      .toSorted((a, b) => goodness(attribute, a) - goodness(attribute, b));
    const shared = distinct.get(values.join()) ?? values;
    distinct.set(values.join(), shared);
    return shared;
  });
  const read = { known, possible };
  figures.set(laptop, read);
  return read;
}

const figuresOf = (laptop: Laptop): Figures => figures.get(laptop) ?? readFigures(laptop);

/** @returns index 0–100, GB, pixels per inch, Hz, panel step, kg, hours or points 0–100; `null` if unknown */
export const measure = (laptop: Laptop, attribute: Attribute): number | null => figuresOf(laptop).known[attribute];

/** @returns the figure, or equally likely values if it is unknown, worst first; empty if there are none */
export const possibleValues = (laptop: Laptop, attribute: Attribute): readonly number[] =>
  figuresOf(laptop).possible[attribute];

/** Both attributes are about the same graphics, which a text mentions once. */
export const isGraphics = (criterion: Criterion | 'price'): criterion is 'gpu' | 'creation' =>
  criterion === 'gpu' || criterion === 'creation';

/** A filter that leaves the graphics in a list once, for games or for creation. */
export const graphicsOnce = (attribute: Attribute, index: number, all: readonly Attribute[]): boolean =>
  !isGraphics(attribute) || all.findIndex(isGraphics) === index;

/** The value, negated if less is better. */
export const goodness = (attribute: Attribute, value: number): number => (attribute === 'weight' ? -value : value);

/** The figure as shown to visitors: hours are an estimate and shown as integers. */
export const asShown = (attribute: Attribute, value: number): number =>
  attribute === 'battery' ? Math.round(value) : value;

/** Ascending, except for weight, where lighter is better. */
export type Triple = readonly [minimum: number, good: number, plenty: number];

/** The value of a figure for a user: 0 at the minimum, 0.7 at good, 1 from plenty on. */
export const VALUE_AT_GOOD = TARGET_PLACES.enough;

/** Below the minimum the value falls to this, so that the better of two weak laptops wins. */
export const MIN_VALUE = TARGET_PLACES.least;

/** @returns a function from the attribute's own unit to {@link MIN_VALUE}–1; an unknown figure has the lowest value */
export function valueCurve(attribute: Attribute, triple: Triple): (value: number | null) => number {
  const [minimum, good, plenty] = [
    goodness(attribute, triple[0]),
    goodness(attribute, triple[1]),
    goodness(attribute, triple[2]),
  ];
  return (value) => {
    if (value === null) return minimum === 0 ? 0 : MIN_VALUE;
    const x = goodness(attribute, value);
    if (x >= plenty) return 1;
    if (x >= good) return VALUE_AT_GOOD + ((1 - VALUE_AT_GOOD) * (x - good)) / (plenty - good);
    if (x >= minimum) return (VALUE_AT_GOOD * (x - minimum)) / (good - minimum);
    return MIN_VALUE * Math.min(1, (minimum - x) / Math.abs(minimum));
  };
}

/** @returns the average over equally likely values; without any, the lowest value */
export function expectedValue(curve: (value: number | null) => number, possible: readonly number[]): number {
  if (possible.length < 2) return curve(possible[0] ?? null);
  let sum = 0;
  for (const value of possible) sum += curve(value);
  return sum / possible.length;
}

/** Of these estimates the error is in points; of others it is a share of the figure. */
const IN_POINTS = new Set<Attribute>(['silence', 'build']);

/** @returns the standard deviation of a laptop's figure; 0 if it is not an estimate */
export function deviationOf(laptop: Laptop, attribute: Attribute): number {
  const errors: Readonly<Partial<Record<Attribute, number | null>>> = laptop.errors;
  return errors[attribute] ?? 0;
}

/** @returns the figure after an error of `moved`, in the unit of its error */
export const movedFigure = (attribute: Attribute, figure: number, moved: number): number =>
  IN_POINTS.has(attribute) ? figure + moved : figure * Math.exp(moved);

const STEPS_PER_HOUR = 2;

/** @returns the standard deviation of the estimated hours, rounded to half hours, at least half an hour */
export const batteryHoursError = ({ batteryHours, errors }: Pick<Laptop, 'batteryHours' | 'errors'>): number | null =>
  batteryHours === null || errors.battery === null
    ? null
    : Math.max(1, Math.round(batteryHours * errors.battery * STEPS_PER_HOUR)) / STEPS_PER_HOUR;
