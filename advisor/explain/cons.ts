/** What speaks against a laptop, for some needs; what would be regretted most first. */
import type { Purpose } from '../../contract/answers.ts';
import { maySlowDown, SLOWEST_SHARE } from '../../catalogue/derive/gpu-power.ts';
import { isFanless, type System, systemOf } from '../../catalogue/derive/laptop-kind.ts';
import { type Attribute, ATTRIBUTES, isGraphics, measure } from '../needs/attributes.ts';
import { isMinded } from '../needs/needs.ts';
import { isSpanishOffer, mayExceedBudget } from '../rank/prices.ts';
import { unknownAttributes } from '../rank/score.ts';
import { colourCon } from './colour.ts';
import { namesGraphicsFirst } from './differences.ts';
import { everydayCons } from './everyday-cons.ts';
import { isItsOwnReference } from './landmarks.ts';
import { isEnough, lackOf, levelOf, MINDED_LACK, NOTABLE_WEIGHT } from './levels.ts';
import { shortfallOf } from './shortfall.ts';
import type { Level, Statement } from './statements.ts';
import { MOST_SAID, playsPopularGames, possibleUse, type Subject, videoMemoryOf } from './subject.ts';

/** The same as {@link MINDED_LACK} of what was asked for. */
const MINDED_LACK_OF_ASKED = 0.05;

/** The figures that a visitor would miss, the most regretted first; the graphics once. */
function missedFigures({ laptop, needs, reach }: Subject): Statement<'level'>[] {
  const asked = needs.askedAttributes;
  const regret = (attribute: Attribute): number => needs.weights[attribute] * lackOf(needs, attribute, laptop);
  const missed = ATTRIBUTES.filter(
    (attribute) => asked.includes(attribute) || needs.weights[attribute] >= NOTABLE_WEIGHT,
  )
    .filter((attribute) => isMinded(attribute, needs))
    .toSorted((a, b) => Number(asked.includes(b)) - Number(asked.includes(a)) || regret(b) - regret(a))
    .flatMap((attribute): Statement<'level'>[] => {
      const level = levelOf(needs, attribute, laptop);
      const { goodFor, triple } = needs.targets[attribute];
      const isLacking =
        lackOf(needs, attribute, laptop) >= (asked.includes(attribute) ? MINDED_LACK_OF_ASKED : MINDED_LACK);
      if (level === null || isEnough(level) || !isLacking || isItsOwnReference(laptop, attribute, triple[1])) return [];
      return [
        {
          kind: 'level',
          attribute,
          level,
          demandedBy: goodFor,
          good: triple[1],
          isAdvised: reach(attribute, laptop),
        },
      ];
    })
    .filter((statement) => !playsPopularGames(statement, laptop))
    .filter(namesGraphicsFirst);
  const unheard = missed.find(({ attribute, isAdvised }) => !isAdvised && attribute !== 'weight');
  // What no laptop has is told once, and else against none of them, unless it was asked for.
  return missed.filter((one) => one.isAdvised || one === unheard || asked.includes(one.attribute));
}

/** The figures that count and that nobody tells, those asked for first; the graphics once. */
function unknownFigures({ laptop, needs }: Subject): Attribute[] {
  const asked = needs.askedAttributes;
  return unknownAttributes(laptop, needs)
    .filter((attribute) => isMinded(attribute, needs))
    .filter((attribute, index, all) => !isGraphics(attribute) || all.findIndex(isGraphics) === index)
    .toSorted((a, b) => Number(asked.includes(b)) - Number(asked.includes(a)) || needs.weights[b] - needs.weights[a]);
}

/** Systems that users with a Windows licence, or who will install Linux, replace. */
const REPLACED = new Set<System>(['none', 'unknown', 'linux']);

