import { expect, test } from 'vitest';
import { showcase } from '#build/showcase.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { advisor } from '#tests/support/test-app.ts';

const { price, priceNote, but } = showcase({ advisor, catalogue: CATALOGUE });

test('the example on the landing page has one price, where and when it was seen, and a drawback', () => {
  expect(price).toMatch(/^(≈\s)?\d[\d.,]*\s€$/);
  expect(priceNote).toMatch(/^(\d.* de Windows · )?(Visto|Solo visto) en [^€]*, .* 20\d\d$/);
  expect(but).not.toBe('');
});
