/** The first line of a card: what the first laptop does well, or why one would take another instead. */
import { screenSizeOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Criterion } from '../../contract/criteria.ts';
import { type Attribute, isGraphics, measure } from '../attributes.ts';
import { isGain, isLoss, isPrice, surestGain } from '../changes.ts';
import { MIN_SHARE } from '../differences.ts';
import type { Extremes } from '../extremes.ts';
import type { Needs } from '../needs.ts';
import type { Change, Kept, Level, Praise, Serving, TargetCriterion, Verdict } from '../statements.ts';
import { extraOver, isNotablePrice } from '../prices.ts';
import { askedCriteria, isAttribute } from '../target.ts';
import { VALUE_AT_GOOD } from '../value.ts';
import { isNameable, levelOf, MIN_COMPARED_WEIGHT } from './assessments.ts';

/** @returns the criteria of the verdict, which no other statement repeats */
export function praisedCriteria(verdict: Verdict): readonly TargetCriterion[] {
  if (verdict.form === 'praise') return verdict.praises.map(({ criterion }) => criterion);
  if (verdict.form === 'only-spanish') return verdict.praise ? [verdict.praise.criterion] : [];
  if (verdict.form !== 'instead') return [];
  const { gain, price, kept } = verdict;
  return [...[gain, price].flatMap((change) => change?.criterion ?? []), ...(kept ? [kept.attribute] : [])];
}

/** Attributes of the screen, of which one is praised. */
const OF_SCREEN = new Set<TargetCriterion>(['pixels', 'refresh', 'panel', 'size']);

/** What limits the purposes: the processor, and the graphics if they count. */
const CHIPS = ['cpu', 'gpu', 'creation'] as const;

/** @returns how well a capable laptop serves what was chosen */
export function servingOf(laptop: Laptop, needs: Needs): Serving {
  const levels = CHIPS.filter((chip) => needs.weights[chip] >= MIN_COMPARED_WEIGHT).map((chip) =>
    levelOf(needs, chip, laptop),
  );
  if (levels.every((level) => level === 'plenty')) return 'plenty';
  return levels.every((level) => level === 'plenty' || level === 'good') ? 'good' : 'enough';
}

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

const isAsGood = (level: Level | null, than: Level): boolean => level === 'plenty' || level === than;

interface Praised {
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

/** Whether its praise names a chip, which says more than the use that it serves. */
const isNamedChip = ({ criterion, isMost }: Praise): boolean => isChip(criterion) && (isMost || criterion !== 'cpu');

/** Whether a chosen priority is about it; of a screen, about any of its figures. */
const isWished = (criterion: Praise['criterion'], asked: readonly Criterion[]): boolean =>
  asked.includes(criterion) || (OF_SCREEN.has(criterion) && asked.some((one) => OF_SCREEN.has(one)));

/** @returns one or two praises: what the priorities ask for, then where it leads, then what is good */
function praisesOf({ laptop, fromSecond, others, criteria, asked, extremes, needs }: Praised): Praise[] {
  const rank = (praise: Praise): number => {
    if (praise.isMost) return 0;
    // All others have more of it, or the one that a reader compares it with first.
    const isLost = fromSecond.some((change) => isLoss(change) && change.criterion === praise.criterion);
    if (isLost || extremes.get(praise.criterion) === 'least') return 3;
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
function praiseOverSecond(
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

interface PraiseContext {
  isCapable: boolean;
  /** Whether no other shown laptop is sold in Spain, as far as we know; only of the first card. */
  isOnlySpanish: boolean;
  /** Whether it costs less than the first card. */
  isCheaper: boolean;
}

/** «Aguanta unas 10 h y tiene memoria de sobra (32 GB).», «Aguanta unas 10 h y va bien para programar.» */
export function praiseVerdict(
  praised: Praised,
  { isCapable, isOnlySpanish, isCheaper }: PraiseContext,
): Verdict | null {
  const [first, second] = praisesOf(praised);
  if (isOnlySpanish && isCapable && !second) {
    return first && (isNamedChip(first) || isWished(first.criterion, praised.asked))
      ? { form: 'only-spanish', praise: first }
      : { form: 'only-spanish', praise: null, serving: servingOf(praised.laptop, praised.needs) };
  }
  if (!first) return null;
  if (isCheaper) return { form: 'praise', praises: [first], saving: 'cheaper', serving: null };
  // What it has more of than all others says enough.
  const more = second ?? (first.isMost ? null : praiseOverSecond(praised, first));
  if (more === 'cheapest') return { form: 'praise', praises: [first], saving: more, serving: null };
  if (more) return { form: 'praise', praises: [first, more], saving: null, serving: null };
  return {
    form: 'praise',
    praises: [first],
    saving: null,
    serving: isCapable ? servingOf(praised.laptop, praised.needs) : null,
  };
}

/** Our estimates are not precise enough; nobody asks for memory or a drive as a priority. */
const isKeepable = (one: TargetCriterion): one is Kept['attribute'] =>
  isAttribute(one) && one !== 'ram' && one !== 'storage' && one !== 'silence' && one !== 'build';

/** @returns a good figure, of a priority or of the chip that counts most, that is practically equal to the best laptop's */
function keptOf(laptop: Laptop, best: Laptop, needs: Needs): Kept | null {
  const isEqual = (attribute: Attribute): boolean => {
    const [own, other] = [measure(laptop, attribute), measure(best, attribute)];
    return own !== null && other !== null && Math.abs(own - other) < MIN_SHARE * Math.max(own, other);
  };
  const chip = CHIPS.toSorted((a, b) => needs.weights[b] - needs.weights[a]).slice(0, 1);
  const attribute = [...askedCriteria(needs), ...chip].find(
    (one): one is Kept['attribute'] => isKeepable(one) && isAsGood(levelOf(needs, one, laptop), 'good') && isEqual(one),
  );
  return attribute ? { attribute, best } : null;
}

interface Instead {
  laptop: Laptop;
  best: Laptop;
  /** Against the first laptop, largest first. */
  changes: readonly Change[];
  /** The criterion of its label, which the sentence begins with. */
  leading: TargetCriterion | null;
  isCapable: boolean;
  needs: Needs;
}

/**
 * «Aguanta 2 h más.», «Cuesta menos y tiene la misma gráfica (RTX 5060).»
 *
 * @returns `null` without an advantage, or if its only one is a price that it does not begin with
 */
export function insteadVerdict({ laptop, best, changes, leading, isCapable, needs }: Instead): Verdict | null {
  const price = changes.find(isPrice) ?? null;
  const gains = changes.filter((change) => isGain(change) && !isPrice(change) && isNameable(change, needs));
  const gain = gains.find(({ criterion }) => criterion === leading) ?? gains[0] ?? null;
  const isSaving = price !== null && isGain(price);
  if (!gain && !(isSaving && leading === 'price')) return null;
  const kept = gain ? null : keptOf(laptop, best, needs);
  const serving = !gain && !kept && isCapable ? servingOf(laptop, needs) : null;
  return { form: 'instead', gain, price, isPriceFirst: isSaving && leading === 'price', kept, serving };
}
