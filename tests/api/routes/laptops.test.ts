import { describe, expect, it } from 'vitest';
import { ADVERT_MAX, readAnswerSchema } from '#contract/advert.ts';
import { errorBodySchema, goneBodySchema } from '#contract/error.ts';
import { laptopSheetsSchema } from '#contract/computer.ts';
import { SHEETS_MAX } from '#contract/limits.ts';
import { posting } from '#tests/support/api-calls.ts';
import { recommend } from '#tests/support/recommendations-api.ts';
import { advisor, newTestApp } from '#tests/support/test-app.ts';

const app = newTestApp();

describe('GET /api/laptops/{id}', () => {
  it.each(['no-existe', '__proto__', 'constructor', '%00', '..%2f..'])('responds with 404 to %s', async (id) => {
    const response = await app.request(`/api/laptops/${id}`);
    expect(response.status).toBe(404);
    expect(errorBodySchema.parse(await response.json()).error.code).toBe('not_found');
  });

  it('responds with 410 and similar laptops to one that left the catalogue', async () => {
    const id = 'hp-15s-fq5085ns';
    const response = await app.request(`/api/laptops/${id}`);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([410, 'no-store']);
    const { error, similarLaptops } = goneBodySchema.parse(await response.json());
    expect(error).toEqual({ code: 'gone', message: 'El HP 15s-fq5085ns ya no está en nuestro catálogo.' });
    expect(similarLaptops).toEqual(advisor.gone(id)?.similarLaptops);
  });
});

const idsOf = async (ids: string) => {
  const response = await app.request(`/api/laptops?ids=${ids}`);
  expect(response.status).toBe(200);
  return laptopSheetsSchema.parse(await response.json()).laptops.map(({ id }) => id);
};

it('GET /api/laptops?ids= returns the known laptops in the order of their ids, each once', async () => {
  const { computers, filteredLaptops } = await recommend();
  const [one = '', other = ''] = computers.map(({ id }) => id);
  expect(await idsOf(`${other},no-existe,${one},${other}`)).toEqual([other, one]);
  expect(await idsOf(filteredLaptops.slice(0, SHEETS_MAX + 1).join(','))).toHaveLength(SHEETS_MAX);
  expect(await idsOf('')).toEqual([]);
});

const read = (body: unknown) => app.request('/api/laptops/read', posting(body));

it('POST /api/laptops/read answers what an advert says and which laptop it is, by an order code too', async () => {
  const response = await read({ text: 'Acer NX.J7XEB.017, 16 GB, 449 €, reacondicionado' });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(readAnswerSchema.parse(await response.json())).toMatchObject({
    read: { brand: 'Acer', ramGb: 16, price: 449, used: true },
    known: 'acer-aspire-go-15-ag15-42p-r26t',
    from: { ramGb: '16 GB' },
  });
});

it('POST /api/laptops/read answers to texts without a laptop', async () => {
  for (const text of ['', 'Mañana lloverá', '<script>alert(1)</script>', '\u0000\u202e', '💻'.repeat(ADVERT_MAX / 2)]) {
    expect(await (await read({ text })).json()).toMatchObject({ kind: 'unclear', known: null });
  }
});
