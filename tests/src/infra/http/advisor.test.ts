import { expect, it, vi } from 'vitest';
import { createHttpAdvisor } from '#src/infra/http/advisor.ts';
import type { Advisor } from '#src/services/advisor.ts';
import { READ } from '#tests/support/advert.ts';
import { respondTo } from '#tests/support/api-server.ts';
import { answers } from '#tests/support/laptops.ts';

const asked = answers({ budget: 900 });
const advisor = createHttpAdvisor('http://localhost:4173');

const answerWith = (answer: () => Response) => respondTo('/api/*', answer);

it.each([
  ['refused', 'a server error', () => new Response('{}', { status: 500 })],
  ['refused', 'answers that it does not accept', () => Response.json({ error: {} }, { status: 400 })],
  ['unreachable', 'a redirect', () => Response.redirect('http://localhost:4173/', 302)],
  ['unreachable', 'no network', () => Response.error()],
])('the advisor fails as %s on %s', async (failure, _what, answer) => {
  answerWith(answer);
  await expect(advisor.recommend(asked)).rejects.toMatchObject({ name: 'ApiError', failure });
});

it.each<[keyof Advisor, () => Promise<unknown>]>([
  ['recommend', () => advisor.recommend(asked)],
  ['more', () => advisor.more({ userInput: asked, filteredLaptops: ['a'], count: 6 })],
  ['laptops', () => advisor.laptops(['a'])],
  ['compare', () => advisor.compare(asked, ['a', 'b'])],
  ['names', () => advisor.names()],
  ['read', () => advisor.read('Acer')],
  ['judge', () => advisor.judge({ read: READ, answers: asked })],
])('the advisor fails as unreadable on a page instead of data, whatever is asked: %s', async (_name, ask) => {
  answerWith(() => new Response('<h1>Hola</h1>'));
  const message = expect.stringMatching(/^Cannot parse the answer of http:\/\/localhost:4173\/api\/.* at its root$/);
  await expect(ask()).rejects.toMatchObject({ failure: 'unreadable', message });
});

it('the advisor fails as unreadable on JSON of another shape, and says where', async () => {
  answerWith(() => Response.json({ computers: 7 }));
  const message = 'Cannot parse the answer of http://localhost:4173/api/recommendations at computers';
  await expect(advisor.recommend(asked)).rejects.toMatchObject({ failure: 'unreadable', message });
});

it('the advisor has a timeout of 15 s', async () => {
  const limit = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  await expect(advisor.recommend(asked)).rejects.toMatchObject({ failure: 'unreachable' });
  expect(limit).toHaveBeenCalledWith(15_000);
});
