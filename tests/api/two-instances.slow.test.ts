import { createServer, request as forward } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moreOptionsSchema, recommendationSchema } from '#contract/recommendations.ts';
import { type ChildProgram, startProgram } from '#bench/child-program.ts';
import { listen, type Listening } from '#bench/free-port.ts';

const TIMEOUT_MS = 120_000;
const ANSWERS = { purposes: ['casualgaming', 'office'], priorities: ['battery'], budget: 1300 };

let instances: ChildProgram[];
let balancer: Listening;
const served: number[] = [];

beforeAll(async () => {
  instances = await Promise.all([startProgram(['api/server.ts']), startProgram(['api/server.ts'])]);
  // Alternates between the instances, like a load balancer without sticky sessions.
  const server = createServer((incoming, outgoing) => {
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
  balancer = await listen(server);
}, TIMEOUT_MS);

afterAll(async () => {
  await balancer.stop();
  await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
});

/** @returns all responses of one visit, in order. */
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
    'respond to the requests of one visit like a single instance, whichever comes first',
    async () => {
      const alone = await visit(instances[0]?.url ?? '');
      await expect(visit(balancer.origin)).resolves.toEqual(alone);
      // One more request, so that each request of the second visit reaches the other instance.
      await fetch(`${balancer.origin}/api/health`);
      served.push(0);
      await expect(visit(balancer.origin)).resolves.toEqual(alone);
      expect(new Set(served)).toEqual(new Set([0, 1]));
    },
    TIMEOUT_MS,
  );
});
