import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { errorBodySchema } from '#contract/error.ts';
import { laptopPageSchema } from '#contract/laptop-list.ts';
import { fuzzSettings } from '#tests/support/mutated.ts';
import { newTestApp } from '#tests/support/test-app.ts';

const RUNS = 10_000;
const TIME_LIMIT_MS = 120_000;

const api = newTestApp();

it(
  'the list answers 10,000 random queries with a page or what is wrong with them',
  { timeout: TIME_LIMIT_MS },
  async () => {
    const names = fc.oneof(
      fc.constantFrom('after', 'limit', 'brand', 'maxPrice', 'minRam', 'screen', 'os', 'q', 'ids'),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    const values = fc.oneof(
      fc.constantFrom('1', '16', '14', 'asus', 'windows', 'acer-aspire', '', '%', '%00', '%ff%fe', '..%2f', '+', '&&'),
      fc.integer().map(String),
      fc.string({ unit: 'binary', maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
      fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
    );
    const queries = fc.array(fc.tuple(names, values), { maxLength: 4 });
    const statuses = new Map<number, number>();
    const property = fc.asyncProperty(queries, async (pairs) => {
      const query = pairs.map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${value}`).join('&');
      const response = await api.request(`/api/laptops?${query}`);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      const answer: unknown = await response.json();
      if (response.status === 200) laptopPageSchema.parse(answer);
      else errorBodySchema.parse(answer);
      return response.status === 200 || response.status === 400;
    });
    await fc.assert(property, fuzzSettings(RUNS));
    expect(Math.min(statuses.get(200) ?? 0, statuses.get(400) ?? 0)).toBeGreaterThan(RUNS / 20);
  },
);
