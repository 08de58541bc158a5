import { screen } from '@testing-library/react';
import { http } from 'msw/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServedAdvisor } from '#words/served-advisor.ts';
import SHOWCASE from '#src/content/showcase.json' with { type: 'json' };
import SOURCES from '#src/content/showcase-sources.json' with { type: 'json' };
import { euros } from '#src/lib/euros.ts';
import { apiServer } from '#tests/support/api-server.ts';
import { livingCatalogue } from '#tests/support/living-catalogue.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { newTestApp } from '#tests/support/test-app.ts';

beforeEach(() => void vi.stubEnv('VITE_LIVING_CATALOGUE', 'true'));
afterEach(() => void vi.unstubAllEnvs());

const ID = new Map(Object.entries(SOURCES)).get(SHOWCASE.name)?.id ?? '';

const noted = () => document.querySelector(`[data-note-of="${ID}"]`)?.textContent;
const priced = () => document.querySelector(`[data-price-of="${ID}"]`)?.textContent;

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
    const advisor = createServedAdvisor(livingCatalogue(), { marketplace: { host: 'www.amazon.es', tag: '' } });
    const app = newTestApp({ advisor });
    const [search = ''] = await openLanding((request) => app.request(request));
    expect(decodeURIComponent(search)).toContain(ID);
    const today = new Date().toISOString().slice(0, 10).split('-').toReversed().join('/');
    await vi.waitFor(() => expect(noted()).toContain(`Actualizado: visto en una tienda española el ${today}`));
    for (const { id } of Object.values(SOURCES)) {
      const price = advisor.laptop(id)?.price ?? 0;
      expect(document.querySelector(`[data-price-of="${id}"]`)?.textContent).toBe(euros(price));
    }
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
    // The answer is read within a task or two.
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect(priced()).toBe(SHOWCASE.price);
    expect(noted()).toBe(SHOWCASE.priceNote);
  });
});

describe('the landing page of the embedded catalogue', () => {
  it('asks for nothing', async () => {
    vi.stubEnv('VITE_LIVING_CATALOGUE', '');
    const asked = vi.fn<() => Response>();
    apiServer.use(http.all('*/api/*', asked));
    await renderApp('/');
    await screen.findByText(SHOWCASE.verdict);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect(asked).not.toHaveBeenCalled();
    expect(document.querySelector('[data-price-of], [data-note-of]')).toBeNull();
  });
});
