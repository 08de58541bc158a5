/** What speaks against a laptop, for some needs; what would be regretted most first. */
import type { Purpose } from '../../contract/answers.ts';
import { isSpanishOffer, mayExceedBudget } from '../../catalogue/derive/cost.ts';
import { powerOf } from '../../catalogue/derive/gpu-power.ts';
import { isFanless, type System, systemOf } from '../../catalogue/derive/requirements.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, graphicsOnce, isGraphics, measure } from '../needs/attributes.ts';
import { isMinded, type Needs, needsOf } from '../needs/needs.ts';
import { unknownAttributes } from '../rank/score.ts';
import { isItsOwnReference } from './landmarks.ts';
import {
  colourOfScreen,
  decideGraphics,
  factIf,
  isEnough,
  lackOf,
  levelOf,
  levelWithFewWatts,
  MIN_WEIGHT,
  MINDED_LACK,
  MOST_SAID,
  NOTABLE_WEIGHT,
  playsPopularGames,
  possibleUse,
  shortfallOf,
  type Subject,
  videoMemoryOf,
} from './levels.ts';
import type { Statement } from './statements.ts';

/** The same as {@link MINDED_LACK} of what was asked for. */
const MINDED_LACK_OF_ASKED = 0.05;

const HALF = 0.5;

/** The figures that a visitor would miss, the most regretted first; the graphics once. */
function missedFigures({ laptop, needs, reach }: Subject): Statement<'level'>[] {
  const asked = needs.askedAttributes;
  const regret = (attribute: Attribute): number => needs.weights[attribute] * lackOf(needs, attribute, laptop);
  const lacking = ATTRIBUTES.filter(
    (attribute) =>
      asked.includes(attribute) ||
      needs.weights[attribute] >= NOTABLE_WEIGHT ||
      // Everybody fills a disk of half the size, however little it counts beside other figures.
      (attribute === 'storage' && (needs.plays || lackOf(needs, attribute, laptop) >= HALF)),
  )
    .filter((attribute) => isMinded(attribute, needs))
    .toSorted((a, b) => Number(asked.includes(b)) - Number(asked.includes(a)) || regret(b) - regret(a))
    .flatMap((attribute): Statement<'level'>[] => {
      const level = levelOf(needs, attribute, laptop);
      const { goodFor: demandedBy, triple } = needs.targets[attribute];
      const [, good] = triple;
      const minded = asked.includes(attribute) ? MINDED_LACK_OF_ASKED : MINDED_LACK;
      const isLacking = !isEnough(level) && lackOf(needs, attribute, laptop) >= minded;
      if (level === null || !isLacking || isItsOwnReference(laptop, attribute, good)) return [];
      return [{ kind: 'level', attribute, level, demandedBy, good, isAdvised: reach(attribute, laptop) }];
    })
    .filter((statement) => !playsPopularGames(statement, laptop));
  const named = new Set(lacking.map(({ attribute }) => attribute).filter(graphicsOnce));
  const missed = lacking.filter(({ attribute }) => named.has(attribute));
  const unheard = missed.find(({ attribute, isAdvised }) => !isAdvised && attribute !== 'weight');
  // What no laptop has is told once, and else against none of them, unless it was asked for.
  return missed.filter((one) => one.isAdvised || one === unheard || asked.includes(one.attribute));
}

