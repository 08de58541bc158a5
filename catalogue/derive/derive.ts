import { estimateBattery } from './battery-hours.ts';
import { chassisOf } from './chassis.ts';
import type { Fact } from '../facts/fact.ts';
import { type Laptop, type LaptopRecord } from '../laptop.ts';
import { limitPower } from './gpu-power.ts';
import { nameLaptops } from './laptop-name.ts';
import { cpuError, creationError, gpuError } from './index-errors.ts';
import { matchCpu, matchGpu } from './match-chip.ts';
import { BUILD_ERROR, estimateBuild } from './product-lines.ts';
import { estimateSilence, SILENCE_ERROR } from './silence.ts';

/**
 * Adds facts, unique names and derived figures, `null` where their inputs are unknown. Pure, linear, keeps the order.
 * @param bare valid records with distinct ids
 * @param facts fill what the records do not know
 */
export function deriveLaptops(bare: readonly LaptopRecord[], facts: readonly Fact[] = []): Laptop[] {
  const factsById = Map.groupBy(facts, ({ laptop }) => laptop);
  const factsOf = ({ id }: LaptopRecord) => factsById.get(id) ?? [];
  const records = bare.map((record) => withFacts(record, factsOf(record)));
  const names = nameLaptops(records);
  return records.map((record, position) => derive(record, names[position] ?? record.id, factsOf(record)));
}

function derive(record: LaptopRecord, name: string, facts: readonly Fact[]): Laptop {
  const cpu = record.cpu === null ? null : matchCpu(record.cpu, record.model);
  const matchedGpu = record.gpu === null ? null : matchGpu(record.gpu, cpu);
  const limited = matchedGpu && limitPower(matchedGpu, record);
  const gpu = limited?.gpu ?? null;
  const battery = estimateBattery(record, cpu, gpu);
  const silence = estimateSilence(record, cpu, gpu);
  const build = estimateBuild(record);
  return {
    ...record,
    name,
    chassis: chassisOf(record),
    cpuIndex: cpu?.index ?? null,
    gpuIndex: gpu?.index ?? null,
    creationIndex: gpu?.creation ?? null,
    cpuFamily: cpu?.family ?? null,
    gpuSeries: gpu?.series ?? null,
    batteryHours: battery?.hours ?? null,
    batteryClass: battery?.class ?? null,
    silence,
    build,
    errors: {
      battery: battery?.error ?? null,
      silence: silence === null ? null : SILENCE_ERROR,
      build: build === null ? null : BUILD_ERROR,
      cpu: cpu && cpuError(cpu),
      gpu: limited && gpuError(limited.gpu, limited.error),
      creation: limited && creationError(limited.gpu, limited.error),
    },
    sources: Object.fromEntries(facts.map(({ field, kind, source, date }) => [field, { kind, source, date }])),
  };
}

/** Facts about what a record knows already say the same, which `contradictions` checks. */
const withFacts = (record: LaptopRecord, facts: readonly Fact[]): LaptopRecord => ({
  ...record,
  ...Object.fromEntries(facts.map(({ field, value }) => [field, value])),
});
