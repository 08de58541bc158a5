import { Hono } from 'hono';
import { judgeAnswerSchema, judgeRequestSchema } from '../../contract/advert.ts';
import { judgementOf } from '../../words/judge.ts';
import type { SpanishAdvisor } from '../../words/spanish-advisor.ts';
import { readJsonBody } from '../middleware/json-body.ts';

/** `POST /judge` judges a laptop by what was read of it, whether or not the catalogue has it. */
export function advertsRoutes(advisor: SpanishAdvisor) {
  return new Hono().post('/judge', async (context) => {
    const request = await readJsonBody(context, judgeRequestSchema);
    return context.json(judgeAnswerSchema.parse(judgementOf(advisor, request)));
  });
}
