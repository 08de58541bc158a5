/** What a first line may praise: what the priorities ask for, then where a laptop leads, then what is good. */
import { screenSizeOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Criterion } from '../../contract/criteria.ts';
import { type Attribute, isGraphics } from '../needs/attributes.ts';
import { isLoss, isPrice, surestGain } from './changes.ts';
import type { Extremes } from './extremes.ts';
import type { Needs } from '../needs/needs.ts';
import { extraOver, isNotablePrice } from '../rank/prices.ts';
import type { Change, Level, Praise, TargetCriterion } from './statements.ts';
import { VALUE_AT_GOOD } from '../needs/value.ts';
import { levelOf } from './assessments.ts';

/** Attributes of the screen, of which one is praised. */
const OF_SCREEN = new Set<TargetCriterion>(['pixels', 'refresh', 'panel', 'size']);

function sizePraise(laptop: Laptop, needs: Needs): Praise[] {
  const isFit = laptop.screenInches !== null && (needs.sizeFit(screenSizeOf(laptop)) ?? 0) >= VALUE_AT_GOOD;
  return isFit ? [{ criterion: 'size', level: 'good', isMost: false }] : [];
}

/** @returns empty if there is nothing to praise: the figure is unknown or low, and it does not lead with it */
export function praiseOf(laptop: Laptop, criterion: TargetCriterion, extremes: Extremes, needs: Needs): Praise[] {
  if (criterion === 'price' || criterion === 'system') return [];
  if (criterion === 'size') return sizePraise(laptop, needs);
  const level = levelOf(needs, criterion, laptop);
  const isMost = extremes.get(criterion) === 'most';
  if (level === null || level === 'short' || (level === 'scant' && !isMost)) return [];
  return [{ criterion, level, isMost }];
}

/** Whether all other shown laptops are at least as good, and this one does not stand out. */
const isShared = ({ criterion, level, isMost }: Praise, others: readonly Laptop[], needs: Needs): boolean =>
  !isMost &&
  others.length > 0 &&
  others.every((other) =>
    criterion === 'size'
      ? (needs.sizeFit(screenSizeOf(other)) ?? 0) >= VALUE_AT_GOOD
      : isAsGood(levelOf(needs, criterion, other), level),
  );

export const isAsGood = (level: Level | null, than: Level): boolean => level === 'plenty' || level === than;

export interface Praised {
  laptop: Laptop;
  /** The differences of the first card from the second, largest first; empty for other cards. */
  fromSecond: readonly Change[];
  /** The other shown laptops. */
  others: readonly Laptop[];
  criteria: readonly TargetCriterion[];
  /** The criteria of the chosen priorities. */
  asked: readonly Criterion[];
  extremes: Extremes;
  needs: Needs;
}

const sameSubject = (a: Pick<Praise, 'criterion'>, b: Pick<Praise, 'criterion'>): boolean =>
  a.criterion === b.criterion ||
  (OF_SCREEN.has(a.criterion) && OF_SCREEN.has(b.criterion)) ||
  (isChip(a.criterion) && isChip(b.criterion));

const isChip = (criterion: Attribute | 'size'): boolean =>
  criterion === 'cpu' || (criterion !== 'size' && isGraphics(criterion));

/** Whether a chosen priority is about it; of a screen, about any of its figures. */
export const isWished = (criterion: Praise['criterion'], asked: readonly Criterion[]): boolean =>
  asked.includes(criterion) || (OF_SCREEN.has(criterion) && asked.some((one) => OF_SCREEN.has(one)));

/** @returns one or two praises: what the priorities ask for, then where it leads, then what is good */
export function praisesOf({ laptop, fromSecond, others, criteria, asked, extremes, needs }: Praised): Praise[] {
  // A chip says what it is good for, whoever has a better one.
  const isBeaten = ({ criterion, level }: Praise): boolean =>
    extremes.get(criterion) === 'beaten' && level !== 'plenty' && !isChip(criterion);
  const rank = (praise: Praise): number => {
    if (praise.isMost) return 0;
    // All others have more of it, or a cheaper one, or the one that a reader compares it with first.
    const isLost = fromSecond.some((change) => isLoss(change) && change.criterion === praise.criterion);
    if (isLost || extremes.get(praise.criterion) === 'least' || isBeaten(praise)) return 3;
    return isShared(praise, others, needs) ? 2 : 1;
  };
  const ranked = criteria
    .flatMap((criterion) => praiseOf(laptop, criterion, extremes, needs))
    .map((praise) => ({ praise, rank: rank(praise), isAsked: asked.includes(praise.criterion) }))
    .toSorted((a, b) => Number(b.isAsked) - Number(a.isAsked) || a.rank - b.rank);
  const [first, ...rest] = ranked;
  if (!first) return [];
  // If all cards share the first praise, the second is one that they do not share.
  const second = rest.find(
    ({ praise, rank: other, isAsked }) =>
      first.isAsked && other < 3 && !sameSubject(praise, first.praise) && (isAsked || (first.rank > 1 && other === 0)),
  );
  return [first.praise, ...(second ? [second.praise] : [])];
}

/** @returns its surest advantage over the second card: a praise, or that no card is cheaper */
export function praiseOverSecond(
  { laptop, fromSecond, others, extremes, needs }: Praised,
  said: Praise,
): Praise | 'cheapest' | null {
  const isCheapest = others.every((other) => isNotablePrice(extraOver(other, laptop), other, laptop));
  const praises = new Map(
    fromSecond.flatMap((change) =>
      praiseOf(laptop, change.criterion, extremes, needs)
        .filter((praise) => praise.level !== 'scant' && !sameSubject(praise, said))
        .map((praise) => [change, praise]),
    ),
  );
  const gain = surestGain(
    fromSecond.filter((change) => (isPrice(change) ? isCheapest : praises.has(change))),
    needs,
  );
  if (!gain) return null;
  return praises.get(gain) ?? 'cheapest';
}
