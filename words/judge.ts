/** Judges any laptop for some answers, in words: one of the catalogue, one of an advert, or the visitor's own. */
import type { CardStatement } from '../contract/card-statements.ts';
import type { Computer } from '../contract/computer.ts';
import type { Judgement, JudgeRequest } from '../contract/judge.ts';
import { clauseList, decapitalize } from '../contract/spanish-text.ts';
import type { Advisor } from '../advisor/advisor.ts';
import type { Card } from '../advisor/choose/choose-cards.ts';
import { cardStatements } from '../advisor/explain/card-statements.ts';
import { cardChanges, isGain, isNameable, isPrice } from '../advisor/explain/changes.ts';
import { WORTH_A_LINE } from '../advisor/explain/differences.ts';
import { firstReason } from '../advisor/explain/pros.ts';
import type { Statement } from '../advisor/explain/statements.ts';
import type { Judged } from '../advisor/judge/judge.ts';
import { type Case, judgeCase, type Judging, subjectOf } from '../advisor/judge/judged-case.ts';
import { roundCents, totalCost } from '../catalogue/derive/cost.ts';
import { con, cpuDoubt, doubtsOf, isSystemSilent, untoldText } from './advert-doubts.ts';
import { computerOf, statementInWords } from './card.ts';
import { changeText } from './changes.ts';
import { fitInWords } from './target.ts';
import { formatEuros } from './figures.ts';
import { failureText, isPriceless, titleOf, usualText } from './judge-verdict.ts';
import type { ShopSettings } from './sheet.ts';
import { isOnlyPossible } from './shortfall.ts';
import { lineName, shortNames } from './short-names.ts';

/** What to do if the laptop is the visitor's own: «no compres todavía» where no card would be noticed. */
function ownedText(engine: Advisor, { laptop, answers, judged }: Case, isSure: boolean): string | null {
  const { cards } = engine.recommend(answers);
  const { needs, shortfall } = judged;
  const [first] = cards;
  const most = needs.mostAsked;
  for (const card of cards) {
    const changes = cardChanges(card.laptop, laptop, judged).filter((change) => !isPrice(change));
    const isNoticed =
      changes.reduce((sum, { gain }) => sum + gain, 0) >= WORTH_A_LINE &&
      changes.some(({ criterion, gain }) => most.includes(criterion) && gain >= WORTH_A_LINE);
    const isNeeded = card.isCapable && shortfall !== null && !isOnlyPossible(shortfall);
    if (!isNoticed && !isNeeded) continue;
    const won = changes.filter((one) => isGain(one) && isNameable(one, needs)).slice(0, 2);
    return `Si es el tuyo, te compensa el ${lineName(card.laptop)}${won.length === 0 ? '' : `: ${clauseList(won.map(changeText))}`}.`;
  }
  if (!first || !isSure || shortfall) return null;
  return `Si es el tuyo, no compres todavía: por ${formatEuros(Math.round(totalCost(first.laptop)))} no notarías mejora.`;
}

/** The sentences of the judge itself say these. */
function isSaid(statement: Statement, one: Case): boolean {
  const isFailed = (field: string) => one.judged.failures.some((failure) => failure.field === field);
  if (statement.kind === 'system') return isSystemSilent(one) || isFailed('os');
  if (statement.kind === 'fact')
    return (
      (statement.fact === 'abroad' && isFailed('market')) ||
      (statement.fact === 'serves' && one.judged.failures.length > 0)
    );
  return statement.kind === 'change' && isPrice(statement.change) && one.refusal !== null;
}

const butOf = (worst: CardStatement | undefined): CardStatement[] =>
  worst ? [{ ...worst, place: 'but', text: decapitalize(worst.text) }] : [];

