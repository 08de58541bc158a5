import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSpanishAdvisor } from '#words/spanish-advisor.ts';
import { createApp } from '#api/app.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import { errorBodySchema } from '#contract/error.ts';
import { laptopSheetsSchema } from '#contract/computer.ts';
import { moreOptionsSchema, recommendationSchema } from '#contract/recommendations.ts';
import { judgementSchema } from '#contract/judge.ts';
import { READ } from '../support/advert.ts';
import { posting } from '../support/api-calls.ts';
import { newContact, SUPPORT_ADDRESS } from '../support/contact.ts';
import { fuzzSettings, isPrototypeClean, mutatedText } from '../support/mutated.ts';
import { answers as answersWith } from '#tests/support/laptops.ts';

/** Of one seed, so that more of them would be the same each time; `FUZZ_SEED` searches on. */
const RUNS = 2000;
const TIME_LIMIT_MS = 300_000;

const laptops = loadCatalogue();
const ids = laptops.laptops.slice(0, 20).map(({ id }) => id);
const unlimited = { requests: 1_000_000, seconds: 60 };
const errors: unknown[] = [];
const { contact, sent } = newContact({ limits: { perAddress: unlimited, together: unlimited } });
const advisor = createSpanishAdvisor(laptops, { marketplace: { host: 'www.amazon.es', tag: '' } });
const app = createApp({
  current: () => advisor,
  allowedOrigins: [],
  contact,
  reportError: (error) => errors.push(error),
});

const answers = answersWith({
  purposes: ['office', 'gaming'],
  priorities: ['battery', 'weight'],
  budget: 1200,
  requirements: { ram: '16GB', os: 'windows' },
});

const ROUTES = [
  ['/api/recommendations', [answers, { purposes: ['office'], budget: 800 }], recommendationSchema],
  ['/api/recommendations/more', [{ userInput: answers, filteredLaptops: ids, count: 6 }], moreOptionsSchema],
  [
    '/api/laptops/judge',
    [
      { read: READ, answers },
      { id: ids[0], price: 700, answers },
    ],
    judgementSchema,
  ],
  [
    '/api/send-contact',
    [{ to: SUPPORT_ADDRESS, subject: 'Formulario de Contacto - AYUDA', text: 'Nombre: Ana\nEmail: ana@example.com' }],
    null,
  ],
] as const;

/** Without keys that are `undefined`. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Sends random requests. @param expected the statuses that they may get. @returns how many got each */
async function answersTo(
  requests: fc.Arbitrary<readonly [path: string, init?: RequestInit]>,
  schema: { parse: (answer: unknown) => unknown } | null,
  expected: readonly number[],
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  // No `expect` in here: it would take most of the time.
  const property = fc.asyncProperty(requests, async (request) => {
    const response = await app.request(...request);
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    const answer: unknown = await response.json();
    if (response.status !== 200) errorBodySchema.parse(answer);
    // A schema that forgives would hide what is wrong.
    else if (schema && !isDeepStrictEqual(plain(schema.parse(answer)), answer)) return false;
    return expected.includes(response.status) && errors.length === 0 && isPrototypeClean();
  });
  await fc.assert(property, fuzzSettings(RUNS));
  return statuses;
}

const names = fc.oneof(fc.constant('ids'), fc.string({ unit: 'binary', maxLength: 8 }));
const values = fc.oneof(
  fc.constantFrom(...ids, ids.join(','), '1', 'acer-aspire', '', '%', '%00', '%ff%fe', '..%2f', '+', '&&'),
  fc.integer().map(String),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
);
const queries = fc.array(fc.tuple(names, values), { maxLength: 4 });

describe('random requests', { timeout: TIME_LIMIT_MS }, () => {
  it.each(ROUTES)('to %s get responses that match the contract, 2,000 times', async (path, samples, schema) => {
    const requests = mutatedText(samples).map((body) => [path, posting(body)] as const);
    const statuses = await answersTo(requests, schema, [200, 400, 404, 413]);
    // Both outcomes are frequent.
    expect(statuses[200]).toBeGreaterThan(RUNS / 100);
    expect(statuses[400]).toBeGreaterThan(RUNS / 3);
  });

  it('for laptops get those that there are, 2,000 times', async () => {
    const requests = queries.map((pairs) => {
      const query = pairs.map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${value}`).join('&');
      return [`/api/laptops?${query}`] as const;
    });
    const statuses = await answersTo(requests, laptopSheetsSchema, [200]);
    expect(statuses[200]).toBe(RUNS);
  });

  it('add no line to a subject', () => {
    expect(sent.length).toBeGreaterThan(0);
    for (const { subject } of sent) expect(subject).not.toMatch(/[\r\n]/);
  });
});
