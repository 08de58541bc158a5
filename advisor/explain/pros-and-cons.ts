/** What speaks for a laptop and what against it, for some needs; most relevant first. */
import type { Answers, Purpose } from '../../contract/answers.ts';
import { meetsOption } from '../../catalogue/derive/requirements.ts';
import { FANLESS_SCORE, type System, systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, isGraphics, measure } from '../needs/attributes.ts';
import { askedAttributes, isMinded, isPlayer } from '../needs/criteria.ts';
import type { Needs } from '../needs/needs.ts';
import { PLAYS_POPULAR_GAMES } from '../needs/needs-table.ts';
import { valueOf } from '../needs/value.ts';
import { videoMemoryNeed } from '../needs/video-memory.ts';
import { fitOf, FITS_WELL } from '../rank/fit.ts';
import { isSpanishOffer } from '../rank/prices.ts';
import { unknownAttributes } from '../rank/unknown-attributes.ts';
import { namesGraphicsFirst } from './differences.ts';
import { everydayCons } from './everyday-cons.ts';
import { isItsOwnReference } from './landmarks.ts';
import { isEnough, lackOf, levelOf, MIN_WEIGHT, NOTABLE_WEIGHT } from './levels.ts';
import type { Reach } from './reach.ts';
import { shortfallOf } from './shortfall.ts';
import type { Statement } from './statements.ts';

/** What statements are about: a laptop, and for whom. */
export interface Subject {
  laptop: Laptop;
  /** Whether it is capable of everything chosen. */
  isCapable: boolean;
  answers: Answers;
  needs: Needs;
  reach: Reach;
}

/** Each side has at most this many; what follows matters to nobody. */
const MOST = 4;

/** Where fewer speak for a laptop, what is just enough does. */
const LEAST_PROS = 2;

const GOOD_RATING = { stars: 4.3, count: 20 } as const;

/**
 * A smaller lack of the recommended figure is nothing that a visitor would mind: of anything, and of what was asked for
 * in a laptop that does not fit well.
 */
const MINDED_LACK = { any: 0.15, asked: 0.05 } as const;

/** Uses that load the chips for minutes on end. */
const HEAVY = new Set<Purpose>(['editing', 'programming', 'casualgaming', 'gaming']);

const isFanless = ({ silence }: Laptop): boolean => silence === FANLESS_SCORE;

function videoMemoryOf({ laptop: { videoMemoryGb }, needs }: Subject): Statement<'video-memory'> | null {
  const need = videoMemoryNeed(needs);
  return need && videoMemoryGb !== null ? { kind: 'video-memory', gigabytes: videoMemoryGb, ...need } : null;
}

/** Popular games run on graphics with less than the recommended figure, which is nothing against a laptop. */
const playsPopularGames = ({ attribute, level, demandedBy }: Statement<'level'>, laptop: Laptop): boolean =>
  attribute === 'gpu' &&
  level === 'scant' &&
  demandedBy === 'casualgaming' &&
  (measure(laptop, 'gpu') ?? 0) >= PLAYS_POPULAR_GAMES;

/** The figures that are enough, those asked for first, then the most valuable; the graphics once. */
function enoughFigures({ laptop, needs }: Subject): Statement<'level'>[] {
  const asked = askedAttributes(needs);
  const worth = (attribute: Attribute): number =>
    Number(asked.includes(attribute)) +
    needs.weights[attribute] * valueOf(attribute, needs.targets[attribute].triple, measure(laptop, attribute));
  return ATTRIBUTES.filter((attribute) => needs.weights[attribute] >= MIN_WEIGHT && isMinded(attribute, needs))
    .toSorted((a, b) => worth(b) - worth(a))
    .filter((attribute, index, all) => !isGraphics(attribute) || all.findIndex(isGraphics) === index)
    .flatMap((attribute) => {
      const level = levelOf(needs, attribute, laptop);
      const { plentyFor, goodFor, triple } = needs.targets[attribute];
      if (level === null) return [];
      const demandedBy = level === 'plenty' ? plentyFor : goodFor;
      const statement = { kind: 'level', attribute, level, demandedBy, good: triple[1], isAdvised: false } as const;
      return isEnough(level) || playsPopularGames(statement, laptop) ? [statement] : [];
    });
}

/** Whether a statement praises only that nobody will miss anything: most laptops of an answer have that. */
export const isPlainlyEnough = (statement: Statement, needs: Needs): statement is Statement<'level'> =>
  statement.kind === 'level' &&
  statement.level === 'good' &&
  !askedAttributes(needs).some((asked) => asked === statement.attribute);

/** Nobody asks how well the memory of a laptop serves for games that its chips cannot play. */
function possibleUse({ laptop, needs, isCapable }: Subject): (statement: Statement<'level'>) => boolean {
  const lacking = isCapable ? [] : shortfallOf(laptop, needs).lacking;
  const impossible = lacking
    .filter(({ attribute }) => attribute === 'cpu' || isGraphics(attribute))
    .map(({ attribute }) => needs.targets[attribute].floor?.purpose);
  return ({ demandedBy }) => !impossible.some((purpose) => purpose === demandedBy);
}

const isForLinux = ({ laptop, answers }: Subject): boolean =>
  answers.requirements.os === 'linux' && meetsOption(laptop, 'os', 'linux');

