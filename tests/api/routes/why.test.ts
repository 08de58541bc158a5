import { describe, expect, it } from 'vitest';
import { errorBodySchema } from '#contract/error.ts';
import { whySchema } from '#contract/why.ts';
import { answers, post, recommend } from '#tests/support/recommendations-api.ts';

const why = async (userInput: object, id: string) =>
  whySchema.parse(await (await post('/why', { userInput, id })).json());

describe('POST /api/recommendations/why', () => {
  it('says that a laptop was chosen, with its role', async () => {
    const { computers } = await recommend();
    for (const { id, role } of computers) {
      expect(await why(answers, id)).toMatchObject({ verdict: 'chosen', role });
    }
  });

  it('names each requirement that a laptop does not meet', async () => {
    const [card] = (await recommend()).computers;
    const stricter = { ...answers, budget: 200, requirements: { ...answers.requirements, storage: '4TB' } };
    const verdict = await why(stricter, card?.id ?? '');
    expect(verdict).toMatchObject({ verdict: 'excluded' });
    expect('failures' in verdict ? verdict.failures.map(({ field }) => field).toSorted() : []).toEqual([
      'budget',
      'storage',
    ]);
  });

  it('says which laptop beats another one that qualifies, or the rank of that one', async () => {
    const { computers, filteredLaptops } = await recommend();
    const shown = computers.map(({ id }) => id);
    const verdicts = await Promise.all(filteredLaptops.map((id) => why(answers, id)));
    for (const verdict of verdicts) {
      expect(['beaten', 'ranked']).toContain(verdict.verdict);
      expect(verdict.text).not.toBe('');
    }
    const ranked = verdicts.filter((verdict) => verdict.verdict === 'ranked');
    expect(ranked.length).toBeGreaterThan(0);
    expect(new Set(ranked.map(({ best }) => best?.id))).toEqual(new Set(shown.slice(0, 1)));
  });

  it('responds to hostile ids with a sentence', async () => {
    for (const id of ['../../etc/passwd', '<script>', '__proto__', 'constructor', '\u0000', "' OR 1=1", '💻']) {
      const response = await post('/why', { userInput: answers, id });
      expect(response.status).toBe(404);
      expect(errorBodySchema.parse(await response.json()).error.message).not.toBe('');
    }
    expect((await post('/why', { userInput: answers, id: 'x'.repeat(201) })).status).toBe(400);
  });

  it('responds with 404 to an unknown id and with 400 to invalid answers', async () => {
    expect((await post('/why', { userInput: answers, id: 'no-existe' })).status).toBe(404);
    const rejected = await post('/why', { userInput: { ...answers, budget: 1 }, id: 'x' });
    expect(rejected.status).toBe(400);
    expect(errorBodySchema.parse(await rejected.json()).error.path).toBe('userInput.budget');
  });
});
