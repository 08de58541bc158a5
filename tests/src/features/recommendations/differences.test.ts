import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownRecommendationSchema } from '#contract/shown-recommendation.ts';
import type { Facts } from '#contract/facts.ts';
import { differences } from '#src/features/recommendations/comparison/differences.ts';
import { firstOptions } from '#src/features/recommendations/cards/options.ts';
import { extremes } from '#src/features/recommendations/comparison/extremes.ts';

const FACTS: Facts = {
  brand: 'HP',
  model: 'Victus 15',
  cpu: null,
  cpuFamily: null,
  gpu: null,
  gpuSeries: 'integrated_amd',
  ramGb: 16,
  storageGb: 512,
  screenInches: 14,
  resolution: null,
  refreshHz: 60,
  weightKg: 1.4,
  batteryWh: 57,
  batteryHours: 8,
  batteryHoursError: 1,
  keyboard: null,
  os: 'windows',
  year: null,
  seenPrice: null,
  priceDate: '2026-05-29',
  priceBasis: 'visto en tienda',
  priceKind: null,
  priceRange: null,
  licence: 0,
};
const laptop = (price: number, facts: Partial<Facts> = {}) => ({ price, facts: { ...FACTS, ...facts } });

const unknownOr = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const laptops = fc
  .record({
    gpuSeries: unknownOr(fc.constantFrom('integrated_amd', 'nvidia_rtx40', 'amd_rx7000', 'integrated_apple')),
    ramGb: unknownOr(fc.constantFrom(8, 16, 32)),
    storageGb: unknownOr(fc.constantFrom(256, 512, 1000, 1024)),
    screenInches: unknownOr(fc.constantFrom(13.3, 14, 15.6)),
    refreshHz: unknownOr(fc.constantFrom(60, 120)),
    weightKg: unknownOr(fc.constantFrom(1, 1.02, 1.4, 2.3)),
    batteryHours: unknownOr(fc.constantFrom(5, 5.2, 8)),
    os: unknownOr(fc.constantFrom('windows', 'macOS', 'none')),
  })
  .chain((facts) => fc.constantFrom(499, 899, 1299).map((price) => laptop(price, facts)));

const kinds = (found: readonly { kind: string }[], kind: string) => found.filter((entry) => entry.kind === kind).length;

describe('what another laptop gains and loses against the first', () => {
  it('is shown in figures with their sign', () => {
    const other = laptop(1239, {
      ramGb: 24,
      weightKg: 1,
      batteryHours: 6,
      gpuSeries: 'nvidia_rtx40',
      screenInches: 15.6,
    });
    expect(differences(laptop(1449), other)).toEqual([
      { kind: 'gain', text: '−210\u00A0€' },
      { kind: 'gain', text: '+8\u00A0GB de RAM' },
      { kind: 'gain', text: 'gráfica dedicada' },
      { kind: 'gain', text: '−0,4\u00A0kg' },
      { kind: 'loss', text: '−2\u00A0h de autonomía' },
      { kind: 'change', text: 'pantalla de 15,6″' },
    ]);
  });

  it('counts the licence of Windows with the price', () => {
    expect(differences(laptop(900), laptop(800, { os: 'none', licence: 145 }))).toEqual([
      { kind: 'loss', text: '+45\u00A0€ con Windows' },
      { kind: 'change', text: 'sin sistema operativo' },
    ]);
    const both = { os: 'none', licence: 145 } as const;
    expect(differences(laptop(900, both), laptop(800, both))).toEqual([{ kind: 'gain', text: '−100\u00A0€' }]);
    expect(extremes(laptop(900), [laptop(800, both)])).toEqual([{ kind: 'gain', text: 'el más barato' }]);
  });

  it('omits what is unknown of either, and negligible differences', () => {
    expect(
      differences(laptop(900), laptop(900, { ramGb: null, os: null, screenInches: null, gpuSeries: null })),
    ).toEqual([]);
    expect(
      differences(laptop(900, { storageGb: 1000, weightKg: 1.4 }), laptop(900, { storageGb: 1024, weightKg: 1.42 })),
    ).toEqual([]);
  });

  it('is empty between equals, and a gain one way is a loss the other way', () => {
    fc.assert(
      fc.property(laptops, laptops, (one, other) => {
        expect(differences(one, one)).toEqual([]);
        const there = differences(one, other);
        const back = differences(other, one);
        expect(kinds(there, 'gain')).toBe(kinds(back, 'loss'));
        expect(kinds(there, 'loss')).toBe(kinds(back, 'gain'));
        expect(kinds(there, 'change')).toBe(kinds(back, 'change'));
      }),
    );
  });
});

describe('what sets the first laptop apart', () => {
  it('is shown only where no other laptop shares it', () => {
    const others = [laptop(900, { weightKg: 2 }), laptop(1100, { weightKg: 1.8 })];
    expect(extremes(laptop(1100, { weightKg: 1.2 }), others)).toEqual([{ kind: 'gain', text: 'el más ligero' }]);
    expect(extremes(laptop(1200), others)).toEqual([
      { kind: 'loss', text: 'el más caro' },
      { kind: 'gain', text: 'el más ligero' },
    ]);
  });

  it('is empty where a figure is unknown, and without other laptops', () => {
    expect(extremes(laptop(900, { weightKg: 1 }), [laptop(900, { weightKg: null })])).toEqual([]);
    expect(extremes(laptop(900), [])).toEqual([]);
  });
});

function compared(...computers: unknown[]) {
  const parsed = shownRecommendationSchema.parse({ computers });
  return firstOptions({ ...parsed, timestamp: 0 }).map(({ comparison }) => comparison?.none ?? null);
}

describe('the box that compares the cards', () => {
  it('says that nothing differs where the figures are the same', () => {
    const facts = { ramGb: 16, weightKg: 1.4 };
    expect(compared({ id: 'a', price: 900, facts }, { id: 'b', price: 900, facts })).toEqual([
      'Ni el más ni el menos en nada: el equilibrio.',
      'Las mismas cifras en otro equipo.',
    ]);
  });

  it('says nothing where the figures are unknown', () => {
    expect(compared({ id: 'a', price: 900 }, { id: 'b', price: 900 })).toEqual([null, null]);
  });
});
