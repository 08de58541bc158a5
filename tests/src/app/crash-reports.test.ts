import { beforeEach, expect, test, vi } from 'vitest';
import { watchForCrashes } from '#src/app/crash-reports.ts';
import { respondTo } from '#tests/support/api-server.ts';

const ADDRESS = 'http://localhost:4173/errores';

let received: string[] = [];

beforeEach(() => {
  received = [];
  respondTo(ADDRESS, async (request) => {
    received.push(await request.text());
    return Response.error();
  });
});

const reports = async (count: number): Promise<unknown[]> => {
  await vi.waitFor(() => expect(received).toHaveLength(count));
  return received.map((text) => JSON.parse(text));
};

test('an error that nobody caught is reported once, with its stack and the page’s path, and no event without one', async () => {
  globalThis.history.replaceState(null, '', '/form?email=ana@example.com#nombre');
  const report = watchForCrashes(ADDRESS);
  globalThis.dispatchEvent(new ErrorEvent('error', { error: null }));
  const error = new RangeError('too deep');
  void report(error);
  void report(error);
  void report(new Error('another'));
  globalThis.history.replaceState(null, '', '/');
  expect(await reports(2)).toEqual([
    { message: 'RangeError: too deep', stack: expect.stringMatching(/crash-reports\.test\.ts:\d+:\d+/), path: '/form' },
    expect.objectContaining({ message: 'Error: another' }),
  ]);
});

test('a report quotes no input, mail address, id or query string', async () => {
  const report = watchForCrashes(ADDRESS);
  void report(new SyntaxError('Unexpected token, "me llamo "Ana"" is not valid JSON'));
  void report(new Error('No user ana.perez@example.com at https://atinado.es/x?name=Ana'));
  void report(new Error('No document users/Qm3xZ81kLp02VbNa77TyUw94RtEo'));
  // As Firefox and Safari write a stack.
  void report(
    Object.assign(new Error('own'), { stack: 'send@https://atinado.es/assets/a.js:1:2\n@https://a.es/?q=Ana:3:4' }),
  );
  // Anything can be thrown.
  void report({ name: 'Ana' });
  const all = await reports(5);
  expect(JSON.stringify(all)).not.toMatch(/Ana|ana|Qm3x/);
  expect(all).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ message: 'Error: No document users/…' }),
      expect.objectContaining({ stack: 'send@https://atinado.es/assets/a.js:1:2\n@https://a.es/…' }),
    ]),
  );
});

test('a page whose errors never end sends five short reports', async () => {
  const report = watchForCrashes(ADDRESS);
  for (let number = 0; number < 100; number += 1) void report(new Error(`${number} ${'very '.repeat(10_000)}`));
  await reports(5);
  expect(received.filter((text) => text.length > 5000)).toEqual([]);
});

test.each(['http://', ADDRESS])('no further error comes from a report to %s, which fails', async (address) => {
  await expect(watchForCrashes(address)(new Error('first'))).resolves.toBeUndefined();
});
