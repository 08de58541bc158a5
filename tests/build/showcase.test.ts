import { expect, test } from 'vitest';
import { showcase } from '#build/showcase.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { advisor } from '#tests/support/test-app.ts';

const { name, price, priceNote, but, others } = showcase({ advisor, catalogue: CATALOGUE });

test('the example on the landing page has one price, and says where and when it was seen', () => {
  expect(price).toMatch(/^(≈\s)?\d[\d.,]*\s€$/);
  expect(priceNote).toMatch(/^(\d.* de Windows · )?(Visto|Solo visto) en [^€]*, .* 20\d\d$/);
});

test('the example on the landing page has a drawback, and so have three others', () => {
  expect(but).not.toBe('');
  expect(others.filter((other) => other.but === '')).toEqual([]);
  expect(new Set([name, ...others.map((other) => other.name)]).size, 'no laptop twice').toBe(4);
});
