import { beforeAll, describe, expect, it } from 'vitest';
import { createAdvisor } from '#advisor/advisor.ts';
import { createApp } from '#api/app.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import { type Answers, NO_REQUIREMENTS } from '#contract/answers.ts';
import { errorBodySchema } from '#contract/error.ts';
import { laptopSheetSchema } from '#contract/laptops.ts';
import { NO_MORE_OPTIONS } from '#contract/answer-parts.ts';
import { moreOptionsSchema, recommendationSchema } from '#contract/recommendations.ts';
import { whySchema } from '#contract/why.ts';
import { newContact } from '../support/contact.ts';

const ORIGIN = 'https://otra-web.example';
const BODY_LIMIT_BYTES = 64 * 1024;
let app: ReturnType<typeof createApp>;

const newAdvisor = () => createAdvisor(loadCatalogue(), { marketplace: { host: 'www.amazon.es', tag: 'atinado-21' } });

beforeAll(() => {
  app = createApp({
    advisor: newAdvisor(),
    allowedOrigins: [ORIGIN],
    contact: newContact().contact,
    reportError: (error) => {
      throw error;
    },
  });
});

const answers: Answers = {
  deviceType: 'laptop',
  purposes: ['office', 'programming'],
  priorities: ['battery'],
  budget: 1200,
  requirements: { ...NO_REQUIREMENTS, ram: '16GB' },
};

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const recommend = async (body: unknown = answers) =>
  recommendationSchema.parse(await (await post('/api/recommendations', body)).json());

const why = async (userInput: object, id: string) =>
  whySchema.parse(await (await post('/api/recommendations/why', { userInput, id })).json());

/** Good answers, `bytes` long. */
function padded(bytes: number): string {
  const empty = JSON.stringify({ ...answers, padding: '' });
  return JSON.stringify({ ...answers, padding: 'x'.repeat(bytes - empty.length) });
}

