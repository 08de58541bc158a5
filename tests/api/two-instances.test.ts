import { once } from 'node:events';
import { createServer, request as forward, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moreOptionsSchema, recommendationSchema } from '#contract/recommendations.ts';
import { type ChildProgram, startProgram } from '#local/child-program.ts';

const PATIENCE_MS = 120_000;
const ANSWERS = { purposes: ['casualgaming', 'office'], priorities: ['battery'], budget: 1300 };

let instances: ChildProgram[];
let balancer: Server;
let sharedUrl: string;
const served: number[] = [];

beforeAll(async () => {
  instances = await Promise.all([startProgram(['api/server.ts']), startProgram(['api/server.ts'])]);
  // Hands each request to the next instance, as a load balancer does that knows nothing about sessions.
  balancer = createServer((incoming, outgoing) => {
    const turn = served.length % instances.length;
    served.push(turn);
    const target = new URL(incoming.url ?? '/', instances[turn]?.url);
    const onward = forward(target, { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.once('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await once(balancer.listen(0, '127.0.0.1'), 'listening');
  const address = balancer.address();
  sharedUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}, PATIENCE_MS);

afterAll(async () => {
  balancer.closeAllConnections();
  balancer.close();
  await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
});

/** What a visitor does in one visit; every answer, in order. */
async function visit(url: string): Promise<unknown[]> {
  const call = async (path: string, body?: unknown): Promise<unknown> => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(url + path, { ...init, headers: { 'Content-Type': 'application/json' } });
    expect(response.status).toBe(200);
    return response.json();
  };
  const first = recommendationSchema.parse(await call('/api/recommendations', ANSWERS));
  const { userInput, filteredLaptops } = first;
  const more = moreOptionsSchema.parse(
    await call('/api/recommendations/more', { userInput, filteredLaptops, count: 6 }),
  );
  const all = [...first.computers, ...more.computers];
  expect(all).toHaveLength(9);
  const answers: unknown[] = [first, more];
  for (const { id } of all) {
    answers.push(await call('/api/recommendations/why', { userInput, id }));
    answers.push(await call(`/api/laptops/${encodeURIComponent(id)}`));
  }
  return answers;
}

describe('two instances of the API behind one address', () => {
  it(
    'answer the calls of one visit as a single one does, whichever comes first',
    async () => {
      const alone = await visit(instances[0]?.url ?? '');
      await expect(visit(sharedUrl)).resolves.toEqual(alone);
      // One call in between, so that every call of the second visit meets the other instance.
      await fetch(`${sharedUrl}/api/health`);
      served.push(0);
      await expect(visit(sharedUrl)).resolves.toEqual(alone);
      expect(new Set(served)).toEqual(new Set([0, 1]));
    },
    PATIENCE_MS,
  );
});
