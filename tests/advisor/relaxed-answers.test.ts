import { describe, expect, it } from 'vitest';
import { createAdvisor } from '#advisor/advisor.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import { answers } from '#bench/advisor/oracle/laptops.ts';

const advisor = createAdvisor(loadCatalogue(), { marketplace: { host: 'www.amazon.es', tag: '' } });

describe('the answers of a relaxation', () => {
  it.each([
    ['a budget too low', answers({ purposes: ['gaming'], budget: 200 })],
    ['a budget beside the slider’s steps', answers({ purposes: ['gaming'], budget: 250 })],
    ['requirements', answers({ budget: 400, requirements: { ram: '64GB', weight: 'ultralight' } })],
    ['Linux', answers({ budget: 300, requirements: { os: 'linux' } })],
  ])('give the results that its words promise: %s', (_what, asked) => {
    const { computers, reason, relaxations } = advisor.recommend(asked);
    expect(computers).toEqual([]);
    expect(relaxations.length).toBeGreaterThan(0);
    expect(reason.split('\n').slice(2)).toEqual(relaxations.map(({ text }) => text));
    for (const relaxation of relaxations) {
      const again = advisor.recommend(relaxation.answers);
      const found = again.computers.length + again.filteredLaptops.length;
      expect(found, relaxation.text).toBeGreaterThan(0);
      const promised = /: (\d+) portátil/.exec(relaxation.text)?.[1];
      if (found < 200) expect(found, relaxation.text).toBe(Number(promised));
    }
  });

  it('are none where there are results', () => {
    expect(advisor.recommend(answers({})).relaxations).toEqual([]);
  });
});
