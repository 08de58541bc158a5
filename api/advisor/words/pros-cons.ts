/** Picks what to say for and against a laptop: what matters most to this visitor first, nothing twice. */
import type { Attribute } from '../attributes.ts';
import { attributeCons, attributePros } from './attribute-claims.ts';
import type { Claim, Weighed } from './claims.ts';
import { judge, LEAST_WEIGHT, type Subject } from './judged.ts';
import { lastResort, priceCons, pricePros, systemCons, unknownCons } from './other-claims.ts';
import { say } from './sentences.ts';

const MOST_PROS = 5;
const MOST_CONS = 4;

function mostRelevant(claims: readonly Weighed[], most: number): Claim[] {
  return claims
    .toSorted((a, b) => b.relevance - a.relevance)
    .slice(0, most)
    .map(({ claim }) => claim);
}

const namesAttribute = (claims: readonly Claim[], attribute: Attribute): boolean =>
  claims.some((claim) => 'attribute' in claim && claim.attribute === attribute);

/** @returns sentences for and against, the most relevant first; at least one against, no attribute on both sides */
export function prosAndCons(subject: Subject): { pros: string[]; cons: string[] } {
  const judged = judge(subject);
  const counting = judged.filter(({ weight }) => weight >= LEAST_WEIGHT);
  const pros = mostRelevant([...attributePros(subject, counting), ...pricePros(subject)], MOST_PROS);
  const notPraised = judged.filter(({ attribute }) => !namesAttribute(pros, attribute));
  const others = [...priceCons(subject), ...systemCons(subject), ...unknownCons(subject)];
  const cons: Claim[] = subject.beatenBy ? [{ kind: 'beaten', by: subject.beatenBy }] : [];
  cons.push(...mostRelevant([...attributeCons(subject, notPraised), ...others], MOST_CONS - cons.length));
  if (cons.length === 0) cons.push(lastResort(subject));
  const toText = (claim: Claim): string => say(claim, subject.laptop, subject.needs);
  return { pros: pros.map(toText), cons: cons.map(toText) };
}
