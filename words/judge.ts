/** The judgement of an advert's laptop in words. */
import type { JudgeAnswer, JudgeRequest } from '../contract/advert.ts';
import { type Answers, needsNoWindows } from '../contract/answers.ts';
import type { CardStatement } from '../contract/card-statements.ts';
import { WINDOWS_LICENCE_EUR } from '../contract/facts.ts';
import { nameWithoutDetails } from '../contract/laptop-name.ts';
import { advertReader, withoutSpeed } from '../catalogue/derive/advert-laptop.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import type { Advisor } from '../advisor/advisor.ts';
import { withoutLicence } from '../advisor/columns.ts';
import { judge, type Judged } from '../advisor/judge/judge.ts';
import type { StatementKind } from '../advisor/explain/statements.ts';
import { extraOver, priceOf, roundCents } from '../advisor/rank/prices.ts';
import { isGain, isPrice } from '../advisor/explain/changes.ts';
import { costOf, hasPrice, isDear, isUnbelievable, type Priced, shareOf } from './advert-price.ts';
import { statementInWords } from './card.ts';
import { changesText, changeText } from './changes.ts';
import { decapitalize } from '../contract/spanish-text.ts';
import { formatEuros, formatPrice } from './format.ts';
import { type Case, surenessOf, unknownsOf } from './judge-doubts.ts';
import { priceText, titleOf } from './judge-title.ts';
import { failureInWords } from './why.ts';

export type JudgingAdvisor = Pick<Advisor, 'catalogue' | 'laptops' | 'columnsFor'>;

/** By the laptops of a catalogue, because preparing a reader takes longer than any answer. */
const readers = new WeakMap<readonly Laptop[], ReturnType<typeof advertReader>>();

export function readerFor({ laptops }: JudgingAdvisor): ReturnType<typeof advertReader> {
  const known = readers.get(laptops);
  if (known) return known;
  const reader = advertReader(laptops);
  readers.set(laptops, reader);
  return reader;
}

/** The shop's price, without the Windows that has to be bought apart. */
const belowOf = ({ below, laptop }: Judged): number | null => (below === null ? null : below - laptop.cost.licenceEur);

/** What a card says of the price where it was seen, or of its distance to other cards. */
function ownText(kind: StatementKind, { read, judged }: Case): string | undefined {
  const { laptop, better } = judged;
  if (read.price === null && kind === 'estimated-price')
    return `El anuncio no pone el precio: contamos unos ${formatPrice(laptop)}.`;
  if (!better || (kind !== 'cheaper' && kind !== 'dearer')) return undefined;
  const extra = extraOver(laptop, better);
  return `Cuesta ${formatEuros(Math.abs(extra))} ${extra > 0 ? 'más' : 'menos'} que ${better.name}.`;
}

/**
 * What speaks for the better one, unless the judged laptop is a good buy: «Con HP Victus 16 ganas 18 % de potencia
 * gráfica, y ahorras 120 €.»
 */
function reasonOf(one: Case): CardStatement | null {
  const { verdict, better, changes } = one.judged;
  if (verdict === 'good' || !better || !changes) return null;
  const { won, price } = changes;
  const gained = won.length === 0 ? '' : changesText('ganas', won);
  const saved = price && isGain(price) && hasPrice(one) ? `ahorras ${changeText(price)}` : '';
  const told = [gained, saved].filter(Boolean).join(won.length > 1 ? ', y ' : ' y ');
  if (told === '') return null;
  return { place: 'reason', kind: 'better', isFolded: false, text: `Con ${nameWithoutDetails(better.name)} ${told}.` };
}

/** The failed requirement already says these. */
const BUDGET_KINDS: ReadonlySet<string> = new Set(['over-budget', 'exhausted', 'spare']);
/** These need a price. */
const PRICE_KINDS: ReadonlySet<string> = new Set([...BUDGET_KINDS, 'cheaper', 'dearer', 'estimated-price']);

/** «Pone «no enciende»: arreglarlo puede no valer la pena.» */
const faultOf = ({ read: { fault } }: Case): CardStatement[] =>
  fault === null
    ? []
    : [{ place: 'con', kind: 'fault', isFolded: false, text: `Pone «${fault}»: arreglarlo puede no valer la pena.` }];

/** Whether something certain or possible speaks against it, whatever else it has. */
const isAgainst = ({ read, judged: { failures, shortfall } }: Case): boolean =>
  read.fault !== null || failures.length > 0 || shortfall !== null;

const NONE: ReadonlySet<string> = new Set();

/** What speaks against an advert that has no drawback among its figures; `undefined` if nothing does. */
function doubtOf(one: Case): CardStatement | undefined {
  const { read, advert, laptop, isSystemSilent } = one;
  const { licenceEur } = laptop.cost;
  const text = advert.isTooLow
    ? `${isUnbelievable(one) ? 'es demasiado barato para fiarse' : 'es mucho más barato de lo normal'}: comprueba quién lo vende.`
    : isSystemSilent && licenceEur > 0
      ? `no dice si trae Windows, que cuesta ${formatEuros(licenceEur)}.`
      : read.used && 'de uno usado no se sabe cómo está la batería.';
  return text ? { place: 'but', kind: 'doubt', isFolded: false, text } : undefined;
}

