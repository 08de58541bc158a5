/** The order of equally good laptops: cheapest first, then the largest sum of attributes, then by id. */
import { totalCost } from '../../catalogue/derive/cost.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, goodness, possibleValues } from '../needs/attributes.ts';

/** Typical largest values, so that all attributes contribute similarly to the sum. */
const SCALE: Readonly<Record<Attribute, number>> = {
  cpu: 100,
  gpu: 100,
  creation: 100,
  ram: 64,
  storage: 4096,
  pixels: 340,
  refresh: 240,
  panel: 3,
  weight: 4,
  battery: 20,
  silence: 100,
  build: 100,
};
const UNKNOWN_PART = -1000;

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Grows with every attribute, so a dominating laptop always has the larger sum. */
const attributeSum = (laptop: Laptop): number =>
  ATTRIBUTES.reduce((sum, attribute) => {
    const possible = possibleValues(laptop, attribute);
    return sum + (possible.length === 0 ? UNKNOWN_PART : goodness(attribute, average(possible)) / SCALE[attribute]);
  }, 0);

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Negative if `a` comes first. */
export const byTieOrder = (a: Laptop, b: Laptop): number =>
  totalCost(a) - totalCost(b) || attributeSum(b) - attributeSum(a) || byText(a.id, b.id);

export function inTieOrder(laptops: readonly Laptop[]): Laptop[] {
  const sums = new Map(laptops.map((laptop) => [laptop, attributeSum(laptop)]));
  return laptops.toSorted(
    (a, b) => totalCost(a) - totalCost(b) || (sums.get(b) ?? 0) - (sums.get(a) ?? 0) || byText(a.id, b.id),
  );
}
