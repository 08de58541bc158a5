import { expect, it } from 'vitest';
import { judgementSchema } from '#contract/judge.ts';
import { READ } from '#tests/support/advert.ts';
import { errorOf, posting } from '#tests/support/api-calls.ts';
import { answers } from '#tests/support/recommendations-api.ts';
import { advisor, newTestApp } from '#tests/support/test-app.ts';
import { answers as answersWith } from '#tests/support/laptops.ts';

const app = newTestApp();
const post = (body: unknown) => app.request('/api/laptops/judge', posting(body));

const plays = answersWith({ purposes: ['gaming'], priorities: ['graphics'], budget: 1000 });

it('POST /api/laptops/judge counts a field that is left out as one that the advert does not say', async () => {
  const { brand, cpu, gpu, ramGb, storageGb, price } = READ;
  const said = { brand, cpu, gpu, ramGb, storageGb, price };
  const unsaid = { model: null, screenInches: null, resolution: null, refreshHz: null, os: null, weightKg: null };
  const [short, long] = await Promise.all(
    [said, { ...said, ...unsaid, used: false }].map(async (read) => (await post({ read, answers: plays })).json()),
  );
  expect(judgementSchema.parse(short)).toEqual(long);
});

it('POST /api/laptops/judge answers by id, and at a price in place of the catalogue’s, as the advisor does', async () => {
  const [first] = advisor.recommend(plays).computers;
  const dear = { id: first?.id ?? '', price: 999, answers: plays };
  const judgement = judgementSchema.parse(await (await post(dear)).json());
  expect(judgement).toEqual(judgementSchema.parse(advisor.judge(dear)));
  expect(judgement).toMatchObject({
    id: first?.id,
    name: first?.name,
    price: 999,
    better: { id: expect.any(String) },
  });
});

it('POST /api/laptops/judge answers 410 for a laptop that left the catalogue, and 404 for an id that is unknown or hostile', async () => {
  expect((await post({ id: 'hp-15s-fq5085ns', answers })).status).toBe(410);
  for (const id of ['no-existe', '../../etc/passwd', '<script>', '__proto__', 'constructor', '\u0000', "' OR 1=1"]) {
    const response = await post({ id, answers });
    expect(response.status).toBe(404);
    expect((await errorOf(response)).message).not.toBe('');
  }
});

it.each(['Intel Core i7-7500U', 'i5-2520M', 'Intel Core i5', 'Celeron N2840', 'Intel Atom N270', 'Patata 3000'])(
  'POST /api/laptops/judge never calls one with a processor that we do not know a good buy, however cheap: %s',
  async (cpu) => {
    const read = { ...READ, cpu, gpu: null, price: 60, used: true, os: 'windows' };
    const office = { ...plays, purposes: ['office'], priorities: [] };
    const judged: unknown = await (await post({ read, answers: office })).json();
    const { verdict, below, statements } = judgementSchema.parse(judged);
    expect({ verdict, below }).toEqual({ verdict: 'better', below: null });
    expect(statements.some(({ text }) => text.includes(cpu) && !/No dice qué \w+-\d/.test(text))).toBe(true);
    expect(statements.filter(({ place, text }) => place === 'pro' && text.includes('procesador'))).toEqual([]);
  },
);
