import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createLog } from '#api/middleware/log.ts';
import { type ChildProgram, startProgram } from '#bench/child-program.ts';
import { posting } from '../support/api-calls.ts';
import { SUPPORT_ADDRESS } from '../support/contact.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { newTestApp } from '#tests/support/test-app.ts';
import { openConnection, postHead } from '#tests/support/raw-connection.ts';

const TIMEOUT_MS = 60_000;

/** Personal data that a request can contain, in words that occur nowhere else. */
const PERSON = {
  name: 'Begoña Zubizarreta',
  email: 'bego.zubi@correo.example',
  message: 'Necesito un portátil que no caliente la guitarra',
  address: '203.0.113.77',
  query: 'telefono=600123123',
};

const requestLine = z.strictObject({
  time: z.iso.datetime(),
  severity: z.enum(['INFO', 'WARNING', 'ERROR']),
  level: z.enum(['info', 'warn', 'error']),
  message: z.string(),
  id: z.string().regex(/^[\w=-]{1,64}$/),
  method: z.string(),
  route: z.string(),
  status: z.int(),
  ms: z.number(),
});
const errorLine = z.strictObject({
  time: z.iso.datetime(),
  severity: z.literal('ERROR'),
  level: z.literal('error'),
  message: z.string(),
  id: z.string(),
  stack: z.string(),
  causes: z.array(z.record(z.string(), z.union([z.string(), z.number()]))).optional(),
});

let api: ChildProgram;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mailServer = await startMailServer({
    beforeTaking: ({ parsed }) => {
      if (parsed.subject === 'refuse') throw new Error(`No mail from ${PERSON.email}: ${parsed.text ?? ''}`);
    },
  });
  api = await startProgram(['api/server.ts'], { SMTP_URL: mailServer.url, TRUSTED_PROXIES: '1' });
}, TIMEOUT_MS);
afterAll(async () => {
  await api.end('SIGKILL');
  await mailServer.stop();
});

