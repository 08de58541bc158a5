/** Checks that a card's con is what the target shows as too low. */
import { type Attribute, ATTRIBUTES } from '#advisor/attributes.ts';
import type { CardAnswer } from '#advisor/answer.ts';
import type { StatementKind } from '#advisor/statements.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { attributesAt, type Shown, statementsAt } from '#guarantees/card-check.ts';
import { comparedFigure } from '#guarantees/figures.ts';
import { hardest } from '#guarantees/levels.ts';

/** Cons that may be shown only if there is no other. */
const MINOR: ReadonlySet<StatementKind> = new Set([
  'over-budget',
  'behind',
  'no-drawback',
  'estimated-price',
  'exhausted',
  'dearer',
]);
/** The criteria that are checked: in others the shown figure may look the same as what is enough. */
const CHECKED: ReadonlySet<string> = new Set(['ram', 'storage', 'weight', 'refresh', 'silence', 'build']);
/** Rows with a lower weight, which a visitor's own weights may lead to, are not checked. */
const COUNTED = 0.03;

/** What hardly any other laptop has is no con. */
const WITHIN_REACH = 0.1;

function isWithinReach(attribute: Attribute, { field }: Pick<Shown, 'field'>): boolean {
  const known = field.compared.flatMap((other) => comparedFigure(other, attribute) ?? []);
  const good = hardest(attribute, field.answers, 1);
  return known.filter((value) => value >= good).length >= WITHIN_REACH * known.length;
}

/** If the target shows the first card as too low in a criterion, that is its con, before any lesser one. */
export function missingShortfalls(
  card: CardAnswer,
  shown: Pick<Shown, 'needs' | 'field'>,
  at: ReadonlyMap<string, number | null>,
): string[] {
  const { needs } = shown;
  const cons = statementsAt(card, 'con');
  if (!cons.every(({ kind }) => MINOR.has(kind))) return [];
  const [verdict] = statementsAt(card, 'reason');
  const praises = verdict?.kind === 'verdict' && verdict.verdict.form === 'praise' ? verdict.verdict.praises : [];
  const said = new Set<string>([...attributesAt(card, 'pro'), ...praises.map(({ criterion }) => criterion)]);
  return ATTRIBUTES.filter((attribute) => {
    const place = at.get(attribute);
    const isShort = place !== undefined && place !== null && place < 0.7 && needs.weights[attribute] >= COUNTED;
    const isToBeStated = place === undefined || place === null || place < 0 || isWithinReach(attribute, shown);
    return isShort && isToBeStated && CHECKED.has(attribute) && !said.has(attribute);
  }).map((attribute) => `${attribute} is short, but: ${cons.map(({ kind }) => kind).join(', ')}`);
}

/** @returns a laptop's place by criterion */
export const placesAt = (
  places: readonly { criterion: string; places: readonly { laptop: Laptop; at: number | null }[] }[],
  id: string,
): ReadonlyMap<string, number | null> =>
  new Map(places.map((row) => [row.criterion, row.places.find(({ laptop }) => laptop.id === id)?.at ?? null]));
