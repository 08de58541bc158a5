/** The database's end of its stream to the browser, as far as it takes to refuse whatever is read. */
import type { Page, Route } from '@playwright/test';
import { EMULATOR_PORTS } from '#local/emulators.ts';

const LISTEN = `http://localhost:${EMULATOR_PORTS.firestore}/google.firestore.v1.Firestore/Listen/channel**`;

/** @param code of gRPC: 7 is permission-denied, 8 resource-exhausted. Returns how to stop. */
export async function refuseReads(page: Page, code: number): Promise<() => Promise<void>> {
  const answer = (route: Route) => {
    const request = route.request();
    // The browser waits on this one for what the server has to say next: nothing.
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
    // The page says goodbye to a session that the real database has never heard of.
    await page.goto('about:blank');
    await page.unroute(LISTEN, answer);
  };
}