describe('POST /api/recommendations', () => {
  it('answers with up to three laptops within the budget, keyed comparisons and what else there is', async () => {
    const answer = await recommend();
    expect(answer.computers).toHaveLength(3);
    for (const computer of answer.computers) {
      expect(computer.price).toBeLessThanOrEqual(answers.budget);
      expect(computer.facts.ramGb).toBeGreaterThanOrEqual(16);
      expect(answer.comparisons[computer.name]).toEqual({ pros: computer.pros, cons: computer.cons });
      expect(computer.cons.length).toBeGreaterThan(0);
      expect(computer.link).toMatch(/^https:\/\/www\.amazon\.es\/.*tag=atinado-21/);
      expect(answer.filteredLaptops).not.toContain(computer.id);
    }
    expect(answer.userInput).toEqual(answers);
    expect(answer.filteredLaptops.length).toBeGreaterThan(6);
    expect(answer.catalogue.size).toBeGreaterThanOrEqual(250);
  });

  it('needs no more than a purpose and a budget', async () => {
    const answer = await recommend({ purposes: ['office'], budget: 800 });
    expect(answer.userInput).toEqual({
      deviceType: 'laptop',
      purposes: ['office'],
      priorities: [],
      budget: 800,
      requirements: NO_REQUIREMENTS,
    });
    expect(answer.computers.length).toBeGreaterThan(0);
  });

  it('ignores fields it does not know', async () => {
    const answer = await recommend({ ...answers, color: 'rojo', requirements: { ram: '16GB', nfc: 'sí' } });
    expect(answer.userInput).toEqual(answers);
  });

  it('says what would have to change when nothing fits', async () => {
    const answer = await recommend({ ...answers, budget: 200, requirements: { ram: '64GB', resolution: '4k' } });
    expect(answer.computers).toEqual([]);
    expect(answer.filteredLaptops).toEqual([]);
    expect(answer.reason).toContain('no se encontraron');
  });

  it.each([
    ['no purposes', { ...answers, purposes: [] }, 'purposes'],
    ['purposes that are no list', { ...answers, purposes: 'office' }, 'purposes'],
    ['an unknown purpose', { ...answers, purposes: ['office', 'mining'] }, 'purposes.1'],
    ['an unknown priority', { ...answers, priorities: ['price'] }, 'priorities.0'],
    ['no budget', { purposes: ['office'] }, 'budget'],
    ['a budget below the slider', { ...answers, budget: 199 }, 'budget'],
    ['a budget above the slider', { ...answers, budget: 4001 }, 'budget'],
    ['a budget in words', { ...answers, budget: '1200' }, 'budget'],
    ['a desktop', { ...answers, deviceType: 'desktop' }, 'deviceType'],
    ['an unknown option', { ...answers, requirements: { ram: '12GB' } }, 'requirements.ram'],
    ['an option of the wrong type', { ...answers, requirements: { ram: 16 } }, 'requirements.ram'],
    ['requirements that are no object', { ...answers, requirements: [] }, 'requirements'],
    ['no object at all', [answers], ''],
    ['null', 'null', ''],
  ])('refuses %s with the path of the first wrong field', async (_what, body, path) => {
    const response = await post('/api/recommendations', body);
    expect(response.status).toBe(400);
    expect(errorBodySchema.parse(await response.json()).error).toMatchObject({ code: 'invalid_body', path });
  });

  it.each([
    ['nothing', ''],
    ['half a JSON', '{"purposes":["office"]'],
    ['no JSON', 'purposes=office'],
    ['a key that reaches the prototype', '{"purposes":["office"],"budget":800,"__proto__":{"polluted":true}}'],
    ['a nested one', '{"purposes":["office"],"budget":800,"requirements":{"__proto__":{"polluted":true}}}'],
    [
      'one by way of the constructor',
      '{"purposes":["office"],"budget":800,"constructor":{"prototype":{"polluted":1}}}',
    ],
  ])('refuses a body with %s', async (_what, body) => {
    const response = await post('/api/recommendations', body);
    expect(response.status).toBe(400);
    expect(errorBodySchema.parse(await response.json()).error.code).toBe('invalid_json');
    expect('polluted' in {}).toBe(false);
  });

  it('refuses a body over 64 KiB with 413, and takes one just as long', async () => {
    expect((await post('/api/recommendations', padded(BODY_LIMIT_BYTES))).status).toBe(200);
    const refused = await post('/api/recommendations', padded(BODY_LIMIT_BYTES + 1));
    expect(refused.status).toBe(413);
    expect(errorBodySchema.parse(await refused.json()).error.code).toBe('body_too_large');
  });
});

