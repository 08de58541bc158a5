/** Which single figure would change the answer. */
import { describe, expect, it } from 'vitest';
import { advisorFor } from '#guarantees/fixture.ts';
import { answers, laptop } from '#tests/support/laptops.ts';
import { whyOf } from '#words/why.ts';
import type { Laptop } from '#catalogue/laptop.ts';

const NO_ERRORS = { battery: null, silence: null, build: null, cpu: null, gpu: null, creation: null };

const light = answers({ priorities: ['weight'] });
const { likely, cost } = laptop('any');
const ESTIMATED = { ...cost, exact: false };
/** Only the named figure is uncertain. */
const sure = (name: string, differences: Partial<Laptop>): Laptop =>
  laptop(name, { name, brand: name.split(' ')[0] ?? '', errors: NO_ERRORS, ...differences });
const told = (laptops: readonly Laptop[], asked = light) => advisorFor(laptops).recommend(asked).dependsOn;

const UNKNOWN_WEIGHT = [
  sure('Dell 15', { weightKg: 1.5, priceEur: 720 }),
  sure('HP 14', {
    weightKg: null,
    likely: { ...likely, weightKg: [1.8, 1.75, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1] },
  }),
];

describe('what an answer depends on', () => {
  it('is an unknown weight, with the share of likely weights that are as small', () => {
    expect(told(UNKNOWN_WEIGHT)).toEqual([{ text: 'Si el HP pesa 1,5 kg o menos, elígelo.', share: 5 / 9 }]);
  });

  it('is what two of one brand cost, the most probable first', () => {
    const laptops = [
      sure('Uno 14', { weightKg: 1.4, cost: ESTIMATED }),
      sure('Uno 15', { weightKg: 1.42, priceEur: 640, cost: ESTIMATED }),
    ];
    expect(told(laptops).map(({ text }) => text)).toEqual([
      'Si ves la opción 1 por 770 € o más, elige la opción 2.',
      'Si ves la opción 2 por 570 € o menos, elígela.',
    ]);
  });

  it('is no price of a laptop that is ahead already, and behind only by its data', () => {
    const laptops = [
      sure('Uno 14', { weightKg: 1.38 }),
      sure('Dos 14', { weightKg: 1.39, priceEur: 540, keyboard: 'other', cost: { ...ESTIMATED, spread: 0.25 } }),
    ];
    const tight = { ...light, budget: 700 };
    const { dependsOn, computers } = advisorFor(laptops).recommend(tight);
    expect(computers.map(({ name }) => name)).toEqual(['Uno 14', 'Dos 14']);
    const price = whyOf(advisorFor(laptops), tight, 'Dos 14')?.prices.first ?? 0;
    expect(price).toBeLessThan(540);
    expect(dependsOn.map(({ text }) => text)).toEqual([
      `Si ves el Dos por ${Math.floor(price / 10) * 10} € o menos, elígelo.`,
    ]);
  });

  it('is no index and no estimate of ours, which nobody can see in a shop', () => {
    const errors = { ...NO_ERRORS, gpu: 0.1, creation: 0.15 };
    const laptops = [
      sure('HP 15', { gpuIndex: 50, creationIndex: 40, priceEur: 900, errors }),
      sure('Dell 15', { gpuIndex: 45, creationIndex: 36, priceEur: 760 }),
    ];
    expect(told(laptops, answers({ purposes: ['casualgaming', 'editing'] }))).toEqual([]);
  });

  it('is nothing where all is known, of a laptop alone, nor where none is capable', () => {
    expect(told(UNKNOWN_WEIGHT.map((one) => ({ ...one, weightKg: one.weightKg ?? 1.3 })))).toEqual([]);
    expect(told(UNKNOWN_WEIGHT.slice(1))).toEqual([]);
    expect(told(UNKNOWN_WEIGHT, answers({ purposes: ['gaming'] }))).toEqual([]);
  });
});
