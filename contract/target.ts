/** «La diana»: how near each laptop of an answer comes to what these answers ask for, criterion by criterion. */
import * as z from 'zod/mini';
import { CRITERIA } from './criteria.ts';

const TARGET_CRITERIA = [...CRITERIA, 'price'] as const;

/** Rows of a target. */
export const TARGET_ROWS = { min: 4, max: 6 } as const;

/** A place on a row: 0 is «justo», 1 and more than enough «sobra»; below 0 it falls short, at worst −0.35. */
const placeSchema = z.number().check(z.gte(-0.35), z.lte(1));

/** What is kept in the browser omits `null` and empty texts. */
const orNull = <T>(schema: z.ZodMiniType<T>) => z.catch(z.nullable(schema), null);

const pointSchema = z.object({
  /** The laptop's. */
  id: z.string(),
  /** `null` where the figure is unknown. */
  at: orNull(placeSchema),
  /** Where it may lie: the error of an estimate, or all that is likely of an unknown figure. */
  range: orNull(z.object({ low: placeSchema, high: placeSchema })),
  /** «≈ 13 h»; empty where unknown. */
  figure: z.catch(z.string(), ''),
  /** One or two words: «te basta», «sobran 130 €», «sin dato». */
  word: z.string(),
});
export type TargetPoint = z.infer<typeof pointSchema>;

const shownRowSchema = z.object({
  /** «Autonomía»; no two rows of a target have the same. */
  label: z.string(),
  /** One for each computer of the answer, in their order. */
  points: z.array(pointSchema),
});
export type ShownTargetRow = z.infer<typeof shownRowSchema>;

/** A target as the site reads it: empty where it cannot be read. */
export const shownTargetSchema = z.catch(z.array(shownRowSchema), []);

const rowSchema = z.object({ criterion: z.enum(TARGET_CRITERIA), ...shownRowSchema.shape });
export type TargetRow = z.infer<typeof rowSchema>;

/** Empty without computers. */
export const targetSchema = z.array(rowSchema).check(z.maxLength(TARGET_ROWS.max));
export type Target = z.infer<typeof targetSchema>;