/** A system that was not asked for and suits the answers less than Windows, or Windows on ARM. */
function systemCons({ laptop, answers, needs }: Subject): Statement[] {
  const system = systemOf(laptop);
  const { os } = answers.requirements;
  // What meets a required system without Windows needs none.
  const isAsked = os !== '' && (os === laptop.os || os !== 'windows') && system !== 'windows-arm';
  const isReplaced = answers.ownsWindows === true && REPLACED.has(system);
  const isAsGood = (needs.systemFit(system) ?? -1) >= (needs.systemFit('windows') ?? 0);
  if (system === 'windows' || isAsked || isReplaced || isAsGood) return [];
  const games = needs.plays;
  return [{ kind: 'system', system, games }];
}

/** Uses that load the chips for minutes on end. */
const HEAVY = new Set<Purpose>(['editing', 'programming', 'casualgaming', 'gaming']);

/** Of graphics that decide and have unknown watts: the level with the fewest; else `plenty`, of which nobody notices less. */
function levelWithFewWatts({ laptop, needs }: Subject): Level {
  const decide = needs.plays || needs.asked.priorities.includes('graphics');
  const [, good, plenty] = needs.targets[needs.graphics].triple;
  const slowest = SLOWEST_SHARE * (measure(laptop, needs.graphics) ?? Infinity);
  if (!decide || !maySlowDown(laptop) || slowest >= plenty) return 'plenty';
  return slowest >= good ? 'good' : 'scant';
}

export function consOf(subject: Subject): Statement[] {
  const { laptop, needs, answers, isCapable } = subject;
  const shortfall = isCapable ? null : shortfallOf(laptop, needs);
  const asked = needs.askedAttributes;
  const unknown = unknownFigures(subject).filter((attribute) => !shortfall?.unknown.includes(attribute));
  const isAskedUnknown = unknown.some((attribute) => asked.includes(attribute));
  const ofUnknown: Statement[] = unknown.length > 0 ? [{ kind: 'unknown', attributes: unknown }] : [];
  const missed = missedFigures(subject)
    .filter(possibleUse(subject))
    .filter(({ attribute }) => !shortfall?.lacking.some((one) => one.attribute === attribute));
  // What is said of the graphics names their memory.
  const memory = missed.some(({ attribute }) => isGraphics(attribute)) ? null : videoMemoryOf(subject);
  const colour = colourCon(laptop, needs);
  const system = systemCons(subject);
  const isReplaced = REPLACED.has(systemOf(laptop));
  const wattsAt = (level: Level): Statement[] =>
    levelWithFewWatts(subject) === level ? [{ kind: 'fact', fact: 'unknown-watts' }] : [];
  const watts = wattsAt('scant');
  const cons: Statement[] = [
    ...(shortfall ? [{ kind: 'shortfall', shortfall } as const] : []),
    ...(isAskedUnknown ? ofUnknown : []),
    ...(mayExceedBudget(laptop, answers) ? [{ kind: 'fact', fact: 'may-exceed' } as const] : []),
    ...(colour === 'poor-colour' ? [{ kind: 'fact', fact: colour } as const] : []),
    ...(isReplaced ? [] : system),
    ...(laptop.keyboard === 'other' ? [{ kind: 'fact', fact: 'foreign-keyboard' } as const] : []),
    ...(isSpanishOffer(laptop) || laptop.cost.notInShops ? [] : [{ kind: 'fact', fact: 'abroad' } as const]),
    ...missed,
    ...watts,
    ...(systemOf(laptop) === 'macOS' && answers.purposes.includes('design')
      ? [{ kind: 'fact', fact: 'no-mac-programs' } as const]
      : []),
    ...(isFanless(laptop) && answers.purposes.some((one) => HEAVY.has(one))
      ? [{ kind: 'fact', fact: 'throttles' } as const]
      : []),
    ...(memory && memory.gigabytes < memory.good ? [memory] : []),
    ...(isAskedUnknown ? [] : ofUnknown),
    ...(colour === 'unknown-colour' ? [{ kind: 'fact', fact: colour } as const] : []),
  ];
  const everyday = cons.length > watts.length ? [] : everydayCons(laptop, needs);
  // A missing system is counted in the price.
  return [...cons, ...everyday, ...wattsAt('good'), ...(isReplaced ? system : [])].slice(0, MOST_SAID);
}
