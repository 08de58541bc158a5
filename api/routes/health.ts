import { Hono } from 'hono';
import type { Advisor } from '../../advisor/advisor.ts';
import { answerJson } from '../middleware/answer-json.ts';

/** `GET /api/health`: the service is up and has its catalogue. */
export function healthRoute(advisor: Advisor) {
  const well = JSON.stringify({ status: 'ok', catalogue: advisor.catalogue });
  return new Hono().get('/', (context) => answerJson(context, well));
}
