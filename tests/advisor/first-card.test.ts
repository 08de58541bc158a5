import { describe, expect, it } from 'vitest';
import { advisorFor } from '#tests/advisor/checks/fixture.ts';
import { answers, laptop } from '#tests/support/laptops.ts';
import type { Laptop } from '#catalogue/laptop.ts';

const likelyOnly = (figures: Partial<Laptop['likely']>): Laptop['likely'] => ({ ...laptop('any').likely, ...figures });
const ids = (laptops: readonly Laptop[], asked = answers()): string[] =>
  advisorFor(laptops)
    .recommend(asked)
    .computers.map(({ id }) => id);

describe('the first card', () => {
  it('has a known weight where weight counts and an unknown one may be no better', () => {
    const likely = likelyOnly({ weightKg: [1.9, 1.8, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1] });
    const unknown = laptop('unknown', { weightKg: null, likely, batteryHours: 7.6 });
    const known = laptop('known', { weightKg: 1.52 });
    expect(ids([unknown, known], answers({ priorities: ['weight'] }))[0]).toBe('known');
  });

  it('has a processor that does more than reach the minimum, if one is nearly as good', () => {
    const quiet = answers({ priorities: ['silence'] });
    const weak = laptop('weak', { cpuIndex: 18.7, silence: 90, priceEur: 600 });
    const able = laptop('able', { cpuIndex: 30, silence: 75 });
    expect(ids([weak, able], quiet)[0]).toBe('able');
    expect(ids([weak, { ...able, silence: 62 }], quiet)[0]).toBe('weak');
  });

  it('keeps most of what the use needs, whatever a priority asks for', () => {
    const asked = answers({ purposes: ['casualgaming'], priorities: ['silence'], budget: 1000 });
    const quiet = laptop('quiet', { gpuIndex: 12, silence: 95, batteryHours: 12 });
    const plays = laptop('plays', { gpuIndex: 40, silence: 75, batteryHours: 11, priceEur: 750 });
    expect(ids([quiet, plays], asked)[0]).toBe('plays');
    expect(ids([{ ...quiet, gpuIndex: 22 }, plays], asked)[0]).toBe('quiet');
  });

  it('costs no more than the budget if it comes without Windows after all', () => {
    const large = laptop('large', { os: null, storageGb: 512, batteryHours: 12, priceEur: 900 });
    const sure = laptop('sure', { batteryHours: 10, priceEur: 900 });
    const asked = answers({ budget: 1000 });
    expect(ids([large, sure], asked)[0]).toBe('sure');
    expect(ids([large, sure], { ...asked, budget: 1300 })[0]).toBe('large');
    expect(ids([large, sure], { ...asked, ownsWindows: true })[0]).toBe('large');
  });

  it('is not the dear one of two with the same chips', () => {
    const twin = { cpu: 'Intel Core Ultra 7 258V', cpuIndex: 55, ramGb: 32, storageGb: 1024 };
    const dear = laptop('dear', { ...twin, priceEur: 1500, weightKg: 1.1, batteryHours: 12.5, build: 85 });
    const cheap = laptop('cheap', { ...twin, priceEur: 900, weightKg: 1.25, batteryHours: 12 });
    expect(ids([dear, cheap], answers({ purposes: ['programming'], budget: 4000 }))[0]).toBe('cheap');
  });

  it('has enough video memory, if one is nearly as good', () => {
    const gaming = { cpuIndex: 55, storageGb: 1024, refreshHz: 144 };
    const little = laptop('little', { ...gaming, gpuIndex: 64, videoMemoryGb: 6 });
    const enough = laptop('enough', { ...gaming, gpuIndex: 63, videoMemoryGb: 8, silence: 56 });
    expect(ids([little, enough], answers({ purposes: ['gaming'] }))[0]).toBe('enough');
  });

  it('has graphics of known watts where few would be too few, if one is nearly as good', () => {
    const gaming = {
      gpu: 'NVIDIA GeForce RTX 5060',
      gpuSeries: 'nvidia_rtx50',
      cpuIndex: 55,
      storageGb: 1024,
    } as const;
    const unknown = { ...gaming, refreshHz: 144, videoMemoryGb: 8, gpuPowerW: null, priceEur: 1100 };
    const known = laptop('known', { ...unknown, gpuIndex: 63.4, gpuPowerW: 100, priceEur: 1144, silence: 56 });
    const asked = answers({ purposes: ['gaming'] });
    expect(ids([laptop('unknown', { ...unknown, gpuIndex: 63.4 }), known], asked)[0]).toBe('known');
    expect(ids([laptop('fast', { ...unknown, gpuIndex: 90 }), known], asked)[0]).toBe('fast');
  });

  it('has more than little memory, if one is nearly as good', () => {
    const quiet = answers({ purposes: ['programming'], priorities: ['silence'], budget: 1000 });
    const little = laptop('little', { ramGb: 8, cpuIndex: 60, silence: 95, batteryHours: 12, weightKg: 1.2 });
    const enough = laptop('enough', { ramGb: 16, cpuIndex: 45, silence: 80, priceEur: 750 });
    expect(ids([little, enough], quiet)[0]).toBe('enough');
    expect(ids([little, { ...enough, silence: 62 }], quiet)[0]).toBe('little');
  });

  it('has a known figure where a floor hangs on it', () => {
    const likely = likelyOnly({ refreshHz: [120, 144, 144, 144, 144, 144, 144, 144, 165] });
    const gaming = { cpuIndex: 55, gpuIndex: 61, creationIndex: 50, storageGb: 1024 };
    const unknown = laptop('unknown', { ...gaming, refreshHz: null, likely, ramGb: 17 });
    const known = laptop('known', { ...gaming, refreshHz: 144 });
    expect(ids([unknown, known], answers({ purposes: ['gaming', 'editing'] }))[0]).toBe('known');
  });

  describe('for a use that depends on graphics', () => {
    const asked = answers({ purposes: ['casualgaming'], budget: 1000 });
    const integrated = laptop('integrated', { gpuIndex: 32, weightKg: 1.3, batteryHours: 10 });
    const dedicated = laptop('dedicated', { gpuIndex: 34, weightKg: 2.2, priceEur: 800 });

    it('has good ones rather than slightly more of everything else', () => {
      expect(ids([integrated, dedicated], asked)[0]).toBe('dedicated');
    });

    it('does without where good ones are below the minimum of a priority', () => {
      expect(ids([integrated, dedicated], { ...asked, priorities: ['weight'] })[0]).toBe('integrated');
    });
  });
});

it('an unknown figure counts as what similar laptops have, not as the worst', () => {
  const likely = likelyOnly({ weightKg: [1.5, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.3] });
  const light = laptop('light', { weightKg: null, likely, batteryHours: 12 });
  const heavy = laptop('heavy', { weightKg: 2.3 });
  expect(ids([light, heavy])[0]).toBe('light');
});

it.each([
  ['es', 'español', false],
  ['other', 'de otro país', true],
  [null, 'sin dato', false],
] as const)('the keyboard %s is told as «%s»', (keyboard, words, isCon) => {
  const [card] = advisorFor([laptop('a', { keyboard })]).recommend(answers()).computers;
  expect(card?.specs).toContain(`Teclado: ${words}`);
  expect(card?.cons.some((con) => con.includes('teclado'))).toBe(isCon);
});