/** The figures that count and that nobody tells, those asked for first; the graphics once. */
function unknownFigures({ laptop, needs }: Subject): Attribute[] {
  const asked = needs.askedAttributes;
  return unknownAttributes(laptop, needs)
    .filter((attribute) => isMinded(attribute, needs))
    .filter(graphicsOnce)
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

/** What everybody minds some day, whatever a laptop is for: everybody carries one, and hears it. */
const BASICS: readonly Attribute[] = ['battery', 'weight', 'silence'];

const EVERYDAY = needsOf({ purposes: ['office'], priorities: [] });

/** Hours and weight are judged by the needs themselves where they weigh them; they never weigh what everybody hears. */
function isMissed(laptop: Laptop, attribute: Attribute, { weights }: Needs): boolean {
  if (attribute === 'silence') return !isEnough(levelOf(EVERYDAY, attribute, laptop) ?? 'good');
  return weights[attribute] < NOTABLE_WEIGHT && lackOf(EVERYDAY, attribute, laptop) >= MINDED_LACK;
}

const SEEN_ON_SHEETS = ['resolution', 'panel', 'weightKg', 'batteryWh', 'keyboard'] as const;
const MANY_ESTIMATES = 3;

/**
 * @returns which of hours and weight are unknown, then the first basic figure that daily use would miss; without any,
 *   soldered memory, or that many figures are estimates
 */
function everydayCons(laptop: Laptop, needs: Needs): Statement[] {
  const missed = BASICS.filter((attribute) => isMissed(laptop, attribute, needs)).flatMap((attribute): Statement[] => {
    const level = levelOf(EVERYDAY, attribute, laptop);
    const { goodFor, triple } = EVERYDAY.targets[attribute];
    if (level === null) return [];
    // A laptop is heard under load, not while writing.
    const demandedBy = attribute === 'silence' ? 'silence' : goodFor;
    return [{ kind: 'level', attribute, level, demandedBy, good: triple[1], isAdvised: false }];
  });
  const unknown = BASICS.filter((attribute) => attribute !== 'silence' && measure(laptop, attribute) === null);
  const cons: Statement[] = [
    ...(unknown.length > 0 ? [{ kind: 'unknown', attributes: unknown } as const] : []),
    ...missed.slice(0, 1),
  ];
  if (cons.length > 0) return cons;
  if (laptop.ramUpgradable === false) return [{ kind: 'fact', fact: 'soldered' }];
  const estimated = SEEN_ON_SHEETS.filter((field) => laptop.sources[field]?.kind === 'estimated');
  return estimated.length >= MANY_ESTIMATES ? [{ kind: 'fact', fact: 'estimates' }] : [];
}

/** @returns what speaks against a laptop, at most {@link MOST_SAID} statements */
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
  const colour = colourOfScreen(laptop, needs);
  const system = systemCons(subject);
  const isReplaced = REPLACED.has(systemOf(laptop));
  const withFewWatts = levelWithFewWatts(subject);
  const watts: Statement = { kind: 'fact', fact: 'unknown-watts' };
  const cons: Statement[] = [
    ...(shortfall ? [{ kind: 'shortfall', shortfall } as const] : []),
    ...(isAskedUnknown ? ofUnknown : []),
    ...factIf(mayExceedBudget(laptop, answers), 'may-exceed'),
    ...factIf(colour === 'poor-colour', 'poor-colour'),
    ...(isReplaced ? [] : system),
    ...factIf(laptop.keyboard === 'other', 'foreign-keyboard'),
    ...factIf(!isSpanishOffer(laptop) && !laptop.cost.notInShops, 'abroad'),
    ...missed,
    ...(withFewWatts === 'scant' ? [watts] : []),
    ...factIf(decideGraphics(needs) && powerOf(laptop) === 'few', 'few-watts'),
    ...factIf(isFanless(laptop) && answers.purposes.some((one) => HEAVY.has(one)), 'throttles'),
    ...(memory && memory.gigabytes < memory.good ? [memory] : []),
    ...(isAskedUnknown ? [] : ofUnknown),
    ...factIf(colour === 'unknown-colour', 'unknown-colour'),
  ];
  const isAlone = cons.every((one) => one === watts);
  const everyday = everydayCons(laptop, needs);
  const isSaid = (attribute: Attribute): boolean =>
    missed.some((one) => one.attribute === attribute) ||
    (needs.weights[attribute] >= MIN_WEIGHT && isEnough(levelOf(needs, attribute, laptop) ?? 'short'));
  return [
    ...cons,
    ...(isAlone ? everyday : []),
    ...(withFewWatts === 'good' ? [watts] : []),
    // A missing system is counted in the price.
    ...(isReplaced ? system : []),
    ...(isAlone ? [] : everyday.filter((one) => one.kind === 'level' && !isSaid(one.attribute))),
  ].slice(0, MOST_SAID);
}
