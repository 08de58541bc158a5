/** Explains a laptop's place for some answers, and the price at which it would be one of the cards. */
import type { Answers, RequirementField, RequirementValue } from '../contract/answers.ts';
import type { Failure as FailureInWords, Keep, Why } from '../contract/why.ts';
import { describePriceBasis } from '../catalogue/derive/describe.ts';
import { couldMeet } from '../catalogue/derive/requirements.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { spanishDate } from '../contract/spanish-date.ts';
import { spanishNumber } from '../contract/spanish-figures.ts';
import type { Advisor } from '../advisor/advisor.ts';
import type { PassedOver } from '../advisor/choose/first-card.ts';
import { lowestPrice } from '../advisor/price-search.ts';
import { priceOf, roundCents } from '../advisor/rank/prices.ts';
import type { Change } from '../advisor/explain/statements.ts';
import { type Excluded, type Failure, type Placed, placedFor, type Qualified } from '../advisor/why.ts';
import { shortVerdict } from './caution.ts';
import { changeText, sideText } from './changes.ts';
import { dominatedText, formatEuros, formatPrice, NO_DATA } from './format.ts';
import { nounOf } from './nouns.ts';
import { OWN_FIGURE } from './specs.ts';
import { FIELD_WORDS, optionWords } from './requirement-words.ts';
import { shortfallText } from './shortfall.ts';

function requirementFailure(
  laptop: Laptop,
  field: RequirementField,
  option: RequirementValue<RequirementField>,
): string {
  const figure = OWN_FIGURE[field](laptop);
  const might = couldMeet(laptop, field, option) ? 'podría cumplirlo' : 'no parece cumplirlo';
  return figure === NO_DATA
    ? `Pides ${optionWords(field, option)} y de este portátil no sabemos ${FIELD_WORDS[field]}: ${might}.`
    : `Pides ${optionWords(field, option)}; ${FIELD_WORDS[field]} de este portátil: ${figure}.`;
}

function budgetFailure(laptop: Laptop, { budget }: Answers): string {
  return `Cuesta ${formatPrice(laptop)} y tu presupuesto es de ${formatEuros(budget)}.`;
}

/** «En España no lo hemos visto a la venta hace poco: se vio en una tienda polaca (agosto de 2026).» */
const unsoldText = (laptop: Laptop): string =>
  laptop.cost.doubtful
    ? 'El precio que vimos es demasiado bajo para fiarse.'
    : `En España no lo hemos visto a la venta hace poco: se vio ${describePriceBasis(laptop)} (${spanishDate(laptop.priceDate)}).`;

/** @param of number of capable laptops, which rank before all others */
const placeAmong = (rank: number, of: number): string =>
  `puesto ${spanishNumber(rank)} de los ${spanishNumber(of)} que cumplen lo que pides.`;

function chosenText({ name }: Laptop, isFirst: boolean, rank: number, of: number): string {
  if (of === 1) return `${name} es el único que cumple lo que pides.`;
  return `${name} ${isFirst ? 'es tu primera opción' : 'está entre los recomendados'}: ${placeAmong(rank, of)}`;
}

const placeText = ({ name }: Laptop, rank: number, of: number): string => `${name} ocupa el ${placeAmong(rank, of)}`;

/** Maximum number of losses in a text; a list has more. */
const MAX_KEEPS = 4;

/** «Frente a X pierde 18 % de potencia gráfica y 1 h de autonomía, y cuesta 47 € más.» */
function keepsText(keeps: readonly Keep[], best: Laptop): string {
  const shown = keeps.slice(0, MAX_KEEPS);
  const extra = shown.find(({ criterion }) => criterion === 'price');
  const lost = sideText(
    'pierde',
    shown.filter((keep) => keep !== extra),
  );
  if (!extra) return lost === '' ? '' : `Frente a ${best.name} ${lost}.`;
  return lost === ''
    ? `Cuesta ${extra.text} que ${best.name}.`
    : `Frente a ${best.name} ${lost}, y cuesta ${extra.text}.`;
}

/** Completes «Puntúa más que el primero, pero …». */
const PASSED_OVER: Readonly<Record<Exclude<PassedOver, 'unknown'>, string>> = {
  'below-priority': 'se queda corto en lo que más te importa',
  'weak-graphics': 'su gráfica se queda corta',
  'weak-processor': 'su procesador va justo',
  'little-memory': 'tiene poca memoria',
};

/** For a laptop whose score is better than that of the first card. */
function passedOverText(best: Laptop, reason: PassedOver, unknowns: readonly string[]): string {
  const but = reason === 'unknown' ? `no sabemos ${unknowns.join(' ni ')}` : PASSED_OVER[reason];
  return `Puntúa más que ${best.name}, pero ${but}.`;
}

const sisterText = (card: Laptop): string => `Es otra configuración de ${card.name}, que ya está entre tus opciones.`;

/** @param wouldLead whether it would rank before the first card if its unknown figures had their best likely values */
function unknownsText(unknowns: readonly string[], wouldLead: boolean, best: Laptop): string {
  if (unknowns.length === 0) return '';
  const end = wouldLead ? `: en el mejor de los casos puntuaría más que ${best.name}` : '';
  return `No sabemos ${unknowns.join(' ni ')}${end}.`;
}

const NO_PRICE_TEXT = 'Ningún precio lo cambia.';

