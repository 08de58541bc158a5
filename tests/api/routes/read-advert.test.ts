import { expect, it } from 'vitest';
import { ADVERT_MAX, readAnswerSchema } from '#contract/advert.ts';
import { posting } from '#tests/support/api-calls.ts';
import { newTestApp } from '#tests/support/test-app.ts';

const app = newTestApp();
const post = (body: unknown) => app.request('/api/laptops/read', posting(body));

it('POST /api/laptops/read answers what an advert says and which laptop it is, by an order code too', async () => {
  const response = await post({ text: 'Acer NX.J7XEB.017, 16 GB, 449 €, reacondicionado' });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(readAnswerSchema.parse(await response.json())).toMatchObject({
    read: { brand: 'Acer', ramGb: 16, price: 449, used: true },
    known: 'acer-aspire-go-15-ag15-42p-r26t',
    from: { ramGb: '16 GB' },
  });
});

it('POST /api/laptops/read answers to texts without a laptop', async () => {
  for (const text of ['', 'Mañana lloverá', '<script>alert(1)</script>', '\u0000\u202e', '💻'.repeat(ADVERT_MAX / 2)]) {
    expect(await (await post({ text })).json()).toMatchObject({ kind: 'unclear', known: null });
  }
});
