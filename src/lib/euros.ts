import { spanishAmount } from '#contract/spanish-figures.ts';
import { unbroken } from './unbroken.ts';

/** `1299` → «1299 €», `849.9` → «849,90 €». */
export const euros = (amount: number): string => unbroken(`${spanishAmount(amount)} €`);
