/** What another card gives and costs beside the first. */
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Attribute } from '../attributes.ts';
import type { Needs } from '../needs.ts';
import type { Subject } from './assessments.ts';
import {
  baselineOf,
  differences,
  keyboardDifference,
  MIN_DIFFERENCE,
  sizeDifference,
  systemDifference,
  unneededGains,
} from './differences.ts';
import { formatEuros, formatList } from './format.ts';
import { extraOver, priceOf } from './prices.ts';
import { praisedAttributes } from './pros-cons.ts';

const MAX_TRADES = 2;

function priceLead(other: Laptop, best: Laptop): string {
  const extra = extraOver(other, best);
  if (extra === 0) return priceOf(other) === priceOf(best) ? 'por el mismo precio' : 'por casi el mismo precio';
  return `por ${formatEuros(Math.abs(extra))} ${extra > 0 ? 'más' : 'menos'}`;
}

interface Trade {
  /** «por 20 € más y con Windows» */
  terms: string;
  extra: number;
  gains: string[];
  /** How many of the gains the laptop's card praises: those are named in any case. */
  praised: number;
  /** These needs hardly use any of the gains. */
  isUnneeded: boolean;
  losses: string[];
  /** A keyboard without Ñ is named in any case. */
  keyboard: string[];
  unneeded: string | null;
}

function tradeOf(other: Laptop, best: Laptop, needs: Needs, praised: readonly Attribute[]): Trade {
  const all = differences(other, baselineOf(best), needs, praised);
  const size = sizeDifference(other, best, needs);
  const keyboard = keyboardDifference(other, best);
  const sized = (side: 'gain' | 'loss' | 'neither') => (size?.side === side ? [size.text] : []);
  const better = all.filter((one) => one.better && (one.gain > 0 || praised.includes(one.attribute)));
  const others = [...sized('gain'), ...(keyboard?.side === 'gain' ? [keyboard.text] : [])];
  const terms = [priceLead(other, best), systemDifference(other, best) ?? '', ...sized('neither')].filter(Boolean);
  return {
    terms: formatList(terms),
    extra: extraOver(other, best),
    gains: [...better.map(({ text }) => text), ...others],
    isUnneeded: others.length === 0 && better.every(({ gain }) => gain < MIN_DIFFERENCE),
    praised: better.filter(({ attribute }) => praised.includes(attribute)).length,
    losses: [...all.filter(({ gain }) => gain < 0).map(({ text }) => text), ...sized('loss')],
    keyboard: keyboard?.side === 'loss' ? [keyboard.text] : [],
    unneeded: unneededGains(other, baselineOf(best), needs)[0]?.text ?? null,
  };
}

/** A laptop that is no cheaper always says what its price buys, or that it is no better in anything that we know of. */
function tradeWords({ extra, gains, praised, isUnneeded, losses, keyboard, unneeded }: Trade): string {
  const worse = formatList([...losses.slice(0, MAX_TRADES - keyboard.length), ...keyboard]);
  const worst = formatList([...losses.slice(0, 1), ...keyboard]);
  const but = worst === '' ? '' : `, pero ${worst}`;
  const most = worst === '' ? MAX_TRADES : Math.max(1, Math.min(praised, MAX_TRADES));
  const hardly = isUnneeded ? ', que apenas notarás' : '';
  if (gains.length > 0) return `tiene ${formatList(gains.slice(0, most))}${hardly}${but}`;
  if (extra >= 0 && unneeded !== null) return `tiene ${unneeded}, que apenas notarás${but}`;
  if (worse === '') return extra > 0 ? 'no mejora en nada que comparemos' : 'ofrece casi lo mismo, que sepamos';
  return extra < 0 ? `trae a cambio ${worse}` : `sale peor: tiene ${worse}`;
}

/** @returns «X, por 20 € más, tiene …, pero …»: what another card gives and costs beside the first */
export function tradeSentence(other: Laptop, name: string, subject: Subject): string {
  const trade = tradeOf(other, subject.best, subject.needs, praisedAttributes(subject));
  return `${name}, ${trade.terms}, ${tradeWords(trade)}.`;
}
