import { describe, expect, it } from 'vitest';
import { createSpanishAdvisor } from '#words/spanish-advisor.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { advisorFor } from '#guarantees/fixture.ts';
import { answers, laptop } from '#tests/support/laptops.ts';

const advisor = createSpanishAdvisor(CATALOGUE, { marketplace: { host: 'www.amazon.es', tag: '' } });

describe('the answers of a relaxation', () => {
  it.each([
    ['a budget too low', answers({ purposes: ['gaming'], budget: 200 })],
    ['a budget beside the slider’s steps', answers({ purposes: ['gaming'], budget: 225 })],
    ['requirements', answers({ budget: 400, requirements: { ram: '64GB', weight: 'ultralight' } })],
    ['a system', answers({ budget: 500, requirements: { os: 'macOS' } })],
  ])('give the results that its words promise: %s', (_what, asked) => {
    const { computers, reason, relaxations } = advisor.recommend(asked);
    expect(computers).toEqual([]);
    expect(relaxations.length).toBeGreaterThan(0);
    expect(reason.split('\n').slice(2)).toEqual(relaxations.map(({ text }) => text));
    for (const { text, answers: again } of relaxations) {
      const { points } = advisor.market(again);
      const able = points.filter(({ capable }) => capable);
      expect(able.length).toBeGreaterThan(0);
      expect(Number(/: (\d+) portátil/.exec(text)?.[1])).toBe(able.length);
      expect(/ que sirven?,/.test(text)).toBe(able.length < points.length);
      expect(advisor.recommend(again).caution).toBeNull();
    }
  });

  it('say that nothing serves where no laptop does, whatever is given up', () => {
    const alone = advisorFor([laptop('a'), laptop('b', { ramGb: 32, priceEur: 1600 })]);
    const { relaxations } = alone.recommend(answers({ purposes: ['gaming'], requirements: { ram: '32GB' } }));
    expect(relaxations.map(({ text }) => text)).toEqual([
      'Con 100 € más (hasta 1600 €): 1 portátil, por 1600 €, pero no llega a los mínimos.',
      'Si aceptas 16 GB de memoria: 1 portátil, por 700 €, pero no llega a los mínimos.',
    ]);
  });
});
