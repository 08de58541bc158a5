import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { recommendationSchema } from '#contract/recommendations.ts';
import { type ChildProgram, startProgram } from '#bench/child-program.ts';
import { openConnection, postHead } from '#tests/support/raw-connection.ts';

const GRACE_MS = 1000;
const ANSWERS = JSON.stringify({ purposes: ['office'], budget: 800 });

let program: ChildProgram | undefined;
afterEach(() => program?.end('SIGKILL'));

it('`npm start`, asked to stop, finishes running requests, accepts no new ones and exits', async () => {
  program = await startProgram(['local/start.ts', '--no-build'], {}, /Ready: http:\/\/localhost:(\d+)/);
  const unused = openConnection(program.url);
  const idle = openConnection(program.url);
  const running = openConnection(program.url);
  idle.send('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  running.send(postHead('/api/recommendations', ANSWERS.length, { Expect: '100-continue' }));
  await Promise.all([unused.connected(), idle.until(/"status":"ok"/), running.until(/100 Continue/)]);

  const ended = program.end('SIGTERM');
  await Promise.all([unused.closed, idle.closed]);
  const late = openConnection(program.url);
  const [refusal] = await once(late.socket, 'error');
  expect(refusal).toMatchObject({ code: 'ECONNREFUSED' });

  running.send(ANSWERS);
  const [, head = '', body = ''] = (await running.closed).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 200 /);
  expect(recommendationSchema.parse(JSON.parse(body)).computers).toHaveLength(3);
  expect(await ended).toBe(0);
});

/**
 * Sends one request over a persistent connection. @returns the response, and whether the server closes the connection
 */
function ask(url: string, agent: Agent): Promise<{ outcome: string; isLast: boolean }> {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': ANSWERS.length };
    const asking = request(`${url}/api/recommendations`, { agent, method: 'POST', headers }, (response) => {
      const isLast = response.headers.connection === 'close';
      response.once('error', ({ message }) => resolve({ outcome: message, isLast }));
      response.once('end', () => resolve({ outcome: String(response.statusCode), isLast })).resume();
    });
    asking.once('error', ({ message }) => resolve({ outcome: message, isLast: true }));
    asking.end(ANSWERS);
  });
}

it('the hosted API, asked to stop, still answers for a second, and says with each answer that the connection closes', async () => {
  const { url, end } = (program = await startProgram(['api/server.ts']));
  const kept = new Agent({ keepAlive: true });
  expect(await ask(url, kept)).toEqual({ outcome: '200', isLast: false });

  const ended = end('SIGTERM');
  await sleep(GRACE_MS * 0.6);
  const answers = await Promise.all([ask(url, kept), ask(url, new Agent())]);
  expect(answers).toEqual([
    { outcome: '200', isLast: true },
    { outcome: '200', isLast: true },
  ]);
  expect(await ended).toBe(0);
});

it('a request that is still running at the limit does not prevent the exit, and makes its code 1', async () => {
  const script = `
    import { stopOnSignal } from './api/process-end.ts';
    import { createHttpServer } from './api/http-server.ts';
    const server = createHttpServer(() => undefined);
    stopOnSignal(server, () => console.log('stopping'), 300);
    server.listen(0, () => console.log('API on port ' + server.address().port));`;
  program = await startProgram(['--input-type=module', '--eval', script]);
  const client = openConnection(program.url);
  client.send('GET / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n\r\n');
  await client.until(/100 Continue/);
  const ended = program.end('SIGTERM');
  program.process.kill('SIGINT');
  expect(await ended).toBe(1);
  expect(program.lines().filter((line) => line === 'stopping')).toHaveLength(1);
});
