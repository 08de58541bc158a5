/** Catalogues of any size: the real laptops, then variations with other prices, weights, batteries and chips. */
import type { Laptop } from '#catalogue/laptop.ts';
import type { LaptopRecord } from '#catalogue/laptop-record.ts';
import { createRandom } from '../random.ts';

const SEED = 4242;
const PRICE_SPREAD = 0.25;

/** @returns `size` laptops with distinct ids and names */
export function synthesize(laptops: readonly Laptop[], size: number): Laptop[] {
  const random = createRandom(SEED);
  const around = (value: number | null, spread: number, digits: number): number | null =>
    value === null ? null : Math.round(value * (1 + (random() * 2 - 1) * spread) * 10 ** digits) / 10 ** digits;
  return Array.from({ length: size }, (_, index) => {
    const model = laptops[index % laptops.length];
    if (!model) throw new RangeError('A catalogue to vary must not be empty');
    const round = Math.floor(index / laptops.length);
    if (round === 0) return model;
    return Object.assign(
      { ...model },
      {
        id: `${model.id}-v${round}`,
        name: `${model.name} v${round}`,
        chassis: `${model.chassis}-v${round % 8}`,
        priceEur: around(model.priceEur, PRICE_SPREAD, 0) ?? model.priceEur,
        weightKg: around(model.weightKg, 0.15, 2),
        batteryHours: around(model.batteryHours, 0.2, 1),
        cpuIndex: around(model.cpuIndex, 0.15, 1),
        gpuIndex: around(model.gpuIndex, 0.15, 1),
        creationIndex: around(model.creationIndex, 0.15, 1),
      },
    );
  });
}

/** @returns `size` records with distinct ids, as feeds would bring them: each variation is a case of its own */
export function synthesizeRecords(records: readonly LaptopRecord[], size: number): LaptopRecord[] {
  const random = createRandom(SEED);
  return Array.from({ length: size }, (_, index) => {
    const model = records[index % records.length];
    if (!model) throw new RangeError('A catalogue to vary must not be empty');
    const round = Math.floor(index / records.length);
    if (round === 0) return model;
    return {
      ...model,
      id: `${model.id}-v${round}`,
      model: `${model.model} v${round}`,
      partNumber: null,
      priceEur: Math.round(model.priceEur * (1 + (random() * 2 - 1) * PRICE_SPREAD)),
    };
  });
}
