/** What a card says, each text in its place: screens choose by `place`, never by the text. */
import * as z from 'zod/mini';

/**
 * `reason` is read first, `but` is what speaks against it, for «Pero: …», beginning with a small letter; `label` stands on
 * the option's tab, a `note` says for whom it is. Of the best a `gain` is what it is the most in of those shown, of another
 * one what it has more of than the best; a `loss` the opposite.
 */
export const PLACES = ['reason', 'but', 'label', 'note', 'gain', 'loss', 'pro', 'con'] as const;
export type Place = (typeof PLACES)[number];

export const cardStatementSchema = z.object({
  place: z.enum(PLACES),
  /** Which kind of statement of the engine it is: `level`, `change`, `system` … */
  kind: z.string(),
  /** What it is about; absent if it is about no single attribute. */
  attribute: z.optional(z.string()),
  /** Out of sight until it is unfolded. */
  isFolded: z.boolean(),
  text: z.string(),
});
export type CardStatement = z.infer<typeof cardStatementSchema>;

interface Card {
  statements: readonly CardStatement[];
}

/** @returns the texts of a place, the most relevant first */
export const textsAt = ({ statements }: Card, place: Place, isFolded = false): string[] =>
  statements.filter((one) => one.place === place && one.isFolded === isFolded).map(({ text }) => text);

/** @returns the first text of a place; empty if the card says nothing there, as answers stored by older versions do */
export const textAt = (card: Card, place: Place): string => textsAt(card, place)[0] ?? '';
