import { systemOf } from '../../catalogue/derive/laptop-kind.ts';
import { type Attribute, isGraphics, measure } from '../attributes.ts';
import { assess, type Assessment, heaviestAttributes, levelOf, MIN_WEIGHT, type Subject } from './assessments.ts';
import { attributeCons, attributePros, weakest } from './attribute-claims.ts';
import type { Claim, WeightedClaim } from './claims.ts';
import { hasIntegratedGraphics } from './graphics.ts';
import { fallbackCon, keyboardCons, priceCons, pricePros, systemCons, unknownCons } from './other-claims.ts';
import { sentenceFor } from './sentences.ts';

/** Of the first card, and of those compared with it. */
const MAX_PROS = { best: 3, other: 2 } as const;
const MIN_PROS = 2;
/** Less is not worth a line while something else can be said. */
const MIN_RELEVANCE = { pro: 0.03, con: 0.06 } as const;
const MAX_CONS = 2;

/** Whether the same is said on the first card, of which the others only tell what differs. */
function isSaidOfBest({ laptop, best, needs }: Subject, claim: Claim): boolean {
  if (laptop.id === best.id) return false;
  if (claim.kind === 'system') return systemOf(laptop) === systemOf(best);
  if (claim.kind === 'estimated-price') return !best.cost.exact && laptop.cost.doubtful === best.cost.doubtful;
  if (claim.kind !== 'level') return false;
  const { attribute, level } = claim;
  if (isGraphics(attribute) && hasIntegratedGraphics(laptop) !== hasIntegratedGraphics(best)) return false;
  const value = measure(best, attribute);
  return value !== null && levelOf(needs, attribute, value) === level;
}

const ofAttribute = (claim: Claim, attribute: Attribute): boolean =>
  'attribute' in claim && claim.attribute === attribute;

const ofGraphics = (claim: Claim): boolean => 'attribute' in claim && isGraphics(claim.attribute);

/** A keyboard without Ñ is never passed over, nor are integrated graphics where graphics count. */
const mustBeSaid = (subject: Subject, claim: Claim): boolean =>
  claim.kind === 'foreign-keyboard' ||
  (ofGraphics(claim) &&
    hasIntegratedGraphics(subject.laptop) &&
    heaviestAttributes(subject.needs).some(isGraphics) &&
    !isSaidOfBest(subject, claim));

interface Limits {
  least: number;
  most: number;
  minRelevance: number;
  /** What fills up to `least`: what the first card says as well, or what matters little. */
  filler: 'repeated' | 'minor';
}

/** Most relevant first. */
function select(
  subject: Subject,
  claims: readonly WeightedClaim[],
  { least, most, minRelevance, filler }: Limits,
): Claim[] {
  const urgency = ({ claim, relevance }: WeightedClaim): number => {
    if (mustBeSaid(subject, claim)) return 0;
    if (isSaidOfBest(subject, claim)) return filler === 'repeated' ? 2 : 3;
    if (relevance >= minRelevance) return 1;
    return filler === 'minor' ? 2 : 3;
  };
  // The graphics are praised or blamed once, for games or for creation.
  const sorted = claims
    .toSorted((a, b) => b.relevance - a.relevance)
    .filter(
      ({ claim }, index, all) => !ofGraphics(claim) || all.findIndex((other) => ofGraphics(other.claim)) === index,
    );
  const byUrgency = sorted.toSorted((a, b) => urgency(a) - urgency(b));
  const urgent = byUrgency.filter((claim) => urgency(claim) < 2).slice(0, most);
  const kept = urgent.length < least ? byUrgency.slice(0, least) : urgent;
  return sorted.filter((claim) => kept.includes(claim)).map(({ claim }) => claim);
}

function prosOf(subject: Subject, assessments: readonly Assessment[]): Claim[] {
  const counting = assessments.filter(({ weight }) => weight >= MIN_WEIGHT);
  return select(subject, [...attributePros(subject, counting), ...pricePros(subject)], {
    least: MIN_PROS,
    most: subject.laptop.id === subject.best.id ? MAX_PROS.best : MAX_PROS.other,
    minRelevance: MIN_RELEVANCE.pro,
    filler: 'repeated',
  });
}

/** @returns what the pros of the card are about */
export const praisedAttributes = (subject: Subject): Attribute[] =>
  prosOf(subject, assess(subject)).flatMap((claim) => ('attribute' in claim ? claim.attribute : []));

/** @returns sentences, the most relevant first; at least one con, and no attribute on both sides */
export function prosAndCons(subject: Subject): { pros: string[]; cons: string[] } {
  const assessments = assess(subject);
  const pros = prosOf(subject, assessments);
  const withoutPro = assessments.filter(({ attribute }) => !pros.some((claim) => ofAttribute(claim, attribute)));
  const keyboard = keyboardCons(subject);
  const others = [...priceCons(subject), ...systemCons(subject), ...keyboard, ...unknownCons(subject)];
  const cons: Claim[] = subject.dominatedBy ? [{ kind: 'dominated', by: subject.dominatedBy }] : [];
  cons.push(
    ...select(subject, [...attributeCons(subject, withoutPro), ...others], {
      least: 1 - cons.length,
      most: MAX_CONS + keyboard.length - cons.length,
      minRelevance: MIN_RELEVANCE.con,
      filler: 'minor',
    }),
  );
  if (cons.length === 0) cons.push(weakest(withoutPro) ?? fallbackCon(subject));
  const toText = (claim: Claim): string => sentenceFor(claim, subject.laptop, subject.needs);
  return { pros: pros.map(toText), cons: cons.map(toText) };
}
