/** Finds laptops by parts of their names or figures. Loads a search library: import it lazily. */
import MiniSearch from 'minisearch';

interface Searched {
  id: string;
  name: string;
}

export interface SearchResult<Laptop> {
  /** The best matches are first. */
  laptops: readonly Laptop[];
  /** No laptop has all the words: these have most of them. */
  relaxed: boolean;
}

export type LaptopSearch<Laptop> = (typed: string) => SearchResult<Laptop>;

/** Share of the typed words that must be found: one extra or misspelt word does not hide the laptop. */
const MIN_FOUND = 0.6;

const WORD_MIN_LENGTH = 4;
const MISSPELT_SHARE = 0.2;
const PREFIX_MIN_LENGTH = 2;

const isNumber = (word: string): boolean => /\d/.test(word);

/**
 * Searches ids too: they have figures and the maker's code, which the name may lack.
 * @param figures further facts in words; only with them «16 GB» differs from «16″»
 */
export function createLaptopSearch<Laptop extends Searched>(
  laptops: readonly Laptop[],
  figures?: (laptop: Laptop) => string,
): LaptopSearch<Laptop> {
  const wordsOf = (text: string): string[] => (figures ? searchWords(text) : searchWords(text).map(withoutUnit));
  const known = new Set(laptops.flatMap((laptop) => wordsOf(`${laptop.name}, ${figures?.(laptop) ?? ''}`)));
  const index = new MiniSearch<Searched & { figures: string }>({
    fields: figures ? ['name', 'id', 'figures'] : ['name', 'id'],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      tokenize: (words) => words.split(' '),
      boost: { name: 2 },
      prefix: (word) => word.length >= PREFIX_MIN_LENGTH,
      // What is similar to a number, or to a word that there is, is another one.
      fuzzy: (word) => !isNumber(word) && !known.has(word) && word.length >= WORD_MIN_LENGTH && MISSPELT_SHARE,
    },
  });
  index.addAll(laptops.map((laptop) => ({ id: laptop.id, name: laptop.name, figures: figures?.(laptop) ?? '' })));
  const byId = new Map(laptops.map((laptop) => [laptop.id, laptop]));

  /** «MacBook Pro 14 M5» is no M5 Pro, which has the same words. */
  const isNamed = ({ name }: Laptop, words: string): boolean =>
    wordsOf(name.split(' (')[0] ?? '')
      .join(' ')
      .endsWith(words);

  return (typed) => {
    const said = wordsOf(typed);
    const words = said.filter((word) => !isPassedOver(word));
    if (words.length === 0) return { laptops: said.length > 0 ? laptops : [], relaxed: false };
    const joined = join(words, known);
    for (const spelt of [words, joined, joined.flatMap((word) => part(word, known))]) {
      const query = spelt.join(' ');
      const all = index.search(query, { combineWith: 'AND' }).flatMap(({ id }) => byId.get(String(id)) ?? []);
      const named = all.filter((laptop) => isNamed(laptop, query));
      if (all.length > 0) return { laptops: [...new Set([...named, ...all])], relaxed: false };
    }
    const needed = Math.ceil(new Set(joined).size * MIN_FOUND);
    const some = index.search(joined.join(' ')).filter(({ queryTerms }) => enough(queryTerms, needed));
    return { laptops: some.flatMap(({ id }) => byId.get(String(id)) ?? []), relaxed: some.length > 0 };
  };
}

/** «think pad» → thinkpad */
function join(words: readonly string[], known: ReadonlySet<string>): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const both = `${joined.at(-1) ?? ''}${word}`;
    if (joined.length > 0 && known.has(both)) joined.splice(-1, 1, both);
    else joined.push(word);
  }
  return joined;
}

/** «victus15» → victus, 15 */
function part(word: string, known: ReadonlySet<string>): string[] {
  if (isNumber(word.charAt(0))) return [word];
  let end = word.length - 1;
  while (end > 0 && !known.has(word.slice(0, end))) end -= 1;
  return [word.slice(0, end), word.slice(end)].filter(Boolean);
}

/** Figures alone do not identify a laptop. */
const enough = (found: readonly string[], needed: number): boolean => found.length >= needed && !found.every(isNumber);

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
function searchWords(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(COMBINING, '').toLowerCase().replaceAll(/\s+/g, ' ');
  const spelt = SPELLINGS.reduce((known, [pattern, spelling]) => known.replaceAll(pattern, spelling), plain);
  return spelt.split(/[^\p{L}\d]+/u).filter(Boolean);
}

/** Names do not say what a figure measures: 16gbram → 16 */
const withoutUnit = (word: string): string => word.replace(/^(\d+)(?:d\d)?(?:in|[gt]b(?:ram|ssd)?)$/, '$1');

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
const isPassedOver = (word: string): boolean => PASSED_OVER.has(word);
