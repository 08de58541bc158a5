/** The judgement of an advert's laptop in words. */
import type { JudgeAnswer, JudgeRequest } from '../contract/advert.ts';
import { needsNoWindows } from '../contract/answers.ts';
import type { CardStatement } from '../contract/card-statements.ts';
import { nameWithoutDetails } from '../contract/laptop-name.ts';
import { spanishNumber } from '../contract/spanish-figures.ts';
import { advertReader } from '../catalogue/derive/advert-laptop.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import type { Advisor } from '../advisor/advisor.ts';
import { withoutLicence } from '../advisor/columns.ts';
import { judge, type Judged } from '../advisor/judge.ts';
import type { UnknownFigure } from '../advisor/unknown-figures.ts';
import type { StatementKind } from '../advisor/statements.ts';
import { extraOver, isNotablePrice, priceOf, roundCents } from '../advisor/prices.ts';
import { isGain } from '../advisor/changes.ts';
import { bareEuros, costOf, type Priced, priceTextOf, shareOf } from './advert-price.ts';
import { statementInWords } from './card.ts';
import { changesText, changeText } from './changes.ts';
import { decapitalize, formatEuros } from './format.ts';
import { checkThem, unknownNounOf } from './nouns.ts';
import { formatPrice } from './prices.ts';
import { isOnlyPossible, reachText } from './shortfall.ts';
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

interface Case extends Priced {
  judged: Judged;
}

const about = ({ read, laptop }: Case): string => (read.price === null ? ` por unos ${formatPrice(laptop)}` : '');

/** Whether the better one costs no more than the error of the prices, or notably less. */
function betterTitle({ judged: { laptop, better, failures, shortfall } }: Case): string {
  if (failures.some(({ field }) => field !== 'budget')) return 'No cumple lo que pides';
  // What is certain goes before what is only possible.
  const isOver = failures.length > 0;
  if (shortfall && !(isOver && isOnlyPossible(shortfall))) return `${reachText(shortfall)} a lo que pides`;
  if (isOver) return 'Se pasa de tu presupuesto';
  if (!better) return 'No es para lo que pides';
  const extra = extraOver(better, laptop);
  if (isNotablePrice(extra, better, laptop)) return `Hay algo mejor por ${formatEuros(extra)} más`;
  return isNotablePrice(-extra, better, laptop) ? 'Hay algo mejor por menos' : 'Hay algo mejor por lo mismo';
}

function titleOf(one: Case): string {
  const { verdict } = one.judged;
  if (verdict === 'better') return betterTitle(one);
  const below = belowOf(one.judged);
  return below === null ? `Buena compra${about(one)}` : `Solo por menos de ${bareEuros(below, one.laptop)}`;
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

/** Whether a price can be told: the advert's, or the usual one of such a laptop. */
const hasPrice = ({ read, advert }: Pick<Case, 'read' | 'advert'>): boolean =>
  read.price !== null || advert.usualEur !== null;

/**
 * What speaks for the better one, unless the judged laptop is a good buy: «Con HP Victus 16 ganas 18 % de potencia
 * gráfica, y ahorras 120 €.»
 */
function reasonOf({ read, advert, judged: { verdict, better, changes } }: Case): CardStatement | null {
  if (verdict === 'good' || !better || !changes) return null;
  const { won, price } = changes;
  const gained = won.length === 0 ? '' : changesText('ganas', won);
  const saved = price && isGain(price) && hasPrice({ read, advert }) ? `ahorras ${changeText(price)}` : '';
  const told = [gained, saved].filter(Boolean).join(won.length > 1 ? ', y ' : ' y ');
  if (told === '') return null;
  return { place: 'reason', kind: 'better', isFolded: false, text: `Con ${nameWithoutDetails(better.name)} ${told}.` };
}

/** Said by the failed requirement. */
const BUDGET_KINDS = new Set(['over-budget', 'exhausted', 'spare']);

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
  const told = statements
    .filter(({ statement }) => !(isOver && BUDGET_KINDS.has(statement.kind)))
    .map((placed) => statementInWords(placed, laptop, needs, ownText(placed.statement.kind, one)));
  const reason = reasonOf(one);
  const at = (...places: CardStatement['place'][]) => told.filter(({ place }) => places.includes(place));
  const [worst] = [...failed, ...at('but'), ...at('con')];
  const but = worst && { ...worst, place: 'but' as const, text: decapitalize(worst.text) };
  return [
    // A card's reason holds of laptops within the budget, and where something qualifies.
    ...(reason ? [reason] : isOver || one.judged.of === 0 ? [] : at('reason')),
    ...(but ? [but] : []),
    ...at('gain', 'loss', 'pro'),
    ...failed,
    ...at('con'),
  ];
}

