import { describe, expect, it } from 'vitest';
import { NO_REQUIREMENTS } from '#contract/answers.ts';
import { errorOf } from '#tests/support/api-calls.ts';
import { answers, post, recommend } from '#tests/support/recommendations-api.ts';

/** Valid answers of this length in bytes. */
function padded(bytes: number): string {
  const empty = JSON.stringify({ ...answers, padding: '' });
  return JSON.stringify({ ...answers, padding: 'x'.repeat(bytes - empty.length) });
}

describe('POST /api/recommendations', () => {
  it('returns up to three laptops within the budget, comparisons by name and the ids of the others', async () => {
    const answer = await recommend();
    expect(answer.computers).toHaveLength(3);
    for (const computer of answer.computers) {
      expect(computer.price).toBeLessThanOrEqual(answers.budget);
      expect(computer.facts.ramGb).toBeGreaterThanOrEqual(16);
      expect(answer.comparisons[computer.name]).toEqual({ pros: computer.pros, cons: computer.cons });
      expect(computer.link).toMatch(/^https:\/\/www\.amazon\.es\/.*tag=atinado-21/);
      expect(answer.filteredLaptops).not.toContain(computer.id);
    }
    expect(answer.userInput).toEqual(answers);
    expect(answer.filteredLaptops.length).toBeGreaterThan(6);
    expect(answer.catalogue.size).toBeGreaterThanOrEqual(250);
  });

  it('requires only a purpose and a budget', async () => {
    const answer = await recommend({ purposes: ['office'], budget: 800 });
    expect(answer.userInput).toEqual({
      deviceType: 'laptop',
      purposes: ['office'],
      priorities: [],
      budget: 800,
      requirements: NO_REQUIREMENTS,
    });
    expect(answer.computers.length).toBeGreaterThan(0);
  });

  it('ignores unknown fields', async () => {
    const unknown = { color: 'rojo', weights: { battery: 100 }, requirements: { ram: '16GB', nfc: 'sí' } };
    const answer = await recommend({ ...answers, ...unknown });
    expect(answer.userInput).toEqual(answers);
  });

  it.each([
    ['no purposes', { ...answers, purposes: [] }, 'purposes'],
    ['an unknown purpose', { ...answers, purposes: ['office', 'mining'] }, 'purposes.1'],
    ['no budget', { purposes: ['office'] }, 'budget'],
    ['a budget below the slider', { ...answers, budget: 199 }, 'budget'],
    ['a budget in words', { ...answers, budget: '1200' }, 'budget'],
    ['a desktop', { ...answers, deviceType: 'desktop' }, 'deviceType'],
    ['an unknown option', { ...answers, requirements: { ram: '12GB' } }, 'requirements.ram'],
    ['requirements that are not an object', { ...answers, requirements: [] }, 'requirements'],
    ['null', 'null', ''],
  ])('rejects %s with the path of the first invalid field', async (_what, body, path) => {
    const response = await post('', body);
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toMatchObject({ code: 'invalid_body', path });
  });

  it.each([
    ['no content', ''],
    ['incomplete JSON', '{"purposes":["office"]'],
    ['a __proto__ key', '{"purposes":["office"],"budget":800,"__proto__":{"polluted":true}}'],
    ['a constructor.prototype key', '{"purposes":["office"],"budget":800,"constructor":{"prototype":{"polluted":1}}}'],
  ])('rejects a body with %s', async (_what, body) => {
    const response = await post('', body);
    expect(response.status).toBe(400);
    expect((await errorOf(response)).code).toBe('invalid_json');
    expect('polluted' in {}).toBe(false);
  });

  it.each([true, false])('accepts 64 KiB, rejects more with 413 (length known: %s)', async (isKnown) => {
    const send = (bytes: number) => post('', padded(bytes), isKnown ? { 'Content-Length': String(bytes) } : {});
    expect((await send(64 * 1024)).status).toBe(200);
    const rejected = await send(64 * 1024 + 1);
    expect(rejected.status).toBe(413);
    expect((await errorOf(rejected)).code).toBe('body_too_large');
  });
});
