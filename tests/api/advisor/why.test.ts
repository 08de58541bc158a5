import { describe, expect, it } from 'vitest';
import { whySchema } from '../../../src/contract/why.ts';
import { answers, laptop } from './support/laptops.ts';
import { advisorFor } from './support/properties.ts';

const advisor = advisorFor([
  laptop('chosen', { weightKg: 1.3 }),
  laptop('dominated', { weightKg: 1.3, priceEur: 800 }),
  laptop('dear', { priceEur: 2000, ramGb: 8 }),
  laptop('second', { chassis: 'chosen', weightKg: 1.9, ramGb: 32, priceEur: 900 }),
]);
const why = (id: string, requirements = {}) => whySchema.parse(advisor.why(answers({ requirements }), id));

describe('why a laptop', () => {
  it('was left out: every demand that it fails, with what it has instead', () => {
    const told = why('dear', { ram: '16GB' });
    expect(told).toMatchObject({
      verdict: 'excluded',
      failures: [{ field: 'budget' }, { field: 'ram', wanted: '16GB' }],
    });
    expect(told.text).toBe(
      'Cuesta 2000 € y tu presupuesto es de 1500 €. Pides al menos 16 GB de memoria; la memoria de este portátil: 8 GB.',
    );
  });

  it('was chosen: its role and place', () => {
    expect(why('chosen')).toMatchObject({ verdict: 'chosen', role: 'best', rank: 1, of: 3 });
  });

  it('was beaten: by whom', () => {
    const told = why('dominated');
    expect(told).toMatchObject({ verdict: 'beaten', by: { id: 'chosen' } });
    expect(told.text).toBe('Marca chosen no es peor en nada que comparemos y cuesta menos: 700 € en vez de 800 €.');
  });

  it('came later: its place and what it lacks', () => {
    const told = why('second');
    expect(told).toMatchObject({ verdict: 'ranked', of: 3, best: { id: 'chosen' } });
    expect(told.text).toContain('tiene 1,9 kg de peso en vez de 1,3 kg y un precio 200 € más alto');
  });

  it('is not told of one that nobody knows', () => {
    expect(advisor.why(answers(), 'nobody')).toBeNull();
  });
});
