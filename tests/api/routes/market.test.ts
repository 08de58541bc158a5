import { describe, expect, it } from 'vitest';
import { errorBodySchema } from '#contract/error.ts';
import { marketSchema } from '#contract/market.ts';
import { answers, post, recommend } from '#tests/support/recommendations-api.ts';

const market = async (body: unknown) => marketSchema.parse(await (await post('/market', body)).json());

/** Valid answers of this length in bytes. */
function padded(bytes: number): string {
  const empty = JSON.stringify({ ...answers, padding: '' });
  return JSON.stringify({ ...answers, padding: 'x'.repeat(bytes - empty.length) });
}

describe('POST /api/recommendations/market', () => {
  it('has the cards and all ids that are left over, within the budget', async () => {
    const { computers, filteredLaptops, catalogue } = await recommend();
    const response = await post('/market', answers);
    expect(response.headers.get('content-type')).toBe('application/json');
    const answer = marketSchema.parse(await response.json());
    const shown = computers.map(({ id }) => id);
    expect(answer.cards).toEqual(shown);
    const ids = answer.points.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...shown, ...filteredLaptops]));
    // The first answer leaves out what is over 200.
    expect(ids.length).toBeGreaterThan(shown.length + filteredLaptops.length);
    for (const { price } of answer.points) expect(price).toBeLessThanOrEqual(answers.budget);
    expect(answer.catalogue).toEqual(catalogue);
  });

  it('takes what is optional as not asked for, and ignores unknown fields', async () => {
    const least = { purposes: ['office'], budget: 800 };
    expect(await market({ ...least, color: 'rojo', requirements: { nfc: 'sí' } })).toEqual(await market(least));
  });

  it('is empty where nothing fits', async () => {
    const asked = { ...answers, budget: 200, requirements: { ram: '64GB', resolution: '4k' } };
    expect(await market(asked)).toMatchObject({ points: [], frontier: [], cards: [], more: null, enough: null });
  });

  it.each([
    ['no purposes', { ...answers, purposes: [] }, 'purposes'],
    ['a budget above the slider', { ...answers, budget: 4001 }, 'budget'],
    ['an unknown option', { ...answers, requirements: { ram: '12GB' } }, 'requirements.ram'],
    ['answers inside an object', { userInput: answers }, 'purposes'],
    ['a list', [answers], ''],
  ])('rejects %s with the path of the first invalid field', async (_what, body, path) => {
    const response = await post('/market', body);
    expect(response.status).toBe(400);
    expect(errorBodySchema.parse(await response.json()).error).toMatchObject({ code: 'invalid_body', path });
  });

  it.each([
    ['incomplete JSON', '{"purposes":["office"]'],
    ['a __proto__ key', '{"purposes":["office"],"budget":800,"__proto__":{"polluted":true}}'],
  ])('rejects a body with %s', async (_what, body) => {
    const response = await post('/market', body);
    expect(response.status).toBe(400);
    expect(errorBodySchema.parse(await response.json()).error.code).toBe('invalid_json');
  });

  it('accepts a body of 64 KiB and rejects a longer one with 413', async () => {
    expect((await post('/market', padded(64 * 1024))).status).toBe(200);
    expect((await post('/market', padded(64 * 1024 + 1))).status).toBe(413);
  });
});
