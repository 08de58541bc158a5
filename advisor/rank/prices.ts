/** Price comparisons for statements, the same everywhere. */
import { type Answers, needsNoWindows } from '../../contract/answers.ts';
import { WINDOWS_LICENCE_EUR } from '../../contract/facts.ts';
import { SPANISH_OFFER_MONTHS } from '../../contract/seen-in-spain.ts';
import { totalCost } from '../../catalogue/derive/cost.ts';
import { systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';

/** @returns euros */
export const priceOf = totalCost;

/** @returns euros at most: with a Windows licence where nobody knows whether Windows comes with the laptop */
export const dearestPrice = (laptop: Laptop, answers: Answers): number =>
  systemOf(laptop) === 'unknown' && !needsNoWindows(answers) ? laptop.priceEur + WINDOWS_LICENCE_EUR : priceOf(laptop);

/** Whether only such a licence takes a laptop over the budget. */
export const mayExceedBudget = (laptop: Laptop, answers: Answers): boolean =>
  priceOf(laptop) <= answers.budget && dearestPrice(laptop, answers) > answers.budget;

const CENTS_PER_EURO = 100;
/** Removes the floating-point error of a price difference. */
export const roundCents = (euros: number): number => Math.round(euros * CENTS_PER_EURO) / CENTS_PER_EURO;

/** @returns the difference of the prices as they are shown, in whole euros; negative if the laptop costs less */
export const extraOver = (laptop: Laptop, other: Laptop): number =>
  Math.round(priceOf(laptop)) - Math.round(priceOf(other));

/** Shares of the price. */
const NOTABLE = { seen: 0.02, estimated: 0.05 } as const;

/** @returns the share of a price from which a difference is notable */
export const notableShare = (laptop: Laptop, other: Laptop): number =>
  NOTABLE[laptop.cost.exact && other.cost.exact ? 'seen' : 'estimated'];

/** Whoever sees two prices so many euros apart calls neither of them similar, however they are known. */
const ALWAYS_NOTABLE_EUR = 50;

/** Whether a price difference is enough for a buyer to care, and more than the error of smaller ones may explain. */
export const isNotablePrice = (euros: number, laptop: Laptop, best: Laptop): boolean =>
  euros >= Math.min(ALWAYS_NOTABLE_EUR, notableShare(laptop, best) * priceOf(best));

/** @returns the remaining budget in integer euros */
export const spareOf = (laptop: Laptop, { budget }: Answers): number => Math.floor(budget - priceOf(laptop));

/** Whether a Spanish shop had it so lately, and for a price to be believed, that it can probably still be bought. */
export const isSpanishOffer = ({ priceBasis, cost }: Laptop): boolean =>
  priceBasis === 'listed-es' && !cost.notInShops && !cost.doubtful && cost.months <= SPANISH_OFFER_MONTHS;

/** The laptop for who needs no Windows, or has it. */
export const withoutLicence = (laptop: Laptop): Laptop => ({ ...laptop, cost: { ...laptop.cost, licenceEur: 0 } });
