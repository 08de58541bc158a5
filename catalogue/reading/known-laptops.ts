import type { Laptop } from '../laptop.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import {
  type ComparedRecord,
  type OfferFacts,
  conflictsOf,
  isSureByTitle,
  looserConflicts,
  modelKeysIn,
  modelKeysOf,
  toCompared,
} from './compare-facts.ts';
import { plainPartNumber } from './part-number.ts';

/** Shorter words are too ambiguous to be part numbers. */
const PART_NUMBER_MIN_LENGTH = 7;

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"]{1,1000}/giu;
const PAGE = /^(?:https?:\/\/)?(?:www\.)?([^?#]*)/i;
/** Amazon writes other words around a product's number. */
const AMAZON = /^amazon\..*\/(?:dp|gp\/product)\/([A-Z\d]{10})(?:\/|$)/i;

/** @returns what tells a page from others: host and path, without what counts visitors */
function pageOf(address: string): string {
  const page = (PAGE.exec(address)?.[1] ?? '').toLowerCase();
  return AMAZON.exec(page)?.[1] ?? page.replace(/[/.,;)\]]+$/, '');
}

/** Offers of shops are not in a record. */
type Known = LaptopRecord & Partial<Pick<Laptop, 'offers'>>;

const pagesOf = ({ priceUrl, marketId, offers = [] }: Known): Set<string> =>
  new Set([
    ...(priceUrl === null ? [] : [pageOf(priceUrl)]),
    ...(marketId === null ? [] : [marketId.toLowerCase()]),
    ...offers.map(({ link }) => pageOf(link)),
  ]);

/** The catalogue, searched by part number, by title and by the pages of shops. */
export class KnownLaptops {
  private readonly ids = new Set<string>();
  private readonly byPartNumber = new Map<string, ComparedRecord[]>();
  private readonly byModel = new Map<string, ComparedRecord[]>();
  private readonly byPage = new Map<string, ComparedRecord[]>();

  constructor(records: readonly Known[]) {
    for (const record of records) this.add(record);
  }

  add(record: Known): void {
    const compared = toCompared(record);
    this.ids.add(record.id);
    for (const code of [record.partNumber ?? [], ...(record.orderCodes ?? [])].flat())
      append(this.byPartNumber, plainPartNumber(code), compared);
    for (const page of pagesOf(record)) append(this.byPage, page, compared);
    for (const model of modelKeysOf(compared)) append(this.byModel, `${record.brand} ${model}`, compared);
  }

  has(laptop: string): boolean {
    return this.ids.has(laptop);
  }

  /** The only laptop of a shop's page whose address is in the text, and that address. */
  ofPage(text: string): { compared: ComparedRecord; address: string } | null {
    const found = (text.match(ADDRESS) ?? []).flatMap((address) =>
      (this.byPage.get(pageOf(address)) ?? []).map((compared) => ({ compared, address })),
    );
    const [first] = found;
    return first && found.every(({ compared }) => compared === first.compared) ? first : null;
  }

  /** The laptops with a part number named in the offer; of its brand, if it names one. */
  ofPartNumbers({ brand, codes, partNumbers }: OfferFacts): ComparedRecord[] {
    const words = [...partNumbers.map(plainPartNumber), ...codes].filter(
      (word) => word.length >= PART_NUMBER_MIN_LENGTH,
    );
    const found = words.flatMap((word) => this.byPartNumber.get(word) ?? []);
    return [...new Set(found)].filter(({ record }) => brand === null || record.brand === brand);
  }

  /**
   * The laptops that the title may mean.
   * @param anyCountry see {@link isSureByTitle}
   */
  ofTitle(facts: OfferFacts, anyCountry: boolean): { record: LaptopRecord; isSure: boolean }[] {
    const siblings = modelKeysIn(facts).flatMap((model) => this.byModel.get(`${facts.brand} ${model}`) ?? []);
    return [...new Set(siblings)].flatMap((compared) => {
      const isSure = isSureByTitle(compared, facts, anyCountry);
      return isSure === null ? [] : [{ record: compared.record, isSure }];
    });
  }
}

/** A laptop and by what it was found, or why it is none. */
interface Found {
  readonly record: LaptopRecord | null;
  readonly why: string;
}

/** Why a laptop was found by the number that only it has. */
export const PART_NUMBER = 'part number';

const none = (why: string): Found => ({ record: null, why });

/**
 * Matches facts to a laptop by part number, then by title and details. Memory, storage, processor and graphics must agree
 * if both sides have them; of an advert, which comes from any country, screen and system too.
 * @returns `null` if no laptop agrees
 */
export function findKnown(facts: OfferFacts, laptops: KnownLaptops, isAdvert = false): Found | null {
  const [named, another] = laptops.ofPartNumbers(facts);
  if (another) return none('its part numbers belong to several laptops');
  if (named) {
    const conflicts = conflictsOf(named, facts);
    if (isAdvert && looserConflicts(named, facts, 'code')) conflicts.push('screen or system');
    if (conflicts.length === 0) return { record: named.record, why: PART_NUMBER };
    return none(`its part number belongs to a laptop with another ${conflicts.join(', ')}`);
  }
  const alike = laptops.ofTitle(facts, isAdvert);
  if (alike.length === 0) return null;
  const [sure, second] = alike.filter(({ isSure }) => isSure);
  if (!sure) return none('its title is ambiguous');
  return second ? none('its title fits several laptops') : { record: sure.record, why: 'title' };
}

function append<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
