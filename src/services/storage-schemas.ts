/** What the questionnaire and the results store. Loads the validation library: import it from lazy pages only. */
import * as z from 'zod/mini';
import { type Answers, answersSchema, BUDGET } from '#contract/answers.ts';
import { orAbsent } from '#src/lib/forgiving.ts';
import { type Entry, type LocalData, STORAGE_KEYS, type StorageKey } from './local-data.ts';
import { partialAnswersSchema, readRecommendationSchema } from './read-answer.ts';

function entry<T>(key: StorageKey, schema: z.ZodMiniType<T>): Entry<T> {
  return { key, parse: (value) => schema.safeParse(value).data ?? null };
}

/** The questionnaire's current answers, complete or not. */
export interface FormState extends Answers {
  /** Whether the budget is the default, because the visitor has not touched it. Never sent. */
  budgetUnchosen?: boolean | undefined;
}

const budgetUnchosen = orAbsent(z.boolean());

/** A missing or invalid budget falls back to the default. */
const formStateSchema = z.pipe(
  z.extend(partialAnswersSchema, { budgetUnchosen }),
  z.transform(({ budget, budgetUnchosen: unchosen, ...rest }): FormState => ({
    ...rest,
    budget: budget ?? BUDGET.default,
    ...((unchosen || budget === undefined) && { budgetUnchosen: true }),
  })),
);
export const FORM_STATE = entry(STORAGE_KEYS.formState, formStateSchema);

/** The answers last submitted; `timestamp` in milliseconds since 1970. */
const userPreferencesSchema = z.object({ ...answersSchema.shape, budgetUnchosen, timestamp: z.number() });
export const USER_PREFERENCES = entry(STORAGE_KEYS.userPreferences, userPreferencesSchema);

/**
 * Whether this is the default budget, and the visitor last submitted answers without touching the field. The advisor's
 * answers and links only carry the amount.
 */
export const isBudgetUnchosen = (localData: Pick<LocalData, 'read'>, { budget }: Pick<Answers, 'budget'>): boolean =>
  budget === BUDGET.default && localData.read(USER_PREFERENCES)?.budgetUnchosen === true;

/** Milliseconds since 1970; a date string is accepted as well. */
const timeSchema = z.union([z.number(), z.pipe(z.string(), z.pipe(z.transform(Date.parse), z.number()))]);

const storedRecommendationsSchema = z.extend(readRecommendationSchema, { timestamp: timeSchema });
export type StoredRecommendations = z.infer<typeof storedRecommendationsSchema>;
export const RECOMMENDATIONS = entry(STORAGE_KEYS.recommendations, storedRecommendationsSchema);
