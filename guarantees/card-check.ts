/** Checks what a card states, in which place and role, and that nothing mandatory is missing. */
import { type Attribute, ATTRIBUTES } from '#advisor/attributes.ts';
import type { CardAnswer } from '#advisor/answer.ts';
import type { Change, PlacedStatement, Statement, StatementKind } from '#advisor/statements.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Place } from '#contract/card-statements.ts';
import { canDo } from './benefit.ts';
import { clearGains, gainIn, sideProblems } from './change-check.ts';
import { isAttribute, isGraphics, isIntegrated, platformOf } from './figures.ts';
import { isSeenInSpain, possibleFigures } from './oracle.ts';
import type { Stated } from './levels.ts';
import { holds, isOverBudget } from './statement-check.ts';

type Problems = string[];

export interface Shown extends Stated {
  /** Criteria of the target. */
  compared: readonly string[];
  /** Whether graphics are among the heaviest criteria. */
  countsGraphics: boolean;
  /** Whether the card belongs to a first answer. */
  isFirstAnswer: boolean;
}

const MAX_PROS = 2;
/** A con, what it lacks, the system, a keyboard without Ñ, integrated graphics and the odds that it is over the budget. */
const MAX_CONS = 6;

/** The odds from which a card must mention them. */
const MENTIONED_ODDS = 0.2;
/** From these on that is worse than noise or build that nobody asked about. */
const LIKELY_ODDS = 0.35;

const PROS: ReadonlySet<StatementKind> = new Set([
  'level',
  'ahead',
  'spare',
  'cheaper',
  'rating',
  'size',
  'fanless',
  'video-memory',
]);
const CONS: ReadonlySet<StatementKind> = new Set([
  'shortfall',
  'level',
  'behind',
  'exhausted',
  'dearer',
  'dominated',
  'system',
  'size',
  'unknown',
  'foreign-keyboard',
  'seen-abroad',
  'estimated-price',
  'over-budget',
  'no-drawback',
  'throttles',
  'video-memory',
]);

const isGoodLevel = ({ level }: Statement<'level'>): boolean => level === 'plenty' || level === 'good';

/** Pros and gains praise, cons and losses blame. */
function isOnItsSide({ place, statement }: PlacedStatement): boolean {
  if (place !== 'pro' && place !== 'con') {
    if (place !== 'gain' && place !== 'loss') return true;
    return statement.kind === 'change' && statement.change.gain > 0 === (place === 'gain');
  }
  const isPro = place === 'pro';
  if (!(isPro ? PROS : CONS).has(statement.kind)) return false;
  if (statement.kind === 'level') return isGoodLevel(statement) === isPro;
  if (statement.kind === 'video-memory') return statement.gigabytes > statement.good === isPro;
  return statement.kind !== 'size' || statement.isLarge === isPro;
}

export const statementsAt = ({ statements }: CardAnswer, place: Place): Statement[] =>
  statements.filter((one) => one.place === place).map(({ statement }) => statement);

export const attributesAt = (card: CardAnswer, place: Place): Attribute[] =>
  statementsAt(card, place).flatMap((statement) => ('attribute' in statement ? [statement.attribute] : []));

/**
 * A card shows without unfolding: a keyboard without Ñ, a system other than Windows, integrated graphics, a price that
 * may be over the budget, and one con.
 */
