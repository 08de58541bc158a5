import { HttpResponse, http } from 'msw/http';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createCrashReports, watchForCrashes } from '#src/app/crash-reports.ts';
import { apiServer } from '#tests/support/api-server.ts';

const ADDRESS = 'http://localhost:4173/errores';
const VERSION = 'https://atinado.es/assets/index-aaaaaaaa.js';

let received: Record<string, string>[] = [];
let outgoing = 0;

beforeEach(() => {
  received = [];
  outgoing = 0;
  apiServer.use(
    http.post(ADDRESS, async ({ request }) => {
      received.push(JSON.parse(await request.text()));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  apiServer.events.removeAllListeners();
  apiServer.events.on('request:start', () => {
    outgoing += 1;
  });
});

const reports = async (count: number) => {
  await vi.waitFor(() => expect(received).toHaveLength(count));
  return received;
};

describe('an unhandled error', () => {
  test('is reported with message, stack, path and version, without query and hash', async () => {
    globalThis.history.replaceState(null, '', '/form?email=ana@example.com#nombre');
    createCrashReports(ADDRESS, VERSION)(new RangeError('too deep'));
    const [report] = await reports(1);
    expect(report).toEqual({
      message: 'RangeError: too deep',
      stack: expect.stringContaining('crash-reports.test.ts'),
      path: '/form',
      version: 'index-aaaaaaaa.js',
    });
    expect(report?.['stack']).not.toContain('too deep');
    globalThis.history.replaceState(null, '', '/');
  });

  test('is reported without the personal data that it quotes', async () => {
    const report = createCrashReports(ADDRESS, VERSION);
    report(new SyntaxError('Unexpected token, "me llamo Ana" is not valid JSON'));
    report(new Error('No user ana.perez@example.com at https://atinado.es/x?name=Ana'));
    report(new Error('No document users/Qm3xZ81kLp02VbNa77TyUw94RtEo'));
    // Anything can be thrown.
    report({ name: 'Ana' });
    const text = JSON.stringify(await reports(4));
    expect(text).not.toMatch(/Ana|ana|Qm3x/);
    expect(text).toContain('No document users/[id]');
  });

  test('is reported in less than 3 kB', async () => {
    createCrashReports(ADDRESS, VERSION)(new Error('very '.repeat(10_000)));
    const [report] = await reports(1);
    expect(JSON.stringify(report).length).toBeLessThan(3000);
  });

  test('is reported once, and at most five are on one page', async () => {
    const report = createCrashReports(ADDRESS, VERSION);
    const error = new Error('the same');
    for (let time = 0; time < 100; time += 1) report(error);
    for (let number = 0; number < 100; number += 1) report(new Error(`another ${String.fromCodePoint(97 + number)}`));
    await reports(5);
    expect(outgoing).toBe(5);
  });

  test.each([
    ['cannot be reached', ADDRESS, () => HttpResponse.error()],
    ['fails', ADDRESS, () => new HttpResponse(null, { status: 500 })],
    ['is no address', 'http://', () => HttpResponse.error()],
  ])('causes no further error when the address for reports %s', async (_what, address, answer) => {
    apiServer.use(http.post(ADDRESS, answer));
    const report = createCrashReports(address, VERSION);
    // An unhandled rejection fails the run.
    expect(() => report(new Error('first'))).not.toThrow();
    await vi.waitFor(() => expect(outgoing).toBe(address === ADDRESS ? 1 : 0));
  });
});

test('reports errors and rejected promises of the page, but no event without an error', () => {
  const report = vi.fn<(error: unknown) => void>();
  watchForCrashes(report);
  const error = new Error('nobody caught it');
  const reason = new Error('nobody waited for it');
  // jsdom has no event of that name.
  const rejection = Object.assign(new Event('unhandledrejection'), { reason });
  globalThis.dispatchEvent(rejection);
  globalThis.dispatchEvent(Object.assign(new Event('error'), { error }));
  globalThis.dispatchEvent(Object.assign(new Event('error'), { error: null }));
  expect(report.mock.calls).toEqual([[reason], [error]]);
});
