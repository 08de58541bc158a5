import { totalCost } from '#catalogue/derive/cost.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { ParsedAdvert } from '#contract/advert.ts';
import { type Answers, BUDGET, NO_REQUIREMENTS } from '#contract/answers.ts';

/** What an advert says of a laptop that the catalogue does not have. */
export const READ: ParsedAdvert = {
  brand: 'HP',
  model: 'Victus 15-fa2014ns',
  cpu: 'Intel Core i5-13420H',
  gpu: 'NVIDIA GeForce RTX 4050',
  gpuPowerW: null,
  ramGb: 16,
  storageGb: 512,
  screenInches: 15.6,
  resolution: { width: 1920, height: 1080 },
  panel: null,
  refreshHz: null,
  os: 'none',
  weightKg: 2.29,
  keyboard: null,
  price: 699,
  used: false,
  fault: null,
};

/** What an advert of a laptop of the catalogue says at best. */
export const readOf = (laptop: Laptop): ParsedAdvert => {
  const { brand, model, cpu, gpu, ramGb, storageGb, screenInches, resolution, panel, refreshHz, os, weightKg } = laptop;
  const facts = { brand, model, cpu, gpu, ramGb, storageGb, screenInches, resolution, panel, refreshHz, os, weightKg };
  return { ...facts, gpuPowerW: null, keyboard: null, price: laptop.priceEur, used: false, fault: null };
};

/** Answers with a budget that pays the laptop; half of them demand nothing, so that most laptops qualify. */
export const answersFor = (answers: Answers, index: number, laptop: Laptop): Answers => ({
  ...answers,
  budget: Math.min(BUDGET.max, Math.max(answers.budget, Math.ceil(totalCost(laptop) * (1 + (index % 7) / 10)))),
  ...(index % 2 === 0 && { requirements: NO_REQUIREMENTS }),
});
