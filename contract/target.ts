/** «La diana»: how near each laptop of an answer comes to the answers' needs, by criterion. */
import * as z from 'zod/mini';
import { ATTRIBUTES } from './criteria.ts';

const TARGET_CRITERIA = [...ATTRIBUTES, 'size', 'price'] as const;

/** Allowed number of rows. */
export const TARGET_ROWS = { min: 4, max: 6 } as const;

/** Positions on a row: from `enough` on it is «te basta»; 0 is «justo», 1 or more is «sobra», below 0 it falls short. */
export const TARGET_PLACES = { least: -0.35, enough: 0.7, most: 1 } as const;

const placeSchema = z.number().check(z.gte(TARGET_PLACES.least), z.lte(TARGET_PLACES.most));

/** Where one laptop stands on a row. */
export const targetPointSchema = z.object({
  /** Id of the laptop. */
  id: z.string(),
  /** `null` if the figure is unknown. */
  at: z.nullable(placeSchema),
  /** Range of the position: the error of an estimate, or the likely range of an unknown figure. */
  range: z.nullable(z.object({ low: placeSchema, high: placeSchema })),
  /** «≈ 13 h»; of an unknown one «quizá 10–13 h» or nothing. */
  figure: z.string(),
  /** One or two words: «te basta», «sobran 130 €», «sin dato». */
  word: z.string(),
});
export type TargetPoint = z.infer<typeof targetPointSchema>;

const rowSchema = z.object({
  criterion: z.enum(TARGET_CRITERIA),
  /** «Autonomía»; unique within a target. */
  label: z.string(),
  /** One point per computer of the answer, in the same order. */
  points: z.array(targetPointSchema),
});
export type TargetRow = z.infer<typeof rowSchema>;

/** Empty if the answer has no computers. */
export const targetSchema = z.array(rowSchema).check(z.maxLength(TARGET_ROWS.max));
export type Target = z.infer<typeof targetSchema>;
