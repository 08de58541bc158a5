import { anyOf, collapseBlanks } from './patterns.ts';

const MODEL_MAX_LENGTH = 80;

const COMPONENTS_BEGIN = new RegExp(
  String.raw`\s(?:${anyOf`
    Intel, AMD, Qualcomm, Snapdragon, MediaTek, Microsoft SQ, Apple [MA]\d, M\d(?=\b(?! *Gen)), Core[ -], i[3579][- ]\d, Ryzen,
    R[3579]-\d, R[3579] (?:pro )?\d{4}, (?:R )?AI [3579] (?:HX )?\d{3}\b, Celeron, Pentium, Athlon, Ultra [579],
    [CU][3579](?:-\d{3}| \d{3}[HUV]), X[79]-\d{3}, \d{4,5}(?:HS|HX|[HUP]|G\d)\b, [RG]TX ?\d, Copilot\+, N\d{2,4}\b(?=\/| )
  `})|\/|,|\(|\s\d+\s?GB\b`,
  'i',
);

/** Makers' configuration codes, each with the part that identifies the model. */
const MODEL_CODES: readonly RegExp[] = [
  // ASUS, MSI, Gigabyte
  /^([A-Z]{1,2}\d{3,4}[A-Z]{1,4}\d?)-[A-Z0-9]{4,}$/i,
  /^((?:[A-Z]?\d{1,2}|[A-Z]\dX?)[A-Z]{1,7})-\d{2,4}[A-Z]{0,4}$/i,
  // Acer
  /^([A-Z]{1,4}\d{2,3}[A-Z]*-\d\d[A-Z]{0,2})-[A-Z0-9]{4,}$/i,
  // HP, whose letters are small
  /^\d\ds?-[a-z]{1,2}\d{4}[a-z]{0,3}$/i,
  // LG and others
  /^(\d{2}[A-Z]\d{2}[A-Z]{1,2})-[A-Z0-9.]+$/i,
];

/**
 * Codes without a model name: «82H803BHSP», «6F8T4EA», «NX.K7SEB.001»; in contrast, «15IRX10», «X1404VA» and
 * «PC14250» do identify a model.
 */
const CONFIGURATION_CODE = new RegExp(
  [
    String.raw`^(?!\d\d[A-Z]{3}\d{1,2}[A-Z]?$|[A-Z]{1,2}\d{4}[A-Z]{1,3}$|[A-Z]{2}\d{5}$)(?=.*\d)(?=.*[A-Z])[A-Z0-9]{7,12}$`,
    String.raw`^N[HX]\.[A-Z0-9]{5}\.[A-Z0-9]{3}$`,
  ].join('|'),
);

/** «81WB00XKSP IdeaPad 3» */
const LENOVO_NUMBER = /^(?=.*[A-Z])8\d[A-Z0-9]{8}$/;

/** Leaves of a configuration's code only the part that identifies the model. */
function withoutCode(words: readonly string[]): string {
  for (const [position, word] of words.entries()) {
    if (position === 0 && words.length > 1 && !LENOVO_NUMBER.test(word)) continue;
    for (const pattern of MODEL_CODES) {
      const code = pattern.exec(word);
      if (code) return words.with(position, code[1] ?? word.toLowerCase()).join(' ');
    }
    if (CONFIGURATION_CODE.test(word)) return words.toSpliced(position, 1).join(' ') || word;
  }
  return words.join(' ');
}

const SCREEN_WORDS = String.raw`(?:F|Full[ -]?)?HD[I+]?|W?QX?HD\+?|UHD|4K|IPS(?: antirreflej\S+)?|1[0-8][.,]\d|\d{2,3} ?Hz`;
const COLOURS = 'platino|platinum|plata|negr[oa]|gris|blanc[oa]|azul|grafito|roj[oa]|verde|rosa';
/** «FULL HDI» is a shop's word for Full HD with IPS. */
const SCREEN_AND_COLOUR_WORDS = new RegExp(
  String.raw`\s(?:${SCREEN_WORDS}|(?:color )?(?:${COLOURS})(?: (?:oscur[oa]|clar[oa]|espacial|mate))?)(?=\s|$)`,
  'gi',
);

