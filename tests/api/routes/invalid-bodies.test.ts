/** Every route that takes a body refuses a wrong one in Spanish, with the path of its first invalid field. */
import { expect, it } from 'vitest';
import { READ } from '#tests/support/advert.ts';
import { errorOf, posting } from '#tests/support/api-calls.ts';
import { newContact } from '#tests/support/contact.ts';
import { MESSAGE } from '#tests/support/contact-api.ts';
import { answers } from '#tests/support/recommendations-api.ts';
import { newTestApp } from '#tests/support/test-app.ts';

const { contact, sent } = newContact();
const app = newTestApp({ contact });
const SPANISH = /^(El|La|Lo|Aquí) /;
const MORE = { userInput: answers, filteredLaptops: [] };

it.each([
  ['recommendations', 'purposes', { ...answers, purposes: [] }],
  ['recommendations', 'purposes.1', { ...answers, purposes: ['office', 'mining'] }],
  ['recommendations', 'budget', { purposes: ['office'] }],
  ['recommendations', 'budget', { ...answers, budget: 199 }],
  ['recommendations', 'budget', { ...answers, budget: '1200' }],
  ['recommendations', 'deviceType', { ...answers, deviceType: 'desktop' }],
  ['recommendations', 'requirements.ram', { ...answers, requirements: { ram: '12GB' } }],
  ['recommendations', 'requirements', { ...answers, requirements: [] }],
  ['recommendations', '', 'null'],
  ['recommendations/more', 'userInput', { filteredLaptops: [] }],
  ['recommendations/more', 'filteredLaptops', { userInput: answers }],
  ['recommendations/more', 'filteredLaptops.0', { ...MORE, filteredLaptops: ['a'.repeat(201)] }],
  ['recommendations/more', 'filteredLaptops', { ...MORE, filteredLaptops: Array.from({ length: 201 }, String) }],
  ['recommendations/more', 'filteredLaptops.0', { ...MORE, filteredLaptops: [{}] }],
  ['recommendations/more', 'count', { ...MORE, count: 13 }],
  ['recommendations/more', 'userInput.budget', { ...MORE, userInput: { ...answers, budget: 0 } }],
  ['recommendations/compare', 'userInput.budget', { userInput: { ...answers, budget: 1 }, ids: ['a'] }],
  ['recommendations/compare', 'ids', { userInput: answers, ids: ['a', 'b', 'c', 'd', 'e'] }],
  ['laptops/judge', 'read.ramGb', { read: { ...READ, ramGb: 1 }, answers }],
  ['laptops/judge', 'read.price', { read: { ...READ, price: 0 }, answers }],
  ['laptops/judge', 'read.resolution.width', { read: { ...READ, resolution: { width: -1, height: 0 } }, answers }],
  ['laptops/judge', 'id', { id: '', answers }],
  ['laptops/judge', 'id', { answers }],
  ['laptops/judge', 'id', { id: 'x', read: READ, answers }],
  ['laptops/judge', 'price', { read: READ, price: 49.99, answers }],
  ['laptops/judge', 'price', { id: 'x', price: 10_000.01, answers }],
  ['laptops/judge', '', { id: 'x', answers, known: 'x' }],
  ['laptops/judge', 'read', { read: { ...READ, other: 1 }, answers }],
  ['laptops/judge', 'answers.budget', { read: READ, answers: { ...answers, budget: 1 } }],
  ['laptops/read', 'text', { text: 'x'.repeat(2001) }],
  ['laptops/read', 'text', {}],
  ['send-contact', 'to', { ...MESSAGE, to: 'otra@correo.example' }],
  ['send-contact', 'to', { ...MESSAGE, to: `${MESSAGE.to}, otra@correo.example` }],
  ['send-contact', 'to', { ...MESSAGE, to: `<${MESSAGE.to}>` }],
  ['send-contact', 'subject', { ...MESSAGE, subject: 'Hola\nBcc: otra@correo.example' }],
  ['send-contact', 'subject', { ...MESSAGE, subject: '=?utf-8?Q?Hola=0D=0ABcc:_otra@correo.example?=' }],
  ['send-contact', 'subject', { ...MESSAGE, subject: 'Hola\0Bcc: otra@correo.example' }],
  ['send-contact', 'subject', { ...MESSAGE, subject: '' }],
  ['send-contact', 'subject', { ...MESSAGE, subject: 'a'.repeat(201) }],
  ['send-contact', 'text', { ...MESSAGE, text: 'Hola\0' }],
  ['send-contact', 'text', { ...MESSAGE, text: '' }],
  ['send-contact', 'text', { ...MESSAGE, text: 'a'.repeat(20_001) }],
  ['send-contact', 'text', { ...MESSAGE, text: 7 }],
])('/api/%s refuses what is wrong at «%s»', async (route, path, body) => {
  const response = await app.request(`/api/${route}`, posting(body));
  expect(response.status).toBe(400);
  const { code, path: named, message } = await errorOf(response);
  expect([code, named]).toEqual(['invalid_body', path]);
  expect(message).toMatch(SPANISH);
  expect(sent).toEqual([]);
});

it.each([
  ['no content', ''],
  ['incomplete JSON', '{"purposes":["office"]'],
  ['a __proto__ key', '{"purposes":["office"],"budget":800,"__proto__":{"polluted":true}}'],
  ['a constructor.prototype key', '{"purposes":["office"],"budget":800,"constructor":{"prototype":{"polluted":1}}}'],
])('a body with %s is refused', async (_what, body) => {
  const response = await app.request('/api/recommendations', posting(body));
  expect(response.status).toBe(400);
  const { code, message } = await errorOf(response);
  expect(code).toBe('invalid_json');
  expect(message).toMatch(SPANISH);
  expect('polluted' in {}).toBe(false);
});

/** Valid answers of this length in bytes. */
function padded(bytes: number): string {
  const empty = JSON.stringify({ ...answers, padding: '' });
  return JSON.stringify({ ...answers, padding: 'x'.repeat(bytes - empty.length) });
}

it.each([true, false])('64 KiB are accepted, more is refused with 413 (length known: %s)', async (isKnown) => {
  const send = (bytes: number) => {
    const init = posting(padded(bytes), isKnown ? { 'Content-Length': String(bytes) } : {});
    return app.request('/api/recommendations', init);
  };
  expect((await send(64 * 1024)).status).toBe(200);
  const rejected = await send(64 * 1024 + 1);
  expect(rejected.status).toBe(413);
  const { code, message } = await errorOf(rejected);
  expect(code).toBe('body_too_large');
  expect(message).toMatch(SPANISH);
  expect((await app.request('/api/laptops/read', posting({ text: 'x'.repeat(1_000_000) }))).status).toBe(413);
});
