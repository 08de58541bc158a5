/** Finds what a laptop costs in an advert, among all its other amounts of money. */
import { ADVERT_PRICE } from '../../contract/advert.ts';
import { anyOf, blank, type Found } from './patterns.ts';
import { readPrice } from './price.ts';
import { RTX_NUMBER } from './size-words.ts';

/** «1.299,00», «1 299», «1'299», «549'99», «549» */
const AMOUNT = String.raw`\d{1,3}(?:[.,'’]\d{3})+(?:[.,'’]\d{1,2})?|(?<!\w)\d\s\d{3}(?:[.,'’]\d{1,2})?|\d{2,5}(?:[.,'’]\d{1,2})?`;
const CURRENCY = /€(?:uros)?|(?<!\p{L})eur(?:os?)?(?!\p{L})|(?<=\d{3})e(?=[.,;)\n]|$)|[.,]-(?!\d)/giu;
const NUMBER_BEFORE = new RegExp(String.raw`(?<![\d.,'’])(${AMOUNT})(\s?)$`);
/** What counts something else than euros: «499 € 512 SSD», «499 € 24 meses», «799 € 649 €». */
const OTHER_UNIT = anyOf`
  [x×+], \d{2,3}\s\d, €, eur, [gt]b, ssd, hdd, ram, ddr, [mg]?hz, wh?\b, k?g\b, nits, pulg, inch, mes, d[ií]as, hor, a[nñ]os,
  ciclos, cuotas, plazos, pagos, un?id, ud, %
`;
const NO_UNIT = String.raw`(?![\p{L}\d%"″”º/+]|[.,]\d|-\p{L}|\s?(?:${OTHER_UNIT}))`;
const NUMBER_AFTER = new RegExp(String.raw`^(\s?)((?!0)(?:${AMOUNT}))${NO_UNIT}`, 'iu');
const AMOUNT_LETTERS = 16;
/** More marks of a currency are no advert of one laptop. */
const MOST_MARKS = 60;
/** «799 € 2024» has a year, «499 € 28013» a town, «499 € 16» no second price. */
const NO_PRICE = /^(?:20[0-3]\d|\d{5}|\d\d(?:\D.*)?)$/;
/** After these words a blank may separate thousands; after others it may end a name: «Surface Laptop 3 450 €». */
const PRICE_BEFORE =
  /(?:^|[:;,.(|\n–-]|\b(?:por|precio|pvp|ahora|solo|s[oó]lo|cuesta|vale|a|de)|[gt]b|ssd|hz|["″])\s*$/i;
/** «precio 899», without a currency. */
const CALLED_PRICE = new RegExp(
  String.raw`\b(?:precio|price|pre[çc]o|preu|pvp|vend[oe] por|pido|asking|vendo-o por)\b[\s:]{0,3}(${AMOUNT})(?!\d|[.,]\d|\s?(?:€|eur))`,
  'giu',
);

/** «16 GB 512 GB 699», «impecable. 950»: an advert of one line ends in its price. */
const LAST_NUMBER = new RegExp(
  String.raw`^.*(?:${anyOf`
    [gt]b, ssd, nvme, ram, \d\s?hz, ["″”], (?:128|256|512), windows(?: 1[01])?(?: home| pro)?, w1[01], freedos, sistema, oled, ips,
    nuevo, usado, mano, (?:rtx|gtx)\s?\d{4}(?:\s?ti)?, \w{2,4}-?[a-z]{2}\d{3,4}[a-z]{2,4}, i[3579]\s?-?\d{4,5}[a-z]{1,3}, [a-záéíóúñ]{3,}[.!]
  `})[\s,;:-]+(?!${RTX_NUMBER}|20[0-3]\d|(?:128|240|256|480|500|512|1000|1024)\s*$)(\d{3,4})\s*$`,
  'i',
);

const VAT = String.raw`(?:i\.?v\.?a\b\.?|vat\b|impuestos|taxes)`;
const PARTS = 'cuotas?|mensualidad(?:es)?';
const COUNTED_PARTS = `(?:${PARTS}|plazos|pagos|letras|quotes|quotas|terminis|presta[cç][oõ]es|payments|instal+ments)`;
const EQUAL = '(?:mensual(?:es)?|iguales|sin intereses)';
const ONLY = '(?: (?:solo|s[oó]lo))?';
const NO_WARRANTY = String.raw`(?<!(?:garant\p{L}+|us\p{L}+) (?:de )?)`;
/** Words before an amount that is not what the laptop costs now. */
const OTHER_BEFORE = new RegExp(
  `(?:(?<!\\p{L})(?:${[
    // What it was, or costs elsewhere: «antes 999 €», «en lugar de 799 €»
    anyOf`antes, pvpr, rrp, msrp, recomendado, en (?:vez|lugar) de, era, before, was, abans, cost[oó], costaba`,
    String.raw`nuevo (?:vale|cuesta)|valorad[oa] en|compr(?:[eéió]|ad[oa])\s[^.;\n]{0,16}\bpor`,
    String.raw`(?:precio|pvp|price)\s(?:anterior|original|inicial|habitual|de lista)|m[ií]nimo(?: [uú]ltimos)? \d\d d[ií]as`,
    // What comes on top, or off: «envío 10 €», «ahorra 150 €»
    String.raw`(?<!con )env[ií]os?(?: por| a)?|portes|ahorr\w*|(?<!con (?:el )?)(?:cup[oó]n|descuento)`,
    String.raw`(?:cup[oó]n|descuento) de|cashback|reembolso|(?<!de )regalo`,
    // A part of it: «3 plazos de 183 €», «12 meses a 66 €», «desde 35 €»
    String.raw`(?:\d{1,2} (?:[a-z]{4,8} )?${COUNTED_PARTS}|${PARTS})(?: ${EQUAL})*(?: (?:de|a|por|of))?${ONLY}`,
    String.raw`${NO_WARRANTY}\d{1,2} (?:meses|months)(?: sin intereses)? (?:de|a|por|x|of|at|for)${ONLY}`,
    String.raw`financ\p{L}+:? (?:desde|por|en|a|\d{1,2} meses,?)|entrada|desde|reserva(?: por)?|presupuesto|pago(?: hasta)?`,
    String.raw`(?:sin|antes de|excl\p{L}*\.?|ex) ${VAT}|base imponible`,
  ].join('|')})|${
    // «-150 €», «649 € + 25 €», «12x66 €»
    String.raw`\S\s+-(?!\s)|€\s+-|\(-|€\s*\+|(?:^|[^\w])\d{1,2}\s?[x×]`
  })[\\s:)]*(?:de\\s*)?$`,
  'iu',
);
/** Words after such an amount. */
const OTHER_AFTER = new RegExp(
  `^(?:[\\s,([·-]{0,3}(?:${[
    String.raw`(?:precio )?(?:sin(?: incluir)?|\+|m[aá]s|no incluye|excl\p{L}*\.?|ex|without|plus)\s?(?:el )?(?:\d\d\s?% )?(?:de )?${VAT}`,
    String.raw`${VAT}[\s:]*(?:\d\d\s?% )?(?:not? (?:est[aá] )?incl|aparte|excl|sin)|\+\s?\d\d\s?%|base imponible`,
  ].join('|')})|\\s*(?:${[
    String.raw`(?:\/|al|por|cada|per|a)\s?(?:mes|mensual|mo?\b|month)|mes\b|mensual|monthly|[x×]\s?\d|durante \d`,
    String.raw`de (?:descuento|ahorro|regalo|env[ií]o|gastos|portes|entrada)|(?:env[ií]o|portes)\)|menos|off\b|→|[-=]>`,
  ].join('|')}))`,
  'iu',
);
/** «de 799 € a 649 €» */
const FROM = /\b(?:de|from)\s*$/i;
const TO = /^\s*(?:a|to)\s(?:solo\s|s[oó]lo\s)?[€\d]/i;
const NEAR_LETTERS = 40;
/** A digit may end the name: «Aspire 5 449 €» is 449 €, «Surface Laptop 3 450 €» may be 450 or 3450. */
const NAME_END = '5 ';
const MOST_THOUSANDS = 3;

interface Amount {
  readonly digits: string;
  /** Where the digits or their currency begin and end. */
  readonly at: number;
  readonly end: number;
}

/** The amount of a currency mark: the number before it, or the one after it, as in «Latitude 7440 €450». */
function amountAt(text: string, at: number, end: number): Amount | null {
  const [, digits = '', gapBefore = ''] = NUMBER_BEFORE.exec(text.slice(Math.max(0, at - AMOUNT_LETTERS), at)) ?? [];
  const rest = text.slice(end, end + AMOUNT_LETTERS);
  const [, gapAfter = '', next = ''] = NUMBER_AFTER.exec(rest) ?? [];
  const before = { digits, at: at - gapBefore.length - digits.length, end };
  const after = { digits: next, at, end: end + gapAfter.length + next.length };
  if (digits === '') return next === '' ? null : after;
  if (next === '') return before;
  const isGlued = gapBefore === '';
  // «649€99»
  if (isGlued && gapAfter === '' && /^\d\d$/.test(next))
    return { ...before, digits: `${digits}.${next}`, end: after.end };
  if (isGlued || gapAfter === '') return isGlued ? before : after;
  return isAfterPriceWord(text, before.at) || /\D\d{1,3}$/.test(digits) || NO_PRICE.test(next) ? before : after;
}

const isAfterPriceWord = (text: string, at: number): boolean =>
  PRICE_BEFORE.test(text.slice(Math.max(0, at - NEAR_LETTERS), at));

/** What the digits may be: without their first one, if it may end the name before them. */
function possibleAmounts(text: string, whole: Amount): Amount[] {
  const { digits, at, end } = whole;
  if (!/^\d\s(?!0)/.test(digits) || isAfterPriceWord(text, at)) return [whole];
  const afterName = { digits: digits.slice(NAME_END.length), at: at + NAME_END.length, end };
  return Number(digits[0]) > MOST_THOUSANDS ? [afterName] : [whole, afterName];
}

/** All amounts of money in a text. */
function findAmounts(text: string): Amount[] {
  const ofCurrency = [...text.matchAll(CURRENCY)].slice(0, MOST_MARKS).flatMap(({ index, 0: mark }) => {
    const amount = amountAt(text, index, index + mark.length);
    return amount === null ? [] : possibleAmounts(text, amount);
  });
  const called = [...text.matchAll(CALLED_PRICE)].map(({ index, 0: words, 1: digits = '' }) => {
    return { digits, at: index, end: index + words.length };
  });
  const amounts = [...ofCurrency, ...called];
  const last = amounts.length === 0 && !text.trim().includes('\n') ? LAST_NUMBER.exec(text)?.[1] : undefined;
  if (last !== undefined) return [{ digits: last, at: text.lastIndexOf(last), end: text.length }];
  return amounts.toSorted((one, other) => one.at - other.at);
}

function isOther(text: string, { at, end }: Amount): boolean {
  const before = text.slice(Math.max(0, at - NEAR_LETTERS), at);
  const after = text.slice(end, end + NEAR_LETTERS);
  return OTHER_BEFORE.test(before) || OTHER_AFTER.test(after) || (FROM.test(before) && TO.test(after));
}

/** @returns the prices that a laptop may have now, anywhere in a text */
export const findPrices = (text: string): Found<number>[] =>
  findAmounts(text).flatMap((amount) => {
    const value = isOther(text, amount) ? null : readPrice(amount.digits, '', ADVERT_PRICE);
    return typeof value === 'number' ? [{ value, at: amount.at, end: amount.end }] : [];
  });

/** @returns the text without its amounts of money, in the same length: «Ryzen 5 499 €» is no Ryzen 5 499 */
export function withoutPrices(text: string): string {
  let plain = text;
  for (const { at, end } of findAmounts(text))
    plain = plain.slice(0, at) + blank(plain.slice(at, end)) + plain.slice(end);
  return plain;
}
