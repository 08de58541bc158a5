import { type CardStatement, type Place, PLACES, textAt, textsAt } from '#contract/card-statements.ts';

type Card = Parameters<typeof textAt>[0];

/** Statements with these texts. */
export const saying = (texts: Partial<Record<Place, readonly string[]>>): CardStatement[] =>
  PLACES.flatMap((place) => (texts[place] ?? []).map((text) => ({ place, kind: 'level', text })));

/** What a card says, by place; without a card nothing. */
export const textsOf = (card: Card | undefined = { statements: [] }) => ({
  reason: textAt(card, 'reason'),
  but: textAt(card, 'but'),
  label: textAt(card, 'label'),
  gains: textsAt(card, 'gain'),
  losses: textsAt(card, 'loss'),
});
