import { estimateBattery } from './battery-hours.ts';
import { chassisOf } from './chassis.ts';
import { type Cost, costInSpain, WINDOWS_LICENCE_EUR } from './cost.ts';
import type { Fact } from '../facts/fact.ts';
import { type Kinship, kinshipOf } from './kin.ts';
import { type Laptop, type LaptopRecord } from '../laptop.ts';
import { nameLaptops } from './laptop-name.ts';
import { matchCpu, matchGpu } from './match-chip.ts';
import { believePrices } from './doubtful-prices.ts';
import { BUILD_ERROR, estimateBuild } from './product-lines.ts';
import { estimateSilence, SILENCE_ERROR } from './silence.ts';

/**
 * Adds facts, unique names, what it costs, derived figures (`null` where their inputs are unknown) and what unknown ones
 * probably are. Pure, keeps the order.
 * @param bare valid records with distinct ids
 * @param facts fill what the records do not know, or confirm a price
 */
export function deriveLaptops(bare: readonly LaptopRecord[], facts: readonly Fact[] = []): Laptop[] {
  const factsById = Map.groupBy(facts, ({ laptop }) => laptop);
  const factsOf = ({ id }: LaptopRecord) => factsById.get(id) ?? [];
  const asOf = newestPriceDate(bare);
  const records = bare.map((record) => {
    const cost = costInSpain(record, asOf);
    return { ...withFacts(record, factsOf(record)), seenEur: record.priceEur, priceEur: cost.expectedEur, cost };
  });
  const names = nameLaptops(records);
  const kinship = kinshipOf(records);
  const laptops = records.map((record, position) =>
    derive(record, { name: names[position] ?? record.id, facts: factsOf(record), kinship }),
  );
  return believePrices(laptops);
}

export const newestPriceDate = (records: readonly LaptopRecord[]): string =>
  records.reduce((newest, { priceDate }) => (priceDate > newest ? priceDate : newest), '');

/** With the expected price in the place of the one that was seen. */
interface PricedRecord extends LaptopRecord {
  seenEur: number;
  cost: Cost;
}

interface Context {
  name: string;
  facts: readonly Fact[];
  kinship: Kinship;
}

function derive({ seenEur, cost, ...record }: PricedRecord, { name, facts, kinship }: Context): Laptop {
  const cpu = record.cpu === null ? null : matchCpu(record.cpu, record.model);
  const gpu = record.gpu === null ? null : matchGpu(record.gpu, cpu);
  const batteryWith = (batteryWh: number | null) => estimateBattery({ ...record, batteryWh }, cpu, gpu);
  const battery = batteryWith(record.batteryWh);
  const silence = estimateSilence(record, cpu, gpu);
  const build = estimateBuild(record);
  const hasLicence = record.os === null ? !kinship.probablyWithoutSystem(record) : record.os !== 'none';
  const { spread, exact, months } = cost;
  return {
    ...record,
    cost: { seenEur, spread, exact, months, doubtful: false, licenceEur: hasLicence ? 0 : WINDOWS_LICENCE_EUR },
    name,
    chassis: chassisOf(record),
    cpuIndex: cpu?.index ?? null,
    gpuIndex: gpu?.index ?? null,
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
    },
    likely: {
      weightKg: record.weightKg === null ? kinship.likely(record, 'weightKg') : [],
      batteryHours:
        record.batteryWh === null
          ? kinship.likely(record, 'batteryWh').flatMap((wh) => batteryWith(wh)?.hours ?? [])
          : [],
      resolution: record.resolution === null ? kinship.likely(record, 'resolution') : [],
      refreshHz: record.refreshHz === null ? kinship.likely(record, 'refreshHz') : [],
      panel: record.panel === null ? kinship.likely(record, 'panel') : [],
    },
    sources: Object.fromEntries(facts.map(({ field, kind, source, date }) => [field, { kind, source, date }])),
  };
}

/** Facts about what a record knows already say the same, which `contradictions` checks. */
const withFacts = (record: LaptopRecord, facts: readonly Fact[]): LaptopRecord => ({
  ...record,
  ...Object.fromEntries(facts.map(({ field, value }) => [field, value])),
});