describe('POST /api/recommendations/more', () => {
  it('goes on where the first answer stopped, without repeating, until nothing is left', async () => {
    const first = await recommend();
    const shown = new Set(first.computers.map((computer) => computer.id));
    let left = first.filteredLaptops;
    let message: string | undefined;
    while (message === undefined) {
      const body = { userInput: first.userInput, filteredLaptops: left, count: 6 };
      const more = moreOptionsSchema.parse(await (await post('/api/recommendations/more', body)).json());
      message = more.message;
      for (const computer of more.computers) {
        expect(shown).not.toContain(computer.id);
        expect(left).toContain(computer.id);
        expect(computer.price).toBeLessThanOrEqual(answers.budget);
        shown.add(computer.id);
      }
      left = left.filter((id) => !shown.has(id));
    }
    expect(message).toBe(NO_MORE_OPTIONS);
    expect(shown.size).toBeGreaterThan(6);
  });

  it('asks for six when the caller does not say how many', async () => {
    const { userInput, filteredLaptops } = await recommend();
    const response = await post('/api/recommendations/more', { userInput, filteredLaptops });
    expect(moreOptionsSchema.parse(await response.json()).computers).toHaveLength(6);
  });

  it('takes the ids of objects', async () => {
    const { userInput, filteredLaptops } = await recommend();
    const ask = async (entries: unknown[]) =>
      (await post('/api/recommendations/more', { userInput, filteredLaptops: entries })).json();
    const inObjects = filteredLaptops.map((id, index) => (index % 2 === 0 ? { id, name: 'x' } : id));
    expect(await ask(inObjects)).toEqual(await ask(filteredLaptops));
  });

  it('ignores ids it does not know', async () => {
    const filteredLaptops = ['no-existe', '__proto__', 'constructor', '', ' ', '\0', 'a'.repeat(200)];
    const response = await post('/api/recommendations/more', { userInput: answers, filteredLaptops });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ computers: [], message: NO_MORE_OPTIONS });
  });

  it('says that nothing is left for an empty list', async () => {
    const response = await post('/api/recommendations/more', { userInput: answers, filteredLaptops: [] });
    expect(await response.json()).toMatchObject({ computers: [], message: NO_MORE_OPTIONS });
  });

  it.each([
    ['no answers', { filteredLaptops: [] }, 'userInput'],
    ['no list', { userInput: answers }, 'filteredLaptops'],
    ['an id longer than any', { userInput: answers, filteredLaptops: ['a'.repeat(201)] }, 'filteredLaptops.0'],
    [
      'more ids than an answer leaves over',
      { userInput: answers, filteredLaptops: Array.from({ length: 201 }, String) },
      'filteredLaptops',
    ],
    [
      'an id in an object longer than any',
      { userInput: answers, filteredLaptops: [{ id: 'a'.repeat(201) }] },
      'filteredLaptops.0',
    ],
    ['an object without an id', { userInput: answers, filteredLaptops: [{}] }, 'filteredLaptops.0'],
    ['ids that are no text', { userInput: answers, filteredLaptops: [1] }, 'filteredLaptops.0'],
    ['a count of nothing', { userInput: answers, filteredLaptops: [], count: 0 }, 'count'],
    ['a count over twelve', { userInput: answers, filteredLaptops: [], count: 13 }, 'count'],
    ['half a laptop', { userInput: answers, filteredLaptops: [], count: 1.5 }, 'count'],
    ['wrong answers', { userInput: { ...answers, budget: 0 }, filteredLaptops: [] }, 'userInput.budget'],
  ])('refuses %s', async (_what, body, path) => {
    const response = await post('/api/recommendations/more', body);
    expect(response.status).toBe(400);
    expect(errorBodySchema.parse(await response.json()).error).toMatchObject({ code: 'invalid_body', path });
  });
});

describe('GET /api/laptops/{id}', () => {
  it('answers one laptop with its facts', async () => {
    const { computers } = await recommend();
    for (const { id, name, facts } of computers) {
      const response = await app.request(`/api/laptops/${id}`);
      expect(response.status).toBe(200);
      expect(laptopSheetSchema.parse(await response.json())).toMatchObject({ id, name, facts });
    }
  });

  it.each(['no-existe', '__proto__', 'constructor', '%00', '..%2f..'])('answers 404 for %s', async (id) => {
    const response = await app.request(`/api/laptops/${id}`);
    expect(response.status).toBe(404);
    expect(errorBodySchema.parse(await response.json()).error.code).toBe('not_found');
  });
});

describe('POST /api/recommendations/why', () => {
  it('says that a card was chosen, with its role', async () => {
    const { computers } = await recommend();
    for (const { id, role } of computers) {
      expect(await why(answers, id)).toMatchObject({ verdict: 'chosen', role });
    }
  });

  it('names each demand that a laptop fails', async () => {
    const [card] = (await recommend()).computers;
    const stricter = { ...answers, budget: 200, requirements: { ...answers.requirements, storage: '4TB' } };
    const verdict = await why(stricter, card?.id ?? '');
    expect(verdict).toMatchObject({ verdict: 'excluded' });
    expect('failures' in verdict ? verdict.failures.map(({ field }) => field).toSorted() : []).toEqual([
      'budget',
      'storage',
    ]);
  });

  it('says what beats any other that qualifies, or its rank and what it lacks', async () => {
    const { computers, filteredLaptops } = await recommend();
    const shown = computers.map(({ id }) => id);
    const verdicts = await Promise.all(filteredLaptops.map((id) => why(answers, id)));
    for (const verdict of verdicts) {
      expect(['beaten', 'ranked']).toContain(verdict.verdict);
      expect(verdict.text).not.toBe('');
    }
    const ranked = verdicts.filter((verdict) => verdict.verdict === 'ranked');
    expect(ranked.length).toBeGreaterThan(0);
    expect(new Set(ranked.map(({ best }) => best.id))).toEqual(new Set(shown.slice(0, 1)));
  });

  it('answers 404 for an id it does not know and 400 for wrong answers', async () => {
    expect((await post('/api/recommendations/why', { userInput: answers, id: 'no-existe' })).status).toBe(404);
    const refused = await post('/api/recommendations/why', { userInput: { ...answers, budget: 1 }, id: 'x' });
    expect(refused.status).toBe(400);
    expect(errorBodySchema.parse(await refused.json()).error.path).toBe('userInput.budget');
  });
});

