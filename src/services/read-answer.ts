/**
 * What the site reads of answers, by the API or stored by an older version: as far as it goes, as the specification wants
 * it. The API itself sends what the contract says, or an error.
 */
import * as z from 'zod/mini';
import {
  catalogueInfoSchema,
  type Answers,
  answersSchema,
  BUDGET,
  PRIORITIES,
  PURPOSES,
  requirementsSchema,
} from '#contract/answers.ts';
import { computerSchema, fitSchema, laptopSheetSchema } from '#contract/computer.ts';
import { laptopName } from '#contract/laptop-name.ts';
import { inObject, recommendationSchema } from '#contract/recommendations.ts';
import { forgiving, goodItems, orAbsent } from '#src/lib/forgiving.ts';
import { attributesSchema, laptopFields, webAddress } from './laptop-shapes.ts';

/** Options that no longer exist are dropped one by one. */
export const partialAnswersSchema = forgiving(
  z.extend(answersSchema, {
    purposes: z.array(z.enum(PURPOSES)),
    priorities: z.array(z.enum(PRIORITIES)),
    budget: z.optional(answersSchema.shape.budget),
    requirements: requirementsSchema,
  }),
);

const userInputSchema = z.pipe(
  partialAnswersSchema,
  z.transform(({ budget = BUDGET.default, ...rest }): Answers => ({ ...rest, budget })),
);

/** An advert's laptop need not have a price. */
export const readSheetSchema = forgiving(z.extend(laptopSheetSchema, { price: z.nullable(z.number()) }));
export type ReadSheet = z.infer<typeof readSheetSchema>;

export const readComputerSchema = z.pipe(
  // One with none of these has no identity.
  z
    .extend(forgiving(z.extend(computerSchema, { fit: z.nullable(fitSchema) })), {
      ...laptopFields,
      attributes: attributesSchema,
    })
    .check(z.refine(({ id, name, title }) => (id || name || title) !== '')),
  z.transform(({ id, name, title, link, url, shortName, ...rest }) => ({
    ...rest,
    id: id || name || title,
    name: name || title,
    link: webAddress([link, url]),
    shortName: shortName || laptopName(name || title),
  })),
);
export type ReadComputer = z.infer<typeof readComputerSchema>;

/** Skips what cannot be read; fails when that is all of them. */
const computersSchema = z.pipe(
  z
    .array(z.unknown())
    .check(z.refine((items) => items.length === 0 || items.some((item) => readComputerSchema.safeParse(item).success))),
  goodItems(readComputerSchema),
);

const bareIdSchema = z.union([z.string(), z.pipe(z.number(), z.transform(String))]);

export const readRecommendationSchema = z.extend(forgiving(recommendationSchema), {
  computers: computersSchema,
  filteredLaptops: orAbsent(goodItems(z.union([bareIdSchema, inObject(bareIdSchema)]))),
  userInput: orAbsent(userInputSchema),
  catalogue: orAbsent(catalogueInfoSchema),
});
export type ReadRecommendation = z.infer<typeof readRecommendationSchema>;

export const readMoreOptionsSchema = z.object({ computers: computersSchema });
export type ReadMoreOptions = z.infer<typeof readMoreOptionsSchema>;
