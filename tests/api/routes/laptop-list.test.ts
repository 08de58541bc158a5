import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { laptopPageSchema } from '#contract/laptop-list.ts';
import { errorOf } from '#tests/support/api-calls.ts';
import { advisor, newTestApp } from '#tests/support/test-app.ts';

const api = newTestApp();
const { laptops } = CATALOGUE;

async function page(query: string) {
  const response = await api.request(query.startsWith('/') ? query : `/api/laptops?${query}`);
  expect([query, response.status]).toEqual([query, 200]);
  return { ...laptopPageSchema.parse(await response.json()), link: response.headers.get('Link') };
}

async function allPages(query: string) {
  const found = [];
  const totals = new Set<number>();
  for (let address: string | null = `/api/laptops?${query}`; address !== null;) {
    const { laptops: some, next, total, link } = await page(address);
    expect(link).toBe(next && `<${next}>; rel="next"`);
    found.push(...some);
    totals.add(total);
    address = next;
  }
  expect([...totals]).toEqual([found.length]);
  return found;
}

describe('GET /api/laptops', () => {
  it('leads through the whole catalogue, each laptop once, 24 at a time', async () => {
    const first = await page('');
    expect(first).toMatchObject({ total: laptops.length, catalogue: advisor.catalogue });
    expect(first.laptops).toHaveLength(24);
    const ids = (await allPages('limit=100')).map(({ id }) => id);
    expect(ids).toEqual(laptops.map(({ id }) => id).toSorted());
  });

  it('continues after an id that left the catalogue, and ends after the last', async () => {
    const [one, other] = laptops.map(({ id }) => id).toSorted();
    expect((await page(`after=${one}-gone&limit=1`)).laptops).toMatchObject([{ id: other }]);
    expect(await page('after=zzz')).toMatchObject({ laptops: [], next: null, link: null, total: laptops.length });
  });

  it.each([
    ['brand=asus', ({ brand }) => brand === 'ASUS'],
    ['maxPrice=600', ({ priceEur }) => priceEur <= 600],
    ['minRam=32', ({ ramGb }) => (ramGb ?? 0) >= 32],
    ['screen=14', ({ screenInches }) => screenInches !== null && screenInches >= 13.7 && screenInches < 14.7],
    ['os=macOS', ({ os }) => os === 'macOS'],
    ['q=OLED%20zenbook', ({ name }) => /oled/i.test(name) && /zenbook/i.test(name)],
    // Of more than eight different words the first eight count.
    ['q=zenbook%20zenbook%20z%20e%20n%20b%20o%20k%20ze%20nothing', ({ name }) => /zenbook/i.test(name)],
    ['brand=HP&maxPrice=1000&minRam=16', (l) => l.brand === 'HP' && l.priceEur <= 1000 && (l.ramGb ?? 0) >= 16],
  ] satisfies [string, (laptop: (typeof laptops)[number]) => boolean][])(
    'with %s has those and only those',
    async (query, meets) => {
      const expected = laptops.filter(meets).map(({ id }) => id);
      expect(expected.length).toBeGreaterThan(0);
      expect(expected.length).toBeLessThan(laptops.length);
      expect((await allPages(`${query}&limit=7`)).map(({ id }) => id)).toEqual(expected.toSorted());
    },
  );

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=many', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=', 'limit'],
    ['limit=5&limit=6', 'limit'],
    ['maxprice=500', 'maxprice'],
    ['maxPrice=-1', 'maxPrice'],
    ['screen=12', 'screen'],
    ['os=beos', 'os'],
    ['after=', 'after'],
    ['__proto__=1', '__proto__'],
    [`q=${'a'.repeat(101)}`, 'q'],
  ])('refuses %s and names the parameter', async (query, name) => {
    const response = await api.request(`/api/laptops?${query}`);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([400, 'no-store']);
    expect(response.headers.get('ETag')).toBeNull();
    const error = await errorOf(response);
    expect(error).toMatchObject({ code: 'invalid_query', path: name });
    expect(error.message).toContain(`«${name}»`);
  });
});
