/** In which order a card makes its claims, and which of them are said elsewhere already. */
import { type Attribute, isGraphics, measure } from '../attributes.ts';
import { askedCriteria, comparedCriteria } from '../target.ts';
import { heaviestAttributes, levelOf, type Subject } from './assessments.ts';
import type { Claim, WeightedClaim } from './claims.ts';
import { hasIntegratedGraphics } from './graphics.ts';

/** Less is not worth a line while something else can be said. */
const MIN_RELEVANCE = { pro: 0.03, con: 0.06 } as const;
/** A con that matters less is no better than one that the verdict says already. */
export const MIN_MINOR_CON = 0.02;

/** Whether the same is said on the first card, of which the others only tell what differs. */
function isSaidOfBest({ laptop, best, needs }: Subject, claim: Claim): boolean {
  if (laptop.id === best.id) return false;
  if (claim.kind === 'estimated-price') return !best.cost.exact && laptop.cost.doubtful === best.cost.doubtful;
  if (claim.kind !== 'level') return false;
  const { attribute, level } = claim;
  if (isGraphics(attribute) && hasIntegratedGraphics(laptop) !== hasIntegratedGraphics(best)) return false;
  const value = measure(best, attribute);
  return value !== null && levelOf(needs, attribute, value) === level;
}

export const ofAttribute = (claim: Claim, attribute: Attribute): boolean =>
  'attribute' in claim && claim.attribute === attribute;

const ofGraphics = (claim: Claim): boolean => 'attribute' in claim && isGraphics(claim.attribute);

/** Another system than Windows is never passed over, a keyboard without Ñ, nor integrated graphics where graphics count. */
const mustBeSaid = (subject: Subject, claim: Claim): boolean =>
  claim.kind === 'system' ||
  claim.kind === 'foreign-keyboard' ||
  (ofGraphics(claim) &&
    hasIntegratedGraphics(subject.laptop) &&
    heaviestAttributes(subject.needs).some(isGraphics) &&
    !isSaidOfBest(subject, claim));

/** The price line and the target say it. */
const PRICE_CLAIMS: ReadonlySet<Claim['kind']> = new Set([
  'cheaper',
  'dearer',
  'spare',
  'exhausted',
  'not-cheapest',
  'price-date',
]);

const isPriceClaim = ({ laptop }: Subject, claim: Claim): boolean =>
  PRICE_CLAIMS.has(claim.kind) || (claim.kind === 'estimated-price' && !laptop.cost.doubtful);

function isSaidAlready({ laptop, best, verdict }: Subject, claim: Claim): boolean {
  // What another one loses is not yet too little.
  if (laptop.id !== best.id && claim.kind === 'level' && isShort(claim)) return false;
  if (claim.kind === 'size') return verdict.said.includes('size');
  if (!('attribute' in claim)) return false;
  const { attribute } = claim;
  return verdict.said.some(
    (one) => one === attribute || ((one === 'gpu' || one === 'creation') && isGraphics(attribute)),
  );
}

const isShort = ({ level }: Claim<'level'>): boolean => level === 'scant' || level === 'short';

/** Whether it holds of all laptops shown. */
function isShared({ laptop, others, needs }: Subject, claim: Claim): boolean {
  if (claim.kind !== 'level' || others.length === 0) return false;
  const { attribute, level } = claim;
  return others.every((other) => {
    if (isGraphics(attribute) && hasIntegratedGraphics(laptop) !== hasIntegratedGraphics(other)) return false;
    const value = measure(other, attribute);
    return value !== null && levelOf(needs, attribute, value) === level;
  });
}

export interface Ranked {
  claim: Claim;
  rank: number;
}

/** Up to `repeated` by how much it matters; what is folded goes up to `said`. */
export const RANK = { must: 0, main: 2, repeated: 4, said: 5, elsewhere: 6 } as const;

/** What is about a chosen priority first, then by relevance. */
export function rankClaims(subject: Subject, claims: readonly WeightedClaim[], side: 'pro' | 'con'): Ranked[] {
  const asked = askedCriteria(subject.needs);
  const rows = comparedCriteria(subject.needs);
  const isAsked = (claim: Claim): boolean => {
    if (claim.kind === 'size') return asked.includes('size');
    if (claim.kind === 'unknown') return claim.attributes.some((attribute) => asked.includes(attribute));
    return 'attribute' in claim && asked.includes(claim.attribute);
  };
  const rankOfPro = ({ claim, relevance }: WeightedClaim): number => {
    if (isShared(subject, claim)) return RANK.elsewhere;
    if (isSaidAlready(subject, claim)) return RANK.said;
    if (isSaidOfBest(subject, claim)) return 2;
    return relevance >= MIN_RELEVANCE.pro ? 1 : 3;
  };
  /** What the target shows as too little comes first. */
  const rankOfCon = ({ claim, relevance }: WeightedClaim): number => {
    if (isSaidAlready(subject, claim)) return RANK.said;
    if (isSaidOfBest(subject, claim)) return RANK.repeated;
    const isRow = claim.kind === 'level' && rows.includes(claim.attribute);
    if (isRow || (claim.kind === 'unknown' && isAsked(claim))) return 1;
    if (relevance >= MIN_RELEVANCE.con) return RANK.main;
    return relevance >= MIN_MINOR_CON || claim.kind === 'level' || claim.kind === 'estimated-price'
      ? 3
      : RANK.elsewhere;
  };
  const rankOf = (weighted: WeightedClaim): number => {
    if (mustBeSaid(subject, weighted.claim)) return RANK.must;
    if (isPriceClaim(subject, weighted.claim)) return RANK.elsewhere;
    return side === 'pro' ? rankOfPro(weighted) : rankOfCon(weighted);
  };
  // The graphics are praised or blamed once, for games or for creation.
  return claims
    .toSorted((a, b) => b.relevance - a.relevance)
    .filter(
      ({ claim }, index, all) => !ofGraphics(claim) || all.findIndex((other) => ofGraphics(other.claim)) === index,
    )
    .map((weighted) => ({ claim: weighted.claim, rank: rankOf(weighted) }))
    .toSorted((a, b) => a.rank - b.rank || Number(isAsked(b.claim)) - Number(isAsked(a.claim)));
}
