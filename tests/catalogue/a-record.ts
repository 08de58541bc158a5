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
    rating: null,
    image: null,
    marketId: null,
    ...changes,
  };
}
