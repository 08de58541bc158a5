/** The first line of a card: what the first laptop does well, or why one would take another instead. */
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, measure } from '../needs/attributes.ts';
import { isGain, isPrice } from './changes.ts';
import { MIN_SHARE } from './differences.ts';
import type { Needs } from '../needs/needs.ts';
import type { Change, Kept, Serving, TargetCriterion, Verdict } from './statements.ts';
import { extraOver, priceOf } from '../rank/prices.ts';
import { askedCriteria, isAttribute } from './target.ts';
import { isNameable, levelOf, MIN_COMPARED_WEIGHT } from './assessments.ts';
import { isAsGood, isWished, type Praised, praiseOverSecond, praisesOf } from './praises.ts';

/** @returns the criteria of the verdict, which no other statement repeats */
export function praisedCriteria(verdict: Verdict): readonly TargetCriterion[] {
  if (verdict.form === 'praise') return verdict.praises.map(({ criterion }) => criterion);
  if (verdict.form !== 'instead') return [];
  const { gain, price, kept } = verdict;
  return [...[gain, price].flatMap((change) => change?.criterion ?? []), ...(kept ? [kept.attribute] : [])];
}

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

/** Share of its price by which all others cost more, so that this is the reason. */
const FAR_CHEAPER = 0.2;

const isFarCheapest = ({ laptop, others }: Praised): boolean =>
  others.length > 0 && others.every((other) => extraOver(other, laptop) >= FAR_CHEAPER * priceOf(laptop));

interface PraiseContext {
  isCapable: boolean;
  /** Whether it costs less than the first card. */
  isCheaper: boolean;
}

/** «Aguanta unas 10 h y tiene memoria de sobra (32 GB).», «Aguanta unas 10 h y va bien para programar.» */
export function praiseVerdict(praised: Praised, { isCapable, isCheaper }: PraiseContext): Verdict | null {
  const [first, second] = praisesOf(praised);
  if (!first) return null;
  if (isCheaper) return { form: 'praise', praises: [first], saving: 'cheaper', serving: null };
  const isAsked = second !== undefined && isWished(second.criterion, praised.asked);
  const isCheapest = !first.isMost && !isAsked && isFarCheapest(praised);
  // What it has more of than all others says enough.
  const more = isCheapest ? 'cheapest' : (second ?? (first.isMost ? null : praiseOverSecond(praised, first)));
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