/** Removes the brand's words from the start of the title, in any order. */
function withoutBrand(title: string, brand: string): string {
  const brandWords = new Set(brand.toLowerCase().split(/\s+/));
  const words = title.split(' ');
  const begin = words.findIndex((word) => !brandWords.has(word.toLowerCase()));
  return begin === -1 ? '' : words.slice(begin).join(' ');
}

/**
 * «ExpertBook B1 B1502CBA» of «ASUS ExpertBook B1 B1502CBA-EJ0436X Intel Core i5-1235U/8GB/512GB SSD/15.6"».
 * @returns the model without brand and part number; `null` if nothing remains
 */
export function modelInTitle(title: string, brand: string): string | null {
  const plain = collapseBlanks(title).replace(/^(portátil|ordenador portátil|laptop|notebook) /i, '');
  const body = ` ${withoutBrand(plain, brand)}`;
  const end = COMPONENTS_BEGIN.exec(body)?.index ?? body.length;
  const words = body.slice(0, end).replace(SCREEN_AND_COLOUR_WORDS, '').split(' ').filter(Boolean);
  return withoutCode(words).slice(0, MODEL_MAX_LENGTH).trim() || null;
}

/** «MacBook Air 13 M1», however the shop writes it. */
function appleModel(text: string, cpu: string | null, inches: number | null): string | null {
  const line = /macbook\s*(air|pro|neo)?/i.exec(text);
  if (!line) return null;
  const word = line[1] ? ` ${line[1].charAt(0).toUpperCase()}${line[1].slice(1).toLowerCase()}` : '';
  const size = inches === null ? '' : ` ${Math.floor(inches)}`;
  const chip = cpu && /^Apple M\d/.test(cpu) ? ` ${cpu.replace('Apple ', '')}` : '';
  return `MacBook${word}${size}${chip}`;
}

const INCH_WORDS = /[\s,(]{1,3}1[0-9](?:[.,]\d{1,2})?\s?(?:"|''|”|″|´´|-?\s?pulgadas|-?inch)\)?/gi;
const PIXEL_WORDS = /\s(?:2[.,]\d ?K|3K|WUXGA\+?|WQXGA\+?|WQUXGA|Full[- ]?HD\+?|1080p)(?=[\s,]|$)/gi;
const KIND_WORDS =
  /^(?:(?:nuevo|port[aá]til|ordenador|laptop|notebook|gaming|gamer|pc|convertible|ultrabook|2 en 1|2-en-1|para juegos|de)\s+)+/i;

/** «HP Portátil 15-fd2000ns», «MSI Portátil MSI Cyborg 15» */
const KIND_AFTER_BRAND = /(?<=^(\p{L}+)) port[aá]til(?= \p{L}* ?\d| \1 )/iu;

const NAME_ENDS = /\s(?:[-–—|·:]|(?:ordenador )?port[aáà]til)\s/i;

/** The title from the maker on, without inches and without what follows a dash. */
function plainTitle(title: string, brand: string | null): string {
  const text = collapseBlanks(title)
    .replace(INCH_WORDS, ' ')
    .replace(PIXEL_WORDS, ' ')
    .replace(KIND_WORDS, '')
    .replace(KIND_AFTER_BRAND, '');
  const brandAt = brand === null ? -1 : text.toLowerCase().indexOf(`${brand.toLowerCase()} `);
  const [first = text] = text.split(NAME_ENDS);
  if (brandAt <= 0) return collapseBlanks(first);
  // «Vendo portátil HP …»: the name begins with its maker, wherever that stands.
  return collapseBlanks(text.slice(brandAt).split(NAME_ENDS)[0] ?? first);
}

/** @returns the model as the importer would name it */
export const modelNameIn = (title: string, brand: string | null, cpu: string | null, inches: number | null) =>
  (brand === 'Apple' ? appleModel(title, cpu, inches) : null) ?? modelInTitle(plainTitle(title, brand), brand ?? '');
