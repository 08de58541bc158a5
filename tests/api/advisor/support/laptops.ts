/** Laptops made for tests: ordinary in everything but what a test says. */
import type { Laptop } from '../../../../api/catalogue/laptop.ts';
import { type Answers, NO_REQUIREMENTS, type Requirements } from '../../../../src/contract/answers.ts';

const ORDINARY: Laptop = {
  id: 'ordinary',
  brand: 'Marca',
  model: 'Modelo',
  partNumber: null,
  cpu: 'Intel Core i5-13420H',
  gpu: 'Intel UHD',
  ramGb: 16,
  storageGb: 512,
  screenInches: 15.6,
  resolution: { width: 1920, height: 1080 },
  refreshHz: 60,
  panel: 'ips',
  weightKg: 1.7,
  batteryWh: 50,
  os: 'windows',
  formFactor: 'all-rounder',
  year: 2025,
  priceEur: 700,
  priceDate: '2026-05-29',
  priceBasis: 'listed-es',
  rating: null,
  image: null,
  marketId: null,
  name: 'Marca Modelo',
  chassis: 'ordinary',
  cpuIndex: 41.2,
  gpuIndex: 5.4,
  cpuFamily: 'intel_i5',
  gpuSeries: 'integrated_intel',
  batteryHours: 7.5,
  silence: 55,
  build: 60,
};

/** @returns an ordinary laptop with these differences; id, name and chassis follow the id */
export const laptop = (id: string, differences: Partial<Laptop> = {}): Laptop => ({
  ...ORDINARY,
  id,
  name: `Marca ${id}`,
  chassis: id,
  ...differences,
});

/** @returns answers of somebody who wants to work and study with 1,500 €, with these differences */
export const answers = (
  differences: Partial<Omit<Answers, 'requirements'>> & { requirements?: Partial<Requirements> } = {},
): Answers => ({
  deviceType: 'laptop',
  purposes: ['office'],
  priorities: [],
  budget: 1500,
  ...differences,
  requirements: { ...NO_REQUIREMENTS, ...differences.requirements },
});