/** @param said what the reason praises already */
export function prosOf(subject: Subject, said: string | null = null): Statement[] {
  const { laptop, isCapable, needs } = subject;
  const { rating } = laptop;
  const memory = videoMemoryOf(subject);
  const levels = enoughFigures(subject)
    .filter(possibleUse(subject))
    .filter(({ attribute }) => attribute !== said);
  const figures = levels.map((statement): Statement =>
    statement.attribute === 'silence' && isFanless(laptop) ? { kind: 'fact', fact: 'fanless' } : statement,
  );
  const isWellRated = rating && rating.stars >= GOOD_RATING.stars && rating.count >= GOOD_RATING.count;
  const others: Statement[] = [
    ...(isForLinux(subject) ? [{ kind: 'fact', fact: 'takes-linux' } as const] : []),
    ...(memory && memory.gigabytes > memory.good && isCapable ? [memory] : []),
    ...(isWellRated ? [{ kind: 'fact', fact: 'rated' } as const] : []),
  ];
  const isPlain = (statement: Statement): boolean => isPlainlyEnough(statement, needs);
  const telling = figures.filter((one) => !isPlain(one)).slice(0, MOST - others.length);
  const plain = figures.filter(isPlain).slice(0, Math.max(0, LEAST_PROS - telling.length - others.length));
  return [...telling, ...plain, ...others];
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
  const games = isPlayer(needs);
  return [{ kind: 'system', system, games }];
}

/** The figures that a visitor would miss, the most regretted first; the graphics once. */
function missedFigures({ laptop, needs, reach }: Subject): Statement<'level'>[] {
  const asked = askedAttributes(needs);
  const regret = (attribute: Attribute): number => needs.weights[attribute] * lackOf(needs, attribute, laptop);
  const fitsWell = fitOf(laptop, needs) >= FITS_WELL;
  const isWanting = (attribute: Attribute): boolean => !fitsWell && asked.includes(attribute);
  const missed = ATTRIBUTES.filter(
    (attribute) => asked.includes(attribute) || needs.weights[attribute] >= NOTABLE_WEIGHT,
  )
    .filter((attribute) => isMinded(attribute, needs))
    .toSorted((a, b) => Number(asked.includes(b)) - Number(asked.includes(a)) || regret(b) - regret(a))
    .flatMap((attribute): Statement<'level'>[] => {
      const level = levelOf(needs, attribute, laptop);
      const { goodFor, triple } = needs.targets[attribute];
      const isLacking =
        lackOf(needs, attribute, laptop) >= (isWanting(attribute) ? MINDED_LACK.asked : MINDED_LACK.any);
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

/** What speaks against a laptop, what would be regretted most first. */
export function consOf(subject: Subject): Statement[] {
  const { laptop, needs, answers, isCapable } = subject;
  const shortfall = isCapable ? null : shortfallOf(laptop, needs);
  const asked = askedAttributes(needs);
  const unknown = unknownAttributes(laptop, needs)
    .filter((attribute) => isMinded(attribute, needs))
    .filter((attribute, index, all) => !isGraphics(attribute) || all.findIndex(isGraphics) === index)
    .toSorted((a, b) => Number(asked.includes(b)) - Number(asked.includes(a)) || needs.weights[b] - needs.weights[a])
    .filter((attribute) => !shortfall?.unknown.includes(attribute));
  const isAskedUnknown = unknown.some((attribute) => asked.includes(attribute));
  const ofUnknown: Statement[] = unknown.length > 0 ? [{ kind: 'unknown', attributes: unknown }] : [];
  const missed = missedFigures(subject)
    .filter(possibleUse(subject))
    .filter(({ attribute }) => !shortfall?.lacking.some((one) => one.attribute === attribute));
  // What is said of the graphics names their memory.
  const memory = missed.some(({ attribute }) => isGraphics(attribute)) ? null : videoMemoryOf(subject);
  const system = systemCons(subject);
  const isReplaced = REPLACED.has(systemOf(laptop));
  const cons: Statement[] = [
    ...(shortfall ? [{ kind: 'shortfall', shortfall } as const] : []),
    ...(isAskedUnknown ? ofUnknown : []),
    ...(isReplaced ? [] : system),
    ...(laptop.keyboard === 'other' ? [{ kind: 'fact', fact: 'foreign-keyboard' } as const] : []),
    ...(isSpanishOffer(laptop) || laptop.cost.notInShops ? [] : [{ kind: 'fact', fact: 'abroad' } as const]),
    ...missed,
    ...(systemOf(laptop) === 'macOS' && answers.purposes.includes('design')
      ? [{ kind: 'fact', fact: 'no-mac-programs' } as const]
      : []),
    ...(isFanless(laptop) && answers.purposes.some((one) => HEAVY.has(one))
      ? [{ kind: 'fact', fact: 'throttles' } as const]
      : []),
    ...(memory && memory.gigabytes < memory.good ? [memory] : []),
    ...(isAskedUnknown ? [] : ofUnknown),
  ];
  // A missing system is counted in the price.
  return [...(cons.length > 0 ? cons : everydayCons(laptop)), ...(isReplaced ? system : [])].slice(0, MOST);
}
