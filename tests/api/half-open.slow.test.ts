import { expect, it, onTestFinished } from 'vitest';
import { startProgram } from '#bench/child-program.ts';
import { openConnection } from '#tests/support/raw-connection.ts';

const HALF_OPEN = 950;
/** More connections than one peer may have. */
const THROUGH_PROXY = 300;
const REQUEST = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

async function startApi(proxies: string): Promise<string> {
  const api = await startProgram(['api/server.ts'], { TRUSTED_PROXIES: proxies, LOG_LEVEL: 'silent' });
  onTestFinished(async () => void (await api.end('SIGKILL')));
  return api.url;
}

const open = (url: string, from: string) => {
  const client = openConnection(url, from);
  onTestFinished(() => void client.socket.destroy());
  return client;
};

it('the API responds to others while one peer holds as many half-open connections as it can', async () => {
  const url = await startApi('0');
  const halfOpen = Array.from({ length: HALF_OPEN }, () => open(url, '127.0.0.2'));
  await Promise.all(halfOpen.map((client) => client.connected()));
  for (const client of halfOpen) client.send('GET /api/health HTTP/1.1\r\nX-Slow: ');

  const visitors = Array.from({ length: 10 }, () => open(url, '127.0.0.1'));
  for (const visitor of visitors) visitor.send(REQUEST);
  // The API refuses some at once and closes the others after 10 s.
  const tooLate = Promise.all(halfOpen.map(({ closed }) => closed)).then(() => 'no response');
  const answers = await Promise.all(visitors.map(({ closed }) => Promise.race([closed, tooLate])));
  expect(answers.filter((answer) => !answer.startsWith('HTTP/1.1 200 '))).toEqual([]);
});

it('the API does not limit the connections of a proxy', async () => {
  const url = await startApi('1');
  const requests = Array.from({ length: THROUGH_PROXY }, () => open(url, '127.0.0.2'));
  await Promise.all(requests.map((client) => client.connected()));
  for (const client of requests) client.send(REQUEST);
  const answers = await Promise.all(requests.map(({ closed }) => closed));
  expect(answers.filter((answer) => !answer.startsWith('HTTP/1.1 200 '))).toEqual([]);
});