const PROXY_HEADERS = { 'X-Forwarded-For': PERSON.address };

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${api.url}${path}`, { headers: { ...PROXY_HEADERS, ...headers } });

const post = (path: string, body: unknown) => fetch(`${api.url}${path}`, posting(body, PROXY_HEADERS));

const write = (subject: string) => {
  const text = `Nombre: ${PERSON.name}\nEmail: ${PERSON.email}\nMensaje: ${PERSON.message}`;
  return post('/api/send-contact', { to: SUPPORT_ADDRESS, subject, text });
};

const idFor = async (id: string) => (await get('/api/health', { 'X-Request-Id': id })).headers.get('X-Request-Id');

const entries = () =>
  api
    .lines()
    .filter((line) => line.startsWith('{'))
    .map((line) => z.union([requestLine, errorLine]).parse(JSON.parse(line)));

const requests = () => entries().flatMap((line) => ('route' in line ? [line] : []));

describe('the log', { timeout: TIMEOUT_MS }, () => {
  it('has one line per request, with its id, and no personal data', async () => {
    const answers = [
      await write('accept'),
      await write('refuse'),
      await post('/api/send-contact', { to: PERSON.email, subject: PERSON.name, text: PERSON.message }),
      await post('/api/recommendations', { purposes: [PERSON.name], budget: PERSON.email }),
      await post('/api/recommendations', { purposes: ['office'], budget: 900 }),
      await get(`/api/laptops/${encodeURIComponent(PERSON.email)}?${PERSON.query}`),
      await get(`/api/health?${PERSON.query}`, { 'X-Request-Id': PERSON.email }),
      await get(`/${encodeURIComponent(PERSON.name)}`),
      await post('/api/recommendations', `{"${PERSON.message}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 502, 400, 400, 200, 404, 200, 404, 400]);

    await expect.poll(() => requests().length, { timeout: TIMEOUT_MS }).toBe(answers.length);
    const logged = requests().map(({ id, status, level }) => [id, status, level]);
    const levels: Record<number, string> = { 200: 'info', 502: 'error' };
    expect(logged).toEqual(
      answers.map(({ headers, status }) => [headers.get('X-Request-Id'), status, levels[status] ?? 'warn']),
    );
    expect(requests().map(({ route }) => route)).toContain('/api/laptops/:id');
    expect(requests().map(({ severity, message }) => `${severity} ${message}`)).toEqual(
      expect.arrayContaining([
        'INFO POST /api/send-contact 200',
        'WARNING GET /api/laptops/:id 404',
        'ERROR POST /api/send-contact 502',
      ]),
    );

    const everything = api.lines().join('\n');
    const secrets = Object.values(PERSON).flatMap((words) => words.split(/[ =@]/).concat(words));
    const leaked = secrets
      .filter((secret) => secret.length > 6)
      .filter((secret) => everything.includes(secret) || everything.includes(encodeURIComponent(secret)));
    expect(leaked).toEqual([]);
  });

  it.each([
    ['POST', '/api/laptops/read', '/api/laptops/read'],
    ['GET', '/api/laptops/names', '/api/laptops/names'],
    ['GET', '/api/laptops?ids=a', '/api/laptops'],
    ['GET', '/api/laptops/a', '/api/laptops/:id'],
    ['GET', '/api/nada/a', '/api/*'],
    ['DELETE', '/api/laptops/a', '/api/laptops/*'],
  ])('names the route of %s %s: %s', async (method, path, route) => {
    const logged: unknown[] = [];
    const app = newTestApp({ log: (_level, entry) => logged.push(entry['route']) });
    await app.request(path, { method, ...(method === 'POST' && { body: '{}' }) });
    expect(logged).toEqual([route]);
  });

  it('has an error’s stack and the mail server’s response code', async () => {
    const id = (await write('refuse')).headers.get('X-Request-Id');
    const find = () => entries().find((line) => 'stack' in line && line.id === id);
    await expect.poll(find, { timeout: TIMEOUT_MS }).toMatchObject({ level: 'error' });
    const error = find();
    expect(error).toMatchObject({ severity: 'ERROR', message: 'MailError: The mail server did not accept the mail' });
    expect(error).toHaveProperty('stack', expect.stringMatching(/^MailError: .*\n +at .*mailer/));
    expect(error).toHaveProperty('causes', [expect.objectContaining({ code: 'EMESSAGE', responseCode: 450 })]);
  });

  it('accepts a valid request id and replaces an invalid one', async () => {
    await expect(idFor('f1e2-d3_c4=')).resolves.toBe('f1e2-d3_c4=');
    for (const id of ['a'.repeat(65), 'a b', 'a"b', '{}', '']) {
      await expect(idFor(id)).resolves.toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    }
  });

  it('has no error for a client that disconnects in the middle of a request', async () => {
    for (const head of [
      postHead('/api/recommendations', 500),
      'POST /api/recommendations HTTP/1.1\r\nHost: l\r\nTransfer-Encoding: chunked\r\n\r\n400\r\n',
    ]) {
      const before = requests().length;
      const client = openConnection(api.url);
      client.send(`${head}{"purposes":`);
      await client.connected();
      client.socket.destroySoon();
      await expect.poll(() => requests().length, { timeout: TIMEOUT_MS }).toBe(before + 1);
      expect(requests().at(-1)).toMatchObject({ level: 'warn', status: 400, route: '/api/recommendations' });
    }
  });
});

it.each([
  ['info', ['error', 'warn', 'info']],
  ['warn', ['error', 'warn']],
  ['error', ['error']],
  ['silent', []],
] as const)('the log of level %s writes %j', (maxLevel, expected) => {
  const lines: string[] = [];
  const log = createLog(maxLevel, (line) => lines.push(line));
  for (const level of ['error', 'warn', 'info'] as const) log(level, { message: level });
  expect(lines.map((line) => z.object({ level: z.string() }).parse(JSON.parse(line)).level)).toEqual(expected);
});
