/** A figure missing from a laptop's record, with its kind and source: one row of a file in `catalogue/facts`. */
import * as z from 'zod';
import { FACT_KINDS } from '../laptop.ts';
import { laptopRecordSchema } from '../laptop-record.ts';

const { priceEur, weightKg, batteryWh, refreshHz, panel } = laptopRecordSchema.shape;

const numeral = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'expected a number such as 1.59')
  .transform(Number);

const pixels = z
  .string()
  .regex(/^\d{3,4}x\d{3,4}$/, 'expected WIDTHxHEIGHT')
  .transform((text) => {
    const [width = 0, height = 0] = text.split('x').map(Number);
    return { width, height };
  });

/** Each value is validated with the record's own schema. */
const values = {
  priceEur: numeral.pipe(priceEur),
  weightKg: numeral.pipe(weightKg.unwrap()),
  batteryWh: numeral.pipe(batteryWh.unwrap()),
  resolution: pixels,
  refreshHz: numeral.pipe(refreshHz.unwrap()),
  panel: panel.unwrap(),
  keyboard: z.enum(['es', 'other']),
  ramUpgradable: z.enum(['slots', 'soldered']).transform((memory) => memory === 'slots'),
  gpuPowerW: numeral.pipe(z.int().min(15).max(200)),
  measuredHours: numeral.pipe(z.number().min(1).max(40)),
};

const source = {
  /** Id of a record. */
  laptop: z.string().min(1),
  kind: z.enum(FACT_KINDS),
  source: z.string().min(3, 'expected who says so'),
  date: laptopRecordSchema.shape.priceDate,
  /** How the value follows from the source; for an estimate, from which machines. */
  note: z.string(),
};

/** One row, with the value in the record's format. */
export const factSchema = z.discriminatedUnion('field', [
  z.strictObject({ ...source, field: z.literal('priceEur'), value: values.priceEur }),
  z.strictObject({ ...source, field: z.literal('weightKg'), value: values.weightKg }),
  z.strictObject({ ...source, field: z.literal('batteryWh'), value: values.batteryWh }),
  z.strictObject({ ...source, field: z.literal('resolution'), value: values.resolution }),
  z.strictObject({ ...source, field: z.literal('refreshHz'), value: values.refreshHz }),
  z.strictObject({ ...source, field: z.literal('panel'), value: values.panel }),
  z.strictObject({ ...source, field: z.literal('keyboard'), value: values.keyboard }),
  z.strictObject({ ...source, field: z.literal('ramUpgradable'), value: values.ramUpgradable }),
  z.strictObject({ ...source, field: z.literal('gpuPowerW'), value: values.gpuPowerW }),
  z.strictObject({
    ...source,
    field: z.literal('measuredHours'),
    value: values.measuredHours,
    kind: z.literal('measured'),
  }),
]);
export type Fact = z.infer<typeof factSchema>;

/** The columns of a file of facts, in any order. */
export const FACT_COLUMNS = Object.keys(factSchema.options[0].shape);
