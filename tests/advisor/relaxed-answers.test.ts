import { describe, expect, it } from 'vitest';
import { createSpanishAdvisor } from '#words/spanish-advisor.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import { FILTERED_LAPTOPS_MAX, FIRST_ANSWER_COUNT } from '#contract/recommendations.ts';
import { answers } from '#guarantees/laptops.ts';

const MOST_NAMED = FIRST_ANSWER_COUNT + FILTERED_LAPTOPS_MAX;

const advisor = createSpanishAdvisor(loadCatalogue(), { marketplace: { host: 'www.amazon.es', tag: '' } });

describe('the answers of a relaxation', () => {
  it.each([
    ['a budget too low', answers({ purposes: ['gaming'], budget: 200 })],
    ['a budget beside the slider’s steps', answers({ purposes: ['gaming'], budget: 225 })],
    ['requirements', answers({ budget: 400, requirements: { ram: '64GB', weight: 'ultralight' } })],
    ['Linux', answers({ budget: 300, requirements: { os: 'linux' } })],
  ])('give the results that its words promise: %s', (_what, asked) => {
    const { computers, reason, relaxations } = advisor.recommend(asked);
    expect(computers).toEqual([]);
    expect(relaxations.length).toBeGreaterThan(0);
    expect(reason.split('\n').slice(2)).toEqual(relaxations.map(({ text }) => text));
    // The words count the laptops, an answer names at most 203.
    const promised = relaxations.map(({ text }) => Math.min(Number(/: (\d+) portátil/.exec(text)?.[1]), MOST_NAMED));
    const found = relaxations.map((relaxation) => {
      const again = advisor.recommend(relaxation.answers);
      return again.computers.length + again.filteredLaptops.length;
    });
    expect(found).toEqual(promised);
  });

  it('are none where there are results', () => {
    expect(advisor.recommend(answers({})).relaxations).toEqual([]);
  });
});
