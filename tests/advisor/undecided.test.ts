import { describe, expect, it } from 'vitest';
import { whyOf } from '#words/why.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Requirements } from '#contract/answers.ts';
import { advisorFor } from '#tests/advisor/checks/fixture.ts';
import { answers, laptop } from '#tests/support/laptops.ts';

const { likely: nobody } = laptop('any');
const explained = (one: Partial<Laptop>, requirements: Partial<Requirements>) =>
  advisorFor([laptop('one', one)]).recommend(answers({ requirements })).explanation;

describe('a laptop whose figure is not known', () => {
  it.each([
    ['a PC whose system is not known', { os: null }, { os: 'macOS' }],
    ['a Mac whose system is not known', { os: null, brand: 'Apple' }, { os: 'windows' }],
    ['a PC whose processor is not known', { cpu: null, cpuFamily: null, cpuIndex: null }, { processor: 'apple_m' }],
    ['a Celeron, which is of no family', { cpu: 'Intel N150', cpuFamily: null }, { processor: 'intel_i3' }],
    ['a PC whose graphics are not known', { gpuSeries: null, gpuIndex: null }, { graphics: 'integrated_apple' }],
    ['one whose kin weigh 2 kg', { weightKg: null, likely: { ...nobody, weightKg: [2] } }, { weight: 'ultralight' }],
    ['one whose kin have 60 Hz', { refreshHz: null, likely: { ...nobody, refreshHz: [60] } }, { refreshRate: '144' }],
  ] as const)('does not count as possible: %s', (_, one, requirements) => {
    expect(explained(one, requirements)).not.toContain('podría');
  });

  it.each([
    ['a Mac', { os: null, brand: 'Apple' }, { os: 'macOS' }],
    ['a PC', { os: null }, { os: 'linux' }],
    [
      'one of whose kin is light',
      { weightKg: null, likely: { ...nobody, weightKg: [2, 1.4] } },
      { weight: 'ultralight' },
    ],
    ['one without kin', { weightKg: null }, { weight: 'ultralight' }],
  ] as const)('counts where it is possible: %s', (_, one, requirements) => {
    expect(explained(one, requirements)).toContain('Otro podría cumplirlo');
  });

  it('is named in the reason of its exclusion', () => {
    const advisor = advisorFor([laptop('pc', { os: null })]);
    const textFor = (os: 'macOS' | 'linux') => whyOf(advisor, answers({ requirements: { os } }), 'pc')?.text;
    expect(textFor('macOS')).toContain('no parece cumplirlo');
    expect(textFor('linux')).toContain('podría cumplirlo');
  });
});
