/** Keeps an answer short: where many requirements and priorities are told, cards say less. */
import type { CardAnswer } from '../advisor/answer.ts';
import type { PlacedStatement, Statement } from '../advisor/statements.ts';
import type { Place } from '../contract/card-statements.ts';
import type { Laptop } from '../catalogue/laptop.ts';

/** Of explanation, reason, and what stands in sight on the cards. */
export const MAX_WORDS = 280;

/** Places of whole sentences; the others hold labels and lists. */
const SENTENCES = new Set<Place>(['reason', 'note', 'pro', 'con']);

/** How many words a statement about a laptop takes. */
type LengthOf = (statement: Statement, laptop: Laptop) => number;

const wordsOf = ({ laptop, statements }: CardAnswer, lengthOf: LengthOf): number =>
  statements
    .filter(({ place, isFolded }) => !isFolded && SENTENCES.has(place))
    .reduce((sum, { statement }) => sum + lengthOf(statement, laptop), 0);

const inSight = ({ statements }: CardAnswer, place: Place): PlacedStatement[] =>
  statements.filter((one) => one.place === place && !one.isFolded);

/** The card with most pros; of several, the last. */
const mostPraised = (cards: readonly CardAnswer[]): CardAnswer | undefined =>
  cards.reduce<CardAnswer | undefined>(
    (most, card) => (most && inSight(card, 'pro').length < inSight(most, 'pro').length ? most : card),
    undefined,
  );

/** The last card with a con to spare. */
const mostBlamed = (cards: readonly CardAnswer[]): CardAnswer | undefined =>
  cards.findLast((card) => {
    const cons = inSight(card, 'con');
    return cons.length > 1 && cons[0]?.isMust === false;
  });

/** Folds one statement, before the others of its place that are folded. */
function fold(card: CardAnswer, folded: PlacedStatement): CardAnswer {
  const others = card.statements.filter((one) => one !== folded);
  const next = others.findIndex(({ place, isFolded }) => isFolded && place === folded.place);
  return { ...card, statements: others.toSpliced(next < 0 ? others.length : next, 0, { ...folded, isFolded: true }) };
}

/**
 * @param words of the answer's other sentences
 * @returns the cards with as many pros as fit into {@link MAX_WORDS}, at least one each; the least relevant are folded first.
 * Of what is still too long, one con of each that has several.
 */
export function foldCards(cards: readonly CardAnswer[], words: number, lengthOf: LengthOf): CardAnswer[] {
  let folded = [...cards];
  for (;;) {
    if (folded.reduce((sum, card) => sum + wordsOf(card, lengthOf), words) <= MAX_WORDS) return folded;
    const praised = mostPraised(folded);
    const pros = praised ? inSight(praised, 'pro') : [];
    const card = pros.length > 1 ? praised : mostBlamed(folded);
    const one = pros.length > 1 ? pros.at(-1) : card && inSight(card, 'con')[0];
    if (!card || !one) return folded;
    folded = folded.map((other) => (other === card ? fold(card, one) : other));
  }
}
