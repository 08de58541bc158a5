import { describe, expect, test } from 'vitest';
import { totalCost } from '#catalogue/derive/cost.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import { BUDGET } from '#contract/answers.ts';
import { BUDGET_EXPECTATIONS, expectationAt } from '#src/features/questionnaire/budget-slider.tsx';

const { laptops } = loadCatalogue();

/** Most: at least this share of the laptops around a price. */
const MOST = 0.6;
/** Hardly ever: at most this share. */
const HARDLY_EVER = 0.1;

const FULL_HD_HEIGHTS = 1200;
const STRONG_GRAPHICS = /RTX (?:4060|4070|4080|4090|5060|5070|5080|5090)/;
const LIGHT_KG = 1.5;

const dedicated = ({ gpuSeries }: Laptop) => gpuSeries !== null && /nvidia|amd_rx|intel_arc/.test(gpuSeries);
const memory = (gb: number) => (laptop: Laptop) => (laptop.ramGb ?? 0) >= gb;
const sharp = ({ resolution }: Laptop) => resolution !== null && resolution.height > FULL_HD_HEIGHTS;
const strong = ({ gpu }: Laptop) => gpu !== null && STRONG_GRAPHICS.test(gpu);
const light = ({ weightKg }: Laptop) => weightKg !== null && weightKg < LIGHT_KG;

const cheaperThan = (euros: number): Laptop[] => laptops.filter((laptop) => totalCost(laptop) < euros);

function shareBetween(from: number, below: number, holds: (laptop: Laptop) => boolean): number {
  const around = laptops.filter((laptop) => totalCost(laptop) >= from && totalCost(laptop) < below);
  return around.filter(holds).length / around.length;
}

describe('what to expect for a budget', () => {
  test('has one sentence for every budget', () => {
    expect(BUDGET_EXPECTATIONS[0].from).toBe(BUDGET.min);
    const starts = BUDGET_EXPECTATIONS.map(({ from }) => from);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(expectationAt(799)).toBe(expectationAt(500));
    expect(expectationAt(800)).not.toBe(expectationAt(799));
    expect(expectationAt(BUDGET.max)).toMatch(/^Lo más potente/);
  });

  test.each<[string, () => boolean]>([
    ['under 300 € there is hardly anything', () => cheaperThan(300).length < laptops.length / 100],
    ['under 400 €: 8 GB', () => shareBetween(300, 400, (laptop) => laptop.ramGb === 8) > MOST],
    ['under 500 €: no dedicated graphics', () => shareBetween(200, 500, dedicated) === 0],
    ['400–500 €: few have 16 GB', () => shareBetween(400, 500, memory(16)) < 1 / 3],
    ['500–800 €: 16 GB are normal', () => shareBetween(500, 800, memory(16)) > MOST],
    ['500–800 €: 512 GB are normal', () => shareBetween(500, 800, ({ storageGb }) => (storageGb ?? 0) >= 500) > MOST],
    ['800–1000 €: one in three has dedicated graphics', () => shareBetween(800, 1000, dedicated) > 1 / 3],
    ['1000–1300 €: half have dedicated graphics', () => shareBetween(1000, 1300, dedicated) > 1 / 2],
    ['1000–1300 €: some have strong graphics', () => shareBetween(1000, 1300, strong) > HARDLY_EVER],
    ['1300–1800 €: strong graphics are there to choose', () => shareBetween(1300, 1800, strong) > 1 / 3],
    ['1300–1800 €: sharp screens are there to choose', () => shareBetween(1300, 1800, sharp) > 1 / 3],
    ['1300–1800 €: light ones are there to choose', () => shareBetween(1300, 1800, light) > HARDLY_EVER],
    [
      '1300–1800 €: hardly ever all at once',
      () => shareBetween(1300, 1800, (laptop) => strong(laptop) && sharp(laptop) && light(laptop)) < HARDLY_EVER,
    ],
    ['1800–2600 €: 32 GB are normal', () => shareBetween(1800, 2600, memory(32)) > MOST],
    ['1800–2600 €: sharp screens are normal', () => shareBetween(1800, 2600, sharp) > MOST],
  ])('is true of the catalogue: %s', (_claim, holds) => {
    expect(holds()).toBe(true);
  });
});
