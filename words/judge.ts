/** Judges any laptop for some answers, in words: one of the catalogue, one of an advert, or the visitor's own. */
import { needsNoWindows } from '../contract/answers.ts';
import { ADVERT_ID } from '../contract/advert.ts';
import type { CardStatement } from '../contract/card-statements.ts';
import type { Compared, CompareRequest } from '../contract/compared.ts';
import type { Computer } from '../contract/computer.ts';
import type { Judgement, JudgeRequest } from '../contract/judge.ts';
import { spanishDate, decapitalize } from '../contract/spanish-text.ts';
import { spanishNumber } from '../contract/spanish-figures.ts';
import { likelyRange } from '../catalogue/derive/cost.ts';
import { describePriceBasis } from '../catalogue/derive/describe.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import type { Advisor } from '../advisor/advisor.ts';
import type { Card } from '../advisor/choose/choose-cards.ts';
import { cardStatements } from '../advisor/explain/card-statements.ts';
import { cardChanges, isGain, isNameable, isPrice } from '../advisor/explain/changes.ts';
import { WORTH_A_LINE } from '../advisor/explain/differences.ts';
import { mostAsked } from '../advisor/needs/criteria.ts';
import { firstReason } from '../advisor/explain/reasons.ts';
import type { Statement } from '../advisor/explain/statements.ts';
import type { UnmetRequirement, Judged } from '../advisor/judge/judge.ts';
import { extraOver, isNotablePrice, priceOf, roundCents } from '../advisor/rank/prices.ts';
import { computerOf, statementInWords } from './card.ts';
import { changeText, clauseList } from './changes.ts';
import { comparedInWords } from './compared.ts';
import { fitInWords } from './fit.ts';
import { formatEuros, formatPrice, NO_DATA } from './format.ts';
import {
  advertLaptop,
  type Case,
  judgeCase,
  type Judging,
  paidBy,
  type Subject,
  subjectOf,
} from '../advisor/judge/judged-case.ts';
import { fieldWords, optionWords } from './requirement-words.ts';
import { priceFactsOf, type ShopSettings } from './sheet.ts';
import { isOnlyPossible, reachText } from './shortfall.ts';
import { lineName, shortNames } from './short-names.ts';
import { OWN_FIGURE } from './specs.ts';

const bareEuros = (euros: number, { cost }: Laptop): string =>
  formatEuros(euros) + (cost.licenceEur > 0 ? ' sin Windows' : '');

/** The distance to the usual price in percent; 0 within the range that cards show, `null` if nothing is known. */
function percentOver({ seenEur, usualEur, spread }: Subject): number | null {
  if (seenEur === null || usualEur === null) return null;
  const { low, high } = likelyRange(usualEur, spread);
  return seenEur >= low && seenEur <= high ? 0 : Math.round((seenEur / usualEur - 1) * 100);
}

/** «Un 12 % menos de lo normal en España (unos 725 € sin Windows).» */
function usualText({ below, judged, ...subject }: Case): string | null {
  const percent = percentOver(subject);
  if (percent === null || subject.usualEur === null) return null;
  const usual = `unos ${bareEuros(subject.usualEur, subject.laptop)}`;
  const isUsed = subject.advert?.read.used === true;
  const but = below === null || judged.failures.length > 0 ? '' : ', pero para lo que pides compensan más otros';
  if (percent === 0) return `Es lo ${isUsed ? 'que cuesta uno así nuevo' : 'normal'} en España (${usual})${but}.`;
  const difference = `Un ${spanishNumber(Math.abs(percent))} % ${percent < 0 ? 'menos' : 'más'}`;
  return `${difference} ${isUsed ? 'que uno así nuevo' : 'de lo normal'} en España (${usual}).`;
}

function betterTitle({ laptop, judged: { failures, shortfall }, better }: Case): string {
  if (failures.some(({ field }) => field === 'market')) return 'No se vende en España';
  if (failures.some(({ field }) => field !== 'budget')) return 'No cumple lo que pides';
  if (shortfall) return `${reachText(shortfall)} a lo que pides`;
  if (failures.length > 0) return 'Se pasa de tu presupuesto';
  if (!better) return 'No es para lo que pides';
  const extra = extraOver(better.laptop, laptop);
  if (isNotablePrice(extra, better.laptop, laptop)) return `Hay algo mejor por ${formatEuros(extra)} más`;
  return `Hay algo mejor por ${isNotablePrice(-extra, better.laptop, laptop) ? 'menos' : 'lo mismo'}`;
}

