/** The texts of a card with their places: screens select by `place`, never by the text. */
import * as z from 'zod/mini';

/**
 * `reason` is the one reason for it; `but` the first con that has to be said at first sight, without its advice, in lower
 * case for «Pero: …»; `label` is the card's role in a word or two, distinct in an answer. A `gain` is where it beats the
 * best laptop, which has none; a `loss` is the opposite.
 */
export const PLACES = ['reason', 'but', 'label', 'gain', 'loss', 'pro', 'con'] as const;
export type Place = (typeof PLACES)[number];

/** One text of a card, in Spanish, with the place where it stands. */
export const cardStatementSchema = z.object({
  place: z.enum(PLACES),
  /** The kind of the engine's statement: `level`, `change`, `system` … */
  kind: z.string(),
  /** The attribute of the statement; absent if it is about no single one. */
  attribute: z.optional(z.string()),
  text: z.string(),
});
export type CardStatement = z.infer<typeof cardStatementSchema>;

interface Card {
  statements: readonly CardStatement[];
}

/** @returns the texts of a place, most relevant first */
export const textsAt = ({ statements }: Card, place: Place): string[] =>
  statements.filter((one) => one.place === place).map(({ text }) => text);

/** @returns the first text of a place; empty if there is none, as in answers stored by older versions */
export const textAt = (card: Card, place: Place): string => textsAt(card, place)[0] ?? '';

/** Why a card is shown: see «role» in docs/glossary.md. */
export const ROLES = ['best', 'saver', 'better', 'balanced', 'usual-windows', 'different'] as const;
export type Role = (typeof ROLES)[number];
