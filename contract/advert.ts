/** `POST /api/laptops/read`, `/judge` and `/owned`: a laptop of an advert, understood, judged and compared. */
import * as z from 'zod/mini';
import { answersSchema } from './answers.ts';
import { cardStatementSchema } from './card-statements.ts';
import { factsSchema, OPERATING_SYSTEMS } from './facts.ts';

/** In characters; a longer text is refused. */
export const ADVERT_MAX = 2000;

export const ADVERT_WEIGHT_KG = { least: 0.6, most: 6 } as const;

/** Bounds of an advert's price in euros, as used machines are cheap. */
export const ADVERT_PRICE = { least: 20, most: 20_000 } as const;

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
export const readLaptopSchema = z.strictObject({
  brand: name,
  /** The model without the brand. */
  model: name,
  /** The processor's full name, or only its family («Intel Core i5»). */
  cpu: name,
  /** The graphics' name; `integrated` if the advert says only that. */
  gpu: name,
  ramGb: orUnknown(z.int().check(z.refine((gigabytes) => MEMORY_GB.includes(gigabytes)))),
  storageGb: orUnknown(z.int().check(z.gte(32), z.lte(16_384))),
  screenInches: orUnknown(z.number().check(z.gte(9), z.lte(19))),
  resolution: orUnknown(z.strictObject({ width: side, height: side })),
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
export type ReadLaptop = z.infer<typeof readLaptopSchema>;

const readField = z.keyof(readLaptopSchema);
export type ReadField = z.infer<typeof readField>;
export const READ_FIELDS: readonly ReadField[] = readField.options;

export const readRequestSchema = z.strictObject({ text: z.string().check(z.maxLength(ADVERT_MAX)) });

/** What an advert is about; `unclear` if it names nothing of a computer. */
export const ADVERT_KINDS = ['laptop', 'accessory', 'tablet', 'desktop', 'unclear'] as const;

export const readAnswerSchema = z.object({
  read: readLaptopSchema,
  /** Id of the catalogue's laptop that it is; `null` if it is none, or if several fit. */
  known: z.nullable(z.string()),
  /** What the text does not say, in the order of {@link READ_FIELDS}; never `keyboard`, `used` and `fault`. */
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

export const judgeRequestSchema = z.strictObject({
  read: readLaptopSchema,
  answers: answersSchema,
  /** The id that reading gave as `known`; it counts while `read` does not contradict that laptop. */
  known: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
export type JudgeRequest = z.infer<typeof judgeRequestSchema>;

/**
 * `good`: nothing of the catalogue is worth more for these answers at its price; `below`: it would be at a lower one;
 * `better`: something is better for the same money, and no believable price makes up for it, or it does not work, or
 * too little is known of it.
 */
export const JUDGE_VERDICTS = ['good', 'below', 'better'] as const;

/** The id of an advert's laptop; it sorts before every id of the catalogue, so that of two equal laptops it ranks first. */
export const ADVERT_ID = '-advert';

/** How the price of an advert is known, like that of a computer. */
export const costSchema = z.object({
  /** Euros without the licence: the usual price where the advert has none; `null` if too little is known for it. */
  price: z.nullable(z.number()),
  facts: z.pick(factsSchema, {
    seenPrice: true,
    priceDate: true,
    priceBasis: true,
    priceKind: true,
    priceCountry: true,
    keyboard: true,
    os: true,
    licence: true,
  }),
});

export const judgeAnswerSchema = z.object({
  verdict: z.enum(JUDGE_VERDICTS),
  /** What it costs; `licence` is 0 where the answers need no Windows. */
  cost: costSchema,
  /** «Buena compra», «Caro, pero aún compensa», «Solo por menos de 640 € sin Windows», «Hay algo mejor por lo mismo» */
  title: z.string(),
  /** Whether it costs more than usual, though it is a good buy. */
  isDear: z._default(z.boolean(), false),
  /** Whole euros, of `below` only: the highest price without a licence at which it would be a good buy. */
  below: z.nullable(z.int()),
  /** Its place from 1 among `of` laptops that qualify, itself included; `null` if a requirement excludes it. */
  place: z.nullable(z.int()),
  of: z.int(),
  /** The better option, by id, with its price in all and its drawback; `null` if it is the best itself. */
  better: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      price: z.number(),
      but: z.string(),
      /** Whether it is the best for these answers, and not only for the same money. */
      isFirst: z._default(z.boolean(), true),
    }),
  ),
  /** As on a card: its `reason`, its `but`, gains and losses against `better`, pros and cons. */
  statements: z.array(cardStatementSchema),
  /** Each unknown figure that matters for these answers, and how much it could change: one sentence each. */
  unknowns: z.array(z.string()),
  /** How sure the verdict is, one sentence. */
  sureness: z.string(),
  /** The price against what such a laptop usually costs in Spain, one sentence; `null` if there is nothing to compare. */
  priceText: z.nullable(z.string()),
  /** The same as a share: −0.12 is 12 % less than usual. */
  priceShare: z.nullable(z.number()),
});
export type JudgeAnswer = z.infer<typeof judgeAnswerSchema>;

/** What each recommended laptop would change against the one that the user owns, which was read like an advert. */
export const ownedAnswerSchema = z.object({
  laptops: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price: z.number(),
      /** What it would change, in one line: «Frente al tuyo: el doble de rápido, unas 5 h más de batería.» */
      text: z.string(),
      /** Whether the user would notice that it is better. */
      isNoticed: z.boolean(),
    }),
  ),
  /** What to do if no recommended laptop is noticeably better, one sentence; else `null`. */
  advice: z.nullable(z.string()),
  /** What is unknown of the owned one, or assumed: one sentence each. */
  unknowns: z.array(z.string()),
});
export type OwnedAnswer = z.infer<typeof ownedAnswerSchema>;
