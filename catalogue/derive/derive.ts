import { estimateBatteryHours } from './battery-hours.ts';
import { chassisOf } from './chassis.ts';
import type { Fact } from '../facts/fact.ts';
import { ruleFacts } from './rule-facts.ts';
import type { Laptop, LaptopFacts, LaptopRecord } from '../laptop.ts';
import { nameLaptops } from './laptop-name.ts';
import { matchCpu, matchGpu } from './match-chip.ts';
import { estimateBuild } from './product-lines.ts';
import { estimateSilence } from './silence.ts';

type KnownRecord = LaptopRecord & LaptopFacts;

const UNKNOWN: LaptopFacts = { keyboard: null, ramUpgradable: null, gpuPowerW: null, measuredHours: null };

/**
 * Adds facts, unique names and derived figures, `null` where their inputs are unknown. Pure, linear, keeps the order.
 * @param bare valid records with distinct ids
 * @param facts fill what the records do not know; rules fill what is left
 */
export function deriveLaptops(bare: readonly LaptopRecord[], facts: readonly Fact[] = []): Laptop[] {
  const factsById = Map.groupBy(facts, ({ laptop }) => laptop);
  const known = bare.map((record) => complete(record, factsById.get(record.id) ?? []));
  const names = nameLaptops(known.map(({ record }) => record));
  return known.map(({ record, facts: own }, position) => derive(record, names[position] ?? record.id, own));
}

/** Facts of files first, then what rules tell of the rest. */
function complete(bare: LaptopRecord, fromFiles: readonly Fact[]): { record: KnownRecord; facts: readonly Fact[] } {
  const filled = withFacts({ ...UNKNOWN, ...bare }, fromFiles);
  const fromRules = ruleFacts(filled).filter(({ field }) => filled[field] === null);
  return { record: withFacts(filled, fromRules), facts: [...fromFiles, ...fromRules] };
}

function derive(record: KnownRecord, name: string, facts: readonly Fact[]): Laptop {
  const cpu = record.cpu === null ? null : matchCpu(record.cpu);
  const gpu = record.gpu === null ? null : matchGpu(record.gpu, cpu);
  return {
    ...record,
    name,
    chassis: chassisOf(record),
    cpuIndex: cpu?.index ?? null,
    gpuIndex: gpu?.index ?? null,
    cpuFamily: cpu?.family ?? null,
    gpuSeries: gpu?.series ?? null,
    batteryHours: estimateBatteryHours(record, cpu, gpu),
    silence: estimateSilence(record, cpu, gpu),
    build: estimateBuild(record),
    sources: Object.fromEntries(facts.map(({ field, kind, source, date }) => [field, { kind, source, date }])),
  };
}

/** Facts about what a record knows already say the same, which `contradictions` checks. */
const withFacts = (record: KnownRecord, facts: readonly Fact[]): KnownRecord => ({
  ...record,
  ...Object.fromEntries(facts.map(({ field, value }) => [field, value])),
});
