/** From records to laptops: what the engine needs and no shop lists, each by one documented rule. */
import { estimateBatteryHours } from './battery-hours.ts';
import { chassisOf } from './chassis.ts';
import { type Laptop, type LaptopRecord } from './laptop.ts';
import { nameLaptops } from './laptop-name.ts';
import { matchCpu, type MatchedCpu, type MatchedGpu, matchGpu } from './match-chip.ts';
import { estimateBuild } from './product-lines.ts';
import { estimateSilence } from './silence.ts';

/** Chip names repeat thousands of times in a large catalogue: each is read once. */
function createMatcher() {
  const cpus = new Map<string, MatchedCpu | null>();
  const gpus = new Map<string, MatchedGpu | null>();
  return (record: LaptopRecord): { cpu: MatchedCpu | null; gpu: MatchedGpu | null } => {
    const cpuName = record.cpu ?? '';
    let cpu = cpus.get(cpuName);
    if (cpu === undefined) {
      cpu = matchCpu(cpuName);
      cpus.set(cpuName, cpu);
    }
    if (record.gpu === null) return { cpu, gpu: null };
    const pair = `${cpuName}\n${record.gpu}`;
    let gpu = gpus.get(pair);
    if (gpu === undefined) {
      gpu = matchGpu(record.gpu, cpu);
      gpus.set(pair, gpu);
    }
    return { cpu, gpu };
  };
}

/**
 * Derives every laptop; names are unique among the records given. Linear in their number, pure.
 * @param records valid records with distinct ids
 * @returns laptops in the same order; `null` wherever the record lacks what a rule needs
 */
export function deriveLaptops(records: readonly LaptopRecord[]): Laptop[] {
  const match = createMatcher();
  const names = nameLaptops(records);
  return records.map((record, position) => {
    const { cpu, gpu } = match(record);
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
