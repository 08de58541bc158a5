import { spanishAmount } from '#contract/spanish-figures.ts';
import { unbroken } from './unbroken.ts';

/** `1299` → «1299 €», `849.9` → «849,90 €». */
export const euros = (amount: number): string => unbroken(`${spanishAmount(amount)} €`);

/** «hasta 700 €»; what counts of a budget that nobody chose is no answer of theirs. */
export const budgetWords = (budget: number, unchosen: boolean): string =>
  unchosen ? `presupuesto sin elegir, contamos ${euros(budget)}` : `hasta ${euros(budget)}`;
