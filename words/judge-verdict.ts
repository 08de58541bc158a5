/** The verdict on a laptop in words: its heading, its price beside the usual one, and what it does not meet. */
import { capitalize, spanishDate, spanishList } from '../contract/spanish-text.ts';
import { spanishNumber } from '../contract/spanish-figures.ts';
import { extraOver, isNotablePrice, likelyRange } from '../catalogue/derive/cost.ts';
import { describePriceBasis } from '../catalogue/derive/names.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { isGain, isLoss, isPrice } from '../advisor/explain/changes.ts';
import type { UnmetRequirement } from '../advisor/judge/judge.ts';
import type { Case, Subject, UntoldField } from '../advisor/judge/judged-case.ts';
import { fitOf, FITS, fitsBetter } from '../advisor/explain/target.ts';
import { formatEuros, formatPrice, NO_DATA } from './figures.ts';
import { fieldWords, optionWords } from './requirement-words.ts';
import { reachText } from './shortfall.ts';
import { ownFigures } from './sheet.ts';

const bareEuros = (euros: number, { cost }: Laptop): string =>
  formatEuros(euros) + (cost.licenceEur > 0 ? ' sin Windows' : '');

/** Whether nobody tells what it costs here. */
export const isPriceless = ({ advert, seenEur }: Pick<Subject, 'advert' | 'seenEur'>): boolean =>
  advert !== null && seenEur === null;

/** From this distance to the usual price on, «lo normal» needs a word more. */
const NOTABLE_PERCENT = 5;

/** The distance to the usual price in percent, and whether it is out of the range that cards show; `null` if nothing is known. */
function distanceToUsual({ seenEur, usualEur, spread }: Subject): { percent: number; isUnusual: boolean } | null {
  if (seenEur === null || usualEur === null) return null;
  const { low, high } = likelyRange(usualEur, spread);
  return { percent: Math.round((seenEur / usualEur - 1) * 100), isUnusual: seenEur < low || seenEur > high };
}

/** @returns «Un 12 % menos de lo normal en España (unos 725 € sin Windows).», `null` if no usual price is known */
export function usualText({ below, judged, ...subject }: Case): string | null {
  const distance = distanceToUsual(subject);
  const { laptop, usualEur, advert } = subject;
  if (distance === null || usualEur === null) return null;
  const { percent, isUnusual } = distance;
  const isSeenHere = laptop.priceBasis === 'listed-es';
  const usual = `(${isSeenHere ? 'unos' : 'estimamos unos'} ${bareEuros(usualEur, laptop)})`;
  const where = isSeenHere ? ' en España' : '';
  const but = below === null || judged.failures.length > 0 ? '' : ', pero para lo que pides compensan más otros';
  const isUsed = advert?.read.used === true;
  const side = percent < 0 ? 'menos' : 'más';
  if (isUnusual) {
    const difference = `Un ${spanishNumber(Math.abs(percent))} % ${side}`;
    return `${difference} ${isUsed ? 'que uno así nuevo' : 'de lo normal'}${where} ${usual}${percent < 0 ? but : ''}.`;
  }
  if (Math.abs(percent) >= NOTABLE_PERCENT)
    return isUsed
      ? `Algo ${side} que uno así nuevo${where} ${usual}${but}.`
      : `Normal tirando a ${percent < 0 ? 'barato' : 'caro'}${where} ${usual}${but}.`;
  return `Es lo ${isUsed ? 'que cuesta uno así nuevo' : 'normal'}${where} ${usual}${but}.`;
}

