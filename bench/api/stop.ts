import type { ChildProgram } from '#local/child-program.ts';
import { openConnection, postHead } from './raw-connection.ts';

const RUNNING = 20;
const ANSWERS = JSON.stringify({ purposes: ['office'], budget: 800 });

/** Asks the API to stop while so many requests have begun; they go on only then. */
export async function stopWhileBusy(api: ChildProgram) {
  const clients = Array.from({ length: RUNNING }, () => openConnection(api.url));
  for (const client of clients) {
    client.send(postHead('/api/recommendations', ANSWERS.length, { Expect: '100-continue' }));
  }
  await Promise.all(clients.map((client) => client.until(/100 Continue/)));
  const started = performance.now();
  const ended = api.end('SIGTERM');
  for (const client of clients) client.send(ANSWERS);
  const answers = await Promise.all(clients.map((client) => client.closed));
  const exitCode = await ended;
  return {
    exitCode,
    ms: performance.now() - started,
    running: clients.length,
    answered: answers.filter((answer) => /^HTTP\/1\.1 200 /m.test(answer)).length,
  };
}
