import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { spanishDate } from '#contract/spanish-text.ts';
import { SHOWCASE } from '#src/features/landing/showcase.ts';
import { euros } from '#src/lib/figures.ts';
import { respondTo } from '#tests/support/api-server.ts';
import { sheetWith } from '#tests/support/laptops.ts';
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

/** @returns the searches that were asked, answered by `answer` */
function serve(answer: (request: Request) => Response | Promise<Response>): string[] {
  const asked: string[] = [];
  respondTo('/api/laptops', async (request) => {
    const response = await answer(request);
    asked.push(decodeURIComponent(new URL(request.url).search));
    return response;
  });
  return asked;
}

async function openLanding() {
  await renderApp('/');
  await screen.findByText(SHOWCASE.verdict);
}

const TODAY = `el ${spanishDate(new Date().toISOString().slice(0, 10))}`;

const OLDER = { priceKind: 'estimated', priceDate: '2026-11-22', licence: 0 };

it('the landing page’s prices are corrected and marked where a shop asks another today, with one request', async () => {
  const { advisor, app } = newLivingApp();
  const asked = serve((request) => app.request(request));
  await openLanding();
  await vi.waitFor(() => expect(exampleText()).toContain(TODAY), { timeout: 10_000 });
  expect(exampleText()).toContain(totalOf(advisor, ID));
  expect(asked).toEqual([expect.stringContaining(ID)]);
});

it.each([
  ['is not reached', () => Response.error()],
  ['refuses', () => new Response('', { status: 429 })],
  ['answers nonsense', () => Response.json({ laptops: [null, 3, { id: ID, price: '1', facts: {} }] })],
  ['knows nothing newer', () => Response.json({ laptops: [sheetWith({ id: ID, price: 1, facts: OLDER })] })],
])('the landing page’s prices stay, with their date, where the API %s', async (what, answer) => {
  const report = vi.spyOn(globalThis, 'reportError').mockReturnValue();
  const asked = serve(answer);
  await openLanding();
  await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 10_000 });
  await soon();
  expect(exampleText()).toContain(SHOWCASE.price + SHOWCASE.priceNote);
  expect(report).toHaveBeenCalledTimes(what === 'answers nonsense' ? 1 : 0);
});

const openSeen = async (priceDate: string) => {
  const { advisor, app } = newLivingApp();
  const asked = serve((request) => app.request(request));
  const page = pageOf('uno', { id: ID });
  await openLaptop({ ...page, priceFacts: { ...page.priceFacts, priceDate } });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  return totalOf(advisor, ID);
};

it('the price of a laptop’s page gives way to a newer one, with its date', async () => {
  const price = await openSeen('2020-01');
  const note = await screen.findByText((words) => words.startsWith('Visto ') && words.endsWith(`${TODAY}.`));
  expect(note.previousElementSibling?.textContent).toContain(price);
});

it('the price of a laptop’s page stays where nothing newer is known', async () => {
  await openSeen('2999-01');
  await soon();
  expect(screen.queryAllByText(/^≈?\s?900\s€$/)).not.toHaveLength(0);
});

it('the landing page of the embedded catalogue asks for nothing', async () => {
  vi.stubEnv('VITE_LIVING_CATALOGUE', '');
  const asked = serve(() => Response.error());
  await openLanding();
  await soon();
  expect(asked).toEqual([]);
  expect(exampleText()).toContain(SHOWCASE.price + SHOWCASE.priceNote);
});
