/** `POST /api/laptops/read`: what an advert says of a laptop. */
import * as z from 'zod/mini';
import { OPERATING_SYSTEMS, PANELS } from './facts.ts';

/** The number of characters; a longer text is refused. */
export const ADVERT_MAX = 2000;

export const ADVERT_WEIGHT_KG = { least: 0.6, most: 6 } as const;

/** Bounds of an advert's price in euros, as used machines are cheap. */
export const ADVERT_PRICE = { least: 20, most: 20_000 } as const;

/** Bounds of the watts of a laptop's dedicated graphics. */
const GRAPHICS_WATTS = { least: 15, most: 250 } as const;

/** A field that adverts may not have, and that a request may omit. */
const orUnknown = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null);
const name = orUnknown(z.string().check(z.minLength(1), z.maxLength(80)));

/** Bounds of a side of the screen in pixels. */
const side = z.int().check(z.gte(480), z.lte(8192));

/** All memory in gigabytes that laptops come with, or have come with. */
export const MEMORY_GB: readonly number[] = [
  2, 3, 4, 6, 8, 10, 12, 16, 18, 20, 24, 32, 36, 40, 48, 64, 72, 80, 96, 128, 192, 256,
];

/** What an advert says of a laptop, in the units of the catalogue. `null` where it does not say. */
export const parsedAdvertSchema = z.strictObject({
  brand: name,
  /** The model without the brand. */
  model: name,
  /** The processor's full name, or only its family («Intel Core i5»). */
  cpu: name,
  /** The graphics' name; `integrated` if the advert says only that. */
  gpu: name,
  /** The most watts that dedicated graphics get. */
  gpuPowerW: orUnknown(z.int().check(z.gte(GRAPHICS_WATTS.least), z.lte(GRAPHICS_WATTS.most))),
  ramGb: orUnknown(z.int().check(z.refine((gigabytes) => MEMORY_GB.includes(gigabytes)))),
  storageGb: orUnknown(z.int().check(z.gte(32), z.lte(16_384))),
  screenInches: orUnknown(z.number().check(z.gte(9), z.lte(19))),
  resolution: orUnknown(z.strictObject({ width: side, height: side })),
  panel: orUnknown(z.enum(PANELS)),
  refreshHz: orUnknown(z.int().check(z.gte(40), z.lte(600))),
  os: orUnknown(z.enum(OPERATING_SYSTEMS)),
  weightKg: orUnknown(z.number().check(z.gte(ADVERT_WEIGHT_KG.least), z.lte(ADVERT_WEIGHT_KG.most))),
  /** `other`: made for another country, without Ñ. */
  keyboard: orUnknown(z.enum(['es', 'other'])),
  /** Euros. */
  price: orUnknown(z.number().check(z.gte(ADVERT_PRICE.least), z.lte(ADVERT_PRICE.most))),
  /** Used or refurbished. */
  used: z._default(z.boolean(), false),
  /** The words that say that it does not work: «no enciende», «para piezas». */
  fault: name,
});
export type ParsedAdvert = z.infer<typeof parsedAdvertSchema>;

const readField = z.keyof(parsedAdvertSchema);
export type ReadField = z.infer<typeof readField>;
export const READ_FIELDS: readonly ReadField[] = readField.options;

/** The request: the advert's text, of at most {@link ADVERT_MAX} characters. */
export const readRequestSchema = z.strictObject({ text: z.string().check(z.maxLength(ADVERT_MAX)) });

/** What an advert is about; `unclear` if it names nothing of a computer. */
const ADVERT_KINDS = ['laptop', 'accessory', 'tablet', 'desktop', 'unclear'] as const;

/** The answer: what was understood, from which words, and what the visitor has to decide. */
export const readAnswerSchema = z.object({
  read: parsedAdvertSchema,
  /** Id of the catalogue's laptop that it is; `null` if it is none, or if several fit. */
  known: z.nullable(z.string()),
  /** What the text does not say, in the order of {@link READ_FIELDS}; never `gpuPowerW`, `panel`, `keyboard`, `used` and `fault`. */
  missing: z.array(readField),
  kind: z.enum(ADVERT_KINDS),
  /** What is sold in place of a laptop, in words: «una funda»; `null` for a laptop or if it is unclear. */
  thing: z.nullable(z.string()),
  /** The words that each field was read from, as they stand in the text. */
  from: z.partialRecord(readField, z.string()),
  /** A value that is impossible, or that the advert gives twice differently. The field is `null` until the user chooses. */
  questions: z.array(
    z.object({
      field: readField,
      /** «La RTX 6050 no existe», «Pone 16 GB y también 32 GB» */
      text: z.string(),
      /** Values of the field to choose from, as strings; may be empty. */
      options: z.array(z.string()),
    }),
  ),
});
export type ReadAnswer = z.infer<typeof readAnswerSchema>;

/** The id of an advert's laptop; it sorts before every id of the catalogue, so that of two equal laptops it ranks first. */
export const ADVERT_ID = '-advert';
