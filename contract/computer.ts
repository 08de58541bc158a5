/**
 * A computer as it is read from an answer or from storage. `title` may replace the name, `url` the link, specs may be
 * objects, and missing or invalid values count as unknown.
 */
import * as z from 'zod/mini';
import { cardStatementSchema, ROLES } from './card-statements.ts';
import { computerFields, entriesSchema, pairSchema, textSchema, textsSchema, webAddress } from './computer-fields.ts';
import { factsSchema } from './facts.ts';
import { fitSchema } from './fit.ts';
import { goodItems } from './good-items.ts';
import { laptopName } from './laptop-name.ts';
import { offerSchema, OFFERS_MAX, priceHistorySchema } from './offers.ts';

/** `Valoracion` (stars out of 5) and `Reviews` (their number) are present only with real figures. */
const attributesSchema = z.catch(z.union([goodItems(pairSchema), entriesSchema]), []);

const sheetFields = z.object({
  ...computerFields,
  attributes: attributesSchema,
  facts: z.catch(factsSchema, factsSchema.parse({})),
  /** Offers of Spanish shops, cheapest first. */
  offers: z.catch(goodItems(offerSchema).check(z.maxLength(OFFERS_MAX)), []),
  /** `null` if there is no history, or today's price is unknown. */
  priceHistory: z.catch(z.nullable(priceHistorySchema), null),
});

const cardFields = z.extend(sheetFields, {
  /** Brand and line, distinct from the other laptops of the answer: «ASUS Zenbook 14, OLED». */
  shortName: textSchema,
  /** What tells laptops apart at a glance: «RTX 5060 · 16 GB · 15,6″», «Core i5-1334U · 16 GB · OLED de 14″». */
  brief: textSchema,
  pros: textsSchema,
  cons: textsSchema,
  /** `null` in answers stored by older versions. */
  fit: z.catch(z.nullable(fitSchema), null),
  role: z.catch(z.nullable(z.enum(ROLES)), null),
  /** All texts of the card, ordered by place. */
  statements: z.catch(goodItems(cardStatementSchema), []),
});

interface Named {
  id: string;
  name: string;
  title: string;
  link: string;
  url: string;
}

/** A computer with none of these has no identity. */
const isNamed = ({ id, name, title }: Named): boolean => (id || name || title) !== '';

const named = <T extends Named>({ id, name, title, link, url, ...rest }: T) => ({
  ...rest,
  id: id || name || title,
  name: name || title,
  link: webAddress([link, url]),
});

/** A computer without the fields that depend on answers: `GET /api/laptops/{id}`. */
export const laptopSheetSchema = z.pipe(sheetFields.check(z.refine(isNamed)), z.transform(named));
export type ReadSheet = z.infer<typeof laptopSheetSchema>;

/** A computer of the catalogue, which knows its price. */
export interface LaptopSheet extends ReadSheet {
  price: number;
}

export const computerSchema = z.pipe(
  cardFields.check(z.refine(isNamed)),
  z.transform((card) => {
    const computer = named(card);
    return { ...computer, shortName: card.shortName || laptopName(computer.name) };
  }),
);
export type Computer = z.infer<typeof computerSchema>;

/** Skips what cannot be read; fails when that is all of them. */
export const listOf = <T>(schema: z.ZodMiniType<T>) =>
  z.pipe(
    z
      .array(z.unknown())
      .check(z.refine((items) => items.length === 0 || items.some((item) => schema.safeParse(item).success))),
    goodItems(schema),
  );

/** `GET /api/laptops?ids=…` */
export const laptopSheetsSchema = z.object({ laptops: listOf(laptopSheetSchema) });
