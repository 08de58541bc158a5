import { describe, expect, it } from 'vitest';
import type { Laptop } from '#catalogue/laptop.ts';
import { SHIPPED } from '#tests/support/shipped.ts';
import type { Purpose } from '#contract/answers.ts';
import { advisorFor } from '#tests/advisor/checks/fixture.ts';
import { answers, laptop } from '#tests/support/laptops.ts';
import { textsOf } from '#tests/support/card-texts.ts';

const reasonOf = (laptops: readonly Laptop[], asked: Parameters<typeof answers>[0] = {}): string =>
  advisorFor(laptops).recommend(answers(asked)).reason;

/** What cards say with the screen as a priority, where one of 15,6″ is the first. */
const besideLarger = (screenInches: number) => {
  const two = [laptop('a', { screenInches: 15.6 }), laptop('b', { screenInches, ramGb: 32, priceEur: 750 })];
  const { computers } = advisorFor(two).recommend(answers({ priorities: ['screen'] }));
  return computers.flatMap(({ statements }) => statements.map(({ text }) => text)).join(' ');
};

describe('what another laptop trades', () => {
  it('tells hours apart that are alike but not both enough', () => {
    const two = [laptop('a', { batteryHours: 7.6 }), laptop('b', { batteryHours: 8.3, cpuIndex: 60, priceEur: 790 })];
    const { target } = advisorFor(two).recommend(answers());
    const told = target.find(({ criterion }) => criterion === 'battery')?.points;
    expect(told?.map(({ figure, word }) => `${figure} ${word}`).toSorted()).toEqual([
      '≈ 7,6 h justa',
      '≈ 8,3 h te basta',
    ]);
  });

  it('counts a larger screen as a gain only for visitors without a priority for weight', () => {
    const two = [
      laptop('small', { screenInches: 14, weightKg: 1.3 }),
      laptop('large', { screenInches: 16, weightKg: 1.3, ramGb: 32, priceEur: 750 }),
    ];
    const changes = (asked: Parameters<typeof answers>[0]) => {
      const [, second] = advisorFor(two).recommend(answers({ purposes: ['programming'], ...asked })).computers;
      return [textsOf(second).gains, textsOf(second).losses].flat().filter((text) => text?.includes('″'));
    };
    expect(reasonOf(two, { purposes: ['programming'] })).not.toContain('pantalla más grande (14″)');
    expect(changes({ priorities: ['weight'] })).toEqual(['es más grande (16″)']);
  });

  it('does not count a screen that is hardly larger', () => {
    expect(besideLarger(16)).not.toContain('pantalla es más');
    expect(besideLarger(17.3)).toContain('su pantalla es más grande (17,3″)');
  });

  it('tells a weight that is not good beside what speaks for the first one, not as a part of it', () => {
    expect(reasonOf([laptop('a', { weightKg: 1.2 })], { priorities: ['weight'] })).toMatch(/ y pesa 1,2 kg\.$/);
    expect(reasonOf([laptop('a', { weightKg: 1.9 })], { priorities: ['weight'] })).toMatch(/, aunque pesa 1,9 kg\.$/);
  });

  it('says twice and half in words, and more than that as much', () => {
    const slow = laptop('slow', { gpuIndex: 10, priceEur: 500 });
    const fast = { gpu: 'NVIDIA GeForce RTX 4060', gpuSeries: 'nvidia_rtx40' } as const;
    const lossOf = (gpuIndex: number) =>
      textsOf(
        advisorFor([slow, laptop('fast', { ...fast, gpuIndex })]).recommend(answers({ purposes: ['casualgaming'] }))
          .computers[1],
      ).losses[0];
    expect(lossOf(54.7)).toBe('su gráfica es mucho menos potente');
    expect(lossOf(20)).toBe('su gráfica es la mitad de potente');
    expect(lossOf(22)).toBe('su gráfica es menos de la mitad de potente');
  });
});

const explained = (purposes: readonly Purpose[]): string =>
  SHIPPED.advisor.recommend(answers({ purposes: [...purposes] })).explanation;

it.each([
  [['office'], 'trabajar o estudiar'],
  [['gaming', 'office'], 'trabajar o estudiar y para jugar a lo último'],
  [['design', 'programming'], 'diseñar y programar'],
  [['gaming', 'casualgaming'], 'jugar, también a lo último'],
  [['office', 'design', 'casualgaming'], 'trabajar o estudiar, diseñar y jugar de vez en cuando'],
] as const)('the purposes %j are read as «%s»', (purposes, words) => {
  expect(explained(purposes)).toContain(`Buscas un portátil de hasta 1500 € para ${words}.`);
});
