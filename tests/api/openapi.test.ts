import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { MailError } from '#api/mail/mailer.ts';
import { posting } from '../support/api-calls.ts';
import { newContact, SUPPORT_ADDRESS } from '../support/contact.ts';
import { READ } from '../support/advert.ts';
import { answers } from '../support/recommendations-api.ts';
import { advisor, newTestApp } from '../support/test-app.ts';

const ID = advisor.names().laptops[0]?.id ?? '';
const OTHER_ID = advisor.names().laptops[1]?.id ?? '';
const MESSAGE = { to: SUPPORT_ADDRESS, subject: 'Formulario de Contacto - AYUDA', text: 'Nombre: Ana' };
const TOO_LARGE = { ...MESSAGE, text: 'a'.repeat(70_000) };
const NO_ETAG = '"other"';

const PICTURE = '0123456789abcdef'.repeat(2);

const api = newTestApp({ readPicture: async (name) => (name === PICTURE ? new Uint8Array([82]) : null) });
const { contact } = newContact({ mail: { send: () => Promise.reject(new MailError('refused')) } });
const withoutMail = newTestApp({ contact, reportError: () => {} });
const busy = newTestApp({ limit: { requests: 1, seconds: 60 } });
const broken = newTestApp({
  advisor: { ...advisor, names: () => ({ laptops: [] }), recommend: () => JSON.parse('broken') },
  reportError: () => {},
});

const get = (path: string, headers = {}, app = api) => app.request(path, { headers });
const post = (path: string, body: unknown, headers = {}, app = api) => app.request(path, posting(body, headers));

const FOREIGN_FORM = { Origin: 'https://mala.example', 'Content-Type': 'text/plain' };
const tagOf = async (path: string) => ({ 'If-None-Match': (await get(path)).headers.get('ETag') ?? NO_ETAG });
const read = (path: string) => [() => get(path), async () => get(path, await tagOf(path))];
const ask = (path: string, body: unknown) => [
  () => post(path, body),
  () => post(path, {}),
  () => post(path, body, FOREIGN_FORM),
  () => post(path, TOO_LARGE),
];
const advert = { text: 'Portátil HP Victus RTX 6050' };
const judged = { read: READ, answers };
const compared = { userInput: answers, ids: [ID, OTHER_ID] };

/** A request for each status of each operation; the two statuses that any operation may have are requested once. */
const SAMPLES: Readonly<Record<string, (() => Response | Promise<Response>)[]>> = {
  listLaptops: [
    ...read('/api/laptops'),
    () => get(`/api/laptops?ids=${ID},${OTHER_ID}`),
    () => get('/api/laptops?brand=hp&maxPrice=900&limit=2'),
    () => get('/api/laptops?limit=0'),
  ],
  listLaptopNames: read('/api/laptops/names'),
  getLaptop: [
    ...read(`/api/laptops/${ID}`),
    () => get('/api/laptops/no-existe'),
    () => get('/api/laptops/hp-15s-fq5085ns'),
  ],
  readAdvert: [
    ...ask('/api/laptops/read', advert),
    () => post('/api/laptops/read', { text: 'HP 15-fc0243ns 16 GB RAM, 32 GB RAM, 1920x1080, 799 €' }),
  ],
  judgeLaptop: [
    ...ask('/api/laptops/judge', judged),
    () => post('/api/laptops/judge', { read: { ...READ, price: null, used: true }, answers }),
    () => post('/api/laptops/judge', { read: READ, answers: { ...answers, requirements: { ram: '64GB' } } }),
  ],
  compareOwned: ask('/api/laptops/owned', judged),
  getPicture: [() => get(`/api/pictures/${PICTURE}.webp`), () => get('/api/pictures/otra.webp')],
  recommend: [
    ...ask('/api/recommendations', answers),
    () => post('/api/recommendations', { purposes: ['gaming'], budget: 400 }),
    () => post('/api/recommendations', { purposes: ['office'], budget: 200, requirements: { ram: '64GB' } }),
    () => post('/api/recommendations', answers, {}, broken),
  ],
  moreOptions: [
    ...ask('/api/recommendations/more', { userInput: answers, filteredLaptops: [ID, { id: OTHER_ID }] }),
    () => post('/api/recommendations/more', { userInput: answers, filteredLaptops: [] }),
  ],
  market: ask('/api/recommendations/market', answers),
  compare: [
    ...ask('/api/recommendations/compare', compared),
    () => post('/api/recommendations/compare', { ...compared, read: READ }),
  ],
  why: [
    ...ask('/api/recommendations/why', { userInput: answers, id: ID }),
    ...advisor
      .names()
      .laptops.slice(0, 300)
      .filter((_, at) => at % 10 === 0)
      .map(
        ({ id }) =>
          () =>
            post('/api/recommendations/why', { userInput: answers, id }),
      ),
    () => post('/api/recommendations/why', { userInput: answers, id: 'no-existe' }),
  ],
  sendContact: [...ask('/api/send-contact', MESSAGE), () => post('/api/send-contact', MESSAGE, {}, withoutMail)],
  health: [
    () => get('/api/health'),
    async () => {
      await get('/api/health', {}, busy);
      return get('/api/health', {}, busy);
    },
  ],
  describe: read('/api/openapi.json'),
};

