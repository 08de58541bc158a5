import { describe, expect, it } from 'vitest';
import { errorBodySchema } from '#contract/error.ts';
import { answers, post } from '#tests/support/recommendations-api.ts';

describe('POST /api/recommendations/why', () => {
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
