import { assess, type Assessment, MIN_WEIGHT, type Subject } from './assessments.ts';
import { attributeCons, attributePros, priceCons, pricePros } from './pro-con-statements.ts';
import { ofAttribute, RANK, type Ranked, rankStatements, regretOf } from './statement-ranks.ts';
import { mayBeOverBudget } from '../rank/prices.ts';
import type { Statement } from './statements.ts';
import {
  fanlessCons,
  fanlessPros,
  keyboardCons,
  noDrawback,
  shortfallCons,
  sizeCons,
  sizePros,
  systemCons,
  unknownCons,
  videoMemoryCons,
  videoMemoryPros,
} from './other-statements.ts';

/** Number of visible pros; the rest is folded. */
const PROS = 2;
const CONS = 2;
const MAX_FURTHER = 4;
function prosOf(subject: Subject, assessments: readonly Assessment[]): { main: Statement[]; further: Ranked[] } {
  const counting = assessments.filter(({ weight }) => weight >= MIN_WEIGHT);
  const fanless = fanlessPros(subject);
  const ofAttributes = attributePros(subject, counting).filter(
    ({ statement }) => fanless.length === 0 || !ofAttribute(statement, 'silence'),
  );
  const statements = [
    ...ofAttributes,
    ...fanless,
    ...videoMemoryPros(subject),
    ...sizePros(subject),
    ...pricePros(subject),
  ];
  const ranked = rankStatements(subject, statements, 'pro');
  // On other cards than the first, the warning about the price replaces the second pro.
  const isWarned = subject.laptop.id !== subject.best.id && mayBeOverBudget(subject.laptop, subject.answers);
  const most = isWarned ? PROS - 1 : PROS;
  return { main: ranked.slice(0, most).map(({ statement }) => statement), further: ranked.slice(most) };
}

/** The statements that remain after the visible ones, without repeating their attributes, prices and what all share. */
const furtherOf = (ranked: readonly Ranked[], taken: readonly Statement[]): Statement[] =>
  ranked
    .filter(({ rank, statement }) => {
      const isTaken = taken.some(
        (one) =>
          one === statement ||
          ('attribute' in one && ofAttribute(statement, one.attribute)) ||
          (one.kind === 'no-drawback' && one.tightest !== null && ofAttribute(statement, one.tightest)),
      );
      return rank <= RANK.praised && !isTaken;
    })
    .slice(0, MAX_FURTHER)
    .map(({ statement }) => statement);

/**
 * The most important con, always of the laptop itself. For the best laptop a spent budget takes precedence over what the
 * verdict and the price line already contain.
 */
function firstCon(
  subject: Subject,
  assessments: readonly Assessment[],
  ranked: readonly Ranked[],
  musts: readonly Statement[],
): Statement[] {
  // Another system alone is not enough of a con if the laptop also falls short somewhere.
  const isEnough = musts.some(({ kind }) => kind !== 'system');
  const isBest = subject.laptop.id === subject.best.id;
  const most = isEnough ? RANK.main : isBest ? RANK.repeated : RANK.praised;
  const others = ranked.filter(({ rank }) => rank > RANK.must);
  const first = others.find(({ rank }) => rank <= most)?.statement;
  if (first) return [first];
  const spent = others.find(({ statement }) => statement.kind === 'exhausted')?.statement;
  if (spent && isBest && !isEnough) return [spent];
  if (musts.length > 0) return [];
  // The price line already shows that the price is an estimate.
  const last = others.find(({ statement }) => statement.kind !== 'estimated-price');
  return [last?.statement ?? noDrawback(subject, assessments)];
}

/** @returns the visible cons, most regretted first; that one is visible even if it would be folded otherwise */
function worstFirst(subject: Subject, main: readonly Statement[], ranked: readonly Ranked[]): Statement[] {
  const all = [...main, ...ranked.flatMap(({ statement, rank }) => (rank <= RANK.praised ? [statement] : []))];
  const [worst] = all.toSorted((a, b) => regretOf(subject, a) - regretOf(subject, b));
  return worst ? [worst, ...main.filter((statement) => statement !== worst)] : [...main];
}

/** The main con, the mandatory ones, and unknown figures while there is room. */
function consOf(subject: Subject, assessments: readonly Assessment[]): { main: Statement[]; ranked: Ranked[] } {
  const others = [
    ...shortfallCons(subject),
    ...sizeCons(subject),
    ...priceCons(subject),
    ...systemCons(subject),
    ...keyboardCons(subject),
    ...fanlessCons(subject),
    ...videoMemoryCons(subject),
    ...unknownCons(subject),
  ];
  const ofAttributes = attributeCons(subject, assessments);
  const ranked = rankStatements(subject, [...ofAttributes, ...others], 'con');
  const musts = ranked.flatMap(({ statement, rank }) => (rank === RANK.must ? [statement] : []));
  const main = [...firstCon(subject, assessments, ranked, musts), ...musts];
  const unknown = ranked.find(
    ({ statement, rank }) => statement.kind === 'unknown' && rank > RANK.must && rank <= RANK.main,
  );
  if (unknown && main.length < CONS && !main.includes(unknown.statement)) main.push(unknown.statement);
  if (subject.dominatedBy) {
    return { main: [{ kind: 'dominated', by: subject.dominatedBy }, ...musts], ranked };
  }
  return { main: worstFirst(subject, main, ranked), ranked };
}

/** Whether the first line praises it, and does not only compare it with that of the first card. */
const isPraisedFirst = ({ verdict, praised }: Subject, { attribute, level }: Assessment): boolean =>
  verdict.form === 'praise' && praised.includes(attribute) && (level === 'good' || level === 'plenty');

export interface CardSides {
  pros: Statement[];
  cons: Statement[];
  further: { pros: Statement[]; cons: Statement[] };
}

/** @returns most relevant first: two pros, one con and everything mandatory; no attribute is on both sides */
export function prosAndCons(subject: Subject): CardSides {
  const assessments = assess(subject);
  const pros = prosOf(subject, assessments);
  const withoutPro = assessments.filter(
    (one) => !pros.main.some((statement) => ofAttribute(statement, one.attribute)) && !isPraisedFirst(subject, one),
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
