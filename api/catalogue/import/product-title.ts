/** Takes a whole product title apart: «ASUS ExpertBook B1 B1502CBA-EJ0436X Intel Core i5-1235U/8GB/512GB SSD/15.6"». */

export interface ProductTitle {
  /** As a shop window would show it, without brand and part number; `null` when nothing is left. */
  model: string | null;
  partNumber: string | null;
}

const MODEL_MAX_LENGTH = 80;

/** Where the description of the machine ends and that of its parts begins. */
const PARTS_BEGIN =
  /\s(?:Intel|AMD|Qualcomm|Snapdragon|MediaTek|Microsoft SQ|Apple [MA]\d|M\d(?=\b(?! *Gen))|Core[ -]|i[3579]-\d|Ryzen|R[3579]-\d|Celeron|Pentium|Athlon|Ultra [579]|N\d{2,4}\b(?=\/| ))|\/|,|\(|\s\d+\s?GB\b/i;

/** The maker's code of a configuration: which part of it names the model, and which only the configuration. */
const CODES: readonly (readonly [RegExp, (code: RegExpExecArray) => string])[] = [
  // ASUS, MSI, Gigabyte: model code, hyphen, configuration.
  [/^([A-Z]{1,2}\d{3,4}[A-Z]{1,4}\d?)-[A-Z0-9]{4,}$/i, (code) => code[1] ?? ''],
  [/^((?:[A-Z]?\d{1,2}|[A-Z]\dX?)[A-Z]{1,7})-\d{2,4}[A-Z]{0,4}$/i, (code) => code[1] ?? ''],
  // Acer: letters and size, platform, configuration.
  [/^([A-Z]{1,4}\d{2,3}[A-Z]*-\d\d[A-Z]{0,2})-[A-Z0-9]{4,}$/i, (code) => code[1] ?? ''],
  // HP: the code is what the model is called.
  [/^\d\ds?-[a-z]{1,2}\d{4}[a-z]{0,3}$/i, (code) => code[0].toLowerCase()],
  // LG and others: model, hyphen, region.
  [/^(\d{2}[A-Z]\d{2}[A-Z]{1,2})-[A-Z0-9.]+$/i, (code) => code[1] ?? ''],
];

/** A code of letters and digits that only names a configuration: «82H803BHSP», «6F8T4EA», «NX.K7SEB.001». */
const CONFIGURATION_ONLY = /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{7,12}$|^N[HX]\.[A-Z0-9]{5}\.[A-Z0-9]{3}$/;

function takeCode(words: readonly string[]): ProductTitle {
  for (const [position, word] of words.entries()) {
    if (position === 0 && words.length > 1) continue;
    for (const [pattern, nameOf] of CODES) {
      const code = pattern.exec(word);
      if (!code) continue;
      const model = [...words.slice(0, position), nameOf(code), ...words.slice(position + 1)].join(' ');
      return { model, partNumber: word };
    }
    if (CONFIGURATION_ONLY.test(word)) {
      const model = [...words.slice(0, position), ...words.slice(position + 1)].join(' ');
      return { model: model === '' ? word : model, partNumber: word };
    }
  }
  return { model: words.join(' '), partNumber: null };
}

/** Words of a title that belong to the screen or the paint. */
const LOOSE_WORDS =
  /\s(?:FHD\+?|QHD\+?|UHD|4K|\d{2,3} ?Hz|platino|platinum|plata|negr[oa]|gris|blanc[oa]|azul|grafito|roj[oa]|verde|rosa)(?=\s|$)/gi;

/** The title without the words of the brand at its beginning, in whatever order it names them. */
function withoutBrand(title: string, brand: string): string {
  const brandWords = new Set(brand.toLowerCase().split(/\s+/));
  const words = title.split(' ');
  const begin = words.findIndex((word) => !brandWords.has(word.toLowerCase()));
  return begin === -1 ? '' : words.slice(begin).join(' ');
}

/**
 * @param title the shop's title
 * @param brand the brand, left out of the model where the title begins with it
 */
export function readProductTitle(title: string, brand: string): ProductTitle {
  const plain = title
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(portátil|ordenador portátil|laptop|notebook) /i, '');
  const body = ` ${withoutBrand(plain, brand)}`;
  const end = PARTS_BEGIN.exec(body)?.index ?? body.length;
  const words = body.slice(0, end).replace(LOOSE_WORDS, '').split(' ').filter(Boolean);
  if (words.length === 0) return { model: null, partNumber: null };
  const { model, partNumber } = takeCode(words);
  return { model: model?.slice(0, MODEL_MAX_LENGTH).trim() || null, partNumber };
}
