/** Finds laptops by parts of their names or figures. Loads a search library: import it lazily. */
import MiniSearch from 'minisearch';

interface Searched {
  id: string;
  name: string;
}

export interface SearchResult<Laptop> {
  /** By relevance, best first. */
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
const COMBINING = /\p{M}/gu;

const plain = (text: string): string => text.normalize('NFD').replaceAll(COMBINING, '').toLowerCase();

const split = (text: string): string[] =>
  text
    .replaceAll(/(rtx|gtx|ryzen)(?=\d)/g, '$1 ')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** «MacBook Air 13″, 16GB» → macbook, air, 13, 16; «RTX4050» → rtx, 4050 */
const wordsOf = (text: string): string[] =>
  split(plain(text).replaceAll(/(\d)\s*(?:gb|tb|pulgadas)(?![\p{L}\d])/gu, '$1'));

/** «15,6 pulgadas, 16 GB» → 15in, 16gb */
const wordsWithUnits = (text: string): string[] =>
  split(
    plain(text)
      .replaceAll(/(\d+)(?:[.,]\d+)?\s*(?:["″”]|''|pulgadas(?![\p{L}\d]))/gu, '$1in ')
      .replaceAll(/(\d)\s+(gb|tb)(?![\p{L}\d])/gu, '$1$2'),
  );

const isNumber = (word: string): boolean => /\d/.test(word);

/**
 * Searches ids too: they have figures and the maker's code, which the name may lack.
 * @param figures further facts in words; only with them «16 GB» differs from «16″»
 */
export function createLaptopSearch<Laptop extends Searched>(
  laptops: readonly Laptop[],
  figures?: (laptop: Laptop) => string,
): LaptopSearch<Laptop> {
  const tokenize = figures ? wordsWithUnits : wordsOf;
  const index = new MiniSearch<Searched & { figures: string }>({
    fields: figures ? ['name', 'id', 'figures'] : ['name', 'id'],
    tokenize,
    processTerm: (word) => word,
    searchOptions: {
      boost: { name: 2 },
      prefix: (word) => word.length >= PREFIX_MIN_LENGTH,
      // A similar number is a different one.
      fuzzy: (word) => !isNumber(word) && word.length >= WORD_MIN_LENGTH && MISSPELT_SHARE,
    },
  });
  index.addAll(laptops.map((laptop) => ({ id: laptop.id, name: laptop.name, figures: figures?.(laptop) ?? '' })));
  const byId = new Map(laptops.map((laptop) => [laptop.id, laptop]));

  return (typed) => {
    const words = new Set(tokenize(typed));
    const needed = Math.ceil(words.size * MIN_FOUND);
    const all = index.search(typed, { combineWith: 'AND' });
    const relaxed = all.length === 0;
    const found = relaxed ? index.search(typed).filter(({ queryTerms }) => enough(queryTerms, needed)) : all;
    return { laptops: found.flatMap(({ id }) => byId.get(String(id)) ?? []), relaxed: relaxed && found.length > 0 };
  };
}

/** Figures alone do not identify a laptop. */
const enough = (found: readonly string[], needed: number): boolean => found.length >= needed && !found.every(isNumber);
