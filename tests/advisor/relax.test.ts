import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Laptop } from '#catalogue/laptop.ts';
import { advisorFor, engineFor } from '#tests/advisor/checks/fixture.ts';
import { answers, laptop } from '#tests/support/laptops.ts';
import { profiles } from '#tests/advisor/checks/profiles.ts';
import { SHIPPED } from '#tests/support/shipped.ts';
import { answersAfter } from '#contract/answer-parts.ts';
import type { Answers } from '#contract/answers.ts';

const lines = (laptops: readonly Laptop[], overrides: Parameters<typeof answers>[0]): string[] =>
  advisorFor(laptops).recommend(answers(overrides)).reason.split('\n').slice(2);

describe('an empty result', () => {
  it('names the next weaker option that gives results', () => {
    expect(lines([laptop('a', { weightKg: 1.8 })], { requirements: { weight: 'ultralight' } })).toEqual([
      'Si aceptas hasta 2 kg de peso: 1 portátil, por 700 € (Marca Modelo).',
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
    expect(named[0]).toBe('Con 100 € más: 1 portátil, por 1600 € (Marca Modelo).');
    expect(named).toContain('Si aceptas 8 GB de memoria: 1 portátil, por 700 € (Marca Modelo).');
  });
});

describe('the answers of a relaxation', () => {
  it('say that nothing serves where no laptop does, whatever is given up', () => {
    const alone = advisorFor([laptop('a'), laptop('b', { ramGb: 32, priceEur: 1600 })]);
    const { relaxations } = alone.recommend(answers({ purposes: ['gaming'], requirements: { ram: '32GB' } }));
    expect(relaxations.map(({ text }) => text)).toEqual([
      'Con 100 € más: 1 portátil, por 1600 € (Marca Modelo), pero no llega a los mínimos.',
      'Si aceptas 16 GB de memoria: 1 portátil, por 700 € (Marca Modelo), pero no llega a los mínimos.',
    ]);
  });
});

const { engine } = SHIPPED;

/** The offered changes that do not lead where they say. */
const wrongIn = (asked: Answers): string[] => {
  const { cards, offered } = engine.recommend(asked);
  return offered.offers.flatMap(({ name, first, gain }) => {
    const after = engine.recommend(answersAfter(asked, name, offered.changes));
    const isNew = cards.every(({ laptop: { id } }) => id !== first.id);
    const isFirst = isNew && after.cards[0]?.laptop.id === first.id;
    const isRight = isFirst && !after.isAbroad && after.counts.capable > 0 && gain.gain > 0 && gain.laptop === first;
    return isRight ? [] : [name];
  });
};

const offeredWith = (change: Partial<Laptop>) => {
  const dear = laptop('dear', { ramGb: 24, cpuIndex: 60, batteryHours: 12, build: 85, priceEur: 790, ...change });
  const asked = answers({ purposes: ['office'], priorities: ['weight'], budget: 700 });
  return engineFor([laptop('now', { ramGb: 32 }), dear])
    .recommend(asked)
    .offered.offers.map(({ name }) => name);
};

describe('a small change', () => {
  it('never halves the memory', () => {
    expect(offeredWith({})).toEqual(['more']);
    expect(offeredWith({ ramGb: 16 })).toEqual([]);
  });

  it('never leads to what is unknown and known now: of a priority, or whether Windows comes with it', () => {
    expect(offeredWith({ weightKg: null })).toEqual([]);
    expect(offeredWith({ os: null })).toEqual([]);
  });

  it('is offered only if it puts a laptop first that is no card yet, that Spain sells and that serves, with a gain of that laptop', () => {
    let offers = 0;
    fc.assert(
      fc.property(profiles, (asked) => {
        expect(wrongIn(asked)).toEqual([]);
        offers += engine.recommend(asked).offered.offers.length;
        expect(engine.recommend(asked).offered.offers.length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 250, seed: 27 },
    );
    expect(offers).toBeGreaterThan(25);
  });
});
