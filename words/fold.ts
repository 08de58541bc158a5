/** Limits the length of an answer: the more words its other sentences take, the fewer pros are visible. */
import type { CardAnswer } from '../advisor/answer.ts';
import type { PlacedStatement, Statement } from '../advisor/statements.ts';
import type { Place } from '../contract/card-statements.ts';
import type { Laptop } from '../catalogue/laptop.ts';

/** Maximum words of explanation, reason and the visible part of the cards. */
export const MAX_WORDS = 280;

/** Places with whole sentences; the others have labels and lists. */
const SENTENCES = new Set<Place>(['reason', 'pro', 'con']);

/** The number of words of a statement about a laptop. */
type LengthOf = (statement: Statement, laptop: Laptop) => number;

const wordsOf = ({ laptop, statements }: CardAnswer, lengthOf: LengthOf): number =>
  statements
    .filter(({ place, isFolded }) => !isFolded && SENTENCES.has(place))
    .reduce((sum, { statement }) => sum + lengthOf(statement, laptop), 0);

const inSight = ({ statements }: CardAnswer, place: Place): PlacedStatement[] =>
  statements.filter((one) => one.place === place && !one.isFolded);

/** The card with most visible pros; of several, the last. */
const mostPraised = (cards: readonly CardAnswer[]): CardAnswer | undefined =>
  cards.reduce<CardAnswer | undefined>(
    (most, card) => (most && inSight(card, 'pro').length < inSight(most, 'pro').length ? most : card),
    undefined,
  );

/** @returns the last con that need not be said; each card has one that must be */
const leastBlame = (card: CardAnswer): PlacedStatement | undefined =>
  inSight(card, 'con').findLast(({ isMust }) => !isMust);

/** Folds one statement, in front of those of its place that are already folded. */
function fold(card: CardAnswer, folded: PlacedStatement): CardAnswer {
  const others = card.statements.filter((one) => one !== folded);
  const next = others.findIndex(({ place, isFolded }) => isFolded && place === folded.place);
  return { ...card, statements: others.toSpliced(next < 0 ? others.length : next, 0, { ...folded, isFolded: true }) };
}

/**
 * Folds the least relevant pros until the answer fits into {@link MAX_WORDS}, but keeps one per card; if it is still
 * too long, folds cons that need not be said.
 * @param words of the answer's other sentences
 */
export function foldCards(cards: readonly CardAnswer[], words: number, lengthOf: LengthOf): CardAnswer[] {
  let folded = [...cards];
  for (;;) {
    if (folded.reduce((sum, card) => sum + wordsOf(card, lengthOf), words) <= MAX_WORDS) return folded;
    const praised = mostPraised(folded);
    const pros = praised ? inSight(praised, 'pro') : [];
    const card = pros.length > 1 ? praised : folded.findLast(leastBlame);
    const one = pros.length > 1 ? pros.at(-1) : card && leastBlame(card);
    if (!card || !one) return folded;
    folded = folded.map((other) => (other === card ? fold(card, one) : other));
  }
}
