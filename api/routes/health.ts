import { Hono } from 'hono';
import type { Advisor } from '../../advisor/advisor.ts';

/** `GET /api/health`: the service is up and has its catalogue. */
export function healthRoute({ catalogue }: Advisor) {
  return new Hono().get('/', (context) => context.json({ status: 'ok', catalogue }));
}
