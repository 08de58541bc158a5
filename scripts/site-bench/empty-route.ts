/** The least that a JSON route of the API's framework can do: read the same answers, check them and say so. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { answersSchema } from '../../src/contract/answers.ts';

const app = new Hono();
app.post('/api/recommendations', async (context) => {
  const answers = answersSchema.safeParse(await context.req.json());
  return answers.success ? context.json({ ok: true }) : context.json({ ok: false }, 400);
});
serve({ fetch: app.fetch, port: 0 }, ({ port }) => console.log(`API on port ${port}`));
