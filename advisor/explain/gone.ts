/** Laptops that left the catalogue, with the closest ones still in it. */
import { SIMILAR_LAPTOPS_MAX } from '../../contract/error.ts';
import type { NamedLaptop } from '../../contract/laptop-names.ts';
import { chassisOf } from '../../catalogue/derive/chassis.ts';
import { matchCpu, matchGpu } from '../../catalogue/derive/match-chip.ts';
import type { GoneRecord } from '../../catalogue/laptop-record.ts';
import type { Catalogue, Laptop } from '../../catalogue/laptop.ts';

export interface GoneLaptop {
  id: string;
  name: string;
  /** ISO day. */
  left: string;
  /** ISO day, month or year in which a shop last listed it. */
  lastSeen: string;
  /** The closest laptops: at most three, closest first. */
  similarLaptops: Omit<NamedLaptop, 'facts'>[];
}

/**
 * Differences that count as 1 in the distance: what separates two classes for a buyer, in our judgement. Prices and
 * memory are compared by ratio: a quarter more, twice as much.
 */
const CLASS_APART = { price: Math.log(1.25), ram: Math.LN2, cpuIndex: 15, gpuIndex: 15, inches: 1.5 } as const;
/** Distance of another form factor, which is usually more than any single figure's. */
const OTHER_FORM = 3;
const UNKNOWN = 1;

type Figures = Record<keyof typeof CLASS_APART, number | null>;

const logOf = (value: number | null): number | null => value && Math.log(value);

function figuresOfGone(record: GoneRecord): Figures {
  const cpu = record.cpu === null ? null : matchCpu(record.cpu);
  const gpu = record.gpu === null ? null : matchGpu(record.gpu, cpu);
  return {
    price: logOf(record.priceEur),
    ram: logOf(record.ramGb),
    cpuIndex: cpu?.index ?? null,
    gpuIndex: gpu?.index ?? null,
    inches: record.screenInches,
  };
}

const figuresOf = ({ priceEur, ramGb, cpuIndex, gpuIndex, screenInches }: Laptop): Figures => ({
  price: logOf(priceEur),
  ram: logOf(ramGb),
  cpuIndex,
  gpuIndex,
  inches: screenInches,
});

const FIGURES = ['price', 'ram', 'cpuIndex', 'gpuIndex', 'inches'] as const satisfies readonly (keyof Figures)[];

function apart(one: Figures, other: Figures): number {
  return FIGURES.reduce((sum, figure) => {
    const [a, b] = [one[figure], other[figure]];
    return sum + (a === null || b === null ? UNKNOWN : Math.abs(a - b) / CLASS_APART[figure]);
  }, 0);
}

/**
 * The closest laptops: other configurations of the same chassis first, then one per chassis by form, figures and
 * price; ties by id.
 */
function similarTo(record: GoneRecord, { laptops }: Catalogue): Laptop[] {
  const same = laptops.find(({ id }) => id === record.now);
  if (same) return [same];
  const figures = figuresOfGone(record);
  const distance = new Map(
    laptops.map((laptop) => [
      laptop,
      apart(figures, figuresOf(laptop)) + (laptop.formFactor === record.formFactor ? 0 : OTHER_FORM),
    ]),
  );
  const chassis = chassisOf(record);
  const isOther = (laptop: Laptop): number => Number(laptop.chassis !== chassis);
  const nearest = laptops.toSorted(
    (a, b) => isOther(a) - isOther(b) || (distance.get(a) ?? 0) - (distance.get(b) ?? 0) || (a.id < b.id ? -1 : 1),
  );
  const seen = new Set<string>();
  const similarLaptops: Laptop[] = [];
  for (const laptop of nearest) {
    if (similarLaptops.length === SIMILAR_LAPTOPS_MAX) break;
    if (isOther(laptop) && seen.has(laptop.chassis)) continue;
    seen.add(laptop.chassis);
    similarLaptops.push(laptop);
  }
  return similarLaptops;
}

/**
 * Only for API and build; the device's catalogue has no retired laptops.
 * @returns a look-up by id: `null` unless the laptop left this catalogue
 */
export function goneLaptops(catalogue: Catalogue): (id: string) => GoneLaptop | null {
  const records = new Map((catalogue.gone ?? []).map((record) => [record.id, record]));
  return (id) => {
    const record = records.get(id);
    if (!record) return null;
    const { name, left, priceDate } = record;
    const similarLaptops = similarTo(record, catalogue).map((laptop) => ({
      id: laptop.id,
      name: laptop.name,
      price: laptop.priceEur,
    }));
    return { id, name, left, lastSeen: priceDate, similarLaptops };
  };
}
