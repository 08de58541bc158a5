import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createServedAdvisor } from '#words/served-advisor.ts';
import { createApp } from '#api/app.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import { judgeAnswerSchema, ownedAnswerSchema } from '#contract/advert.ts';
import { errorBodySchema } from '#contract/error.ts';
import { marketSchema } from '#contract/market.ts';
import { moreOptionsSchema, recommendationSchema } from '#contract/recommendations.ts';
import { whySchema } from '#contract/why.ts';
import { READ } from '../support/advert.ts';
import { newContact, SUPPORT_ADDRESS } from '../support/contact.ts';
import { fuzzSettings, isPrototypeClean, mutatedText } from '../support/mutated.ts';
import { answers as answersWith } from '#tests/support/laptops.ts';

const RUNS = 10_000;
const EXPECTED = new Set([200, 400, 404, 413]);
const TIME_LIMIT_MS = 300_000;

const laptops = loadCatalogue();
const ids = laptops.laptops.slice(0, 20).map(({ id }) => id);
const unlimited = { requests: 1_000_000, seconds: 60 };
const errors: unknown[] = [];
const { contact, sent } = newContact({ limits: { perAddress: unlimited, global: unlimited } });
const app = createApp({
  advisor: createServedAdvisor(laptops, { marketplace: { host: 'www.amazon.es', tag: '' } }),
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
  ['/api/recommendations/market', [answers, { purposes: ['office'], budget: 800 }], marketSchema],
  ['/api/recommendations/why', [{ userInput: answers, id: ids[0] }], whySchema],
  ['/api/laptops/judge', [{ read: READ, answers }], judgeAnswerSchema],
  ['/api/laptops/owned', [{ read: READ, answers }], ownedAnswerSchema],
  [
    '/api/send-contact',
    [{ to: SUPPORT_ADDRESS, subject: 'Formulario de Contacto - AYUDA', text: 'Nombre: Ana\nEmail: ana@example.com' }],
    null,
  ],
] as const;

describe('random requests', () => {
  it.each(ROUTES)(
    'to %s get responses that match the contract, 10,000 times',
    async (path, samples, schema) => {
      const statuses = new Map<number, number>();
      // No `expect` in here: it would take most of the time.
      const property = fc.asyncProperty(mutatedText(samples), async (body) => {
        const headers = { 'Content-Type': 'application/json' };
        const response = await app.request(path, { method: 'POST', headers, body });
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        const answer: unknown = await response.json();
        if (response.status !== 200) errorBodySchema.parse(answer);
        else schema?.parse(answer);
        return EXPECTED.has(response.status) && errors.length === 0 && isPrototypeClean();
      });
      await fc.assert(property, fuzzSettings(RUNS));
      // Both outcomes are frequent.
      expect(statuses.get(200)).toBeGreaterThan(RUNS / 100);
      expect(statuses.get(400)).toBeGreaterThan(RUNS / 3);
    },
    TIME_LIMIT_MS,
  );

  it('add no line to a subject', () => {
    expect(sent.length).toBeGreaterThan(0);
    for (const { subject } of sent) expect(subject).not.toMatch(/[\r\n]/);
  });
});
