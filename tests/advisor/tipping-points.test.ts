/** The words for two laptops of one brand. Which figure changes an answer, `checks/tipping-point-check.ts` computes. */
import { expect, it } from 'vitest';
import { advisorFor } from '#tests/advisor/checks/fixture.ts';
import { answers, laptop } from '#tests/support/laptops.ts';

it('what two of one brand cost is told by their options, the most probable first', () => {
  const errors = { battery: null, silence: null, build: null, cpu: null, gpu: null, creation: null };
  const line = { brand: 'Uno', errors, cost: { ...laptop('any').cost, exact: false } };
  const { dependsOn } = advisorFor([
    laptop('Uno 14', { ...line, weightKg: 1.4 }),
    laptop('Uno 15', { ...line, weightKg: 1.42, priceEur: 640 }),
  ]).recommend(answers({ priorities: ['weight'] }));
  expect(dependsOn.map(({ text }) => text)).toEqual([
    'Si ves la opción 1 por 770 € o más, elige la opción 2.',
    'Si ves la opción 2 por 570 € o menos, elígela.',
  ]);
});