/**
 * «Por 812 € o menos entraría en tus opciones; por 740 € o menos sería la primera.», «No es por el precio: pierde 18 %
 * de velocidad.»
 * @param lost what it loses most; empty if the text already has it
 */
function pricesText({ laptop, prices, answers }: Placed, lost: string): string {
  const { first, shown } = prices;
  const system = laptop.cost.licenceEur > 0 ? ' con Windows' : '';
  const upTo = (euros: number): string => `or ${formatEuros(euros)}${system} o menos`;
  if (first === null && shown === null) {
    if (lowestPrice(priceOf(laptop)) >= priceOf(laptop)) return '';
    if (lowestPrice(priceOf(laptop)) > answers.budget) return 'Ni a mitad de precio cabría en tu presupuesto.';
    return `No es por el precio${lost === '' ? '' : `: ${lost}`}.`;
  }
  if (shown === null || shown === first) return `P${upTo(first ?? 0)} sería tu primera opción.`;
  return `P${upTo(shown)} entraría en tus opciones${first === null ? '' : `; p${upTo(first)} sería la primera`}.`;
}

const WHOLE = 1000;
const reference = ({ id, name }: Laptop) => ({ id, name });
const sentences = (texts: readonly string[]): string => texts.filter(Boolean).join(' ');

export function failureInWords(laptop: Laptop, failure: Failure, answers: Answers): FailureInWords {
  if (failure.field === 'budget') return { ...failure, text: budgetFailure(laptop, answers) };
  if (failure.field === 'market') return { ...failure, text: unsoldText(laptop) };
  return { ...failure, text: requirementFailure(laptop, failure.field, failure.wanted) };
}

function excludedInWords(excluded: Excluded): Why {
  const { laptop, answers, needs, best, failures, isPriceOnly, shortfall, prices } = excluded;
  const inWords = failures.map((failure) => failureInWords(laptop, failure, answers));
  const lacks =
    isPriceOnly && shortfall ? `Tampoco llega a los mínimos: ${shortfallText(shortfall, needs.asked)}.` : '';
  const lead = sentences([...inWords.map(({ text }) => text), lacks]);
  const priceText = isPriceOnly && !shortfall ? pricesText(excluded, '') : NO_PRICE_TEXT;
  return {
    verdict: 'excluded',
    text: sentences([lead, priceText]),
    lead,
    aside: lead,
    price: roundCents(priceOf(laptop)),
    best: best && reference(best),
    keeps: [],
    unknowns: [],
    unknownsText: '',
    prices,
    pricesText: priceText,
    failures: inWords,
  };
}

const keepOf = (change: Change): Keep => ({
  criterion: change.criterion,
  text: change.form === 'price' ? `${changeText(change)} más` : changeText(change),
  weight: Math.round(-change.gain * WHOLE),
});

function placeInWords(placed: Qualified): string {
  const { laptop, best, verdict, rank, of, shortfall, population, needs } = placed;
  const isShown = verdict === 'chosen';
  if (shortfall) return shortVerdict(laptop, isShown, rank, shortfall, needs.asked, population);
  return isShown ? chosenText(laptop, laptop === best, rank, of) : placeText(laptop, rank, of);
}

function qualifiedInWords(placed: Qualified): Why {
  const { laptop, needs, best, by, sister, doubt, prices, verdict, shortfall } = placed;
  const isFirst = laptop === best;
  const keeps = placed.keeps.map(keepOf);
  const unknowns = placed.unknowns.map((attribute) => nounOf(attribute, needs.asked));
  const place = placeInWords(placed);
  const beaten = by ? dominatedText(laptop, by) : '';
  const related = sister ? sisterText(sister) : '';
  const doubted = doubt ? passedOverText(best, doubt, unknowns) : '';
  const unknownsSaid = unknownsText(unknowns, !doubt && !isFirst && placed.wouldLead, best);
  const keepsSaid = isFirst || by ? '' : keepsText(keeps, best);
  const lost = sideText('pierde', keeps.filter(({ criterion }) => criterion !== 'price').slice(0, 1));
  // A laptop that ranks behind for another reason than its price gets no words about prices, if none would make it chosen.
  const isPriceless = (doubt !== null || sister !== null) && prices.first === null && prices.shown === null;
  const pricesWith = (most: string): string => {
    if (isFirst || isPriceless) return '';
    return shortfall ? NO_PRICE_TEXT : pricesText(placed, most);
  };
  const lead = sentences([place, beaten]);
  const common = {
    text: sentences([
      lead,
      related,
      doubted,
      keepsSaid,
      doubt === 'unknown' ? '' : unknownsSaid,
      pricesWith(keepsSaid === '' ? lost : ''),
    ]),
    lead,
    aside: sentences([shortfall ? place : '', beaten, related, doubted]),
    price: roundCents(priceOf(laptop)),
    best: reference(best),
    keeps,
    unknowns,
    unknownsText: unknownsSaid,
    prices,
    pricesText: pricesWith(lost),
    rank: placed.rank,
    of: placed.of,
  };
  if (verdict === 'chosen') return { verdict, ...common, role: placed.role };
  if (by) return { verdict: 'beaten', ...common, by: reference(by) };
  return { verdict: 'ranked', ...common };
}

/** @returns `null` for an unknown id */
export function whyOf(advisor: Pick<Advisor, 'standing'>, answers: Answers, id: string): Why | null {
  const placed = placedFor(advisor, answers, id);
  if (!placed) return null;
  return placed.verdict === 'excluded' ? excludedInWords(placed) : qualifiedInWords(placed);
}
