/** The title of an advert's judgement, and the sentence on its price. */
import { extraOver, isNotablePrice } from '../advisor/rank/prices.ts';
import { bareEuros, hasPrice, isDear, isUnbelievable, priceTextOf, shareOf } from './advert-price.ts';
import { formatEuros, formatPrice } from './format.ts';
import type { Case } from './judge-doubts.ts';
import { shortPurposes } from './nouns.ts';
import { isOnlyPossible, reachText } from './shortfall.ts';

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

/** «423 €», «640 € sin Windows»: the highest price at which it would be a good buy; `null` if there is none. */
function limitOf({ judged: { below }, laptop, belowWithWindows }: Case): string | null {
  if (below === null) return null;
  // The answer to whether it has Windows must not change the figure.
  return belowWithWindows === null
    ? bareEuros(below - laptop.cost.licenceEur, laptop)
    : `${formatEuros(belowWithWindows)} con Windows`;
}

/** Whether only laptops that cost notably more are better. */
const isBeatenForMore = ({ judged: { verdict, better, laptop } }: Case): boolean =>
  verdict === 'below' && better !== null && isNotablePrice(extraOver(better, laptop), better, laptop);

/** Whether it would be a good buy only at a price that nobody should trust. */
const isLimitTooLow = ({ advert, laptop, judged: { verdict, below } }: Case): boolean =>
  verdict === 'below' && below !== null && advert.isTooLowAt(below - laptop.cost.licenceEur);

export function titleOf(one: Case): string {
  const { verdict, failures, shortfall } = one.judged;
  if (one.read.fault !== null) return 'No es para usarlo';
  if (!hasPrice(one) && shortfall === null && failures.length === 0) return 'Falta el precio';
  if (isUnbelievable(one) && shortfall === null && failures.length === 0) return 'Demasiado barato para fiarse';
  if (one.dependsOnSystem) return 'Buena compra si trae Windows';
  if (verdict === 'better') return betterTitle(one);
  if (limitOf(one) === null) return isDear(one) ? 'Caro, pero aún compensa' : `Buena compra${about(one)}`;
  return isBeatenForMore(one) || isLimitTooLow(one) ? betterTitle(one) : `Solo por menos de ${limitOf(one)}`;
}

/** The price, and the highest one to pay where the title does not name it. */
export function priceText(one: Case, date: string): string | null {
  const { verdict, better, needs } = one.judged;
  const text = one.read.fault === null ? priceTextOf(one, date) : null;
  const uses = shortPurposes(needs.asked);
  if (isLimitTooLow(one)) return text;
  if (one.read.fault === null && !one.dependsOnSystem && isBeatenForMore(one))
    return [text, `Para ${uses}, solo por menos de ${limitOf(one) ?? ''}.`].filter(Boolean).join(' ');
  // A usual price that is too much for the answers reads like a contradiction.
  if (text === null || verdict !== 'below' || one.dependsOnSystem || !better || (shareOf(one) ?? 0) > 0) return text;
  return `${text} Pero para ${uses} los hay mejores.`;
}
