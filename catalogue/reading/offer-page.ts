/** Addresses of shops' pages, as visitors paste them, and what is known of their laptops. */
import type { ParsedAdvert } from '../../contract/advert.ts';
import type { LaptopRecord } from '../laptop-record.ts';

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"]{1,1000}/giu;
const PAGE = /^(?:https?:\/\/)?(?:www\.)?([^?#]*)/i;
/** Amazon writes other words around a product's number. */
const AMAZON = /^amazon\..*\/(?:dp|gp\/product)\/([A-Z\d]{10})(?:\/|$)/i;

export const addressesIn = (text: string): string[] => text.match(ADDRESS) ?? [];

/** @returns what tells a page from others: host and path, without what counts visitors */
export function pageOf(address: string): string {
  const page = (PAGE.exec(address)?.[1] ?? '').toLowerCase();
  return AMAZON.exec(page)?.[1] ?? page.replace(/[/.,;)\]]+$/, '');
}

/** What a page or a part number says without words; the price may be another by now. */
export function recordFacts(record: LaptopRecord): Partial<ParsedAdvert> {
  const { brand, model, cpu, gpu, ramGb, storageGb, screenInches, resolution, refreshHz, os, weightKg } = record;
  return { brand, model, cpu, gpu, ramGb, storageGb, screenInches, resolution, refreshHz, os, weightKg };
}
