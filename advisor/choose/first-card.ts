/**
 * Chooses the first card. The laptop with the best score is passed over where a rule has a reason against it and another
 * laptop nearly as good has none. The rules are walked once, from top to bottom.
 */
import { isDominated, type Ranked, type Ranking } from '../rank/ranking.ts';
import { unknownAttributes, unknownDecisive } from '../rank/score.ts';
import {
  hasCheaperTwin,
  hasDoubtfulColour,
  hasLittle,
  hasLittleVideoMemory,
  hasUnknown,
  hasUnknownAsked,
  hasUnknownPower,
  hasWeakGraphics,
  hasWeakProcessor,
  isBelowPriority,
  isWeakForUse,
  mayExceed,
  type Test,
} from './regrets.ts';

interface Rule {
  /** Why somebody would regret the laptop. */
  reason: string;
  /** Whether the rule has a reason against a laptop. */
  against: (ranking: Ranking) => Test;
  /** Share of its quality that a laptop may lose to one without the reason. */
  worth: number;
  /** Share of the value of what the priorities ask for that it may lose; any if not given. */
  mostAskedLoss?: number;
}

/** What is regretted most first: a laptop passed over for a lower rule never gains a reason of a higher one. */
const RULES: readonly Rule[] = [
  { reason: 'It stays below the minimum of a chosen priority.', against: isBelowPriority, worth: 0.2 },
  { reason: 'A priority has taken most of what the use needs.', against: isWeakForUse, worth: 0.3 },
  {
    reason: 'Its graphics are less than good for a use that depends on them.',
    against: hasWeakGraphics,
    worth: 0.12,
    mostAskedLoss: 0.12,
  },
  {
    reason: 'Its processor has hardly more than the minimum.',
    against: hasWeakProcessor,
    worth: 0.1,
    mostAskedLoss: 0.3,
  },
  {
    reason: 'It has little memory, most of which cannot be added later.',
    against: hasLittle('ram'),
    worth: 0.15,
    mostAskedLoss: 0.15,
  },
  { reason: 'Its disk fills up soon.', against: hasLittle('storage'), worth: 0.08, mostAskedLoss: 0.12 },
  {
    reason: 'Its video memory is less than the programs advise.',
    against: hasLittleVideoMemory,
    worth: 0.06,
    mostAskedLoss: 0.12,
  },
  {
    reason: 'With a Windows licence it may exceed the budget.',
    against: mayExceed,
    worth: 0.12,
    mostAskedLoss: 0.12,
  },
  { reason: 'The same chips cost much less.', against: hasCheaperTwin, worth: 0.12, mostAskedLoss: 0.12 },
  // Users who ask for a low weight are better served by a laptop with a known weight.
  {
    reason: 'A figure is unknown that a priority asks for.',
    against: hasUnknownAsked,
    worth: 0.14,
    mostAskedLoss: 0.3,
  },
  {
    reason: 'Nobody knows the watts of its graphics, on which games depend.',
    against: hasUnknownPower,
    worth: 0.12,
    mostAskedLoss: 0.12,
  },
  {
    reason: 'The colours of its screen are poor or unknown, and somebody works by them.',
    against: hasDoubtfulColour,
    worth: 0.1,
    mostAskedLoss: 0.12,
  },
  {
    reason: 'A figure is unknown that decides.',
    against: hasUnknown(unknownDecisive),
    worth: 0.07,
    mostAskedLoss: 0.07,
  },
  {
    reason: 'A figure is unknown that counts.',
    against: hasUnknown(unknownAttributes),
    worth: 0.05,
    mostAskedLoss: 0.05,
  },
];

/** @returns a test whether a laptop has nearly as much of what the priorities ask for as `start` */
function keepsAsked({ needs }: Ranking, start: Ranked, share: number): Test {
  const asked = needs.askedAttributes;
  const valueOf = ({ worth }: Ranked): number => asked.reduce((sum, attribute) => sum + worth[attribute], 0);
  const whole = asked.reduce((sum, attribute) => sum + needs.weights[attribute], 0);
  return (one) => valueOf(one) >= valueOf(start) - share * whole;
}

/** @returns the laptop to show first; `null` if none qualifies */
export function firstOf(ranking: Ranking): Ranked | null {
  const [best] = ranking.ranked;
  if (!best) return null;
  let first = best;
  const higher: Test[] = [];
  for (const { against, worth, mostAskedLoss = Infinity } of RULES) {
    const isAgainst = against(ranking);
    if (isAgainst(first)) {
      const start: Ranked = first;
      const least = start.utility - worth * start.quality;
      const keeps = keepsAsked(ranking, start, mostAskedLoss);
      const held = higher.filter((test) => !test(start));
      const accepts = (one: Ranked): boolean =>
        one.utility >= least && !isAgainst(one) && keeps(one) && !held.some((test) => test(one));
      first = ranking.capable.find((one) => accepts(one) && !isDominated(ranking, one.laptop)) ?? start;
    }
    higher.push(isAgainst);
  }
  return first;
}
