import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { http, HttpResponse } from 'msw/http';
import { unbroken } from '#src/lib/unbroken.ts';
import { STORAGE_KEYS } from '#src/services/local-data.ts';
import { apiServer } from '#tests/support/api-server.ts';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';
import { KEEP_ANSWER, MORE_OPTIONS } from '#tests/support/page-texts.ts';
import { back, firstOf, IMPOSSIBLE, names, openResults, storedAnswer, refinedTo } from './open-results.ts';
import { isFresh } from '#src/features/recommendations/results-state.ts';

const MINUTE_MS = 60_000;

const storedText = () => localStorage.getItem(STORAGE_KEYS.recommendations);

describe('a stored result', () => {
  it.each([
    [1, true],
    [6, false],
  ])('may have an ISO date, %i minutes ago, as its time', async (minutes, shown) => {
    const timestamp = new Date(Date.now() - minutes * MINUTE_MS).toISOString();
    localStorage.setItem(STORAGE_KEYS.recommendations, JSON.stringify({ ...(await storedAnswer()), timestamp }));
    await renderApp('/recommendations');
    await waitFor(() => expect(currentAddress()).toBe(shown ? '/recommendations' : '/form'));
    expect(storedText() !== null).toBe(shown);
  });

  it('stays on screen after 5 minutes', async () => {
    const stored = await storedAnswer();
    const { user } = await openResults(stored);
    vi.setSystemTime(Date.now() + 10 * MINUTE_MS);
    await user.click(screen.getByRole('button', { name: /Mostrar más opciones/ }));
    expect(screen.queryByRole('heading', { name: firstOf(stored).shortName })).toBeInTheDocument();
    await screen.findByRole('heading', { name: MORE_OPTIONS });
  });
});

describe('an empty result', () => {
  it('shows the stored reason and a link to the form', async () => {
    const stored = await storedAnswer(IMPOSSIBLE);
    expect(stored.computers).toEqual([]);
    const { user } = await openResults(stored);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'No encontramos equipos que coincidan con tus criterios',
    );
    const said = screen.getByRole('main').textContent.replaceAll('\u00A0', ' ');
    for (const line of stored.reason.split('\n')) expect(said).toContain(line);
    expect(screen.queryByRole('button', { name: /más opciones/i })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Cambiar mis respuestas' }));
    await waitFor(() => expect(currentAddress()).toBe('/form'));
  });

  it('has a button for each change, which makes it, asks again and shows the cards', async () => {
    const stored = await storedAnswer(IMPOSSIBLE);
    const { user } = await openResults(stored);
    await screen.findByRole('heading', { level: 1 });
    const offered = (stored.relaxations ?? []).map(({ text }) => unbroken(text));
    expect(offered.length).toBeGreaterThan(0);
    const [change] = offered.map((name) => screen.getByRole('button', { name }));
    if (!change) throw new Error('There is no change to make');
    await user.click(change);
    await screen.findByRole('heading', { level: 1, name: /Tus recomendaciones personalizadas/ });
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
    expect(screen.getByRole('main')).toHaveFocus();
    const { answers } = stored.relaxations?.[0] ?? {};
    expect(JSON.parse(localStorage.getItem('formState') ?? '')).toEqual(answers);
    expect(currentAddress()).toBe('/recommendations');
  });

  it('says that nothing comes of a change, and tries it again', async () => {
    apiServer.use(http.post('*/api/recommendations', () => HttpResponse.error(), { once: true }));
    const stored = await storedAnswer(IMPOSSIBLE);
    const { user } = await openResults(stored);
    const change = await screen.findByRole('button', { name: unbroken(stored.relaxations?.[0]?.text ?? '') });
    await user.click(change);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Ha ocurrido un error al procesar tu solicitud/);
    await waitFor(() => expect(change).toHaveFocus());
    await user.click(change);
    await screen.findByRole('heading', { level: 1, name: /Tus recomendaciones personalizadas/ });
  });
});

