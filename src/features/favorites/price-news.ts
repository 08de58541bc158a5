/** How a laptop's price has changed since it was saved. */
import type { ReadSheet } from '#src/services/read-answer.ts';
import { euros } from '#src/lib/figures.ts';
import { priceWords, totalPrice } from '#src/lib/price-words.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';

export interface PriceNews {
  words: string;
  /** False for prices of different kinds, which do not compare. */
  fell: boolean;
}

/** Two estimates of one price may differ by this much without a reason: euros, and a share of the price. */
const NOISE = { euros: 5, share: 0.02 };

/**
 * Only prices that Spanish shops asked, then and now, count as fallen or risen; of others both are shown.
 * @returns `null` if nothing has changed or no newer price is known
 */
export function priceNews(
  then: Pick<SavedLaptop, 'price' | 'facts'>,
  now: Pick<ReadSheet, 'price' | 'facts'>,
  ownsWindows = false,
) {
  const before = totalPrice(then, ownsWindows);
  const after = totalPrice(now, ownsWindows);
  const wordsNow = priceWords(now, { ownsWindows });
  if (before === null || after === null || wordsNow.old !== '' || !isNewer(then, now)) return null;
  const kind = then.facts?.priceKind;
  const drop = Math.round(before) - Math.round(after);
  if (kind === 'seen' && now.facts.priceKind === 'seen') return drop === 0 ? null : seenNews(wordsNow.amount, drop);
  if (Math.abs(drop) <= Math.max(NOISE.euros, NOISE.share * before)) return null;
  const words = `Antes ${priceWords(then, { ownsWindows }).amount}; ahora ${wordsNow.amount}`;
  return { words, fell: drop > 0 && kind === now.facts.priceKind } satisfies PriceNews;
}

function seenNews(now: string, drop: number): PriceNews {
  const verb = drop > 0 ? 'bajó' : 'subió';
  return { words: `Ahora ${now}: ${verb} ${euros(Math.abs(drop))} desde que lo guardaste`, fell: drop > 0 };
}

/** Whether the price was seen later; a new estimate of the same offer is not newer. */
function isNewer(then: Pick<SavedLaptop, 'facts'>, now: Pick<ReadSheet, 'facts'>): boolean {
  if (!then.facts) return true;
  const { seenPrice, priceDate } = then.facts;
  return now.facts.priceDate > priceDate || (now.facts.priceDate === priceDate && now.facts.seenPrice !== seenPrice);
}
