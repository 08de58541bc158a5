/** Whether a card praises what it or another card blames. */
import type { CardAnswer } from '#advisor/answer.ts';
import { type Attribute, ATTRIBUTES } from '#advisor/attributes.ts';
import type { PlacedStatement } from '#advisor/statements.ts';
import { comparedFigure, isAttribute } from './figures.ts';

/** The most of all may still be too little. */
function praisedBy({ place, statement }: PlacedStatement): Attribute[] {
  if (statement.kind === 'verdict' && statement.verdict.form === 'praise')
    return statement.verdict.praises.flatMap(({ criterion, isMost }) =>
      isAttribute(criterion) && !isMost ? [criterion] : [],
    );
  return place === 'pro' && 'attribute' in statement ? [statement.attribute] : [];
}

function blamedBy({ place, statement }: PlacedStatement): Attribute[] {
  if (place !== 'con') return [];
  if (statement.kind === 'no-drawback') return statement.tightest ? [statement.tightest] : [];
  return 'attribute' in statement ? [statement.attribute] : [];
}

/** @returns the attributes of which a card blames a figure, and a card praises one that is no better */
export const contradictions = (cards: readonly CardAnswer[]): string[] =>
  cards.flatMap(({ laptop, statements }) => {
    const blamed = new Set(statements.flatMap(blamedBy));
    return cards.flatMap((other) => {
      const praised = new Set(other.statements.flatMap(praisedBy));
      return ATTRIBUTES.filter(
        (attribute) =>
          blamed.has(attribute) &&
          praised.has(attribute) &&
          (comparedFigure(other.laptop, attribute) ?? 0) <= (comparedFigure(laptop, attribute) ?? 0),
      ).map((attribute) => `${laptop.id}: ${attribute} blamed, and praised of ${other.laptop.id}`);
    });
  });
