/** Recognises makers' part numbers in the forms that shops write. */
import { matchCpu } from '../derive/match-chip.ts';
import { anyOf } from './patterns.ts';

/** Numbers of the same form are comparable: if they differ, the configurations differ. The first match applies. */
const SCHEMES: readonly RegExp[] = [
  // HP: «15-fc0237ns»
  /^\d\ds?-[a-z]{1,2}\d{4}[a-z]{1,3}$/i,
  // Acer: «NX.K78EC.002», then «A315-59-51F6»
  /^N[HX]\.\w{5}\.\w{3}$/i,
  /^[A-Z]{1,4}\d{2,3}\w*-\d\d\w{0,3}-\w{4}$/i,
  // ASUS: «F1504VA-BQ305W»
  /^[A-Z]{1,2}\d{3,4}[A-Z]{1,4}\d?-[A-Z]{1,6}\d{2,4}\w*$/i,
  // MSI: «B14WFK-082XES»
  /^[A-Z]?\d{1,2}[A-Z]\w{0,6}-\d{3,4}[A-Z]{0,4}$/i,
  // Lenovo: «83JC003WCK»
  /^(?=.*[A-Z])\d\d[A-Z0-9]{8}$/i,
  // Apple: «MC6T4Y/A»
  /^[MZ]\w{3,5}[A-Z]{1,2}\/A$/i,
  // HP: «8F001EA»
  /^[A-Z0-9]{5,6}(EA|ET|AA|UA|AT)$/i,
  // Gigabyte: «CVHI3ES864SD», «9KG-43EEC54SD»
  /^\w{3,5}-?\w{6,8}S[A-Z]$/i,
  // LG: «16Z90RU-G.AA55B»
  /^\d\d[A-Z]{1,2}\d\d[A-Z]{1,2}-[A-Z]\.[A-Z0-9]{5,6}$/i,
];

/** «8,80609E+12»: a spreadsheet has made a figure of it, which many numbers share. */
export const isSpoilt = (text: string): boolean => /^\d[.,]?\d*e\+?\d+$/i.test(text.trim());

/** «8F001EA#ABE»: HP appends the language. */
const withoutLanguage = (text: string): string => text.trim().replace(/#\w{3}$/, '');

/** @returns letters and digits in capitals, for comparison */
export const plainPartNumber = (text: string): string =>
  withoutLanguage(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** @returns the index of the matching form; `null` for an unknown form */
export function schemeOf(text: string): number | null {
  const at = SCHEMES.findIndex((scheme) => scheme.test(withoutLanguage(text)));
  return at === -1 ? null : at;
}

/** Possible part numbers among the words of a title and the shop's own number. */
export function partNumbersIn(title: string, mpn: string | null): string[] {
  const words = `${mpn ?? ''} ${title}`
    .split(/[\s,;|()[\]]+/)
    .map((word) => word.replace(/^[-.:]+|[-.:]+$/g, ''))
    .filter((word) => /\d/.test(word) && word.length >= 5);
  return [...new Set(words)];
}

/** The part of a number that identifies the model: «F1504VA» of «F1504VA-BQ305W», «A315-59» of «A315-59-51F6». */
export function modelPart(partNumber: string): string | null {
  if (schemeOf(partNumber) === null) return null;
  const part = /^(\w+(?:-\d\d\w{0,3})?)-\w+$/.exec(partNumber)?.[1] ?? '';
  return /^(?=.*\d)(?=.*[A-Z])[\w-]{4,}$/i.test(part) ? part : null;
}

const CODE = /^(?=.*\d)(?=.*[a-z])[a-z0-9-]{4,}$|^\d{4}$/i;
/** Words with letters and digits that are not model codes. */
const NO_CODE = new RegExp(
  String.raw`^(${anyOf`
    \d+(gb|tb|hz|w|wh|mp|nits|k|p|cm|kg|mm|g|ghz|core|cores), ddr\d\w*, lpddr\d\w*, wifi\d\w*, i[3579]-?\d*\w*, r[3579]-?\d*\w*,
    rtx-?\d+\w*, gtx-?\d+, rx-?\d+\w*, w1[01]\w*, windows1[01], win1[01], \d{4}x\d{3,4}, \d+th, gen\d+, pcie\d*, usb\w*, 20[12]\d
  `})$`,
  'i',
);

/** Chip numbers that could be mistaken for model codes: «Revolt 5060» with an RTX 5060. */
const CHIPS = /\b(?:(?:rtx|gtx|rx|arc|mx|quadro)[\s-]*[a-z]?\d{3,4}\w*|ryzen(?:\s+ai)?\s+\d\s+(?:pro\s+)?\d{3,4}\w*)/gi;

/** The model codes in a text, in capitals without punctuation. */
export function codesIn(text: string): Set<string> {
  const codes = [...new Set(text.replace(CHIPS, ' ').split(/[\s,;|()[\]/"]+/))]
    .filter((word) => CODE.test(word) && !NO_CODE.test(word) && matchCpu(word)?.precision !== 'exact')
    .flatMap((word) => [word, modelPart(word)].filter((code) => code !== null));
  return new Set(codes.map(plainPartNumber));
}
