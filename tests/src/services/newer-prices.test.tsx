import { screen } from '@testing-library/react';
import { http } from 'msw/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { spanishDate } from '#contract/spanish-text.ts';
import { SHOWCASE } from '#src/features/landing/showcase.ts';
import { euros } from '#src/lib/figures.ts';
import { apiServer } from '#tests/support/api-server.ts';
import { newLivingApp } from '#tests/support/test-app.ts';
import { openLaptop, pageOf } from '#tests/src/features/laptops/laptop-pages.ts';
import { renderApp } from '#tests/support/render-app.tsx';

beforeEach(() => void vi.stubEnv('VITE_LIVING_CATALOGUE', 'true'));
afterEach(() => void vi.unstubAllEnvs());

const ID = SHOWCASE.id;

/** As paid. */
function totalOf({ laptop }: ReturnType<typeof newLivingApp>['advisor'], id: string): string {
  const { price = 0, facts } = laptop(id) ?? {};
  return euros(Math.round(price) + (facts?.licence ?? 0));
}

/** An answer is read within a task or two. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

const exampleText = () => screen.getByRole('figure').textContent;

/** Resolves once the page has asked for prices and read the answer. */
async function openLanding(answer: (request: Request) => Response | Promise<Response>) {
  const asked: string[] = [];
  apiServer.use(
    http.get('*/api/laptops', ({ request }) => {
      asked.push(new URL(request.url).search);
      return answer(request);
    }),
  );
  await renderApp('/');
  await screen.findByText(SHOWCASE.verdict);
  await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 10_000 });
  return asked;
}

describe('the prices that the build wrote into the landing page', () => {
  it('are corrected and marked where a shop asks another today, with one request', async () => {
    const { advisor, app } = newLivingApp();
    const [search = ''] = await openLanding((request) => app.request(request));
    expect(decodeURIComponent(search)).toContain(ID);
    const seen = `el ${spanishDate(new Date().toISOString().slice(0, 10))}`;
    await vi.waitFor(() => expect(exampleText()).toContain(seen));
    expect(exampleText()).toContain(totalOf(advisor, ID));
  });

  it.each([
    ['is not reached', () => Response.error()],
    ['refuses', () => new Response('', { status: 429 })],
    ['answers nonsense', () => Response.json({ laptops: [null, 3, { id: ID, price: '1', facts: {} }] })],
    [
      'knows nothing newer',
      () =>
        Response.json({
          laptops: [{ id: ID, price: 1, facts: { priceKind: 'estimated', priceDate: '2026-11-22', licence: 0 } }],
        }),
    ],
  ])('stay, with their date, where the API %s', async (_, answer) => {
    await openLanding(answer);
    await soon();
    expect(exampleText()).toContain(SHOWCASE.price + SHOWCASE.priceNote);
  });
});

const openSeen = async (priceDate: string) => {
  const { advisor, app } = newLivingApp();
  const answered = vi.fn<() => void>();
  apiServer.use(
    http.get('*/api/laptops', async ({ request }) => {
      const answer = await app.request(request);
      answered();
      return answer;
    }),
  );
  const page = pageOf('uno', { id: ID });
  await openLaptop({ ...page, priceFacts: { ...page.priceFacts, priceDate } });
  await vi.waitFor(() => expect(answered).toHaveBeenCalledOnce());
  return totalOf(advisor, ID);
};

describe('the price of a laptop’s page', () => {
  it('gives way to a newer one, with its date', async () => {
    const price = await openSeen('2020-01');
    const seen = `el ${spanishDate(new Date().toISOString().slice(0, 10))}.`;
    const note = await screen.findByText((words) => words.startsWith('Visto ') && words.endsWith(seen));
    expect(note.previousElementSibling?.textContent).toContain(price);
  });

  it('stays where nothing newer is known', async () => {
    await openSeen('2999-01');
    await soon();
    expect(screen.queryAllByText(/^≈?\s?900\s€$/)).not.toHaveLength(0);
  });
});

describe('the landing page of the embedded catalogue', () => {
  it('asks for nothing', async () => {
    vi.stubEnv('VITE_LIVING_CATALOGUE', '');
    const asked = vi.fn<() => Response>();
    apiServer.use(http.all('*/api/*', asked));
    await renderApp('/');
    await screen.findByText(SHOWCASE.verdict);
    await soon();
    expect(asked).not.toHaveBeenCalled();
    expect(exampleText()).toContain(SHOWCASE.price + SHOWCASE.priceNote);
  });
});
