/** Laptops that left the catalogue, with the closest ones still in it. */
import { SIMILAR_LAPTOPS_MAX } from '../../contract/error.ts';
import type { NamedLaptop } from '../../contract/laptop-names.ts';
import { chassisOf } from '../../catalogue/derive/chassis.ts';
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

/** Other configurations of its chassis first, then one of each chassis, of its form first; of these the nearest in price. */
function similarTo(record: GoneRecord, { laptops }: Catalogue): Laptop[] {
  const same = laptops.find(({ id }) => id === record.now);
  if (same) return [same];
  const chassis = chassisOf(record);
  const otherForm = ({ formFactor }: Laptop): number => Number(formFactor !== record.formFactor);
  const apart = ({ priceEur }: Laptop): number => Math.abs(Math.log(priceEur / record.priceEur));
  const nearest = laptops.toSorted(
    (a, b) => otherForm(a) - otherForm(b) || apart(a) - apart(b) || (a.id < b.id ? -1 : 1),
  );
  const own = nearest.filter((laptop) => laptop.chassis === chassis);
  const others = nearest.filter((laptop) => laptop.chassis !== chassis);
  const ofEach = [...Map.groupBy(others, (laptop) => laptop.chassis).values()].flatMap(([first]) => first ?? []);
  return [...own, ...ofEach].slice(0, SIMILAR_LAPTOPS_MAX);
}

/** @returns a look-up by id: `null` unless the laptop left this catalogue */
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
