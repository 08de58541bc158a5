/**
 * Estimated battery hours against the measured ones of `measured-hours.csv`. Unless a row names another test, the hours
 * are of web pages over Wi-Fi at 150 cd/m², measured by the outlets named; capacity and panel are the maker's.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { laptopRecordSchema } from '#catalogue/laptop-record.ts';
import { mean } from '#bench/report.ts';
import { derived } from '../a-record.ts';

const { panel } = laptopRecordSchema.shape;
const figure = z.coerce.number<string>();
const machineSchema = z.object({
  brand: z.string(),
  model: z.string(),
  cpu: z.string(),
  screenInches: figure,
  resolution: z.templateLiteral([z.int(), 'x', z.int()]),
  refreshHz: figure,
  panel,
  batteryWh: figure,
  hours: figure.positive(),
});

const FILE = new URL('measured-hours.csv', import.meta.url);
const MACHINES = z.array(machineSchema).parse(parse(readFileSync(FILE, 'utf8'), { columns: true }));

it('are not biased in any class of one error, and at most 10 % off, against what reviewers measured', () => {
  const compared = MACHINES.map(({ hours, resolution, ...machine }) => {
    const [width = 0, height = 0] = resolution.split('x').map(Number);
    const { batteryHours, errors } = derived({ ...machine, resolution: { width, height }, gpu: 'Intel UHD' });
    return { error: errors.battery, ratio: (batteryHours ?? 0) / hours };
  });
  expect(compared.length).toBeGreaterThan(50);
  expect(mean(compared.map(({ ratio }) => Math.abs(ratio - 1)))).toBeLessThanOrEqual(0.1);
  for (const [error, own] of Map.groupBy(compared, (one) => one.error)) {
    const bias = Math.exp(mean(own.map(({ ratio }) => Math.log(ratio)))) - 1;
    expect({ error, isBiased: Math.abs(bias) > 0.04 }).toEqual({ error, isBiased: false });
  }
});
