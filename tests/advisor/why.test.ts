import { describe, expect, it } from 'vitest';
import { whyOf } from '#words/why.ts';
import { whySchema } from '#contract/why.ts';
import { advisorFor } from '#tests/advisor/checks/fixture.ts';
import { answers, laptop } from '#tests/support/laptops.ts';

describe('why', () => {
  it('says where and when one was seen that Spain has not', () => {
    const polish = laptop('polish', { priceBasis: 'converted', priceDate: '2026-08' });
    const answer = whySchema.parse(whyOf(advisorFor([laptop('seen'), polish]), answers(), 'polish'));
    expect(answer).toMatchObject({ verdict: 'excluded', failures: [{ field: 'market', wanted: 'spain' }] });
    expect(answer.lead).toBe(
      'En España no lo hemos visto a la venta hace poco: se vio en una tienda polaca (agosto de 2026).',
    );
  });

  it('calls a figure of the line an estimate', () => {
    const sources = { weightKg: { kind: 'estimated', source: 'sister models', date: '2026' } } as const;
    const heavy = advisorFor([laptop('light'), laptop('heavy', { weightKg: 2.2, sources })]);
    expect(whyOf(heavy, answers({ requirements: { weight: 'light' } }), 'heavy')?.text).toContain('≈ 2,2 kg');
  });
});
