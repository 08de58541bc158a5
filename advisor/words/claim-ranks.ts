/** In which order a card makes its claims, and which of them are said elsewhere already. */
import { type Attribute, isGraphics, measure } from '../attributes.ts';
import { askedCriteria } from '../target.ts';
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

function isSaidAlready({ verdict }: Subject, claim: Claim): boolean {
  if (claim.kind === 'size') return verdict.said.includes('size');
  if (!('attribute' in claim)) return false;
  const { attribute } = claim;
  return verdict.said.some(
    (one) => one === attribute || ((one === 'gpu' || one === 'creation') && isGraphics(attribute)),
  );
}

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

/** Up to 3 by how much it matters; what is folded goes up to `said`. */
export const RANK = { must: 0, said: 4, elsewhere: 5 } as const;

/** What is about a chosen priority first, then by relevance. */
export function rankClaims(subject: Subject, claims: readonly WeightedClaim[], side: 'pro' | 'con'): Ranked[] {
  const asked = askedCriteria(subject.needs);
  const isAsked = (claim: Claim): boolean => {
    if (claim.kind === 'size') return asked.includes('size');
    if (claim.kind === 'unknown') return claim.attributes.some((attribute) => asked.includes(attribute));
    return 'attribute' in claim && asked.includes(claim.attribute);
  };
  const rankOf = ({ claim, relevance }: WeightedClaim): number => {
    if (mustBeSaid(subject, claim)) return RANK.must;
    if (isShared(subject, claim) || isPriceClaim(subject, claim)) return RANK.elsewhere;
    if (isSaidAlready(subject, claim)) return RANK.said;
    if (isSaidOfBest(subject, claim)) return side === 'pro' ? 2 : 3;
    if (relevance >= MIN_RELEVANCE[side]) return 1;
    if (side === 'pro') return 3;
    return relevance < MIN_MINOR_CON ? RANK.elsewhere : 2;
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
