/**
 * Figures that adverts omit, from the catalogue's other configurations of the same machine where these agree, as
 * `facts/same-model.csv` fills the catalogue's own records. Of figures that are known and hidden, 99 % of those found
 * here are right.
 */
import type { Fact } from '../facts/fact.ts';
import type { Laptop } from '../laptop.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import { chassisOf, type Machine } from './chassis.ts';

/** Weights and capacities within this factor agree: shops and makers round differently. */
const SAME_WITHIN = 1.03;
/** This many configurations of a chassis must agree; one is enough if it is the same model, except for its screen. */
const ENOUGH = 2;

type Resolution = NonNullable<LaptopRecord['resolution']>;
type Agrees<T> = (one: T, other: T) => boolean;

const isSamePixels: Agrees<Resolution> = (one, other) => one.width === other.width && one.height === other.height;
const isNear: Agrees<number> = (one, other) => Math.max(one, other) <= SAME_WITHIN * Math.min(one, other);
const isEqual: Agrees<unknown> = (one, other) => one === other;

/** @returns the most frequent of values that agree; `null` if they do not, or are fewer than `least` */
function agreed<T>(values: readonly (T | null)[], least: number, agrees: Agrees<T>): T | null {
  const known = values.filter((value) => value !== null);
  const [first] = known;
  if (first === undefined || known.length < least || !known.every((value) => agrees(value, first))) return null;
  const counted = [...Map.groupBy(known, (value) => value)].toSorted(([, one], [, other]) => other.length - one.length);
  return counted[0]?.[0] ?? first;
}

const isSameModel: Agrees<Machine> = (one, other) => one.model.toLowerCase() === other.model.toLowerCase();

const nameOf = ({ brand, model }: Machine): string => `${brand} ${model}`.toLowerCase();
/** The chassis without the size of its screen. */
const caseOf = (machine: Machine): string => chassisOf({ ...machine, screenInches: null });

/** @returns the screen sizes of all laptops whose names begin so, or that have this case: «Victus 15» has 15.6 inches */
function sizesIn(laptops: readonly Laptop[]): (machine: Machine) => Set<number | null> {
  const named = laptops.map((laptop) => ({ inches: laptop.screenInches, name: nameOf(laptop), case: caseOf(laptop) }));
  return (machine) => {
    const [begins, own] = [nameOf(machine), caseOf(machine)];
    const alike = named.filter(({ name, case: other }) => name.startsWith(begins) || other === own);
    return new Set(alike.map(({ inches }) => inches));
  };
}

/** What an advert says of the machine. */
type SaidMachine = { [Name in keyof Machine]: Machine[Name] | null };

export type Sisters = ReturnType<typeof sistersIn>;

export function sistersIn(laptops: readonly Laptop[]) {
  const byChassis = Map.groupBy(laptops, chassisOf);
  const sizesOf = sizesIn(laptops);
  /** The other configurations of its chassis. */
  const of = (machine: Machine): readonly Laptop[] => byChassis.get(chassisOf(machine)) ?? [];
  return {
    of,
    /** @returns the size of its screen where whole inches or none were said, and all of its line have the same; else what was said */
    sizeOf: ({ brand, model, screenInches: said }: SaidMachine): number | null => {
      if (brand === null || model === null || (said !== null && !Number.isInteger(said))) return said;
      const sizes = [...sizesOf({ brand, model, screenInches: said })];
      const [size = said, ...others] = sizes.filter(
        (one) => said === null || (one !== null && Math.floor(one) === said),
      );
      return others.length === 0 ? size : said;
    },
    /** The figures that a record lacks and its sisters agree on, with the date of its price. */
    factsOf: (record: LaptopRecord): Fact[] => {
      const sisters = of(record);
      // A sister with other inches or pixels has another screen: the Legion 5 has an OLED of 15,1″ or an IPS of 15,3″.
      const asLarge = sisters.filter(({ screenInches }) => screenInches === record.screenInches);
      const pixels = asLarge.map(({ resolution }) => resolution);
      const resolution = record.resolution ?? agreed(pixels, ENOUGH, isSamePixels);
      const alike = asLarge.filter(
        (sister) => resolution === null || sister.resolution === null || isSamePixels(sister.resolution, resolution),
      );
      /** What all of the same model have, or else enough of the chassis. */
      const figure = <T>(
        some: readonly Laptop[],
        figureOf: (laptop: Laptop) => T | null,
        agrees: Agrees<T>,
      ): T | null =>
        agreed(some.filter((sister) => isSameModel(sister, record)).map(figureOf), 1, agrees) ??
        agreed(some.map(figureOf), ENOUGH, agrees);
      const source = {
        laptop: record.id,
        kind: 'estimated',
        source: 'fichas de tiendas de otras configuraciones',
        date: record.priceDate,
      } as const;
      const rates = alike.map(({ refreshHz }) => refreshHz);
      const refreshHz = agreed(rates, ENOUGH, isEqual);
      const batteryWh = figure(sisters, (one) => one.batteryWh, isNear);
      const weightKg = figure(sisters, (one) => one.weightKg, isNear);
      const panel = figure(alike, (one) => one.panel, isEqual);
      const sameChip = sisters.filter(({ gpu }) => gpu === record.gpu);
      const gpuPowerW = figure(sameChip, (one) => one.gpuPowerW, isEqual);
      const facts: (Fact | null)[] = [
        resolution && { ...source, field: 'resolution', value: resolution },
        refreshHz === null ? null : { ...source, field: 'refreshHz', value: refreshHz },
        batteryWh === null ? null : { ...source, field: 'batteryWh', value: batteryWh },
        weightKg === null ? null : { ...source, field: 'weightKg', value: weightKg },
        // Shops name an OLED where there is one: their silence is not the same screen.
        panel && panel !== 'oled' && panel !== 'mini-led' ? { ...source, field: 'panel', value: panel } : null,
        gpuPowerW === null ? null : { ...source, field: 'gpuPowerW', value: gpuPowerW },
      ];
      const known: Partial<Record<Fact['field'], unknown>> = record;
      return facts.filter((fact) => fact !== null).filter(({ field }) => (known[field] ?? null) === null);
    },
  };
}
