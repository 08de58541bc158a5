/** Limits the length of an answer: the more its cards have to say, the fewer pros are visible. */
import type { CardAnswer } from '../advisor/answer.ts';
import type { PlacedStatement } from '../advisor/explain/statements.ts';
import type { Place } from '../contract/card-statements.ts';

/** Maximum number of visible pros and cons of all cards: some 230 words with the other sentences of an answer. */
export const MAX_SENTENCES = 12;

const inSight = ({ statements }: CardAnswer, place: Place): PlacedStatement[] =>
  statements.filter((one) => one.place === place && !one.isFolded);

/** The card with most visible pros; of several, the last. */
const mostPraised = (cards: readonly CardAnswer[]): CardAnswer | undefined =>
  cards.reduce<CardAnswer | undefined>(
    (most, card) => (most && inSight(card, 'pro').length < inSight(most, 'pro').length ? most : card),
    undefined,
  );

/** @returns the last con that is not mandatory; each card has a mandatory one */
const leastBlame = (card: CardAnswer): PlacedStatement | undefined =>
  inSight(card, 'con').findLast(({ isMandatory }) => !isMandatory);

/** Folds one statement, in front of those of its place that are already folded. */
function fold(card: CardAnswer, folded: PlacedStatement): CardAnswer {
  const others = card.statements.filter((one) => one !== folded);
  const next = others.findIndex(({ place, isFolded }) => isFolded && place === folded.place);
  return { ...card, statements: others.toSpliced(next < 0 ? others.length : next, 0, { ...folded, isFolded: true }) };
}

const countSentences = (card: CardAnswer): number => inSight(card, 'pro').length + inSight(card, 'con').length;

/**
 * Folds the least relevant pros until no more than {@link MAX_SENTENCES} are visible, but keeps one per card; if there
 * are still too many, folds cons that are not mandatory.
 */
export function foldCards(cards: readonly CardAnswer[]): CardAnswer[] {
  let folded = [...cards];
  for (;;) {
    if (folded.reduce((sum, card) => sum + countSentences(card), 0) <= MAX_SENTENCES) return folded;
    const praised = mostPraised(folded);
    const pros = praised ? inSight(praised, 'pro') : [];
    const card = pros.length > 1 ? praised : folded.findLast(leastBlame);
    const one = pros.length > 1 ? pros.at(-1) : card && leastBlame(card);
    if (!card || !one) return folded;
    folded = folded.map((other) => (other === card ? fold(card, one) : other));
  }
}
