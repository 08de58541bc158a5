/** Answers as the site reads them; tolerant like {@link shownComputerSchema}. */
import * as z from 'zod/mini';
import { goodEntries, goodItems } from './good-items.ts';
import { catalogueInfoSchema, offeredChangesSchema } from './answer-parts.ts';
import { shownComputerSchema } from './shown-computer.ts';
import { textsSchema } from './shown-fields.ts';
import { shownTargetSchema } from './target.ts';

/** Ids may come alone or inside objects. */
const idSchema = z.union([
  z.string(),
  z.pipe(z.number(), z.transform(String)),
  z.pipe(
    z.looseObject({ id: z.union([z.string(), z.number()]) }),
    z.transform(({ id }) => String(id)),
  ),
]);

const comparisonsSchema = z.pipe(
  goodEntries(z.object({ pros: textsSchema, cons: textsSchema })),
  z.transform((entries) => Object.fromEntries(entries)),
);

/** Skips unreadable computers; fails when all of them are. */
const computersSchema = z.pipe(
  z
    .array(z.unknown())
    .check(
      z.refine((items) => items.length === 0 || items.some((item) => shownComputerSchema.safeParse(item).success)),
    ),
  goodItems(shownComputerSchema),
);

/** Sent back to request more options; the API validates it. */
const userInputSchema = z.looseObject({});

/** The answers are parsed when they are asked again. */
const relaxationSchema = z.object({ text: z.string(), answers: userInputSchema });
export type ShownRelaxation = z.infer<typeof relaxationSchema>;

/** Absent in stored results of older versions. */
const shownCautionSchema = z.object({
  text: z.string(),
  raise: z.catch(z.nullable(relaxationSchema), null),
});

const absent = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined);

export const shownRecommendationSchema = z.object({
  computers: computersSchema,
  target: shownTargetSchema,
  caution: z.catch(z.nullable(shownCautionSchema), null),
  abroad: absent(shownCautionSchema),
  nearTie: z.catch(z.nullable(z.string()), null),
  enough: z.catch(z.nullable(z.string()), null),
  explanation: z.catch(z.string(), ''),
  comparisons: z.catch(comparisonsSchema, {}),
  reason: z.catch(z.string(), ''),
  filteredLaptops: absent(goodItems(idSchema)),
  userInput: absent(userInputSchema),
  relaxations: absent(goodItems(relaxationSchema)),
  changes: absent(offeredChangesSchema),
  catalogue: absent(catalogueInfoSchema),
});
export type ShownRecommendation = z.infer<typeof shownRecommendationSchema>;

export const shownMoreOptionsSchema = z.object({
  computers: computersSchema,
  message: absent(z.string()),
});
export type ShownMoreOptions = z.infer<typeof shownMoreOptionsSchema>;

/** `GET /api/laptops?ids=…` */
export const shownLaptopsSchema = z.object({ laptops: computersSchema });

/** The site's request for more options. */
export interface MoreQuestion {
  userInput: Record<string, unknown>;
  filteredLaptops: readonly string[];
  count: number;
}
