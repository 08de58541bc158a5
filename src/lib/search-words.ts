/** The words of a search, written as the words of what is searched: both pass through {@link searchWords}. */

const COMBINING = /\p{M}/gu;
const STORAGE = String.raw`(?:ssd|nvme|disco(?: duro)?|almacenamiento)(?![\p{L}\d])`;
const MEMORY = String.raw`(?:memoria )?(?:ram|memoria)(?![\p{L}\d])`;

/** Each thing in one spelling, in this order. A figure and its unit become one word: «16 GB de RAM» → 16gbram. */
const SPELLINGS = (
  [
    [String.raw`(?<!\d)(\d\d)[.,](\d)(?!\d) ?(?:["″”]|''|pulgadas?)? ?`, '$1d$2in '],
    [String.raw`(\d) ?(?:["″”]|''|pulgadas?(?!\p{L})) ?`, '$1in '],
    [String.raw`(\d) ?(?:gb|gigas?|gigabytes?)(?![a-z]) ?`, '$1gb '],
    [String.raw`(\d) ?(?:tb|teras?|terabytes?)(?![a-z]) ?`, '$1tb '],
    [String.raw`(?<!\d)(?:1000|1024)gb`, '1tb'],
    [String.raw`(?<!\d)(?:2000|2048)gb`, '2tb'],
    [String.raw`(\d)(?:gb)? (?:de )?${MEMORY}`, '$1gbram'],
    [String.raw`(?<!\p{L})${MEMORY} (?:de )?(\d+)(?:gb)?`, '$1gbram'],
    [String.raw`(\d{3,4})(?= (?:de )?${STORAGE})`, '$1gb'],
    [String.raw`(\d[gt]b) (?:de )?${STORAGE}`, '$1ssd'],
    [String.raw`(?<!\p{L})${STORAGE} (?:de )?(\d{3,4})(?!\d|[gt]b)`, '$1gbssd'],
    [String.raw`(?<!\p{L})${STORAGE} (?:de )?(\d+[gt]b)(?!ram)`, '$1ssd'],
    // A figure comes first in the made words, which are no model's name then.
    [String.raw`(?<!\p{L})(?:ryzen|r(?=\d)) ?(ai )?([3579])(?!\d)`, 'ryzen $2ryzen $1'],
    [String.raw`(?<!\p{L})(core|ultra) (x?[3579])(?!\d)`, '$1 $2$1'],
    [String.raw`(?<!\p{L})i[ -]?([3579])(?!\d)`, 'i$1'],
    [String.raw`(?<!\p{L})m([1-9])(?![\p{L}\d])`, '$1apple'],
    [String.raw`(?<!\p{L})sin (?:windows|sistema(?: operativo)?|so)(?!\p{L})|free ?dos`, 'sinsistema'],
    [String.raw`(?<!\p{L})(?:windows|win|w) ?11(?: home)?(?!\d)`, 'windows'],
    [String.raw`(?<!\p{L})(?:windows|win) (7|8|10)(?!\d)`, '$1windows'],
    [String.raw`(?<!\d)2[ -]?(?:en|in)[ -]?1(?!\d)`, '2en1'],
    [String.raw`(rtx|gtx)(?=\d)`, '$1 '],
  ] as const
).map(([pattern, spelling]) => [new RegExp(pattern, 'gu'), spelling] as const);

/** «Portátil HP 15,6″, 16 GB RAM» → portatil, hp, 15d6in, 16gbram */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(COMBINING, '').toLowerCase().replaceAll(/\s+/g, ' ');
  const spelt = SPELLINGS.reduce((known, [pattern, spelling]) => known.replaceAll(pattern, spelling), plain);
  return spelt.split(/[^\p{L}\d]+/u).filter(Boolean);
}

/** Names do not say what a figure measures: 16gbram → 16 */
export const withoutUnit = (word: string): string => word.replace(/^(\d+)(?:d\d)?(?:in|[gt]b(?:ram|ssd)?)$/, '$1');

const PASSED_OVER: ReadonlySet<string> = new Set(
  (
    'portatil portatiles laptop laptops ordenador ordenadores computadora computadoras computador pc notebook ' +
    'notebooks equipo equipos modelo modelos marca un una uno unos unas el la lo los las de del con y en para ' +
    'por que mi me quiero busco necesito comprar compra buen buena bueno buenos mejor mejores nuevo nueva ' +
    'nuevos precio precios oferta ofertas pantalla disco duro almacenamiento memoria ram procesador cpu ' +
    'grafica tarjeta pulgadas gb tb'
  ).split(' '),
);

/** Words that every laptop has, or that only hold a sentence together. */
export const isPassedOver = (word: string): boolean => PASSED_OVER.has(word);
