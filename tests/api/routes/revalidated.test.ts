import { expect, it } from 'vitest';
import { createSpanishAdvisor } from '#words/spanish-advisor.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { MARKETPLACE, newTestApp } from '#tests/support/test-app.ts';

const ORIGIN = 'https://otra-web.example';
const api = newTestApp({ allowedOrigins: [ORIGIN] });
const catalogue = CATALOGUE;
const ID = catalogue.laptops[0]?.id ?? '';
const ADDRESSES = [`/api/laptops?ids=${ID}`, '/api/laptops/names', `/api/laptops/${ID}`];

const tagOf = async (address: string, app = api) => (await app.request(address)).headers.get('ETag') ?? '';

it.each(ADDRESSES)('the catalogue’s data at %s are cached for a minute and then revalidated', async (address) => {
  const { headers } = await api.request(address);
  const tag = headers.get('ETag') ?? '';
  expect(tag).toMatch(/^"[0-9a-f]{40}"$/);
  expect(headers.get('Cache-Control')).toBe('public, max-age=60');
  expect(headers.get('Vary')).toBe('Origin');
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const again = await api.request(address, { headers: { 'If-None-Match': known } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    for (const name of ['ETag', 'Cache-Control', 'Vary', 'X-Content-Type-Options']) {
      expect([name, again.headers.get(name)]).toEqual([name, headers.get(name)]);
    }
  }
  const stale = await api.request(address, { headers: { 'If-None-Match': '"other"' } });
  expect(stale.status).toBe(200);
});

it('the catalogue’s data are answered to HEAD with the same headers and nothing else', async () => {
  for (const address of ADDRESSES) {
    const head = await api.request(address, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('ETag')).toBe(await tagOf(address));
    const known = { 'If-None-Match': await tagOf(address) };
    expect((await api.request(address, { method: 'HEAD', headers: known })).status).toBe(304);
  }
});

it('the catalogue’s data are readable for allowed origins, also where nothing changed', async () => {
  const [address = ''] = ADDRESSES;
  for (const tag of ['"other"', await tagOf(address)]) {
    const { headers } = await api.request(address, { headers: { Origin: ORIGIN, 'If-None-Match': tag } });
    expect(headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
    expect(headers.get('Vary')).toContain('Origin');
  }
});

it('the catalogue’s data have another tag with another catalogue', async () => {
  let advisor = createSpanishAdvisor(catalogue, { marketplace: MARKETPLACE });
  const app = newTestApp({ current: () => advisor });
  const names = await tagOf('/api/laptops/names', app);
  const laptops = catalogue.laptops.slice(1);
  advisor = createSpanishAdvisor({ ...catalogue, laptops }, { marketplace: MARKETPLACE });
  expect(await tagOf('/api/laptops/names', app)).not.toBe(names);
});

it('the catalogue’s data are the only responses that may be cached', async () => {
  for (const address of ['/api/health', '/api/laptops/no-existe', '/api/nada']) {
    const { headers } = await api.request(address, { headers: { 'If-None-Match': '*' } });
    expect([address, headers.get('Cache-Control'), headers.get('ETag')]).toEqual([address, 'no-store', null]);
  }
});
