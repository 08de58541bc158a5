/** The figures by which laptops are compared. Their scales are absolute: no laptop affects the figure of another. */
import type { Attribute, Criterion } from '../../contract/criteria.ts';
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

type Figures = Readonly<Record<Attribute, number | null>>;

/** Laptops never change, and every ranking reads all figures of all of them. */
const measured = new WeakMap<Laptop, Figures>();

function measuresOf(laptop: Laptop): Figures {
  const known = measured.get(laptop);
  if (known) return known;
  const { resolution, screenInches, panel } = laptop;
  const figures: Figures = {
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
  measured.set(laptop, figures);
  return figures;
}

/** @returns index 0–100, GB, pixels per inch, Hz, panel step, kg, hours or points 0–100; `null` if unknown */
export const measure = (laptop: Laptop, attribute: Attribute): number | null => measuresOf(laptop)[attribute];

/** The likely values of an attribute with an unknown figure. */
const LIKELY: Readonly<Partial<Record<Attribute, (laptop: Laptop) => readonly (number | null)[]>>> = {
  pixels: ({ likely, screenInches }) => likely.resolution.map((one) => sharpnessOf(one, screenInches)),
  refresh: ({ likely }) => likely.refreshHz,
  panel: ({ likely }) => likely.panel.map((one) => PANEL_STEPS[one]),
  weight: ({ likely }) => likely.weightKg.map((kg) => rounded(kg, 2)),
  battery: ({ likely }) => likely.batteryHours.map((hours) => rounded(hours, 1)),
};

const likelyValues = (laptop: Laptop, attribute: Attribute): number[] =>
  (LIKELY[attribute]?.(laptop) ?? [])
    .filter((value) => value !== null)
    .toSorted((a, b) => goodness(attribute, a) - goodness(attribute, b));

/** Equal figures of all laptops are one array, by which a ranking rates them once. */
const known = new WeakMap<Laptop, Readonly<Record<Attribute, readonly number[]>>>();
const distinct = new Map<string, readonly number[]>();

function readFigures(laptop: Laptop): Readonly<Record<Attribute, readonly number[]>> {
  const figures = mapAttributes((attribute) => {
    const value = measure(laptop, attribute);
    const possible = value === null ? likelyValues(laptop, attribute) : [value];
    const key = possible.join();
    const shared = distinct.get(key) ?? possible;
    distinct.set(key, shared);
    return shared;
  });
  known.set(laptop, figures);
  return figures;
}

/** @returns by attribute: the figure, or equally likely values if it is unknown, worst first; empty if there are none */
export const figuresOf = (laptop: Laptop): Readonly<Record<Attribute, readonly number[]>> =>
  known.get(laptop) ?? readFigures(laptop);

export const possibleValues = (laptop: Laptop, attribute: Attribute): readonly number[] => figuresOf(laptop)[attribute];

/** Both attributes are about the same graphics, which a text mentions once. */
export const isGraphics = (criterion: Criterion | 'price'): criterion is 'gpu' | 'creation' =>
  criterion === 'gpu' || criterion === 'creation';

/** The value, negated if less is better. */
export const goodness = (attribute: Attribute, value: number): number => (attribute === 'weight' ? -value : value);

/** The figure as shown to visitors: hours are an estimate and shown as integers. */
export const asShown = (attribute: Attribute, value: number): number =>
  attribute === 'battery' ? Math.round(value) : value;
