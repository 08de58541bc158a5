import { estimateBatteryHours } from './battery-hours.ts';
import { chassisOf } from './chassis.ts';
import { type Laptop, type LaptopRecord } from '../laptop.ts';
import { nameLaptops } from './laptop-name.ts';
import { matchCpu, matchGpu } from './match-chip.ts';
import { estimateBuild } from './product-lines.ts';
import { estimateSilence } from './silence.ts';

/**
 * Adds unique names and derived figures, `null` where their inputs are unknown. Pure, linear, keeps the order.
 * @param records valid records with distinct ids
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
