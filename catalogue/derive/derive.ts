import { estimateBattery, USUAL_INCHES } from './battery-hours.ts';
import { chassisOf } from './chassis.ts';
import { WINDOWS_LICENCE_EUR } from '../../contract/facts.ts';
import { seenCost, type SeenCost } from './cost.ts';
import type { Fact } from '../facts/fact.ts';
import { limitPower } from './gpu-power.ts';
import { type SimilarLaptops, similarLaptopsOf } from './similar-laptops.ts';
import { keyboardFact } from './keyboard.ts';
import { memoryFact } from './memory.ts';
import { colourFact } from './colours.ts';
import type { Laptop, LaptopFacts } from '../laptop.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import type { LiveOffers } from '../offer.ts';
import { nameLaptops } from './laptop-name.ts';
import { matchCpu, type MatchedCpu, type MatchedGpu, matchGpu } from './match-chip.ts';
import { BUILD_ERROR, estimateBuild } from './product-lines.ts';
import { estimateSilence, SILENCE_ERROR } from './silence.ts';

/**
 * Laptops with the same processor differ by cooling and power settings; `group` is for processors matched only by
 * series or family.
 */
const CPU_ERROR = { exact: 0.08, group: 0.2 } as const;

const GROUP_ERROR = 0.25;
/** Apple's games index is computed from throughput, because no games benchmark compares Apple's chips with others. */
const APPLE_GAMES_ERROR = 0.2;
/**
 * The disagreement between Blender and general graphics benchmarks; larger for integrated graphics, most of which
 * were not measured.
 */
const CREATION_ERROR = { dedicated: 0.1, integrated: 0.15 } as const;

const cpuError = ({ precision }: MatchedCpu): number => CPU_ERROR[precision];

/** @param powerError the error of the speed from the laptop's power limit */
function gpuError({ precision, series }: MatchedGpu, powerError: number): number {
  if (series === 'integrated_apple') return APPLE_GAMES_ERROR;
  return precision === 'group' ? GROUP_ERROR : powerError;
}

/** @param powerError as of {@link gpuError} */
function creationError({ precision, watts }: MatchedGpu, powerError: number): number {
  const own = CREATION_ERROR[watts > 0 ? 'dedicated' : 'integrated'];
  return Math.hypot(own, precision === 'group' ? GROUP_ERROR : powerError);
}

type KnownRecord = LaptopRecord & LaptopFacts;

const UNKNOWN: LaptopFacts = {
  keyboard: null,
  ramUpgradable: null,
  gpuPowerW: null,
  measuredHours: null,
  srgbPct: null,
  p3Pct: null,
  brightnessNits: null,
};

const NO_OFFERS: LiveOffers = { offers: {}, history: {} };

/**
 * Adds facts, unique names, expected prices, derived figures (`null` if their inputs are unknown) and the likely
 * values of unknown figures. Pure; keeps the order.
 * @param bare valid records with distinct ids
 * @param facts fill unknown fields of the records; rules fill what remains
 * @param live offers and price history, whose effect on the price is already in the records
 */
export function deriveLaptops(
  bare: readonly LaptopRecord[],
  facts: readonly Fact[] = [],
  live: LiveOffers = NO_OFFERS,
): Laptop[] {
  const factsById = Map.groupBy(facts, ({ laptop }) => laptop);
  const asOf = newestPriceDate(bare);
  const known = bare.map((record) => complete(record, factsById.get(record.id) ?? [], asOf));
  const records = known.map(({ record }) => record);
  const names = nameLaptops(records);
  const similar = similarLaptopsOf(records);
  return known.map((one, position) => derive(one, names[position] ?? one.record.id, similar, live));
}

/**
 * @param laptops of a catalogue, which stay as they are
 * @returns a function that derives one more laptop as {@link deriveLaptops} would beside them, except that its name is only
 *   brand and model
 */
export function deriverBeside(laptops: readonly Laptop[]): (bare: LaptopRecord, facts?: readonly Fact[]) => Laptop {
  const similar = similarLaptopsOf(laptops);
  return (bare, facts = []) =>
    derive(complete(bare, facts, bare.priceDate), `${bare.brand} ${bare.model}`.trim(), similar, NO_OFFERS);
}

