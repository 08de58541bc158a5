/** Reads the model of an advert. */
import type { Line } from './advert-lines.ts';
import { spellModel } from './parse-words.ts';
import { anyOf, collapseBlanks, type Found } from './patterns.ts';
import { isLaptopLine } from './product-kind.ts';
import { RTX_NUMBER } from './size-words.ts';

/** Words after the name of a machine: «Victus 15 en perfecto estado». */
const AFTER_MODEL = new RegExp(
  String.raw`(?:^|\s)(?:${anyOf`
    \+, o, ou, or, convertible, \d{4}x\d{3,4}, inch, pulg\S*, pines, atom, en, con, para, por, y, a, como, muy, casi, se, lo, que,
    with, for, and, com, amb, per, i, e, de, nuevo, vendo, usado, reacondicionado, \(?reacond\w*, ocasi[oó]n, outlet, seminuevo,
    grado, segunda, used, refurbished, ordenador, port[aá]til\S*, pantalla, ecr[aã], edici[oó]n, [ir][3579], core, ryzen, intel,
    amd, rtx, gtx, ssd, (?<!revolt )${RTX_NUMBER}, sobremesa, iva, amoled, t[aá]ctil, touch, del
  `})(?=\s|$).*$`,
  'iu',
);
const MODEL_MAX_WORDS = 9;

/** Words that praise any machine: «ultrafino 15». */
const PRAISE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf`
    (?:ultra)?(?:fin|liger|delgad|compact)[oa], barat[oa], econ[oó]mic[oa], potente, r[aá]pid[oa], bonit[oa], ultrabook
  `})(?!\p{L})`,
  'giu',
);
/** The size of a screen, and what all machines for games are called; HP and Dell have lines named by their size. */
const NO_LINE = /^(?:(?:gaming|gamer|1[0-8])(?: |$))*$/i;
const NAMED_BY_SIZE: ReadonlySet<string | null> = new Set(['HP', 'Dell']);

/** @param isNamed whether something but the model says what it is: «es/product/x-1625044» is no name */
export function modelOf(
  text: string,
  title: Line,
  { brand, model, isNamed }: { brand: string | null; model: string | null; isNamed: boolean },
): Found<string> | undefined {
  const short = collapseBlanks(
    // «HP AI 15-fd2001ns»
    (model ?? '')
      .replace(/^(?:port[aá]til )?(?:AI (?=\d))?/i, '')
      // «Nitro Nitro V 16», «B2RWFKG-CM» with a shop's mark
      .replace(/(?<!\p{L})(\p{L}+) (?=\1 )/gu, '')
      .replace(/(?<=[A-Z\d]{4})-CM$/, '')
      .replace(/["«»“”]|\p{Extended_Pictographic}/gu, ' ')
      .replace(AFTER_MODEL, '')
      .replace(PRAISE, ' '),
  ).replace(/[\s.,:;!¡¿?-]+$/, '');
  const words = short.split(' ');
  const isName =
    ((/\d/.test(short) && !/^20\d\d$/.test(short)) || isLaptopLine(short)) && words.length <= MODEL_MAX_WORDS;
  if (!isName || !(isNamed || isLaptopLine(short)) || /\d\s?(?:gb|tb|€)|^\d\d[.,]\d$/i.test(short)) return undefined;
  const lower = title.text.toLowerCase();
  const places = words.map((word) => ({ at: lower.indexOf(word.toLowerCase()), length: word.length }));
  if (lower.length !== title.text.length || places.some(({ at }) => at === -1)) return undefined;
  const at = title.at + Math.min(...places.map((place) => place.at));
  const end = title.at + Math.max(...places.map((place) => place.at + place.length));
  // «HP 15,6 Celeron» says only how large it is.
  const isSize = NO_LINE.test(short) && (!NAMED_BY_SIZE.has(brand) || /^[.,]\d/.test(text.slice(end)));
  return isSize ? undefined : { value: spellModel(short), at, end };
}
