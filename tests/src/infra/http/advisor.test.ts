import { HttpResponse, http } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';
import { createHttpAdvisor } from '#src/infra/http/advisor.ts';
import type { Advisor } from '#src/services/advisor.ts';
import { READ } from '#tests/support/advert.ts';
import { apiServer } from '#tests/support/api-server.ts';
import { answers } from '#tests/support/laptops.ts';

const ADDRESS = '*/api/recommendations';

/** Its code always loads here. */
const recover = (error: unknown): Promise<never> => {
  throw error;
};

const asked = answers({ budget: 900 });
const ask = () => createHttpAdvisor('http://localhost:4173', recover).recommend(asked);

describe('the advisor over HTTP', () => {
  it.each([
    ['failed', 'a server error', () => new HttpResponse('{}', { status: 500 })],
    ['refused', 'answers that it does not accept', () => HttpResponse.json({ error: {} }, { status: 400 })],
    ['busy', 'too many requests', () => HttpResponse.json({ error: {} }, { status: 429 })],
    ['unreachable', 'a redirect', () => HttpResponse.redirect('http://localhost:4173/', 302)],
    ['unreachable', 'no network', () => HttpResponse.error()],
  ])('fails as %s on %s', async (failure, _what, answer) => {
    apiServer.use(http.post(ADDRESS, answer));
    await expect(ask()).rejects.toMatchObject({ name: 'ApiError', failure });
  });

  it.each([
    ['a page instead of data', 'its root', () => HttpResponse.html('<h1>Hola</h1>')],
    ['JSON of another shape', 'computers', () => HttpResponse.json({ computers: 7 })],
  ])('fails as unreadable on %s, and says where', async (_what, place, answer) => {
    apiServer.use(http.post(ADDRESS, answer));
    const message = `Cannot parse the answer of http://localhost:4173/api/recommendations at ${place}`;
    await expect(ask()).rejects.toMatchObject({ failure: 'unreadable', message });
  });

  const request = { read: READ, answers: asked };
  const calls: Record<keyof Advisor, (advisor: Advisor) => Promise<unknown>> = {
    recommend: (advisor) => advisor.recommend(asked),
    more: (advisor) => advisor.more({ userInput: asked, filteredLaptops: ['a'], count: 6 }),
    laptops: (advisor) => advisor.laptops(['a']),
    compare: (advisor) => advisor.compare(asked, ['a', 'b']),
    names: (advisor) => advisor.names(),
    read: (advisor) => advisor.read('Acer'),
    judge: (advisor) => advisor.judge(request),
  };
  it.each(Object.entries(calls))(
    'fails as unreadable on a page instead of data, whatever is asked: %s',
    async (_, of) => {
      apiServer.use(http.all('*/api/*', () => HttpResponse.html('<h1>Hola</h1>')));
      await expect(of(createHttpAdvisor('http://localhost:4173', recover))).rejects.toMatchObject({
        failure: 'unreadable',
      });
    },
  );

  it.each([
    ['42', 42],
    ['Sun, 22 Nov 2026 12:00:00 GMT', 0],
    [undefined, 0],
  ])('says when it may be asked again: «%s»', async (header, retryAfter) => {
    const headers: Record<string, string> = header === undefined ? {} : { 'Retry-After': header };
    apiServer.use(http.post(ADDRESS, () => HttpResponse.json({ error: {} }, { status: 429, headers })));
    await expect(ask()).rejects.toMatchObject({ failure: 'busy', retryAfter });
  });

  it('has a timeout of 15 s', async () => {
    const limit = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
    await expect(ask()).rejects.toMatchObject({ failure: 'unreachable' });
    expect(limit).toHaveBeenCalledWith(15_000);
  });
});
