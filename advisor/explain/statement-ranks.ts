/** The order of a card's statements, and which of them are already said elsewhere. */
import { type Attribute, isGraphics } from '../needs/attributes.ts';
import { askedCriteria, comparedCriteria } from './target.ts';
import { heaviestAttributes, levelOf, type Subject } from './assessments.ts';
import type { Statement, StatementKind, WeightedStatement } from './statements.ts';
import { systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { hasIntegratedGraphics } from './landmarks.ts';
import { isSpanishOffer } from '../rank/prices.ts';

/** Less relevant statements are only used if there are no others. */
const MIN_RELEVANCE = { pro: 0.03, con: 0.06 } as const;
/** A con with less relevance is no better than repeating the verdict. */
const MIN_MINOR_CON = 0.02;

/** Whether the first card says the same; the other cards only describe differences. */
function isSaidOfBest({ laptop, best, needs }: Subject, statement: Statement): boolean {
  if (laptop.id === best.id) return false;
  if (statement.kind === 'estimated-price') return !best.cost.exact && laptop.cost.doubtful === best.cost.doubtful;
  if (statement.kind !== 'level') return false;
  const { attribute, level } = statement;
  if (isGraphics(attribute) && hasIntegratedGraphics(laptop) !== hasIntegratedGraphics(best)) return false;
  return levelOf(needs, attribute, best) === level;
}

export const ofAttribute = (statement: Statement, attribute: Attribute): boolean =>
  'attribute' in statement && statement.attribute === attribute;

const ofGraphics = (statement: Statement): boolean => 'attribute' in statement && isGraphics(statement.attribute);

/**
 * Never skipped: that it is not capable, a system other than Windows, a keyboard without Ñ, a price that may be over the
 * budget, and integrated graphics if graphics count.
 */
export const mustBeSaid = (subject: Subject, statement: Statement): boolean =>
  statement.kind === 'shortfall' ||
  statement.kind === 'system' ||
  statement.kind === 'foreign-keyboard' ||
  statement.kind === 'over-budget' ||
  (ofGraphics(statement) &&
    hasIntegratedGraphics(subject.laptop) &&
    heaviestAttributes(subject.needs).some(isGraphics) &&
    !isSaidOfBest(subject, statement));

/** Statements that the price line and the target already show. */
const PRICE_KINDS: ReadonlySet<Statement['kind']> = new Set(['cheaper', 'dearer', 'spare', 'exhausted']);

/** Too low to be believed, or seen abroad or long ago. */
const isUnsurePrice = (laptop: Laptop): boolean => !isSpanishOffer(laptop);

const isPriceStatement = ({ laptop }: Subject, statement: Statement): boolean =>
  PRICE_KINDS.has(statement.kind) || (statement.kind === 'estimated-price' && !isUnsurePrice(laptop));

function isAlreadyPraised({ laptop, best, praised }: Subject, statement: Statement): boolean {
  // A figure below the best laptop's may still be enough for the needs.
  if (laptop.id !== best.id && statement.kind === 'level' && isShort(statement)) return false;
  if (statement.kind === 'size') return praised.includes('size');
  if (!('attribute' in statement)) return false;
  const { attribute } = statement;
  return praised.some((one) => one === attribute || ((one === 'gpu' || one === 'creation') && isGraphics(attribute)));
}

const isShort = ({ level }: Statement<'level'>): boolean => level === 'scant' || level === 'short';

/** Whether it applies to all shown laptops. */
function isShared({ laptop, others, needs }: Subject, statement: Statement): boolean {
  if (statement.kind !== 'level' || others.length === 0) return false;
  const { attribute, level } = statement;
  return others.every((other) => {
    if (isGraphics(attribute) && hasIntegratedGraphics(laptop) !== hasIntegratedGraphics(other)) return false;
    return levelOf(needs, attribute, other) === level;
  });
}

export interface Ranked {
  statement: Statement;
  rank: number;
}

/** The ranks that others ask for; between them statements rank by what they are about (`rankStatements`). */
export const RANK = { must: 0, main: 2, repeated: 4, praised: 5, elsewhere: 6 } as const;

/** Odds of a price over the budget from which it is likely. */
const LIKELY_OVER = 0.35;

type Regret = {
  readonly [K in StatementKind]?: (statement: Statement<K>, subject: Subject, isAsked: IsAsked) => number;
};
type IsAsked = (attribute: Attribute) => boolean;

/** More unknown figures than these are regretted more than a price that may be over the budget. */
const MANY = 2;

/** What is regretted least. */
const NO_REGRET = 10;

/**
 * How much a con is regretted after buying, the worst lowest: that it cannot do what was asked for, then the system, the
 * keyboard, what is unknown or too little of a chosen priority, a price that may be another, then figures.
 */
const REGRETS: Regret = {
  shortfall: () => 0,
  // Few programs run on ChromeOS. Where no card has a system, the licence is part of every price. The price names it too.
  system: ({ system }, { others }) => {
    if (system === 'unknown' || (others.length > 0 && others.every((other) => systemOf(other) === system))) return 7;
    if (system === 'none') return 3.4;
    return system === 'chromeos' ? 0 : 1;
  },
  'foreign-keyboard': () => 2,
  unknown: ({ attributes }, _, isAsked) => {
    if (attributes.some(isAsked)) return 3;
    return attributes.length > MANY ? 6.1 : 8;
  },
  dominated: () => 4,
  // Spanish prices seldom rise, so one within the budget is regretted less than other figures, unlike our estimates.
  'over-budget': ({ odds }, { laptop }) => (odds < LIKELY_OVER ? 7 : isSpanishOffer(laptop) ? 6.2 : 4),
  'estimated-price': (_, { laptop }) => (isUnsurePrice(laptop) ? 4 : 9),
  // A chip names another system, which must not hide too little memory: most of it is soldered.
  level: ({ attribute, level }, { laptop }, isAsked) => {
    if (attribute === 'ram' && laptop.os !== null && laptop.os !== 'windows') return 0.5;
    if (isAsked(attribute)) return level === 'short' ? 3 : 3.2;
    return attribute === 'silence' || attribute === 'build' ? 6.5 : 6;
  },
  // Users who put the screen first regret a small one more than a slightly less sharp one.
  size: () => 3.1,
  throttles: () => 6,
  'video-memory': () => 6,
  behind: ({ attribute }, _, isAsked) => (isAsked(attribute) ? 6 : 8),
};

export function regretOf<K extends StatementKind>(subject: Subject, statement: Statement<K>): number {
  const asked = askedCriteria(subject.needs);
  const regret: Regret[K] = REGRETS[statement.kind];
  return regret ? regret(statement, subject, (attribute) => asked.includes(attribute)) : NO_REGRET;
}

/** Statements about a chosen priority first, then by relevance. */
export function rankStatements(
  subject: Subject,
  statements: readonly WeightedStatement[],
  side: 'pro' | 'con',
): Ranked[] {
  const asked = askedCriteria(subject.needs);
  const rows = comparedCriteria(subject.needs);
  const isAsked = (statement: Statement): boolean => {
    if (statement.kind === 'size') return asked.includes('size');
    if (statement.kind === 'unknown') return statement.attributes.some((attribute) => asked.includes(attribute));
    return 'attribute' in statement && asked.includes(statement.attribute);
  };
  const rankOfPro = ({ statement, relevance }: WeightedStatement): number => {
    if (isShared(subject, statement)) return RANK.elsewhere;
    if (isAlreadyPraised(subject, statement)) return RANK.praised;
    if (isSaidOfBest(subject, statement)) return 2;
    // For users who only play, a large screen is no first reason.
    if (statement.kind === 'size' && statement.games) return 3;
    return relevance >= MIN_RELEVANCE.pro ? 1 : 3;
  };
  /** Attributes that the target shows as too little come first. */
  const rankOfCon = ({ statement, relevance }: WeightedStatement): number => {
    if (isAlreadyPraised(subject, statement)) return RANK.praised;
    if (isSaidOfBest(subject, statement)) return RANK.repeated;
    const isRow = statement.kind === 'level' && rows.includes(statement.attribute);
    if (isRow || (statement.kind === 'unknown' && isAsked(statement))) return 1;
    if (relevance >= MIN_RELEVANCE.con) return RANK.main;
    return relevance >= MIN_MINOR_CON || statement.kind === 'level' || statement.kind === 'estimated-price'
      ? 3
      : RANK.elsewhere;
  };
  const rankOf = (weighted: WeightedStatement): number => {
    if (mustBeSaid(subject, weighted.statement)) return RANK.must;
    if (isPriceStatement(subject, weighted.statement)) return RANK.elsewhere;
    return side === 'pro' ? rankOfPro(weighted) : rankOfCon(weighted);
  };
  // The graphics are praised or blamed once, for games or for creation.
  return statements
    .toSorted((a, b) => b.relevance - a.relevance)
    .filter(
      ({ statement }, index, all) =>
        !ofGraphics(statement) || all.findIndex((other) => ofGraphics(other.statement)) === index,
    )
    .map((weighted) => ({ statement: weighted.statement, rank: rankOf(weighted) }))
    .toSorted((a, b) => a.rank - b.rank || Number(isAsked(b.statement)) - Number(isAsked(a.statement)));
}
