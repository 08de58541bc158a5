/** Finds laptops by what somebody remembers of their name. Loaded once the field has the focus. */
import MiniSearch from 'minisearch';
import type { NamedLaptop } from '#contract/laptop-names.ts';

/** @returns the laptops that may be meant, the likeliest first */
export type NameSearch = (typed: string) => NamedLaptop[];

/** Of the words that are typed, so many have to be found: one too many or badly spelt does not hide the laptop. */
const MIN_FOUND = 0.6;

const WORD_MIN_LENGTH = 4;
const MISSPELT_SHARE = 0.2;
const PREFIX_MIN_LENGTH = 2;
const COMBINING = /\p{M}/gu;

/** «MacBook Air 13″, 16GB» → macbook, air, 13, 16; «RTX4050» → rtx, 4050 */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(COMBINING, '')
    .toLowerCase()
    .replaceAll(/(\d)\s*(?:gb|tb|pulgadas)(?![\p{L}\d])/gu, '$1')
    .replaceAll(/(rtx|gtx|ryzen)(?=\d)/g, '$1 ')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

const isNumber = (word: string): boolean => /\d/.test(word);

/** The id has figures and the maker's code, which the name may lack. */
export function createNameSearch(laptops: readonly NamedLaptop[]): NameSearch {
  const index = new MiniSearch<NamedLaptop>({
    fields: ['name', 'id'],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      boost: { name: 2 },
      prefix: (word) => word.length >= PREFIX_MIN_LENGTH,
      // A number that is nearly right is another one.
      fuzzy: (word) => !isNumber(word) && word.length >= WORD_MIN_LENGTH && MISSPELT_SHARE,
    },
  });
  index.addAll(laptops);
  const byId = new Map(laptops.map((laptop) => [laptop.id, laptop]));

  return (typed) => {
    const words = new Set(wordsOf(typed));
    const needed = Math.ceil(words.size * MIN_FOUND);
    const found = index.search(typed, { combineWith: 'AND' });
    const best = found.length > 0 ? found : index.search(typed).filter(({ queryTerms }) => enough(queryTerms, needed));
    return best.flatMap(({ id }) => byId.get(String(id)) ?? []);
  };
}

/** A laptop is not meant by its figures alone. */
const enough = (found: readonly string[], needed: number): boolean => found.length >= needed && !found.every(isNumber);