function silences(card: CardAnswer, shown: Shown): Problems {
  const { laptop, best, field, needs, countsGraphics } = shown;
  const seen = card.statements.filter(({ isFolded }) => !isFolded);
  const cons = seen.filter(({ place }) => place === 'con').map(({ statement }) => statement);
  const platform = platformOf(laptop);
  const isReplaced = field.answers.ownsWindows === true && ['none', 'unknown', 'linux'].includes(platform);
  const isAskedSystem = isReplaced || (field.answers.requirements.os === laptop.os && platform !== 'windows-arm');
  const isSuited = (needs.systemFit(platform) ?? -1) >= (needs.systemFit('windows') ?? 0);
  const isSystemSaid = cons.some(({ kind }) => kind === 'system');
  const isLacking = cons.some(
    (one) => one.kind === 'shortfall' && one.shortfall.lacking.some((part) => part.isIntegrated),
  );
  const isGraphicsSaid =
    isLacking || seen.some(({ statement }) => 'attribute' in statement && isGraphics(statement.attribute));
  // If the first card has integrated graphics, the reason says so of all cards that have them.
  const isOfBest = isIntegrated(best);
  return [
    ...(laptop.keyboard === 'other' && !cons.some(({ kind }) => kind === 'foreign-keyboard') ? ['keyboard'] : []),
    ...(laptop.keyboard === null &&
    laptop.priceBasis !== 'listed-es' &&
    !cons.some(({ kind }) => kind === 'seen-abroad')
      ? ['seen abroad']
      : []),
    ...(platform === 'windows' || isAskedSystem || isSuited || isSystemSaid ? [] : ['system']),
    ...(countsGraphics && isIntegrated(laptop) && !isOfBest && !isGraphicsSaid ? ['integrated graphics'] : []),
    ...(card.overBudget >= MENTIONED_ODDS === cons.some(({ kind }) => kind === 'over-budget')
      ? []
      : ['over the budget']),
    ...(cons.length === 0 ? ['no con'] : []),
    ...(canDo(laptop, field.answers) || cons.some(({ kind }) => kind === 'shortfall') ? [] : ['what it lacks']),
  ];
}

const ROUNDING = 1e-9;

const isKnown = (laptop: Laptop, attribute: Attribute): boolean => possibleFigures(laptop, attribute).length === 1;

/** Other cards list all their gains and losses; their first line and their label name a gain. */
function tradeProblems(card: CardAnswer, { laptop, best, needs, compared, isFirstAnswer }: Shown): Problems {
  if (laptop.id === best.id) return [];
  const changes = (place: Place) =>
    statementsAt(card, place).flatMap((one) => (one.kind === 'change' ? one.change : []));
  const [gains, losses] = [changes('gain'), changes('loss')];
  const [verdict] = statementsAt(card, 'reason');
  const first = verdict?.kind === 'verdict' && verdict.verdict.form === 'instead' ? verdict.verdict : null;
  /** Every criterion of the target is named, and the largest change of all, graphics once. */
  const tradedProblems = (side: readonly Change[], own: Laptop, other: Laptop): Problems => {
    const largest = side.find(({ criterion }) => criterion !== 'price');
    const twin = compared.includes('gpu') ? 'creation' : 'gpu';
    const missing = clearGains(own, other, [...ATTRIBUTES], needs).filter(
      (one) => one !== twin && (gainIn(one, own, other, needs) ?? 0) > Math.abs(largest?.gain ?? 0) + ROUNDING,
    );
    return [
      ...sideProblems(side, clearGains(own, other, compared, needs), [...compared, largest?.criterion ?? '']),
      ...missing.map((one) => `missing and larger: ${one}`),
    ];
  };
  const isVerdictRight = [first?.gain, first?.price].every(
    (change) => !change || [...gains, ...losses].some(({ criterion }) => criterion === change.criterion),
  );
  const isOwnReason =
    verdict?.kind !== 'verdict' ||
    verdict.verdict.form !== 'praise' ||
    gains.every(({ form }) => form === 'quality' || form === 'size') ||
    verdict.verdict.praises.every(({ criterion }) => isAttribute(criterion) && !isKnown(best, criterion));
  const knowsMore = ATTRIBUTES.some(
    (attribute) => compared.includes(attribute) && isKnown(laptop, attribute) && !isKnown(best, attribute),
  );
  const isNearer = isSeenInSpain(laptop) && !isSeenInSpain(best);
  return [
    ...tradedProblems(gains, laptop, best).map((one) => `gains: ${one}`),
    ...tradedProblems(losses, best, laptop).map((one) => `losses: ${one}`),
    ...(isVerdictRight ? [] : ['verdict']),
    ...(isOwnReason ? [] : ['a reason that the first card has too']),
    ...(gains.length > 0 || knowsMore || isNearer || !isFirstAnswer ? [] : ['gains nothing']),
  ];
}