describe('the API around its routes', () => {
  it('says that it is well', async () => {
    const response = await app.request('/api/health');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'ok' });
  });

  it.each(['/api', '/api/nada', '/api/recommendations/otra'])('answers 404 as JSON at %s', async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(errorBodySchema.parse(await response.json()).error.code).toBe('not_found');
  });

  it('says which method an address takes', async () => {
    const response = await app.request('/api/recommendations');
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toContain('POST');
    expect(errorBodySchema.parse(await response.json()).error.code).toBe('method_not_allowed');
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('says so to a foreign page’s %s without a type as well', async (method) => {
    const response = await app.request('/api/recommendations', { method, headers: { Origin: 'https://mala.example' } });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  });

  it('lets configured origins call from a browser, and no other', async () => {
    const allowed = await post('/api/recommendations', answers, { Origin: ORIGIN });
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
    expect(allowed.headers.get('Vary')).toBe('Origin');
    expect(await allowed.json()).toEqual(await (await post('/api/recommendations', answers)).json());
    const wrong = await post('/api/recommendations', {}, { Origin: ORIGIN });
    expect([wrong.status, wrong.headers.get('Access-Control-Allow-Origin')]).toEqual([400, ORIGIN]);
    const other = await post('/api/recommendations', answers, { Origin: 'https://mala.example' });
    expect(other.headers.get('Access-Control-Allow-Origin')).toBeNull();
    const preflight = await app.request('/api/recommendations', {
      method: 'OPTIONS',
      headers: {
        Origin: ORIGIN,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('GET,POST');
    expect(preflight.headers.get('X-Request-Id')).toBeTruthy();
    expect(preflight.headers.get('Access-Control-Allow-Headers')?.toLowerCase()).toContain('content-type');
  });

  it('takes nothing from a foreign page that a browser would send without asking', async () => {
    const foreign = await post('/api/recommendations', answers, {
      Origin: 'https://mala.example',
      'Content-Type': 'text/plain',
    });
    expect(foreign.status).toBe(403);
    expect(errorBodySchema.parse(await foreign.json()).error.code).toBe('forbidden');
    const own = await post('/api/recommendations', answers, { 'Content-Type': 'text/plain' });
    expect(own.status).toBe(200);
  });

  it('keeps its answers out of caches and says what they are', async () => {
    const { headers } = await post('/api/recommendations', answers);
    expect(headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('X-Request-Id')).toBeTruthy();
  });

  it('turns a mistake of ours into an answer without details, and reports it', async () => {
    const reported: unknown[] = [];
    const mistake = new Error('secret detail');
    const broken = createApp({
      advisor: {
        ...newAdvisor(),
        recommend: () => {
          throw mistake;
        },
      },
      allowedOrigins: [],
      contact: newContact().contact,
      reportError: (error) => reported.push(error),
    });
    const response = await broken.request('/api/recommendations', { method: 'POST', body: JSON.stringify(answers) });
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toContain('secret');
    expect(errorBodySchema.parse(JSON.parse(text)).error.code).toBe('internal');
    expect(reported).toEqual([mistake]);
  });
});