function betterTitle({ laptop, judged: { failures, shortfall, changes, needs }, better }: Case): string {
  if (failures.some(({ field }) => field === 'market')) return 'No visto a la venta en España';
  if (failures.some(({ field }) => field !== 'budget')) return 'No cumple lo que pides';
  if (shortfall) return `${reachText(shortfall)} a lo que pides`;
  if (failures.length > 0) return 'Se pasa de tu presupuesto';
  if (!better) return 'No es para lo que pides';
  const extra = extraOver(better.laptop, laptop);
  if (better.laptop.id === laptop.id) return `Lo hay por ${formatEuros(-extra)} menos`;
  const something = changes.some((change) => isGain(change) && !isPrice(change))
    ? 'Otro encaja mejor'
    : 'Hay algo mejor';
  if (isNotablePrice(extra, better.laptop, laptop)) return `${something} por ${formatEuros(extra)} más`;
  if (!isNotablePrice(-extra, better.laptop, laptop)) return `${something} por lo mismo`;
  const less = `${formatEuros(-extra)} menos`;
  if (fitsBetter(better.laptop, laptop, needs)) return `Hay algo mejor por ${less}`;
  if (changes.every(isPrice) && !fitsBetter(laptop, better.laptop, needs)) return `Hay otro igual de bueno por ${less}`;
  return changes.filter(isLoss).every(isPrice) ? `Compensa más uno por ${less}` : `${something} por menos`;
}

const REFUSALS = {
  fault: 'Necesita arreglo',
  'no-price': 'Falta el precio',
  'too-cheap': 'Demasiado barato para fiarse',
} as const;

const WHICH: Readonly<Record<UntoldField, string>> = {
  cpu: 'qué procesador',
  gpu: 'qué gráfica',
  ramGb: 'cuánta memoria',
  storageGb: 'cuánto disco',
};

/** Nobody leaves a laptop for this share of its price. */
const NEARLY = 0.02;

/** «, sin Windows» of a price that does not include it */
const licenceWords = ({ cost, os }: Laptop): string =>
  cost.licenceEur === 0 ? '' : os === null ? ', si no trae Windows' : ', sin Windows';

/** @returns the verdict as a heading, such as «Caro, pero aún compensa» */
export function titleOf(one: Case): string {
  const { refusal, verdict, below, laptop, advert, judged, untold } = one;
  if (refusal === 'untold') return `¿${capitalize(spanishList(untold.map((field) => WHICH[field])))} tiene?`;
  if (refusal !== null) return REFUSALS[refusal];
  // The visitor's own limit is not what it is worth.
  if (judged.failures.some(({ field }) => field === 'budget') && judged.below === Math.floor(judged.answers.budget))
    return 'Se pasa de tu presupuesto';
  if (below !== null && one.seenEur !== null && one.seenEur - below <= NEARLY * one.seenEur)
    return `Buena compra si baja ${formatEuros(Math.ceil(one.seenEur - below))}`;
  if (below !== null) return `Solo por ${formatEuros(below)} o menos${licenceWords(laptop)}`;
  if (verdict === 'better') return betterTitle(one);
  if (judged.shortfall) return 'No llega, pero es el que más se acerca';
  if (fitOf(laptop, judged.needs) < FITS.half) return 'Lo mejor por ese dinero, pero encaja poco';
  if (isPriceless(one)) return `Buena compra por unos ${formatPrice(laptop)}`;
  const distance = distanceToUsual(one);
  const isDear = distance?.isUnusual === true && distance.percent > 0;
  return advert?.read.used !== true && isDear ? 'Caro, pero aún compensa' : 'Buena compra';
}

/** @returns a sentence on a requirement that the laptop does not meet, with its own figure */
export function failureText({ laptop, answers, ...one }: Case, failure: UnmetRequirement): string {
  if (failure.field === 'budget')
    return `${isPriceless(one) ? 'Suele costar' : 'Cuesta'} ${formatPrice(laptop)} y tu presupuesto es de ${formatEuros(answers.budget)}.`;
  if (failure.field === 'market')
    return `En España no lo hemos visto a la venta hace poco: se vio ${describePriceBasis(laptop)} (${spanishDate(laptop.priceDate)}).`;
  const figure = ownFigures(laptop)[failure.field];
  const asked = `Pides ${optionWords(failure.field, failure.wanted)}`;
  return figure === NO_DATA
    ? `${asked} y no sabemos ${fieldWords(failure.field)} de este portátil.`
    : `${asked} y ${failure.field === 'weight' ? 'pesa' : 'tiene'} ${figure}.`;
}
