/** «El que tengo ahora»: described, compared with the recommended laptops, changed and forgotten. */
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ReadLaptop } from '#contract/advert.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { FORM_STATE } from '#src/services/remembered.ts';
import { READ } from '#tests/support/advert.ts';
import { apiServer } from '#tests/support/api-server.ts';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';
import { openResults, storedAnswer } from '../recommendations/open-results.ts';

const KEY = 'ownedLaptop';
const OLD: ReadLaptop = { ...READ, cpu: 'Intel Core i5-8250U', gpu: 'integrated', ramGb: 8, price: null };
const STRONG: ReadLaptop = { ...READ, cpu: 'Intel Core i9-14900HX', gpu: 'RTX 5090', refreshHz: 240, price: null };

const keep = (owned: unknown) => localStorage.setItem(KEY, JSON.stringify(owned));
const lines = () => screen.queryAllByText(/^Frente al tuyo: /).map(({ textContent }) => textContent);
const way = () => screen.findByRole('link', { name: 'Compara con el que tengo ahora' });

beforeAll(() =>
  Promise.all([import('#src/features/advert/understood.tsx'), import('#src/features/owned/owned-laptop.tsx')]),
);

describe('the laptop that a visitor owns', () => {
  it('is described from the results, which then say what each laptop would change', async () => {
    const stored = await storedAnswer();
    const { user } = await openResults(stored);
    await user.click(await way());
    await screen.findByRole('heading', { level: 1, name: 'El que tengo ahora' });
    await user.type(screen.getByRole('textbox', { name: 'Tu portátil' }), 'HP Victus i5-8250U 8GB 256GB, de mi tía');
    expect(screen.queryByRole('textbox', { name: 'Precio (€)' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Comparar con las recomendaciones' }));
    await expect.poll(lines).toHaveLength(stored.computers.length);
    expect(currentAddress()).toMatch(/^\/recommendations/);
    expect(localStorage.getItem(KEY)).toContain('i5-8250U');
    expect(localStorage.getItem(KEY)).not.toContain('tía');
    expect(screen.queryByText('HP Victus')).not.toBeNull();
  });

  it('leads back to the answers that were on view', async () => {
    const { userInput } = await storedAnswer({ purposes: ['gaming'], budget: 1200 });
    const answers = FORM_STATE.parse(userInput);
    if (!answers) throw new Error('No answers');
    const results = `/recommendations?visto=anuncio#${encodeAnswers(answers)}`;
    const { user } = await renderApp(results);
    await user.click(await way());
    await user.type(await screen.findByRole('textbox', { name: 'Tu portátil' }), 'i5-8250U 8GB');
    await expect.poll(currentAddress).toContain('ram=8');
    await user.click(await screen.findByRole('button', { name: 'Comparar con las recomendaciones' }));
    expect(currentAddress()).toBe(results);
  });

  it('is told that nothing would be noticed', async () => {
    keep(STRONG);
    await openResults(await storedAnswer({ purposes: ['gaming'], priorities: ['graphics'], budget: 1000 }));
    expect((await screen.findByText(/^No compres todavía: por [\d.]+\s€ no notarías mejora\.$/)).tagName).toBe(
      'OUTPUT',
    );
  });

  it('is forgotten, and the way to tell it is there again', async () => {
    keep(OLD);
    const stored = await storedAnswer();
    const { user } = await openResults(stored);
    await expect.poll(lines).toHaveLength(stored.computers.length);
    await user.click(await screen.findByRole('button', { name: 'Olvidar' }));
    expect(lines()).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect((await way()).closest('[tabindex]')).toBe(document.activeElement);
  });

  it('can be changed', async () => {
    keep(OLD);
    const { user } = await openResults(await storedAnswer());
    await user.click(await screen.findByRole('link', { name: 'Cambiar' }));
    const memory = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Memoria' });
    expect(memory.value).toBe('8');
    await user.selectOptions(memory, '16');
    await user.click(screen.getByRole('button', { name: 'Comparar con las recomendaciones' }));
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ ...OLD, ramGb: 16 });
  });

  it('may be one that was seen in an advert', async () => {
    const { userInput } = await storedAnswer();
    localStorage.setItem('userPreferences', JSON.stringify({ ...userInput, timestamp: Date.now() }));
    const { user } = await renderApp('/visto#modelo=Victus+15&cpu=i5-13420H&ram=16&precio=799');
    await user.click(await screen.findByRole('button', { name: 'Es el que tengo ahora' }));
    await expect.poll(lines).not.toEqual([]);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ model: 'Victus 15', price: null });
  });

  it('that cannot be compared now says so, and is compared again on request', async () => {
    apiServer.use(http.post('*/api/laptops/owned', () => HttpResponse.error(), { once: true }));
    keep(OLD);
    const stored = await storedAnswer();
    const { user } = await openResults(stored);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('No se ha podido comparar con el que tienes.');
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    await expect.poll(lines).toHaveLength(stored.computers.length);
  });

  it.each([['{'], ['[]'], ['"HP"'], [JSON.stringify({ ...OLD, ramGb: -1 })]])(
    'that is not readable counts as none: %s',
    async (text) => {
      localStorage.setItem(KEY, text);
      await openResults(await storedAnswer());
      await way();
      expect(localStorage.getItem(KEY)).toBeNull();
      expect(lines()).toEqual([]);
    },
  );
});
