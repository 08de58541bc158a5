import { describe, expect, it } from 'vitest';
import { answers, laptop } from './support/laptops.ts';
import { advisorFor, worldOf } from './support/properties.ts';
import { relaxationProblems } from './support/relaxation-check.ts';

const lines = (laptops: Parameters<typeof advisorFor>[0], wishes: Parameters<typeof answers>[0]): string[] =>
  advisorFor(laptops).recommend(answers(wishes)).reason.split('\n').slice(2);

describe('when nothing matches', () => {
  it('names the budget that would do, in steps of the slider', () => {
    expect(lines([laptop('a', { priceEur: 849 }), laptop('b', { priceEur: 900 })], { budget: 800 })).toEqual([
      'Con 100 € más (hasta 900 €): 2 portátiles, desde 849 €.',
    ]);
  });

  it('names the next weaker option that would do', () => {
    expect(lines([laptop('a', { weightKg: 1.8 })], { requirements: { weight: 'ultralight' } })).toEqual([
      'Si aceptas hasta 2 kg de peso: 1 portátil, por 700 €.',
    ]);
  });

  it('names what must be given up where the figure is unknown', () => {
    expect(lines([laptop('a', { weightKg: null })], { requirements: { weight: 'light' } })).toEqual([
      'Si no exiges nada sobre el peso: 1 portátil, por 700 €.',
    ]);
  });

  it('puts single changes before several, and at most three', () => {
    const told = lines(
      [
        laptop('a', { ramGb: 8 }),
        laptop('b', { os: 'none' }),
        laptop('c', { priceEur: 1600 }),
        laptop('d', { storageGb: 256 }),
      ],
      { requirements: { ram: '16GB', os: 'windows', storage: '512GB' } },
    );
    expect(told).toHaveLength(3);
    expect(told[0]).toBe('Con 100 € más (hasta 1600 €): 1 portátil, por 1600 €.');
    expect(told).toContain('Si aceptas 8 GB de memoria: 1 portátil, por 700 €.');
  });

  it('joins several changes where no single one helps', () => {
    expect(
      lines([laptop('a', { ramGb: 8, os: 'none', priceEur: 1550 })], { requirements: { ram: '32GB', os: 'windows' } }),
    ).toEqual([
      'Con 100 € más (hasta 1600 €), y si aceptas 8 GB de memoria, y si no exiges nada sobre el sistema operativo: 1 portátil, por 1550 €.',
    ]);
  });

  it('proposes nothing that contains a smaller change', () => {
    expect(
      lines([laptop('a', { ramGb: 8 }), laptop('b', { ramGb: 8, os: 'none', priceEur: 500 })], {
        requirements: { ram: '16GB', os: 'windows' },
      }),
    ).toEqual(['Si aceptas 8 GB de memoria: 1 portátil, por 700 €.']);
  });

  it('never proposes a budget beyond the slider', () => {
    expect(lines([laptop('a', { priceEur: 4500 })], {})).toEqual([]);
  });

  it('is checked by a reader that notices a change too many', () => {
    const world = worldOf([laptop('a', { weightKg: 1.8 })]);
    const wishes = answers({ requirements: { weight: 'ultralight' } });
    expect(relaxationProblems(world, wishes)).toEqual([]);
    const lying = { ...world, laptops: [laptop('a', { weightKg: 2.2 })] };
    expect(relaxationProblems(lying, wishes)).not.toEqual([]);
  });
});
