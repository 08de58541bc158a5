import { estimateBatteryHours } from './battery-hours.ts';
import { chassisOf } from './chassis.ts';
import { type Laptop, type LaptopRecord } from './laptop.ts';
import { nameLaptops } from './laptop-name.ts';
import { matchCpu, matchGpu } from './match-chip.ts';
import { estimateBuild } from './product-lines.ts';
import { estimateSilence } from './silence.ts';

/**
 * Adds what the advisor needs and no shop lists, each figure by one documented rule. Pure, linear in the records.
 * @param records valid records with distinct ids
 * @returns laptops in the same order with unique names; a derived figure is `null` where its inputs are unknown
 */
export function deriveLaptops(records: readonly LaptopRecord[]): Laptop[] {
  const names = nameLaptops(records);
  return records.map((record, position) => {
    const cpu = record.cpu === null ? null : matchCpu(record.cpu);
    const gpu = record.gpu === null ? null : matchGpu(record.gpu, cpu);
    return {
      ...record,
      name: names[position] ?? record.id,
      chassis: chassisOf(record),
      cpuIndex: cpu?.index ?? null,
      gpuIndex: gpu?.index ?? null,
      cpuFamily: cpu?.family ?? null,
      gpuSeries: gpu?.series ?? null,
      batteryHours: estimateBatteryHours(record, cpu, gpu),
      silence: estimateSilence(record, cpu, gpu),
      build: estimateBuild(record),
    };
  });
}
