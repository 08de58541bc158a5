import { spanishAmount } from './spanish-number.ts';

/** `1299` → «1299 €», `849.9` → «849,90 €». */
export const euros = (amount: number): string => `${spanishAmount(amount)}\u00A0€`;
