import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { recommendationSchema } from '#contract/recommendations.ts';
import { type ChildProgram, startProgram } from '#local/child-program.ts';
import { openConnection, postHead } from '#bench/api/raw-connection.ts';

const TIMEOUT_MS = 60_000;
const ANSWERS = JSON.stringify({ purposes: ['office'], budget: 800 });

const PROGRAMS = {
  'the hosted API': () => startProgram(['api/server.ts']),
  'npm start': () => startProgram(['local/start.ts', '--no-build'], {}, /Ready: http:\/\/localhost:(\d+)/),
};

let program: ChildProgram | undefined;
afterEach(() => program?.end('SIGKILL'));

describe.each(Object.entries(PROGRAMS))('%s, asked to stop', (_name, start) => {
  it(
    'finishes running requests, accepts no new ones and exits',
    async () => {
      program = await start();
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
    },
    TIMEOUT_MS,
  );
});

describe('a request that is still running at the limit', () => {
  it(
    'does not prevent the exit, and makes its code 1',
    async () => {
      const script = `
        import { stopOnSignal } from './api/graceful-stop.ts';
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
    },
    TIMEOUT_MS,
  );
});
