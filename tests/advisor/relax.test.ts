import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Laptop } from '#catalogue/laptop.ts';
import { advisorFor } from '#tests/advisor/checks/fixture.ts';
import { answers, laptop } from '#tests/support/laptops.ts';
import { profiles } from '#tests/advisor/checks/profiles.ts';
import { SHIPPED } from '#tests/support/shipped.ts';
import { type Answers, BUDGET } from '#contract/answers.ts';

const lines = (laptops: readonly Laptop[], overrides: Parameters<typeof answers>[0]): string[] =>
  advisorFor(laptops).recommend(answers(overrides)).reason.split('\n').slice(2);

describe('an empty result', () => {
  it('names the next weaker option that gives results', () => {
    expect(lines([laptop('a', { weightKg: 1.8 })], { requirements: { weight: 'ultralight' } })).toEqual([
      'Si aceptas hasta 2 kg de peso: 1 portátil, por 700 €.',
    ]);
  });

  it('names at most three changes, single ones first', () => {
    const named = lines(
      [
        laptop('a', { ramGb: 8 }),
        laptop('b', { os: 'linux' }),
        laptop('c', { priceEur: 1600 }),
        laptop('d', { storageGb: 256 }),
      ],
      { requirements: { ram: '16GB', os: 'windows', storage: '512GB' } },
    );
    expect(named).toHaveLength(3);
    expect(named[0]).toBe('Con 100 € más (hasta 1600 €): 1 portátil, por 1600 €.');
    expect(named).toContain('Si aceptas 8 GB de memoria: 1 portátil, por 700 €.');
  });
});

describe('the answers of a relaxation', () => {
  it('say that nothing serves where no laptop does, whatever is given up', () => {
    const alone = advisorFor([laptop('a'), laptop('b', { ramGb: 32, priceEur: 1600 })]);
    const { relaxations } = alone.recommend(answers({ purposes: ['gaming'], requirements: { ram: '32GB' } }));
    expect(relaxations.map(({ text }) => text)).toEqual([
      'Con 100 € más (hasta 1600 €): 1 portátil, por 1600 €, pero no llega a los mínimos.',
      'Si aceptas 16 GB de memoria: 1 portátil, por 700 €, pero no llega a los mínimos.',
    ]);
  });
});

/** By how much the next laptop is better, and from where it is noticed. */
const GAINS: Readonly<Record<string, (before: Laptop, after: Laptop) => boolean>> = {
  os: (before, after) => before.os === 'macOS' && after.os !== 'macOS',
  weight: (before, after) => (before.weightKg ?? 0) - (after.weightKg ?? Infinity) >= 0.1,
  battery: (before, after) => (after.batteryHours ?? 0) - (before.batteryHours ?? Infinity) >= 1,
};

describe('a small change', () => {
  const { engine } = SHIPPED;

  const unnoticed = (asked: Answers): string[] => {
    const answer = engine.recommend(asked);
    const { cards, changes } = answer;
    const { more, less, firsts: _, ...stronger } = changes;
    const isOther = (after: typeof answer): boolean =>
      after.cards[0]?.laptop.id !== cards[0]?.laptop.id && !after.isAbroad;
    const budgets = [...(more ? [BUDGET.step] : []), ...(less ? [-BUDGET.step] : [])].flatMap((euros) => {
      const after = engine.recommend({ ...asked, budget: asked.budget + euros });
      return after.read.isCapable && isOther(after) ? [] : [`${euros} €`];
    });
    const requirements = Object.entries(stronger).flatMap(([field, option]) => {
      const after = engine.recommend({ ...asked, requirements: { ...asked.requirements, [field]: option } });
      const [one, next] = [cards[0]?.laptop, after.cards[0]?.laptop];
      const isBetter = one && next && GAINS[field]?.(one, next);
      return after.read.isCapable && isBetter && isOther(after) ? [] : [`${field} ${option}`];
    });
    return [...budgets, ...requirements];
  };

  it('is offered only if it puts another laptop first that Spain sells and that serves, and is noticed', () => {
    fc.assert(
      fc.property(profiles, (asked) => {
        expect(unnoticed(asked)).toEqual([]);
      }),
      { numRuns: 200, seed: 27 },
    );
  });
});
