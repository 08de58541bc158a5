import { deriveLaptops } from '#catalogue/derive/derive.ts';
import type { Fact } from '#catalogue/facts/fact.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { LaptopRecord } from '#catalogue/laptop-record.ts';

/** @returns a complete record with the given changes */
export function aRecord(changes: Partial<LaptopRecord> = {}): LaptopRecord {
  return {
    id: 'acme-book-14',
    brand: 'Acme',
    model: 'Book 14',
    partNumber: null,
    cpu: 'Intel Core i5-1335U',
    gpu: 'Intel Iris Xe',
    ramGb: 16,
    storageGb: 512,
    screenInches: 14,
    resolution: { width: 1920, height: 1200 },
    refreshHz: 60,
    panel: 'ips',
    weightKg: 1.4,
    batteryWh: 55,
    os: 'windows',
    formFactor: 'ultrabook',
    year: 2023,
    priceEur: 799,
    priceDate: '2026-05-29',
    priceBasis: 'listed-es',
    priceUrl: null,
    priceShop: null,
    rating: null,
    marketId: null,
    ...changes,
  };
}

/** Of a fact about it. */
export const SEEN = { laptop: 'acme-book-14', kind: 'seen', source: 'Acme', date: '2026' } as const;

/** @returns the laptop of that record, derived alone */
export function derived(changes: Partial<LaptopRecord> = {}, facts: readonly Fact[] = []): Laptop {
  const [laptop] = deriveLaptops([aRecord(changes)], facts);
  if (!laptop) throw new Error('expected one laptop');
  return laptop;
}
