import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Laptop } from '#catalogue/laptop.ts';
import { advisorFor, engineFor } from '#tests/advisor/checks/fixture.ts';
import { answers, laptop } from '#tests/support/laptops.ts';
import { profiles } from '#tests/advisor/checks/profiles.ts';
import { SHIPPED } from '#tests/support/shipped.ts';
import { answersAfter, type Answers } from '#contract/answers.ts';

describe('an empty result', () => {
  it('names at most three changes, single ones first', () => {
    const different = [{ ramGb: 8 }, { os: 'linux' }, { priceEur: 1600 }, { storageGb: 256 }] as const;
    const laptops = different.map((change, index) => laptop(`${index}`, change));
    const asked = answers({ requirements: { ram: '16GB', os: 'windows', storage: '512GB' } });
    const [, , first, ...others] = advisorFor(laptops).recommend(asked).reason.split('\n');
    expect(first).toBe('Con 100 € más: 1 portátil, por 1600 € (Marca Modelo).');
    expect(others).toHaveLength(2);
    expect(others).toContain('Si aceptas 8 GB de memoria: 1 portátil, por 700 € (Marca Modelo).');
  });

  it('says that nothing serves where no laptop does, whatever is given up', () => {
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
