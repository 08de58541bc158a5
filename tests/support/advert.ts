import type { ReadLaptop } from '#contract/advert.ts';

/** What an advert says of a laptop that the catalogue does not have. */
export const READ: ReadLaptop = {
  brand: 'HP',
  model: 'Victus 15-fa2014ns',
  cpu: 'Intel Core i5-13420H',
  gpu: 'NVIDIA GeForce RTX 4050',
  ramGb: 16,
  storageGb: 512,
  screenInches: 15.6,
  resolution: { width: 1920, height: 1080 },
  os: 'none',
  weightKg: 2.29,
  price: 699,
  used: false,
};
