import { describe, expect, it } from 'vitest';
import { type JudgeAnswer, judgeAnswerSchema, ownedAnswerSchema, type ReadLaptop } from '#contract/advert.ts';
import { NO_REQUIREMENTS } from '#contract/answers.ts';
import { textAt } from '#contract/card-statements.ts';
import { errorBodySchema } from '#contract/error.ts';
import { READ } from '#tests/support/advert.ts';
import { answers } from '#tests/support/recommendations-api.ts';
import { advisor, newTestApp } from '#tests/support/test-app.ts';

const app = newTestApp();
const post = (body: unknown, path = 'judge') =>
  app.request(`/api/laptops/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const plays = {
  ...answers,
  purposes: ['gaming' as const],
  priorities: ['graphics' as const],
  budget: 1000,
  requirements: NO_REQUIREMENTS,
};

async function judged(changes: Partial<ReadLaptop> = {}, wanted: object = plays): Promise<JudgeAnswer> {
  const response = await post({ read: { ...READ, ...changes }, answers: wanted });
  expect(response.status).toBe(200);
  return judgeAnswerSchema.parse(await response.json());
}

describe('POST /api/laptops/judge', () => {
  it('names the highest price at which a laptop is a good buy', async () => {
    const { verdict, below, better } = await judged({ price: 720 });
    expect(verdict).toBe('below');
    expect(better?.id).toBeDefined();
    expect(await judged({ price: below })).toMatchObject({ verdict: 'good', below: null, title: 'Buena compra' });
    expect(await judged({ price: (below ?? 0) + 1 })).toMatchObject({ verdict: 'below', below });
  });

  it('counts a field that is left out as one that the advert does not say', async () => {
    const { brand, cpu, gpu, ramGb, storageGb, price } = READ;
    const said = { brand, cpu, gpu, ramGb, storageGb, price };
    const unsaid = { model: null, screenInches: null, resolution: null, refreshHz: null, os: null, weightKg: null };
    const [short, long] = await Promise.all(
      [said, { ...said, ...unsaid, used: false }].map(async (read) => (await post({ read, answers: plays })).json()),
    );
    expect(judgeAnswerSchema.parse(short)).toEqual(long);
  });

  it('says by how much a price differs from the usual one, and whether it is too low to be believed', async () => {
    const usual = await judged({ price: 800 });
    expect(Math.abs(usual.priceShare ?? 1)).toBeLessThan(0.1);
    const cheap = await judged({ price: 250 });
    expect(cheap.priceShare).toBeLessThan(-0.6);
    expect(cheap.priceText).toContain('sospechoso');
    expect(cheap.sureness).toContain('Poco seguro');
    // Nothing is known of what used ones cost.
    expect((await judged({ price: 250, used: true })).priceText).toContain('que uno así nuevo');
  });

  it('says that a price is over the budget, and at which it would be good', async () => {
    const over = await judged({ price: 1000 });
    expect(over).toMatchObject({ verdict: 'below', place: null });
    expect(over.below).toBeLessThanOrEqual(plays.budget);
    expect(textAt(over, 'but')).toContain('tu presupuesto es de 1000 €');
  });

  it('names each requirement that is not met', async () => {
    const strict = { ...plays, requirements: { ...NO_REQUIREMENTS, ram: '32GB', os: 'macOS' } };
    const { verdict, place, statements, below } = await judged({}, strict);
    expect({ verdict, place, below }).toEqual({ verdict: 'better', place: null, below: null });
    expect(statements.filter(({ place: at, kind }) => at === 'con' && kind === 'requirement')).toHaveLength(2);
  });

  it('does not take a second-hand laptop for one that shops of Spain have', async () => {
    const inSpain = { ...plays, seenInSpain: true };
    expect((await judged({}, inSpain)).place).not.toBeNull();
    expect((await judged({ used: true }, inSpain)).place).toBeNull();
    expect((await judged({ price: null }, inSpain)).place).toBeNull();
  });

  it('judges by the usual price where the advert has none', async () => {
    const { priceShare, priceText, title } = await judged({ price: null });
    expect(priceShare).toBeNull();
    expect(priceText).toContain('no pone el precio');
    expect(title).not.toBe('');
  });

  it('counts a laptop of the catalogue as a good buy where it is a card, for the price that it has there', async () => {
    const [card] = advisor.recommend(plays).computers;
    const { brand, model, cpu, gpu, ramGb, storageGb, screenInches, resolution, os, weightKg } = card?.facts ?? READ;
    const read = { brand, model, cpu, gpu, ramGb, storageGb, screenInches, resolution, os, weightKg };
    const licence = card?.facts.licence ?? 0;
    expect(await judged({ ...read, price: (card?.price ?? 0) - licence })).toMatchObject({ verdict: 'good' });
  });

  it('judges what says nothing of itself', async () => {
    const nothing = Object.fromEntries(Object.keys(READ).map((name) => [name, null]));
    expect((await judged({ ...nothing, used: false })).verdict).toBe('better');
  });

  it.each([
    ['read.ramGb', { read: { ...READ, ramGb: 1 }, answers }],
    ['read.price', { read: { ...READ, price: 0 }, answers }],
    ['read.price', { read: { ...READ, price: '700' }, answers }],
    ['read.cpu', { read: { ...READ, cpu: 'x'.repeat(81) }, answers }],
    ['read.os', { read: { ...READ, os: 'dos' }, answers }],
    ['read.used', { read: { ...READ, used: null }, answers }],
    ['read', { read: { ...READ, other: 1 }, answers }],
    ['answers.budget', { read: READ, answers: { ...answers, budget: 1 } }],
  ])('refuses a bad «%s»', async (path, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(errorBodySchema.parse(await response.json()).error).toMatchObject({ code: 'invalid_body', path });
  });

  it('refuses what is no JSON, and what is large', async () => {
    expect((await post('{')).status).toBe(400);
    expect((await post({ read: { ...READ, model: 'x'.repeat(100_000) }, answers })).status).toBe(413);
  });
});

const compared = async (read: ReadLaptop, wanted: object = plays) =>
  ownedAnswerSchema.parse(await (await post({ read, answers: wanted }, 'owned')).json());

describe('POST /api/laptops/owned', () => {
  it('tells of each recommended laptop what it would change', async () => {
    const { laptops, advice } = await compared({ ...READ, gpu: 'integrated', cpu: 'Intel Core i5-8250U' });
    expect(laptops.map(({ id }) => id)).toEqual(advisor.recommend(plays).computers.map(({ id }) => id));
    for (const { text, isNoticed } of laptops) {
      expect(isNoticed).toBe(true);
      expect(text).toMatch(/^Frente al tuyo: mucha más potencia gráfica, /);
    }
    expect(advice).toBeNull();
  });

  it('advises against buying for an improvement that nobody notices', async () => {
    const { laptops, advice } = await compared({
      ...READ,
      cpu: 'Intel Core i9-14900HX',
      gpu: 'RTX 5090',
      refreshHz: 240,
    });
    expect(advice).toMatch(/^No compres todavía: por \d+ € no notarías mejora\.$/);
    for (const { isNoticed } of laptops) expect(isNoticed).toBe(false);
  });

  it('has nothing to say where nothing is recommended', async () => {
    const none = { ...plays, budget: 200, requirements: { ...NO_REQUIREMENTS, ram: '64GB' } };
    expect(await compared(READ, none)).toMatchObject({ laptops: [], advice: null });
  });

  it('refuses what is no laptop', async () => {
    const response = await post({ read: { ...READ, ramGb: 1 }, answers }, 'owned');
    expect(response.status).toBe(400);
    expect(errorBodySchema.parse(await response.json()).error.path).toBe('read.ramGb');
  });
});