function statementsOf(engine: Advisor, one: Case): CardStatement[] {
  const { judged, laptop, advert, refusal, verdict } = one;
  if (refusal === 'untold') return [{ place: 'reason', kind: 'untold', text: untoldText(one) }];
  const told = judged.statements
    .filter(({ statement }) => !isSaid(statement, one))
    .map((placed) => statementInWords(placed, laptop, judged.needs));
  const at = (...places: CardStatement['place'][]) => told.filter(({ place }) => places.includes(place));
  const doubts = doubtsOf(one);
  const firm = [
    ...con('fault', advert?.read.fault ? `Pone «${advert.read.fault}»: arreglarlo puede no valer la pena.` : null),
    ...con('price', refusal === 'too-cheap' ? 'Es demasiado barato para fiarse: comprueba quién lo vende.' : null),
    ...judged.failures
      // Nobody knows what it costs.
      .filter(({ field }) => field !== 'budget' || refusal !== 'no-price')
      .flatMap((failure) => con(failure.field, failureText(one, failure))),
  ];
  // Nobody needs the figures of what should not be bought at all.
  if (refusal === 'fault' || refusal === 'too-cheap') return [...butOf(firm[0]), ...firm];
  const cons = at('but').length > 0 ? [...firm, ...at('con'), ...doubts] : [...firm, ...doubts, ...at('con')];
  // What a good buy hangs on is said before what it lacks.
  const isFamily = advert?.cpuBasis === 'family';
  const isSupposed = isFamily || (verdict !== 'better' && advert?.supposed.includes('cpu') === true);
  const supposed = isSupposed ? doubts.filter(({ kind }) => kind === 'processor') : [];
  const [worst] = [...firm, ...supposed, ...at('but'), ...doubts];
  const owned = advert && isPriceless(one) ? ownedText(engine, one, cpuDoubt(advert) === null) : null;
  return [
    ...(owned === null ? [] : [{ place: 'reason', kind: 'owned', text: owned } as const]),
    ...(owned === null && verdict === 'good' ? at('reason') : []),
    ...butOf(worst),
    ...(one.better ? at('gain', 'loss') : []),
    ...at('pro'),
    ...cons,
  ];
}

/** @returns the better laptop as a card by itself: what it gains is said of the judged one */
function betterCard(card: Card, { answers, needs, reach }: Judged, shops: ShopSettings): Computer {
  const { laptop, isCapable } = card;
  const reason = firstReason(laptop, answers, needs, 0);
  const label = card.role === 'best' ? 'best' : null;
  const statements = cardStatements({ laptop, isCapable, answers, needs, reach, reason, label, changes: [] });
  return computerOf({ ...card, statements }, needs, shops, shortNames([laptop]));
}

/** Whether it meets what was asked for, as far as it is told: no missing price counts against it. */
const servesIn = (one: Case): boolean =>
  one.refusal !== 'fault' &&
  one.judged.failures.every(({ field }) => field === 'budget' && isPriceless(one)) &&
  (!one.judged.shortfall || (one.refusal === 'no-price' && isOnlyPossible(one.judged.shortfall)));

/** Whether only what is unknown speaks against it: «Puede no llegar» is no verdict on how it fits. */
const isUnsure = ({ judged: { failures, shortfall } }: Case): boolean =>
  failures.length === 0 && shortfall !== null && isOnlyPossible(shortfall);

/** @returns `null` for an unknown id */
export function judgementOf(judging: Judging, shops: ShopSettings, request: JudgeRequest): Judgement | null {
  const { engine } = judging;
  const subject = subjectOf(judging, request);
  if (subject === null) return null;
  const one = judgeCase(judging, subject);
  const { laptop, advert, judged, better } = one;
  return {
    verdict: one.verdict,
    title: titleOf(one),
    fit: one.refusal === 'untold' || isUnsure(one) ? null : fitInWords(laptop, judged.needs, servesIn(one)),
    below: one.below,
    place: one.place,
    of: judged.of,
    better: better && betterCard(better, judged, shops),
    statements: statementsOf(engine, one),
    price: one.seenEur === null && one.usualEur === null ? null : roundCents(laptop.priceEur),
    licence: laptop.cost.licenceEur,
    id: advert && advert.known === null ? null : laptop.id,
    name: laptop.name,
    usual: one.refusal === 'fault' || one.refusal === 'untold' ? null : usualText(one),
  };
}