/** The «pero» is the first con. If the laptop cannot do what was asked for, that comes first. */
function butProblems(card: CardAnswer, { needs }: Shown): Problems {
  const [[but], cons] = [statementsAt(card, 'but'), statementsAt(card, 'con')];
  const isLate = cons.findIndex(({ kind }) => kind === 'shortfall') > 0;
  const isEstimate =
    but?.kind === 'level' &&
    (but.attribute === 'silence' || but.attribute === 'build') &&
    !needs.asked.priorities.includes(but.attribute);
  const isLikelyOver = card.overBudget >= LIKELY_ODDS && isEstimate;
  const isDenied = but?.kind === 'no-drawback' && cons.length > 1;
  return [
    ...(but && but === cons[0] ? [] : ['but']),
    ...(isLate ? ['but: something less bad'] : []),
    ...(isLikelyOver ? ['but: an estimate, though it may well be over the budget'] : []),
    ...(isDenied ? ['but: no drawback, with one'] : []),
  ];
}

/** The share of the price that a saver saves, and the weighted value that a better or different one gains. */
const ROLES = { saved: 0.1, savedEuros: 30, better: 0.015, different: 0.03, ofKind: 0.04 } as const;

function roleHolds({ role }: CardAnswer, { laptop, best, needs }: Shown): boolean {
  if ((role === 'best') !== (laptop.id === best.id)) return false;
  if (role === 'saver')
    return best.priceEur - laptop.priceEur >= Math.max(ROLES.saved * best.priceEur, ROLES.savedEuros) - 0.01;
  if (role !== 'different' && role !== 'better') return true;
  const gained = ATTRIBUTES.reduce(
    (sum, attribute) => sum + Math.max(0, gainIn(attribute, laptop, best, needs) ?? 0),
    0,
  );
  const isOtherKind = platformOf(laptop) !== platformOf(best) || laptop.screenInches !== best.screenInches;
  const isUnknown = ATTRIBUTES.some((attribute) => !isKnown(laptop, attribute) || !isKnown(best, attribute));
  return gained + (isOtherKind && role === 'different' ? ROLES.ofKind : 0) >= ROLES[role] || isUnknown;
}

export function cardProblems(card: CardAnswer, shown: Shown): Problems {
  const { statements } = card;
  const inSight = (place: Place): number => statements.filter((one) => one.place === place && !one.isFolded).length;
  const [pros, cons] = [attributesAt(card, 'pro'), attributesAt(card, 'con')];
  const texts = statements
    .filter(({ place }) => place === 'pro' || place === 'con')
    .map(({ statement }) => JSON.stringify(statement, (key, value: unknown) => (key === 'laptop' ? '' : value)));
  return [
    ...statements
      .filter((placed) => !holds(placed.statement, shown) || !isOnItsSide(placed))
      .map(({ place, statement: { kind, ...figures } }) => `${place} ${kind} ${JSON.stringify(figures).slice(0, 200)}`),
    ...silences(card, shown).map((what) => `missing: ${what}`),
    ...tradeProblems(card, shown),
    ...(card.statements.some(({ statement }) => statement.kind === 'dominated') ? [] : butProblems(card, shown)),
    ...pros.filter((attribute) => cons.includes(attribute)).map((attribute) => `pro and con: ${attribute}`),
    ...(inSight('pro') > MAX_PROS || inSight('con') > MAX_CONS ? ['too much in sight'] : []),
    ...(new Set(texts).size === texts.length ? [] : ['said twice']),
    ...(isOverBudget(card.overBudget, shown) ? [] : [`over the budget: ${card.overBudget}`]),
    ...(shown.isFirstAnswer && !roleHolds(card, shown) ? [`role: ${card.role}`] : []),
  ].map((problem) => `${shown.laptop.id}: ${problem}`);
}