const schemaSchema = z.record(z.string(), z.unknown());
const bodySchema = z.object({ 'application/json': z.object({ schema: schemaSchema }) });
const pictureSchema = z.object({ 'image/webp': z.object({ schema: schemaSchema }) });
const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string().min(1),
  parameters: z
    .array(z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), schema: schemaSchema }))
    .default([]),
  requestBody: z.object({ required: z.literal(true), content: bodySchema }).optional(),
  responses: z.record(
    z.string().regex(/^[2-5]\d\d$/),
    z.object({ description: z.string().min(1), content: z.union([bodySchema, pictureSchema]).optional() }),
  ),
});
const documentSchema = z.object({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string().startsWith('/api/'), z.record(z.enum(['get', 'post']), operationSchema.optional())),
  components: z.object({ schemas: z.record(z.string().regex(/^[A-Za-z]+$/), schemaSchema) }),
});

let document: z.infer<typeof documentSchema>;
let text = '';
beforeAll(async () => {
  text = await (await get('/api/openapi.json')).text();
  document = documentSchema.parse(JSON.parse(text));
});

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => (operation ? [{ path, method, ...operation }] : [])),
  );

/** Forbids further properties, so that a field without a description is noticed. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, closed(value)]);
  return { ...('properties' in schema && { additionalProperties: false }), ...Object.fromEntries(entries) };
}

function checkerOf(schema: unknown): z.ZodType {
  const whole = { ...schemaSchema.parse(schema), $defs: document.components.schemas };
  return z.fromJSONSchema(JSON.parse(JSON.stringify(closed(whole)).replaceAll('#/components/schemas/', '#/$defs/')));
}

describe('the description of the API', () => {
  it('has every route of the application and no other', () => {
    const routes = new Set(
      api.routes
        .filter(({ method }) => method !== 'ALL')
        .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
    );
    const described = operations().map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(described.toSorted()).toEqual([...routes].toSorted());
  });

  it('names every operation once, its path’s parameters, and refers to nothing that is not there', () => {
    const ids = operations().map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, parameters } of operations()) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    }
    const names = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref));
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect([...names].toSorted()).toEqual(known.toSorted());
  });

  it('is true of each operation: requests that it allows get the statuses and bodies that it promises', async () => {
    const seen = new Set<string>();
    for (const { operationId, responses } of operations()) {
      const statuses = new Set<string>();
      for (const sample of SAMPLES[operationId] ?? []) {
        const response = await sample();
        const { content } = responses[String(response.status)] ?? {};
        statuses.add(String(response.status));
        const type = response.headers.get('Content-Type')?.split(';')[0];
        expect(type).toBe(Object.keys(content ?? {})[0]);
        if (content && 'image/webp' in content) continue;
        const checker = content ? checkerOf(content['application/json'].schema) : z.null();
        const body: unknown = content ? await response.json() : response.body;
        expect([operationId, response.status, checker.safeParse(body).error]).toEqual([
          operationId,
          response.status,
          undefined,
        ]);
      }
      const expected = Object.keys(responses).filter((status) => status !== '429' && status !== '500');
      expect([operationId, ...expected.filter((status) => !statuses.has(status))]).toEqual([operationId]);
      for (const status of statuses) {
        seen.add(status);
        expect(Object.keys(responses)).toContain(status);
      }
    }
    expect([...seen].toSorted().join(' ')).toBe('200 304 400 403 404 410 413 429 500 502');
  });

  it('describes what is sent: the samples meet their schemas, and what the API refuses does not', () => {
    const refused = [{}, null, [], { ...answers, budget: 'mucho' }];
    const sent = {
      recommend: answers,
      market: answers,
      compare: compared,
      why: { userInput: answers, id: ID },
      readAdvert: advert,
      judgeLaptop: judged,
      compareOwned: judged,
    };
    for (const [id, body] of Object.entries(sent)) {
      const { requestBody } = operations().find(({ operationId }) => operationId === id) ?? {};
      const checker = checkerOf(requestBody?.content['application/json'].schema);
      expect([id, checker.safeParse(body).error]).toEqual([id, undefined]);
      for (const wrong of refused) expect(checker.safeParse(wrong).success).toBe(false);
    }
  });
});
