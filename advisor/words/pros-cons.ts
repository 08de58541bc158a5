import { type Attribute, isGraphics } from '../attributes.ts';
import { assess, MIN_WEIGHT, type Subject } from './assessments.ts';
import { attributeCons, attributePros } from './attribute-claims.ts';
import type { Claim, WeightedClaim } from './claims.ts';
import { fallbackCon, priceCons, pricePros, systemCons, unknownCons } from './other-claims.ts';
import { sentenceFor } from './sentences.ts';

const MAX_PROS = 5;
const MAX_CONS = 4;

const ofGraphics = (claim: Claim): boolean => 'attribute' in claim && isGraphics(claim.attribute);

/** The graphics are praised or blamed once, for games or for creation. */
function mostRelevant(claims: readonly WeightedClaim[], most: number): Claim[] {
  return claims
    .toSorted((a, b) => b.relevance - a.relevance)
    .map(({ claim }) => claim)
    .filter((claim, index, all) => !ofGraphics(claim) || all.findIndex(ofGraphics) === index)
    .slice(0, most);
}

const namesAttribute = (claims: readonly Claim[], attribute: Attribute): boolean =>
  claims.some((claim) => 'attribute' in claim && claim.attribute === attribute);

/** @returns sentences, the most relevant first; at least one con, and no attribute on both sides */
export function prosAndCons(subject: Subject): { pros: string[]; cons: string[] } {
  const assessments = assess(subject);
  const counting = assessments.filter(({ weight }) => weight >= MIN_WEIGHT);
  const pros = mostRelevant([...attributePros(subject, counting), ...pricePros(subject)], MAX_PROS);
  const withoutPro = assessments.filter(({ attribute }) => !namesAttribute(pros, attribute));
  const others = [...priceCons(subject), ...systemCons(subject), ...unknownCons(subject)];
  const cons: Claim[] = subject.dominatedBy ? [{ kind: 'dominated', by: subject.dominatedBy }] : [];
  cons.push(...mostRelevant([...attributeCons(subject, withoutPro), ...others], MAX_CONS - cons.length));
  if (cons.length === 0) cons.push(fallbackCon(subject));
  const toText = (claim: Claim): string => sentenceFor(claim, subject.laptop, subject.needs);
  return { pros: pros.map(toText), cons: cons.map(toText) };
}
