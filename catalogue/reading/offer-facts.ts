/** Reads the row of a shop as the advert that it is. */
import type { ReadField } from '../../contract/advert.ts';
import type { OfferFacts } from './compare-facts.ts';
import { BRANDS, findBrand, spellBrand } from './parse-words.ts';
import { codesIn, partNumbersIn, schemeOf } from './part-number.ts';
import { understand } from './understand.ts';

/** What a shop or a person writes of a laptop. */
export interface WrittenOffer {
  readonly title: string;
  readonly brand: string | null;
  /** The maker's part number, as written. */
  readonly mpn: string | null;
  /** Lower-case label → value. */
  readonly details: Readonly<Record<string, string>>;
}

/** @returns the maker from the feed's column, else the first maker named in the title */
function brandOf({ brand, title }: WrittenOffer): string | null {
  const spelled = spellBrand(brand ?? '');
  return BRANDS.includes(spelled) ? spelled : (findBrand(title)?.value ?? brand);
}

const NAMES: Readonly<Partial<Record<ReadField, string>>> = {
  cpu: 'processor',
  gpu: 'graphics',
  ramGb: 'memory',
  storageGb: 'storage',
  screenInches: 'screen',
};

/** @returns what a row says, and the names of figures on which its title and details disagree */
export function readOfferFacts(offer: WrittenOffer): OfferFacts & { readonly contradictions: readonly string[] } {
  const { title, mpn, details } = offer;
  const lines = Object.entries(details).map(([label, value]) => `${label}: ${value}`);
  const { facts, questions } = understand([title, ...lines].join('\n'), brandOf(offer));
  return {
    ...facts,
    codes: new Set([...codesIn(title), ...codesIn(mpn ?? '')]),
    partNumbers: partNumbersIn(title, mpn).filter((word) => schemeOf(word) !== null || word === mpn),
    contradictions: questions.flatMap(({ field }) => NAMES[field] ?? []),
  };
}
