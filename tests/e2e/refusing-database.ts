/** As much of Firestore's streaming protocol as it takes to refuse every read. */
import type { Page, Route } from '@playwright/test';
import { EMULATOR_PORTS } from '#local/emulators.ts';

const LISTEN = `http://localhost:${EMULATOR_PORTS.firestore}/google.firestore.v1.Firestore/Listen/channel**`;

/**
 * @param code of gRPC: 7 is permission-denied, 8 resource-exhausted
 * @returns a function that stops refusing
 */
export async function refuseReads(page: Page, code: number): Promise<() => Promise<void>> {
  const answer = (route: Route) => {
    const request = route.request();
    // A long poll for the server's next message, which never comes.
    if (request.method() === 'GET') return;
    const asked = decodeURIComponent(request.postData() ?? '');
    const refusals = [...asked.matchAll(/"addTarget":.*?"targetId":(\d+)/g)].map(([, target]) => ({
      targetChange: { targetChangeType: 'REMOVE', targetIds: [Number(target)], cause: { code, message: 'refused' } },
    }));
    const opened = [0, ['c', 'session', '', 8, 12, 30_000]];
    const text = JSON.stringify([opened, ...refusals.map((refusal, index) => [index + 1, [refusal]])]);
    void route.fulfill({
      headers: {
        'Access-Control-Allow-Origin': new URL(page.url()).origin,
        'Access-Control-Allow-Credentials': 'true',
        'Content-Type': 'text/plain',
      },
      body: `${text.length}\n${text}`,
    });
  };
  await page.route(LISTEN, answer);
  return async () => {
    // Leaving the page closes a session that the real database does not know.
    await page.goto('about:blank');
    await page.unroute(LISTEN, answer);
  };
}