/** Fewer places than these are told as no change. */
const FEW_PLACES = 3;

function unknownText({ attribute, places, decides }: UnknownFigure, { laptop, judged: { needs } }: Case): string {
  const start = `No sabemos ${unknownNounOf(attribute, laptop, needs.asked)}`;
  if (places === null) return `${start}: ${decapitalize(checkThem([attribute], needs.asked))} antes de comprar.`;
  if (decides) return `${start}: de eso depende que llegue a lo que pides.`;
  if (places.worst - places.best < FEW_PLACES) return `${start}, pero apenas cambia nada.`;
  return `${start}: quedaría entre los puestos ${spanishNumber(places.best)} y ${spanishNumber(places.worst)}.`;
}

/** The weight from which the graphics matter. */
const MIN_GRAPHICS_WEIGHT = 0.06;

function unknownsOf(one: Case): string[] {
  const { read, advert, judged } = one;
  const { weights } = judged.needs;
  const graphicsCount = Math.max(weights.gpu, weights.creation) >= MIN_GRAPHICS_WEIGHT;
  return [
    ...(read.used ? ['Es usado: la batería puede durar bastante menos de lo que calculamos.'] : []),
    ...(advert.isCpuVague && read.cpu !== null
      ? [`No dice qué ${read.cpu} es: contamos con uno de los más lentos.`]
      : []),
    ...(advert.isGpuAssumed && graphicsCount ? ['No dice qué gráfica tiene: contamos con la integrada.'] : []),
    ...judged.unknowns.map((unknown) => unknownText(unknown, one)),
  ];
}

function surenessOf({ read, advert, judged }: Case): string {
  if (advert.isTooLow) return 'Poco seguro: el precio es demasiado bajo para fiarse.';
  const seller = read.used ? ' De quien lo vende no sabemos nada.' : '';
  if (judged.isSure) return `Bastante claro: los errores de nuestros datos no lo cambian.${seller}`;
  return judged.failures.length > 0
    ? `Nada claro: no sabemos si cumple lo que pides.${seller}`
    : `Ajustado: con lo que no sabemos podría cambiar.${seller}`;
}

export const today = (): string => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

/** @param day ISO day on which the advert was read */
export function judgementOf(
  advisor: JudgingAdvisor,
  { read, answers }: JudgeRequest,
  day: string = today(),
): JudgeAnswer {
  const advert = readerFor(advisor)(read, day);
  const laptop = needsNoWindows(answers) ? withoutLicence(advert.laptop) : advert.laptop;
  const judged = judge(advisor.columnsFor(answers), laptop, answers);
  const one: Case = { read, advert, laptop, judged };
  const { verdict, place, of, better } = judged;
  return {
    verdict,
    cost: costOf(one),
    title: titleOf(one),
    below: belowOf(judged),
    place,
    of,
    better: better && { id: better.id, name: better.name, price: roundCents(priceOf(better)) },
    statements: statementsOf(one),
    unknowns: unknownsOf(one),
    sureness: surenessOf(one),
    priceText: priceTextOf(one, advisor.catalogue.date),
    priceShare: shareOf(one),
  };
}
