import { createServer, request as forward, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moreOptionsSchema, recommendationSchema } from '#contract/recommendations.ts';
import { type ChildProgram, startProgram } from '#local/child-program.ts';
import { listenOnFreePort } from '#local/free-port.ts';

const TIMEOUT_MS = 120_000;
const ANSWERS = { purposes: ['casualgaming', 'office'], priorities: ['battery'], budget: 1300 };

let instances: ChildProgram[];
let balancer: Server;
let sharedUrl: string;
const served: number[] = [];

beforeAll(async () => {
  instances = await Promise.all([startProgram(['api/server.ts']), startProgram(['api/server.ts'])]);
  // Alternates between the instances, like a load balancer without sticky sessions.
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
  sharedUrl = `http://127.0.0.1:${await listenOnFreePort(balancer)}`;
}, TIMEOUT_MS);

afterAll(async () => {
  balancer.closeAllConnections();
  balancer.close();
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
      await expect(visit(sharedUrl)).resolves.toEqual(alone);
      // One more request, so that each request of the second visit reaches the other instance.
      await fetch(`${sharedUrl}/api/health`);
      served.push(0);
      await expect(visit(sharedUrl)).resolves.toEqual(alone);
      expect(new Set(served)).toEqual(new Set([0, 1]));
    },
    TIMEOUT_MS,
  );
});
