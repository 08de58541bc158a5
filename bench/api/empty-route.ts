/** Reference for the load test: a route that only parses and validates the same body. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { answersSchema } from '#contract/answers.ts';

const app = new Hono();
app.post('/api/recommendations', async (context) => {
  const answers = answersSchema.safeParse(await context.req.json());
  return answers.success ? context.json({ ok: true }) : context.json({ ok: false }, 400);
});
serve({ fetch: app.fetch, port: 0 }, ({ port }) => console.log(`API on port ${port}`));