const REFUSALS = {
  fault: 'No es para usarlo',
  'no-price': 'Falta el precio',
  'too-cheap': 'Demasiado barato para fiarse',
} as const;

function titleOf(one: Case): string {
  const { refusal, verdict, below, laptop, advert, judged } = one;
  if (refusal !== null) return REFUSALS[refusal];
  if (below !== null)
    return `Solo por ${formatEuros(below)} o menos${laptop.cost.licenceEur > 0 ? ', sin Windows' : ''}`;
  if (verdict === 'better') return betterTitle(one);
  if (judged.shortfall) return 'No llega, pero es el que más se acerca';
  if (advert && one.seenEur === null) return `Buena compra por unos ${formatPrice(laptop)}`;
  return advert?.read.used !== true && (percentOver(one) ?? 0) > 0 ? 'Caro, pero aún compensa' : 'Buena compra';
}

function failureText({ laptop, answers }: Case, failure: UnmetRequirement): string {
  if (failure.field === 'budget')
    return `Cuesta ${formatPrice(laptop)} y tu presupuesto es de ${formatEuros(answers.budget)}.`;
  if (failure.field === 'market')
    return laptop.cost.doubtful
      ? 'El precio que vimos es demasiado bajo para fiarse.'
      : `En España no lo hemos visto a la venta hace poco: se vio ${describePriceBasis(laptop)} (${spanishDate(laptop.priceDate)}).`;
  const figure = OWN_FIGURE[failure.field](laptop);
  const asked = `Pides ${optionWords(failure.field, failure.wanted)}`;
  return figure === NO_DATA
    ? `${asked} y no sabemos ${fieldWords(failure.field)} de este portátil.`
    : `${asked} y ${failure.field === 'weight' ? 'pesa' : 'tiene'} ${figure}.`;
}

/** What is counted for a processor of which we have no figures. */
function cpuDoubt({ cpuBasis, read: { cpu } }: NonNullable<Subject['advert']>): string | null {
  if (cpu === null || cpuBasis === 'chip' || cpuBasis === null) return null;
  const isNumbered = /\d{3}/.test(cpu);
  if (cpuBasis === 'older') return `No conocemos el ${cpu}: es antiguo y seguramente lento.`;
  const slow = cpuBasis === 'series' ? 'suponemos uno lento de su serie' : 'puede ser antiguo y lento';
  return `${isNumbered ? 'No conocemos el' : 'No dice qué'} ${cpu}${isNumbered ? '' : ' es'}: ${slow}.`;
}

/** The weight from which the graphics matter. */
const MIN_GRAPHICS_WEIGHT = 0.06;

const isSystemSilent = ({ laptop, advert, answers }: Subject): boolean =>
  advert !== null && laptop.os === null && laptop.brand !== 'Apple' && !needsNoWindows(answers);

/** What an advert does not tell, and what is counted instead. */
function doubtsOf(one: Case): CardStatement[] {
  const { advert, laptop, refusal, judged } = one;
  if (advert === null) return [];
  const { weights } = judged.needs;
  const { licenceEur } = laptop.cost;
  const isGraphicsAssumed = advert.isGpuAssumed && Math.max(weights.gpu, weights.creation) >= MIN_GRAPHICS_WEIGHT;
  const price =
    refusal === 'no-price' ? 'ponlo y te decimos si es buena compra' : `contamos unos ${formatPrice(laptop)}`;
  return [
    one.seenEur === null && con('price', `No dice el precio: ${price}.`),
    con('processor', cpuDoubt(advert)),
    isSystemSilent(one) &&
      con(
        'system',
        `No dice qué sistema trae: ${licenceEur > 0 ? `contamos ${formatEuros(licenceEur)} de` : 'suponemos que'} Windows.`,
      ),
    isGraphicsAssumed && con('graphics', 'No dice qué gráfica tiene: suponemos que integrada.'),
    advert.read.used && con('used', 'Es usado: la batería puede durar bastante menos de lo que calculamos.'),
  ].filter(isTold);
}

