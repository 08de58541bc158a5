import type { Computer } from '../../contract/computer.ts';
import { comparedCriteria } from '../target.ts';
import { assess, type Assessment, MIN_WEIGHT, type Subject } from './assessments.ts';
import { attributeCons, attributePros, weakest } from './attribute-claims.ts';
import { MIN_MINOR_CON, ofAttribute, RANK, type Ranked, rankClaims } from './claim-ranks.ts';
import { changesAgainst } from './changes.ts';
import type { Claim } from './claims.ts';
import {
  fallbackCon,
  keyboardCons,
  priceCons,
  pricePros,
  sizeCons,
  sizePros,
  systemCons,
  unknownCons,
} from './other-claims.ts';
import { sentenceFor } from './sentences.ts';

/** In sight; the rest is folded. */
const PROS = 2;
const CONS = 2;
const MAX_FURTHER = 4;
function prosOf(subject: Subject, assessments: readonly Assessment[]): { main: Claim[]; further: Ranked[] } {
  const counting = assessments.filter(({ weight }) => weight >= MIN_WEIGHT);
  const claims = [...attributePros(subject, counting), ...sizePros(subject), ...pricePros(subject)];
  const ranked = rankClaims(subject, claims, 'pro');
  return { main: ranked.slice(0, PROS).map(({ claim }) => claim), further: ranked.slice(PROS) };
}

/** What is left of the claims once those in sight are taken, without their attributes, prices and what all share. */
const furtherOf = (ranked: readonly Ranked[], taken: readonly Claim[]): Claim[] =>
  ranked
    .filter(({ rank, claim }) => {
      const isTaken = taken.some((one) => one === claim || ('attribute' in one && ofAttribute(claim, one.attribute)));
      return rank <= RANK.said && !isTaken;
    })
    .slice(0, MAX_FURTHER)
    .map(({ claim }) => claim);

/** What another one has most more of. */
function outdoneBy({ laptop, others, answers, needs }: Subject): Claim | null {
  const changes = others.flatMap((other, index) =>
    changesAgainst(other, laptop, comparedCriteria(needs), { answers, needs }).map((change) => ({
      change,
      option: index + 2,
    })),
  );
  const [most] = changes.toSorted((a, b) => b.change.gain - a.change.gain);
  if (!most || most.change.gain <= 0) return null;
  // Of several that read the same the first, whatever the rounding hides.
  const { text, criterion } = most.change;
  const { option } = changes.find(({ change }) => change.text === text && change.gain > 0) ?? most;
  return { kind: 'outdone', option, gained: text, isPrice: criterion === 'price' };
}

/** What speaks most against it; of the best, what another has more of before what the verdict and the price line say. */
function firstCon(subject: Subject, ranked: readonly Ranked[], musts: readonly Claim[]): Claim[] {
  // That there is another system is no con where something falls short besides.
  const isEnough = musts.some(({ kind }) => kind !== 'system');
  const isBest = subject.laptop.id === subject.best.id;
  const most = isEnough ? RANK.main : isBest ? RANK.repeated : RANK.said;
  const others = ranked.filter(({ rank }) => rank > RANK.must);
  const first = others.find(({ rank }) => rank <= most)?.claim;
  if (first) return [first];
  const spent = others.find(({ claim }) => claim.kind === 'exhausted')?.claim;
  const outdone = isBest && !isEnough ? (spent ?? outdoneBy(subject)) : null;
  if (outdone) return [outdone];
  return musts.length > 0 ? [] : [others[0]?.claim ?? fallbackCon(subject)];
}

/** A con, those that must be said, and what is unknown while there is room. */
function consOf(subject: Subject, assessments: readonly Assessment[]): { main: Claim[]; ranked: Ranked[] } {
  const worst = weakest(assessments);
  const others = [
    ...sizeCons(subject),
    ...priceCons(subject),
    ...systemCons(subject),
    ...keyboardCons(subject),
    ...unknownCons(subject),
  ];
  const ofAttributes = attributeCons(subject, assessments);
  const isNew = worst && 'attribute' in worst && !ofAttributes.some(({ claim }) => ofAttribute(claim, worst.attribute));
  const weak = isNew ? [{ claim: worst, relevance: MIN_MINOR_CON }] : [];
  const ranked = rankClaims(subject, [...ofAttributes, ...weak, ...others], 'con');
  const musts = ranked.flatMap(({ claim, rank }) => (rank === RANK.must ? [claim] : []));
  const main = [...firstCon(subject, ranked, musts), ...musts];
  const unknown = ranked.find(({ claim, rank }) => claim.kind === 'unknown' && rank > RANK.must && rank <= RANK.main);
  if (unknown && main.length < CONS && !main.includes(unknown.claim)) main.push(unknown.claim);
  if (subject.dominatedBy) {
    return { main: [{ kind: 'dominated', by: subject.dominatedBy }, ...musts], ranked };
  }
  return { main, ranked };
}

/** Whether the verdict of the first card praises it. */
const isPraisedFirst = ({ laptop, best, verdict }: Subject, { attribute, level }: Assessment): boolean =>
  laptop.id === best.id && verdict.said.includes(attribute) && (level === 'good' || level === 'plenty');

interface Claims {
  pros: Claim[];
  cons: Claim[];
  further: { pros: Claim[]; cons: Claim[] };
}

/** @returns the most relevant first: two pros, a con and what must be said; no attribute on both sides */
function claimsOf(subject: Subject): Claims {
  const assessments = assess(subject);
  const pros = prosOf(subject, assessments);
  const withoutPro = assessments.filter(
    (one) => !pros.main.some((claim) => ofAttribute(claim, one.attribute)) && !isPraisedFirst(subject, one),
  );
  const cons = consOf(subject, withoutPro);
  const taken = [...pros.main, ...cons.main];
  const furtherCons = furtherOf(cons.ranked, taken);
  return {
    pros: pros.main,
    cons: cons.main,
    further: { pros: furtherOf(pros.further, [...taken, ...furtherCons]), cons: furtherCons },
  };
}

/** @returns the claims of the card that are not folded */
export function claimsInSight(subject: Subject): Claim[] {
  const { pros, cons } = claimsOf(subject);
  return [...pros, ...cons];
}

/** @returns the claims as sentences */
export function prosAndCons(subject: Subject): Pick<Computer, 'pros' | 'cons' | 'further'> {
  const { pros, cons, further } = claimsOf(subject);
  const toTexts = (claims: readonly Claim[]) =>
    claims.map((claim) => sentenceFor(claim, subject.laptop, subject.needs));
  return {
    pros: toTexts(pros),
    cons: toTexts(cons),
    further: { pros: toTexts(further.pros), cons: toTexts(further.cons) },
  };
}
