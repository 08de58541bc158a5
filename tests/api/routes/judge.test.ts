import { describe, expect, it } from 'vitest';
import { type JudgeAnswer, judgeAnswerSchema, ownedAnswerSchema, type ReadLaptop } from '#contract/advert.ts';
import { NO_REQUIREMENTS } from '#contract/answers.ts';
import { READ } from '#tests/support/advert.ts';
import { errorOf, posting } from '#tests/support/api-calls.ts';
import { answers } from '#tests/support/recommendations-api.ts';
import { advisor, newTestApp } from '#tests/support/test-app.ts';
import { answers as answersWith } from '#tests/support/laptops.ts';

const app = newTestApp();
const post = (body: unknown, path = 'judge') => app.request(`/api/laptops/${path}`, posting(body));

const plays = answersWith({ purposes: ['gaming'], priorities: ['graphics'], budget: 1000 });

async function judged(changes: Partial<ReadLaptop> = {}, wanted: object = plays): Promise<JudgeAnswer> {
  const response = await post({ read: { ...READ, ...changes }, answers: wanted });
  expect(response.status).toBe(200);
  return judgeAnswerSchema.parse(await response.json());
}

describe('POST /api/laptops/judge', () => {
  it('counts a field that is left out as one that the advert does not say', async () => {
    const { brand, cpu, gpu, ramGb, storageGb, price } = READ;
    const said = { brand, cpu, gpu, ramGb, storageGb, price };
    const unsaid = { model: null, screenInches: null, resolution: null, refreshHz: null, os: null, weightKg: null };
    const [short, long] = await Promise.all(
      [said, { ...said, ...unsaid, used: false }].map(async (read) => (await post({ read, answers: plays })).json()),
    );
    expect(judgeAnswerSchema.parse(short)).toEqual(long);
  });

  it('counts a laptop of the catalogue as a good buy where it is a card, for the price that it has there', async () => {
    const [card] = advisor.recommend(plays).computers;
    const { brand, model, cpu, gpu, ramGb, storageGb, screenInches, resolution, os, weightKg } = card?.facts ?? READ;
    const read = { brand, model, cpu, gpu, ramGb, storageGb, screenInches, resolution, os, weightKg };
    const licence = card?.facts.licence ?? 0;
    expect(await judged({ ...read, price: (card?.price ?? 0) - licence })).toMatchObject({ verdict: 'good' });
  });

  it('says of what tells nothing of itself that it is not sure, and invents no price', async () => {
    const nothing = Object.fromEntries(Object.keys(READ).map((name) => [name, null]));
    for (const read of [{}, { brand: 'HP' }, { cpu: 'Intel Core i5-1334U' }]) {
      const { verdict, place, cost, below, statements, ...one } = await judged(
        { ...nothing, ...read, used: false },
        { ...plays, purposes: ['office'], priorities: [] },
      );
      expect({ verdict, place, below, price: cost.price }).toEqual({
        verdict: 'better',
        place: null,
        below: null,
        price: null,
      });
      expect(one.sureness).toMatch(/^Nada claro/);
      expect(one.unknowns[0]).toMatch(/^No dice el precio/);
      expect(statements.map(({ text }) => text).filter((text) => /\d €|cuesta|presupuesto/i.test(text))).toEqual([]);
    }
  });

  it.each(['Intel Core i7-7500U', 'i5-2520M', 'Intel Core i5', 'Celeron N2840', 'Intel Atom N270', 'Patata 3000'])(
    'never calls one with a processor that we do not know a good buy, however cheap: %s',
    async (cpu) => {
      const office = { ...plays, purposes: ['office'], priorities: [] };
      const { verdict, below, unknowns, statements } = await judged(
        { cpu, gpu: null, price: 60, used: true, os: 'windows' },
        office,
      );
      expect({ verdict, below }).toEqual({ verdict: 'better', below: null });
      expect(unknowns.some((text) => text.includes(cpu) && !/No dice qué \w+-\d/.test(text))).toBe(true);
      expect(statements.filter(({ place, text }) => place === 'pro' && text.includes('procesador'))).toEqual([]);
    },
  );

  it('judges a laptop of the catalogue by its figures, and never by itself', async () => {
    for (const budget of [700, 1000, 1500]) {
      const wanted = { ...plays, purposes: ['office' as const], priorities: [], budget };
      const [first] = advisor.recommend(wanted).computers;
      const own = advisor.laptops.find(({ id }) => id === first?.id);
      if (!own) throw new Error('nothing is recommended');
      const price = Math.floor(own.priceEur);
      const read = { ...READ, brand: own.brand, model: null, cpu: null, gpu: null, os: null, price };
      const said = { ramGb: null, storageGb: null, screenInches: null, resolution: null, weightKg: null };
      const response = await post({ read: { ...read, ...said }, answers: wanted, known: own.id });
      expect(judgeAnswerSchema.parse(await response.json())).toMatchObject({ verdict: 'good', place: 1, better: null });
      const dear = await post({ read: { ...read, ...said, price: budget }, answers: wanted, known: own.id });
      expect(judgeAnswerSchema.parse(await dear.json()).better?.id).not.toBe(own.id);
    }
  });

  it.each([
    ['read.ramGb', { read: { ...READ, ramGb: 1 }, answers }],
    ['read.price', { read: { ...READ, price: 0 }, answers }],
    ['read.price', { read: { ...READ, price: '700' }, answers }],
    ['read.cpu', { read: { ...READ, cpu: 'x'.repeat(81) }, answers }],
    ['read.os', { read: { ...READ, os: 'dos' }, answers }],
    ['read.resolution.width', { read: { ...READ, resolution: { width: -1, height: 0 } }, answers }],
    ['read.resolution.height', { read: { ...READ, resolution: { width: 1920, height: 1e9 } }, answers }],
    ['known', { read: READ, answers, known: 7 }],
    ['known', { read: READ, answers, known: 'x'.repeat(201) }],
    ['read.used', { read: { ...READ, used: null }, answers }],
    ['read', { read: { ...READ, other: 1 }, answers }],
    ['answers.budget', { read: READ, answers: { ...answers, budget: 1 } }],
  ])('refuses a bad «%s»', async (path, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toMatchObject({ code: 'invalid_body', path });
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

  it.each(['Intel Core i9', 'i7-7500U', 'Intel Atom N270'])(
    'does not advise against buying on the strength of a processor that we do not know: %s',
    async (cpu) => {
      const office = { ...plays, purposes: ['office'], priorities: [] };
      const { advice, unknowns } = await compared({ ...READ, cpu, ramGb: 64, price: null }, office);
      expect(advice ?? '').not.toMatch(/^No compres/);
      expect(unknowns[0]).toContain(cpu);
    },
  );

  it('has nothing to say where nothing is recommended', async () => {
    const none = { ...plays, budget: 200, requirements: { ...NO_REQUIREMENTS, ram: '64GB' } };
    expect(await compared(READ, none)).toMatchObject({ laptops: [], advice: null });
  });
});
