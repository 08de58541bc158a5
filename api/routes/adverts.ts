import { Hono } from 'hono';
import { judgeAnswerSchema, judgeRequestSchema, ownedAnswerSchema } from '../../contract/advert.ts';
import { judgementOf } from '../../words/judge.ts';
import { ownedInWords } from '../../words/owned.ts';
import type { SpanishAdvisor } from '../../words/spanish-advisor.ts';
import { readJsonBody } from '../middleware/read-request.ts';

/**
 * `POST /judge` judges a laptop by what was read of it, whether or not the catalogue has it; `POST /owned` compares the
 * recommended ones with it. Nothing of either is stored.
 */
export function advertsRoutes(advisor: SpanishAdvisor) {
  return new Hono()
    .post('/judge', async (context) => {
      const request = await readJsonBody(context, judgeRequestSchema);
      return context.json(judgeAnswerSchema.parse(judgementOf(advisor, request)));
    })
    .post('/owned', async (context) => {
      const request = await readJsonBody(context, judgeRequestSchema);
      return context.json(ownedAnswerSchema.parse(ownedInWords(advisor, request)));
    });
}
