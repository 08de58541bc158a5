/**
 * Compares estimated battery hours with the measured ones in `measured-hours.csv`, class by class. Unless a row names
 * another test, the hours are of web pages over Wi-Fi at 150 cd/m². They were measured by the outlets named, as
 * DrewHoo/battery-life and a public comparison of laptops list them; capacity and panel are the maker's.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { estimateBattery } from '#catalogue/derive/battery-hours.ts';
import { matchCpu } from '#catalogue/derive/match-chip.ts';
import { BATTERY_CLASSES, type BatteryClass } from '#catalogue/laptop.ts';
import { laptopRecordSchema } from '#catalogue/laptop-record.ts';
import type { BatteryErrors } from '#contract/built/bench-figures.ts';
import { mean } from '../report.ts';

const { brand, model, cpu, screenInches, refreshHz, panel, batteryWh } = laptopRecordSchema.shape;
const figure = z.coerce.number<string>();
const machineSchema = z.strictObject({
  brand,
  model,
  cpu: cpu.unwrap(),
  screenInches: figure.pipe(screenInches.unwrap()),
  resolution: z.templateLiteral([z.int(), 'x', z.int()]),
  refreshHz: figure.pipe(refreshHz.unwrap()),
  panel,
  batteryWh: figure.pipe(batteryWh.unwrap()),
  hours: figure.positive(),
  outlet: z.string(),
  /** Empty if it is the usual one. */
  test: z.string(),
  date: z.string(),
});
type Machine = z.infer<typeof machineSchema>;

const MEASURED_FILE = new URL('measured-hours.csv', import.meta.url);
const MACHINES = z.array(machineSchema).parse(parse(readFileSync(MEASURED_FILE, 'utf8'), { columns: true }));
const INTEGRATED = { watts: 0 } as const;

interface Comparison {
  machine: Machine;
  class: BatteryClass;
  /** Estimated hours as a share of the measured ones. */
  ratio: number;
}

function compare(machine: Machine): Comparison {
  const [width = 0, height = 0] = machine.resolution.split('x').map(Number);
  const estimate = estimateBattery({ ...machine, resolution: { width, height } }, matchCpu(machine.cpu), INTEGRATED);
  if (!estimate) throw new Error(`${machine.model}: no estimate`);
  return { machine, class: estimate.class, ratio: estimate.hours / machine.hours };
}

const off = ({ ratio }: Comparison): number => Math.abs(ratio - 1);

/** @returns the geometric mean of estimated over measured hours, less 1 */
const biasOf = (comparisons: readonly Comparison[]): number =>
  Math.exp(mean(comparisons.map(({ ratio }) => Math.log(ratio)))) - 1;

function byClass(comparisons: readonly Comparison[]): { batteryClass: BatteryClass; own: readonly Comparison[] }[] {
  const groups = Map.groupBy(comparisons, (comparison) => comparison.class);
  return BATTERY_CLASSES.flatMap((batteryClass) => {
    const own = groups.get(batteryClass);
    return own ? [{ batteryClass, own }] : [];
  });
}

/** Of each class that has measured hours. */
export function batteryErrors(): BatteryErrors {
  const all = MACHINES.map(compare);
  return {
    count: all.length,
    error: mean(all.map(off)),
    classes: byClass(all).map(({ batteryClass, own }) => ({
      batteryClass,
      count: own.length,
      bias: biasOf(own),
      error: mean(own.map(off)),
    })),
  };
}