describe('around the cards', () => {
  it("explains them under '¿Por qué te recomendamos estos equipos?'", async () => {
    const words = {
      reason: 'Pesa poco y dura mucho.\nLos otros cuestan menos.',
      explanation: 'Tu presupuesto es un techo.',
    };
    await openResults({ ...(await storedAnswer()), ...words });
    const block = within(screen.getByRole('region', { name: '¿Por qué te recomendamos estos equipos?' }));
    for (const line of ['Pesa poco y dura mucho.', 'Los otros cuestan menos.', 'Tu presupuesto es un techo.']) {
      expect(block.queryByText(line)).toBeInTheDocument();
    }
  });

  it('compares side by side what differs, and the rest when asked', async () => {
    const stored = await storedAnswer();
    const [same, other] = stored.target;
    if (!same || !other) throw new Error('The answer has no target');
    for (const point of same.points) point.at = 0.8;
    for (const [index, point] of other.points.entries()) point.at = index === 0 ? 0.9 : 0.2;
    const { user } = await openResults(stored);
    const section = within(await screen.findByRole('region', { name: 'Lado a lado' }));
    expect(section.queryByRole('heading', { name: other.label })).toBeInTheDocument();
    expect(section.queryByRole('heading', { name: same.label })).not.toBeInTheDocument();
    await user.click(section.getByRole('button', { name: /^Ver los \d criterios$/ }));
    expect(section.queryByRole('heading', { name: same.label })).toBeInTheDocument();
  });

  it('has a title, the day of the newest price, and says to readers how many there are', async () => {
    const stored = await storedAnswer();
    await openResults(stored);
    expect(screen.queryByText(/^Precios hasta \w+\. 20\d\d\.$/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Tus recomendaciones personalizadas basadas en tus necesidades',
    );
    await act(async () => undefined);
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('3 portátiles recomendados');
  });
});

/** A stored result with the oldest shape that the site reads. */
const OLDER = {
  computers: [
    {
      id: 'a1',
      title: 'Portátil Uno',
      image: '/illustrations/ultrabook.svg',
      price: 899,
      specs: [{ label: 'Memoria', value: '16 GB' }],
      attributes: [
        { key: 'Valoracion', value: '4,5' },
        { key: 'Reviews', value: '120' },
      ],
      url: 'https://www.amazon.es/dp/B000000001',
    },
    { id: 'b2', name: 'Portátil Dos', price: '1.099,00 €', specs: { Pantalla: '14 pulgadas' } },
  ],
  comparisons: { 'Portátil Uno': { pros: ['Es ligero.'], cons: ['Tiene pocos puertos.'] } },
  reason: 'Porque sí.\nPor el peso.',
  userInput: { purposes: ['office'], budget: 1200 },
  filteredLaptops: [{ id: 'c3' }],
};

async function open(result: object = OLDER) {
  localStorage.setItem('recommendations', JSON.stringify({ ...result, timestamp: Date.now() }));
  await renderApp('/recommendations');
}

describe('a result in the oldest shape', () => {
  it('shows its variants of title, link, price and specs', async () => {
    await open();
    const first = within(await screen.findByRole('article', { name: 'Portátil Uno' }));
    expect(first.queryByText('Memoria: 16 GB')).toBeInTheDocument();
    expect(first.queryByTitle('4,5 de 5 (120 valoraciones)')).toBeInTheDocument();
    expect(first.queryByText(/Es ligero\./)).toBeInTheDocument();
    expect(first.queryByText(/Tiene pocos puertos\./)).toBeInTheDocument();
    expect(first.getByRole('link', { name: /Ver en Amazon/ })).toHaveAttribute('href', OLDER.computers[0]?.url);

    const second = within(screen.getByRole('article', { name: 'Portátil Dos' }));
    expect(second.queryByText('Pantalla: 14 pulgadas')).toBeInTheDocument();
    expect(second.queryByText(/1099\s€/)).toBeInTheDocument();
    expect(second.queryByRole('link', { name: /Ver en Amazon/ })).not.toBeInTheDocument();
    expect(screen.getByText('Porque sí.').closest('details')).toBeNull();
    expect(screen.getByText('Por el peso.').closest('details')).toBeNull();
  });
});

const MINE = { purposes: ['programming'], budget: 1500 };
const OTHER = { purposes: ['gaming'], budget: 2000 };
const note = () => screen.queryByText('Esto lo pediste en otra pestaña.');
const mine = () => screen.findByRole('button', { name: /^Ver lo de esta: Programación, hasta 1500.€$/ });

describe('a result that another tab has asked for since', () => {
  it('says so, and what this tab asked for is one press away, also as the one that is kept', async () => {
    const own = await storedAnswer(MINE);
    const { unmount } = await openResults(own);
    expect(note()).toBeNull();
    unmount();
    const { user, unmount: close } = await openResults(await storedAnswer(OTHER));
    await user.click(await mine());
    await refinedTo(MINE);
    expect(names()[0]).toBe(firstOf(own).shortName);
    expect(note()).toBeNull();

    await user.click(await back());
    await waitFor(() => expect(note()).not.toBeNull());
    await user.click(await mine());
    await user.click(await screen.findByRole('button', { name: KEEP_ANSWER }));
    await waitFor(() => expect(currentAddress()).toBe('/recommendations'));
    expect(note()).toBeNull();
    close();
    await renderApp('/recommendations');
    expect(names()[0]).toBe(firstOf(own).shortName);
    expect(note()).toBeNull();
  });

  it('says nothing where that asked for the same', async () => {
    const { unmount } = await openResults(await storedAnswer(MINE));
    unmount();
    await openResults(await storedAnswer(MINE));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(note()).toBeNull();
  });
});

describe('the age of a stored result', () => {
  const now = 1_800_000_000_000;

  it('is under 5 minutes', () => {
    expect(isFresh(now, now)).toBe(true);
    expect(isFresh(now - 299_999, now)).toBe(true);
    expect(isFresh(now - 300_000, now)).toBe(false);
  });

  it('is limited for a timestamp in the future, with some tolerance for a corrected clock', () => {
    expect(isFresh(now + 2000, now)).toBe(true);
    expect(isFresh(now + 300_000, now)).toBe(false);
    expect(isFresh(Number.NaN, now)).toBe(false);
  });
});
