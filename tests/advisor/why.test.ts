import { describe, expect, it } from 'vitest';
import { whyOf } from '#words/why.ts';
import { whySchema } from '#contract/why.ts';
import { advisorFor } from '#guarantees/fixture.ts';
import { answers, laptop } from '#tests/support/laptops.ts';

const advisor = advisorFor([
  laptop('chosen', { weightKg: 1.3 }),
  laptop('dominated', { weightKg: 1.3, priceEur: 800 }),
  laptop('dear', { priceEur: 2000, ramGb: 8 }),
  laptop('second', { chassis: 'chosen', weightKg: 1.9, ramGb: 32, priceEur: 900 }),
]);
const why = (id: string, requirements = {}) => whySchema.parse(whyOf(advisor, answers({ requirements }), id));

describe('why', () => {
  it('names every demand that an excluded laptop fails', () => {
    const answer = why('dear', { ram: '16GB' });
    expect(answer).toMatchObject({
      verdict: 'excluded',
      failures: [{ field: 'budget' }, { field: 'ram', wanted: '16GB' }],
    });
    expect(answer.text).toBe(
      'Cuesta 2000 € y tu presupuesto es de 1500 €. Pides al menos 16 GB de memoria; la memoria de este portátil: 8 GB. Ningún precio lo cambia.',
    );
  });

  it('says where and when one was seen that Spain has not', () => {
    const polish = laptop('polish', { priceBasis: 'converted', priceDate: '2026-08' });
    const asked = answers({ seenInSpain: true });
    const answer = whySchema.parse(whyOf(advisorFor([laptop('seen'), polish]), asked, 'polish'));
    expect(answer).toMatchObject({ verdict: 'excluded', failures: [{ field: 'seenInSpain', wanted: true }] });
    expect(answer.lead).toBe(
      'Pides solo los vistos hace poco en España; este se vio en una tienda polaca (agosto de 2026).',
    );
  });

  it('calls a figure of the line an estimate', () => {
    const sources = { weightKg: { kind: 'estimated', source: 'sister models', date: '2026' } } as const;
    const heavy = advisorFor([laptop('light'), laptop('heavy', { weightKg: 2.2, sources })]);
    expect(whyOf(heavy, answers({ requirements: { weight: 'light' } }), 'heavy')?.text).toContain('≈ 2,2 kg');
  });

  it('gives the role and rank of a chosen laptop', () => {
    expect(why('chosen')).toMatchObject({ verdict: 'chosen', role: 'best', rank: 1, of: 3 });
  });

  it('names the laptop that dominates another', () => {
    const answer = why('dominated');
    expect(answer).toMatchObject({ verdict: 'beaten', by: { id: 'chosen' } });
    expect(answer.text).toBe(
      'Marca dominated ocupa el puesto 2 de los 3 que cumplen lo que pides. Marca chosen no es peor en nada que comparemos y cuesta menos: 700 € en vez de 800 €. Por 699 € o menos sería tu primera opción.',
    );
    expect(answer.prices).toEqual({ first: 699, shown: 699 });
  });

  it('gives the rank of a laptop that was not chosen, and what it lacks', () => {
    const answer = why('second');
    expect(answer).toMatchObject({ verdict: 'ranked', of: 3, best: { id: 'chosen' } });
    expect(answer.keeps.map(({ criterion, text }) => [criterion, text])).toEqual([
      ['weight', 'pesa 0,6 kg más'],
      ['price', '200 € más'],
    ]);
    expect(answer.text).toBe(
      'Marca second ocupa el puesto 3 de los 3 que cumplen lo que pides. Es otra configuración de Marca chosen, que ya está entre tus opciones. Frente a Marca chosen pesa 0,6 kg más, y cuesta 200 € más.',
    );
    expect(answer.pricesText).toBe('');
  });

  it('is null for an unknown laptop', () => {
    expect(whyOf(advisor, answers(), 'nobody')).toBeNull();
  });
});