const con = (kind: string, text: string | null): CardStatement | null =>
  text === null ? null : { place: 'con', kind, text };
const isTold = (one: CardStatement | false | null): one is CardStatement => one !== false && one !== null;

/** What to do if the laptop is the visitor's own: «no compres todavía» where no card would be noticed. */
function ownedText(engine: Advisor, { laptop, answers, judged }: Case, isSure: boolean): string | null {
  const { cards } = engine.recommend(answers);
  const { needs, shortfall } = judged;
  const [first] = cards;
  const most = mostAsked(needs);
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
  return `Si es el tuyo, no compres todavía: por ${formatEuros(Math.round(priceOf(first.laptop)))} no notarías mejora.`;
}

/** The sentences of the judge itself say these. */
function isSaid({ kind, statement }: { kind: string; statement: Statement }, one: Case): boolean {
  const isFailed = (field: string) => one.judged.failures.some((failure) => failure.field === field);
  if (kind === 'system') return isSystemSilent(one) || isFailed('os');
  if (statement.kind === 'fact') return statement.fact === 'abroad' && isFailed('market');
  return statement.kind === 'change' && isPrice(statement.change) && one.refusal !== null;
}

const butOf = (worst: CardStatement | undefined): CardStatement[] =>
  worst ? [{ ...worst, place: 'but', text: decapitalize(worst.text) }] : [];

function statementsOf(engine: Advisor, one: Case): CardStatement[] {
  const { judged, laptop, advert, refusal, verdict } = one;
  const told = judged.statements
    .filter(({ statement }) => !isSaid({ kind: statement.kind, statement }, one))
    .map((placed) => statementInWords(placed, laptop, judged.needs));
  const at = (...places: CardStatement['place'][]) => told.filter(({ place }) => places.includes(place));
  const doubts = doubtsOf(one);
  const firm = [
    con('fault', advert?.read.fault ? `Pone «${advert.read.fault}»: arreglarlo puede no valer la pena.` : null),
    con('price', refusal === 'too-cheap' ? 'Es demasiado barato para fiarse: comprueba quién lo vende.' : null),
    ...judged.failures.map((failure) => con(failure.field, failureText(one, failure))),
  ].filter(isTold);
  // Nobody needs the figures of what should not be bought at all.
  if (refusal === 'fault' || refusal === 'too-cheap') return [...butOf(firm[0]), ...firm];
  const cons = at('but').length > 0 ? [...firm, ...at('con'), ...doubts] : [...firm, ...doubts, ...at('con')];
  const [worst] = [...firm, ...at('but'), ...doubts];
  const isPriceless = advert !== null && one.seenEur === null;
  const owned = isPriceless ? ownedText(engine, one, cpuDoubt(advert) === null) : null;
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
    fit: fitInWords(laptop, judged.needs, one.refusal !== 'fault' && judged.failures.length === 0 && !judged.shortfall),
    below: one.below,
    place: one.place,
    of: judged.of,
    better: better && betterCard(better, judged, shops),
    statements: statementsOf(engine, one),
    price: one.seenEur === null && one.usualEur === null ? null : roundCents(laptop.priceEur),
    licence: laptop.cost.licenceEur,
    id: advert && advert.known === null ? null : laptop.id,
    name: laptop.name,
    usual: one.refusal === 'fault' ? null : usualText(one),
  };
}

/** Compares laptops of the catalogue, and the one of an advert if there is one, which comes first. */
export function comparisonOf(judging: Judging, { userInput, ids, read }: CompareRequest): Compared {
  const { engine } = judging;
  if (!read) return comparedInWords(engine.compare(userInput, ids));
  const advert = advertLaptop(judging, read);
  const laptop = { ...paidBy(userInput, advert.laptop), id: ADVERT_ID };
  const isPriced = read.price !== null || advert.usualEur !== null;
  return {
    ...comparedInWords(engine.compare(userInput, ids, laptop)),
    cost: {
      price: isPriced ? laptop.priceEur : null,
      facts: { ...priceFactsOf(laptop), seenPrice: read.price, priceBasis: 'en un anuncio', priceCountry: null },
    },
  };
}