/** @returns facts derived from part number, processor and kind of panel, in the shape of a file's facts */
export const ruleFacts = (record: LaptopRecord): Fact[] =>
  [keyboardFact, memoryFact, colourFact].map((factOf) => factOf(record)).filter((fact) => fact !== null);

export const newestPriceDate = (records: readonly LaptopRecord[]): string =>
  records.reduce((newest, { priceDate }) => (priceDate > newest ? priceDate : newest), '');

interface CompleteRecord {
  /** The record with the expected price instead of the seen one. */
  record: KnownRecord;
  seenEur: number;
  cost: SeenCost;
  facts: readonly Fact[];
}

/** Fills unknown fields from the files of facts first, then from rules. */
function complete(bare: LaptopRecord, fromFiles: readonly Fact[], asOf: string): CompleteRecord {
  const filled = withFacts({ ...UNKNOWN, ...bare }, fromFiles);
  // The colours of OLED panels are no more certain than that it is one.
  const isPanelSeen = fromFiles.every(({ field, kind }) => field !== 'panel' || kind !== 'estimated');
  const fromRules = ruleFacts(filled).filter(
    ({ field, kind }) => filled[field] === null && (field !== 'p3Pct' || kind === 'published' || isPanelSeen),
  );
  const cost = seenCost(bare, asOf);
  return {
    record: { ...withFacts(filled, fromRules), priceEur: cost.euros },
    seenEur: bare.priceEur,
    cost,
    facts: [...fromFiles, ...fromRules],
  };
}

function derive(
  { record, seenEur, cost, facts }: CompleteRecord,
  name: string,
  similar: SimilarLaptops,
  live: LiveOffers,
): Laptop {
  const cpu = record.cpu === null ? null : matchCpu(record.cpu);
  const matchedGpu = record.gpu === null ? null : matchGpu(record.gpu, cpu);
  const isLimitEstimated = facts.some(({ field, kind }) => field === 'gpuPowerW' && kind === 'estimated');
  const limited = matchedGpu && limitPower(matchedGpu, record, isLimitEstimated);
  const gpu = limited?.gpu ?? null;
  const battery = estimateBattery(record, cpu, gpu);
  const sized = { ...record, screenInches: record.screenInches ?? USUAL_INCHES };
  const batteryWith = (batteryWh: number) => estimateBattery({ ...sized, batteryWh }, cpu, gpu);
  const silence = estimateSilence(record, cpu, gpu);
  const build = estimateBuild(record);
  const hasLicence = record.os === null ? !similar.probablyWithoutSystem(record) : record.os !== 'none';
  const { spread, exact, months } = cost;
  return {
    ...record,
    cost: { seenEur, spread, exact, months, licenceEur: hasLicence ? 0 : WINDOWS_LICENCE_EUR },
    name,
    chassis: chassisOf(record),
    cpuIndex: cpu?.index ?? null,
    gpuIndex: gpu?.index ?? null,
    creationIndex: gpu?.creation ?? null,
    cpuFamily: cpu?.family ?? null,
    gpuSeries: gpu?.series ?? null,
    videoMemoryGb: gpu?.videoMemoryGb ?? null,
    batteryHours: battery?.hours ?? null,
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
    likely: {
      weightKg: record.weightKg === null ? similar.likely(record, 'weightKg') : [],
      batteryHours:
        record.batteryWh === null
          ? similar.likely(record, 'batteryWh').flatMap((wh) => batteryWith(wh)?.hours ?? [])
          : [],
      resolution: record.resolution === null ? similar.likely(record, 'resolution') : [],
      refreshHz: record.refreshHz === null ? similar.likely(record, 'refreshHz') : [],
      panel: record.panel === null ? similar.likely(record, 'panel') : [],
    },
    sources: Object.fromEntries(facts.map(({ field, kind, source, date }) => [field, { kind, source, date }])),
    offers: live.offers[record.id] ?? [],
    history: live.history[record.id] ?? [],
  };
}

/** A fact about a known field equals the record's value, which `contradictions` checks. */
const withFacts = (record: KnownRecord, facts: readonly Fact[]): KnownRecord => ({
  ...record,
  ...Object.fromEntries(facts.map(({ field, value }) => [field, value])),
});
