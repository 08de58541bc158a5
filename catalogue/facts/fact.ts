/** A figure missing from a laptop's record, with its kind and source: one row of a file in `catalogue/facts`. */
import * as z from 'zod';
import { FACT_KINDS } from '../laptop.ts';
import { laptopRecordSchema } from '../laptop-record.ts';

const { weightKg, batteryWh, refreshHz, panel } = laptopRecordSchema.shape;

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

const source = {
  /** Id of a record. */
  laptop: z.string().min(1),
  kind: z.enum(FACT_KINDS),
  /** In Spanish, as visitors read it. */
  source: z.string().min(3, 'expected who says so'),
  date: laptopRecordSchema.shape.priceDate,
  /** How the value follows from the source; for an estimate, from which machines. For people who read the file. */
  note: z.string().optional(),
};

const factOf = <Field extends string, Value extends z.ZodType>(field: Field, value: Value) =>
  z.strictObject({ ...source, field: z.literal(field), value });

/** One row, with the value in the record's format, validated with the record's own schema. */
export const factSchema = z.discriminatedUnion('field', [
  factOf('weightKg', numeral.pipe(weightKg.unwrap())),
  factOf('batteryWh', numeral.pipe(batteryWh.unwrap())),
  factOf('resolution', pixels),
  factOf('refreshHz', numeral.pipe(refreshHz.unwrap())),
  factOf('panel', panel.unwrap()),
  factOf('keyboard', z.enum(['es', 'other'])),
  factOf(
    'ramUpgradable',
    z.enum(['slots', 'soldered']).transform((memory) => memory === 'slots'),
  ),
  factOf('gpuPowerW', numeral.pipe(z.int().min(15).max(200))),
  factOf('measuredHours', numeral.pipe(z.number().min(1).max(40))).extend({ kind: z.literal('measured') }),
  factOf('srgbPct', numeral.pipe(z.number().min(30).max(100))).extend({ kind: z.enum(['published', 'measured']) }),
  factOf('p3Pct', numeral.pipe(z.number().min(30).max(100))).extend({ kind: z.enum(['published', 'estimated']) }),
  factOf('brightnessNits', numeral.pipe(z.int().min(150).max(1600))),
]);
export type Fact = z.infer<typeof factSchema>;