function statementsOf(one: Case): CardStatement[] {
  const { laptop, answers, needs, failures, statements } = one.judged;
  const failed = failures.map((failure) => {
    const { text } = failureInWords(laptop, failure, answers);
    return {
      place: 'con',
      kind: failure.field === 'budget' ? 'budget' : 'requirement',
      isFolded: false,
      text,
    } as const;
  });
  const isOver = failures.some(({ field }) => field === 'budget');
  // What does not work is not cheap.
  const isPriced = hasPrice(one) && one.read.fault === null;
  const unsaid = isPriced ? (isOver ? BUDGET_KINDS : NONE) : PRICE_KINDS;
  const told = statements
    .filter(({ statement }) => !unsaid.has(statement.kind))
    // What is unknown is a list of its own.
    .filter(({ statement }) => statement.kind !== 'unknown')
    // Its price was read today.
    .filter(({ statement }) => statement.kind !== 'no-drawback' || statement.tightest !== null || statement.second)
    .filter(({ statement }) => !(one.isSystemSilent && statement.kind === 'system' && statement.system === 'none'))
    .filter(({ statement }) => isPriced || statement.kind !== 'change' || !isPrice(statement.change))
    .map((placed) => statementInWords(placed, laptop, needs, ownText(placed.statement.kind, one)));
  const reason = reasonOf(one);
  const at = (...places: CardStatement['place'][]) => told.filter(({ place }) => places.includes(place));
  const faults = faultOf(one);
  const [worst] = [...faults, ...failed, ...at('but'), ...at('con')];
  const but = worst ? { ...worst, place: 'but' as const, text: decapitalize(worst.text) } : doubtOf(one);
  return [
    // A card's reason holds of laptops within the budget, and where something qualifies; it is no reason against one.
    ...(reason ? [reason] : isOver || one.judged.of === 0 || isAgainst(one) ? [] : at('reason')),
    ...(but ? [but] : []),
    ...at('gain', 'loss', 'pro'),
    ...faults,
    ...failed,
    ...at('con'),
  ];
}

export const today = (): string => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

/** What a laptop is worth; of a processor that we do not know never more than that it may do. */
function judgedFor(advisor: JudgingAdvisor, answers: Answers, { known, cpuBasis }: Case['advert']) {
  const columns = advisor.columnsFor(answers);
  const judgeIt = (laptop: Laptop): Judged => judge(columns, laptop, answers, known?.id ?? null);
  return (laptop: Laptop): Judged => {
    const judged = judgeIt(laptop);
    return cpuBasis === 'older' && judged.verdict !== 'better' ? judgeIt(withoutSpeed(laptop)) : judged;
  };
}

const withSystem = (laptop: Laptop, os: 'windows' | 'none'): Laptop => ({
  ...laptop,
  os,
  cost: { ...laptop.cost, licenceEur: os === 'none' ? WINDOWS_LICENCE_EUR : 0 },
});

/** The system that is assumed if an advert names none: with it the laptop costs no more than without a system. */
export const asCounted = (laptop: Laptop): Laptop =>
  withSystem(laptop, laptop.cost.licenceEur > 0 && laptop.cpuFamily !== 'snapdragon_x' ? 'none' : 'windows');

/** @param day ISO day on which the advert was read */
export function judgementOf(
  advisor: JudgingAdvisor,
  { read, answers, known }: JudgeRequest,
  day: string = today(),
): JudgeAnswer {
  const advert = readerFor(advisor)(read, day, known);
  const said = needsNoWindows(answers) ? withoutLicence(advert.laptop) : advert.laptop;
  const isSilent = said.os === null && said.brand !== 'Apple' && read.fault === null && !needsNoWindows(answers);
  const counted = isSilent ? asCounted(said) : said;
  const laptop = { ...counted, os: said.os };
  const judged = asTold(judgedFor(advisor, answers, advert)(counted), { read, advert, laptop });
  // As it will be judged once the user confirms Windows, which also changes the similar laptops.
  const readAs = (os: 'windows' | 'none') => readerFor(advisor)({ ...read, os }, day, known);
  const asIf = (other: Case['advert']): Judged => judgedFor(advisor, answers, other)(other.laptop);
  const windows = isSilent ? readAs('windows') : null;
  const withWindows = windows && hasPrice({ read, advert }) ? asIf(windows) : null;
  const one: Case = {
    read,
    advert,
    laptop,
    judged,
    dependsOnSystem: withWindows?.verdict === 'good' && asIf(readAs('none')).verdict !== 'good',
    usualWithWindows: windows && laptop.cost.licenceEur > 0 ? windows.usualEur : null,
    belowWithWindows: laptop.cost.licenceEur > 0 ? (withWindows?.below ?? null) : null,
    isSystemSilent: isSilent,
  };
  const { verdict, place, of, better, betterBut, needs } = judged;
  return {
    verdict,
    cost: costOf(one),
    title: titleOf(one),
    isDear: judged.verdict === 'good' && isDear(one),
    below: belowOf(judged),
    place,
    of,
    better: better && {
      id: better.id,
      name: better.name,
      price: roundCents(priceOf(better)),
      but: betterBut ? statementInWords(betterBut, better, needs).text : '',
      isFirst: judged.isBetterFirst,
    },
    statements: statementsOf(one),
    unknowns: unknownsOf(one),
    sureness: surenessOf(one),
    priceText: priceText(one, advisor.catalogue.date),
    priceShare: shareOf(one),
  };
}

/** A laptop that does not work, or without a price, is no good buy and has no place; nor is one for too little. */
function asTold(judged: Judged, priced: Priced): Judged {
  const { read, advert } = priced;
  if (read.fault === null && hasPrice({ read, advert }))
    return isUnbelievable(priced) && judged.verdict === 'good' ? { ...judged, verdict: 'better' } : judged;
  const failures = read.fault === null ? judged.failures.filter(({ field }) => field !== 'budget') : judged.failures;
  return { ...judged, verdict: 'better', below: null, place: null, failures };
}
