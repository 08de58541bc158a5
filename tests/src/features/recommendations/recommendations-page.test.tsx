import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { http, HttpResponse } from 'msw/http';
import { createMemoryConnectivity } from '#src/infra/memory/local-data.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { STORAGE_KEYS } from '#src/services/local-data.ts';
import { apiServer } from '#tests/support/api-server.ts';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';
import { firstOf, IMPOSSIBLE, openResults, storedAnswer } from './open-results.ts';

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
    expect(screen.queryByRole('heading', { name: firstOf(stored).shortName })).not.toBeNull();
    await screen.findByRole('heading', { name: 'Más opciones para ti' });
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
    expect(screen.queryByRole('button', { name: /más opciones/i })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Cambiar mis respuestas' }));
    await waitFor(() => expect(currentAddress()).toBe('/form'));
  });

  it('has a button for each change, which makes it, asks again and shows the cards', async () => {
    const stored = await storedAnswer(IMPOSSIBLE);
    const { user } = await openResults(stored);
    await screen.findByRole('heading', { level: 1 });
    const names = (stored.relaxations ?? []).map(({ text }) => unbroken(text));
    expect(names.length).toBeGreaterThan(0);
    const [change] = names.map((name) => screen.getByRole('button', { name }));
    if (!change) throw new Error('There is no change to make');
    await user.click(change);
    await screen.findByRole('heading', { level: 1, name: /Tus recomendaciones personalizadas/ });
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(screen.getByRole('main'));
    const { answers } = stored.relaxations?.[0] ?? {};
    expect(JSON.parse(localStorage.getItem('formState') ?? '')).toEqual(answers);
    expect(currentAddress()).toBe('/recommendations');
  });

  it('says why nothing comes of a change, and tries it again', async () => {
    const connectivity = createMemoryConnectivity(false);
    apiServer.use(http.post('*/api/recommendations', () => HttpResponse.error(), { once: true }));
    const stored = await storedAnswer(IMPOSSIBLE);
    const { user } = await openResults(stored, { connectivity });
    const change = await screen.findByRole('button', { name: unbroken(stored.relaxations?.[0]?.text ?? '') });
    await user.click(change);
    expect((await screen.findByRole('alert')).textContent).toBe('Sin conexión. Tus respuestas siguen aquí.');
    await waitFor(() => expect(document.activeElement).toBe(change));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('heading', { level: 1, name: /Tus recomendaciones personalizadas/ });
  });

  it('of an earlier version shows its reason as it is', async () => {
    const { relaxations: _, ...stored } = await storedAnswer(IMPOSSIBLE);
    await openResults(stored);
    await screen.findByRole('heading', { level: 1 });
    const said = screen.getByRole('main').textContent.replaceAll('\u00A0', ' ');
    for (const line of stored.reason.split('\n')) expect(said).toContain(line);
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
      expect(block.queryByText(line)).not.toBeNull();
    }
  });

  it('has a title, the size of the catalogue, and says to readers how many there are', async () => {
    const stored = await storedAnswer();
    await openResults(stored);
    const size = new Intl.NumberFormat('es-ES').format(stored.catalogue?.size ?? 0);
    expect(screen.queryByText(new RegExp(`^Elige entre ${size} portátiles, con precios hasta el \\d`))).not.toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Tus recomendaciones personalizadas basadas en tus necesidades',
    );
    await act(async () => undefined);
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('3 portátiles recomendados');
  });
});
