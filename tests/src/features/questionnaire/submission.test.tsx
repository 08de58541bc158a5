import { act, fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { preloadPage, ROUTES } from '#src/app/routes.ts';
import type { ShownRecommendation } from '#contract/shown-recommendation.ts';
import { DEFAULT_ANSWERS } from '#src/features/questionnaire/answers-reducer.ts';
import { REQUEST_DELAY_MS } from '#src/features/questionnaire/use-submission.ts';
import { RECOMMENDATIONS } from '#src/services/remembered.ts';
import { AdvisorError } from '#src/services/advisor.ts';
import { apiServer } from '#tests/support/api-server.ts';
import { currentAddress } from '#tests/support/render-app.tsx';
import {
  budget,
  checkbox,
  failureBanner,
  openForm,
  resetButton,
  resultsHeading,
  select,
  stored,
  submitButton,
  waitingAdvisor,
} from './open-form.ts';

const FAILED = 'Ha ocurrido un error al procesar tu solicitud. Por favor, inténtalo de nuevo más tarde.';

const progress = () => screen.queryByRole('progressbar');
const percent = () => Number(progress()?.getAttribute('aria-valuenow') ?? Number.NaN);
const groups = () => within(screen.getByRole('form')).getAllByRole<HTMLFieldSetElement>('group', { name: /^\d / });
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const NOTHING_FOUND: ShownRecommendation = {
  computers: [],
  explanation: '',
  comparisons: {},
  reason: 'no se encontraron',
  filteredLaptops: [],
  userInput: { ...DEFAULT_ANSWERS, purposes: ['office'] },
  catalogue: { date: '2026-08', size: 1 },
};

// Its code is translated on first use, which is none of the tests' business and slow on a busy machine.
beforeAll(() => preloadPage('/recommendations'));

afterEach(() => {
  vi.useRealTimers();
  globalThis.history.replaceState(null, '', '/');
});

/** A form ready to go, an advisor that waits, and a clock that moves only when told. */
async function submitWaiting() {
  const waiting = waitingAdvisor();
  const { user } = await openForm({ advisor: waiting.advisor });
  await user.click(checkbox('Trabajo/Estudio'));
  vi.useFakeTimers();
  fireEvent.click(submitButton());
  return waiting;
}

async function leaveForHome() {
  fireEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Inicio' }));
  await after(0);
  expect(currentAddress()).toBe('/');
}

describe('§5 the button', () => {
  test('is off without a purpose, and says why to eyes, pointers and screen readers', async () => {
    await openForm();
    expect(submitButton().disabled).toBe(true);
    expect(submitButton().title).toBe('Completa los campos obligatorios');
    const hint = document.getElementById(submitButton().getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('Completa los campos obligatorios: elige al menos un uso');
    expect(screen.getByRole('link', { name: 'elige al menos un uso' }).getAttribute('href')).toBe(
      `#${screen.getByRole('group', { name: /^2 / }).id}`,
    );
  });

  test('needs nothing but a purpose and the budget that is there', async () => {
    const { user } = await openForm();
    await user.click(checkbox('Gaming Intensivo'));
    expect(submitButton().disabled).toBe(false);
    expect(submitButton().hasAttribute('title')).toBe(false);
    await user.click(checkbox('Gaming Intensivo'));
    expect(submitButton().disabled).toBe(true);
  });
});

describe('§4 submitting', () => {
  test('takes the visitor to the results of the real advisor and remembers them', async () => {
    const before = Date.now();
    const { user } = await openForm();
    await user.click(checkbox('Programación'));
    await user.click(checkbox('Portabilidad'));
    fireEvent.change(budget(), { target: { value: '1200' } });
    await user.selectOptions(select('Memoria RAM'), '16GB');
    await user.click(submitButton());
    await resultsHeading();
    expect(currentAddress()).toBe('/recommendations');

    expect(stored('userPreferences')).toMatchObject({
      deviceType: 'laptop',
      purposes: ['programming'],
      priorities: ['weight'],
      budget: 1200,
      requirements: { ram: '16GB' },
    });
    const result = RECOMMENDATIONS.parse(stored('recommendations'));
    expect(result?.timestamp).toBeGreaterThanOrEqual(before);
    expect(result?.userInput).toMatchObject({ purposes: ['programming'], budget: 1200 });
    expect(result?.computers).toHaveLength(3);
    for (const { price, facts } of result?.computers ?? []) {
      expect(price).toBeLessThanOrEqual(1200);
      expect(facts.ramGb).toBeGreaterThanOrEqual(16);
    }
    expect(result).toMatchObject({
      reason: expect.stringMatching(/./),
      explanation: expect.stringMatching(/./),
      filteredLaptops: expect.any(Array),
      catalogue: { size: expect.any(Number) },
    });
    expect(JSON.stringify(stored('recommendations'))).not.toContain('"processor":""');
  });

  test('switches the button off, reads «Procesando...» and lets nothing be edited', async () => {
    await submitWaiting();
    expect(submitButton().textContent).toBe('Procesando...');
    expect(submitButton().disabled).toBe(true);
    expect(groups().map(({ disabled }) => disabled)).toEqual([true, true, true, true, true]);
    expect(resetButton(), '§2 no reset meanwhile').toBeNull();
  });

  test('§9 fills the bar evenly over six seconds, every 50 ms, and no further', async () => {
    await submitWaiting();
    expect(percent()).toBe(0);
    await after(49);
    expect(percent()).toBe(0);
    await after(1);
    expect(percent()).toBe(1);
    await after(2950);
    expect(percent()).toBe(50);
    await after(2950);
    expect(percent()).toBe(99);
    await after(50);
    expect(percent()).toBe(100);
    await after(6000);
    expect(percent()).toBe(100);
  });

  test.each([
    [0, 'Analizando tus requisitos...'],
    [1750, 'Analizando tus requisitos...'],
    [1800, 'Buscando ordenadores que coincidan con tus necesidades...'],
    [3600, 'Comparando especificaciones técnicas...'],
    [5100, 'Generando recomendaciones personalizadas...'],
  ])('after %i ms says politely «%s»', async (ms, message) => {
    await submitWaiting();
    await after(ms);
    expect(screen.getByText(message).tagName).toBe('OUTPUT');
  });

  test('saves the answers at once, then waits 300 ms before it asks', async () => {
    const { recommend } = await submitWaiting();
    expect(stored('userPreferences')).toMatchObject({ purposes: ['office'], timestamp: Date.now() });
    await after(299);
    expect(recommend).not.toHaveBeenCalled();
    await after(1);
    expect(recommend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ purposes: ['office'], budget: 1500 }));
    expect(currentAddress()).toBe('/form');
  });

  test('happens once, however often and in whatever way it is asked for', async () => {
    const { recommend } = await submitWaiting();
    fireEvent.click(submitButton());
    fireEvent.submit(screen.getByRole('form'));
    fireEvent.submit(screen.getByRole('form'));
    await after(1000);
    expect(recommend).toHaveBeenCalledOnce();
  });

  test('is not possible without a purpose, not even around the button', async () => {
    const { advisor, recommend } = waitingAdvisor();
    await openForm({ advisor });
    vi.useFakeTimers();
    fireEvent.submit(screen.getByRole('form'));
    await after(1000);
    expect(recommend).not.toHaveBeenCalled();
    expect(progress()).toBeNull();
  });

  test('fetches the code of the results page meanwhile', async () => {
    const results = ROUTES.find(({ path }) => path === '/recommendations');
    if (!results) throw new Error('There is no results page');
    const preload = vi.spyOn(results.page, 'preload');
    await submitWaiting();
    await after(REQUEST_DELAY_MS);
    expect(preload).toHaveBeenCalled();
  });

  test('lets a visitor go who leaves meanwhile', async () => {
    await preloadPage('/');
    const { resolve } = await submitWaiting();
    await after(REQUEST_DELAY_MS);
    await leaveForHome();
    resolve(NOTHING_FOUND);
    await after(10_000);
    expect(currentAddress()).toBe('/');
    expect(stored('recommendations')).toBeNull();
  });

  test('lets a visitor go whose next page is still on its way', async () => {
    const { resolve } = await submitWaiting();
    await after(REQUEST_DELAY_MS);
    globalThis.history.pushState(null, '', '/blog');
    resolve(NOTHING_FOUND);
    await after(10_000);
    expect(currentAddress(), 'the router was not told to go anywhere').toBe('/form');
    expect(stored('recommendations')).toBeNull();
  });

  test('asks for nothing when the visitor leaves within the first 300 ms', async () => {
    await preloadPage('/');
    const { recommend } = await submitWaiting();
    await leaveForHome();
    await after(1000);
    expect(recommend).not.toHaveBeenCalled();
  });
});

describe('§8 when the advisor cannot answer', () => {
  test.each([
    ['a status that is not OK', () => HttpResponse.json({ error: {} }, { status: 500 })],
    ['no network', () => HttpResponse.error()],
    ['something that is not JSON', () => new HttpResponse('<html>')],
    ['something else than agreed', () => HttpResponse.json({ computers: 'tres' })],
  ])('%s: a red banner, and everything as it was', async (_what, answer) => {
    apiServer.use(http.post('*/api/recommendations', answer));
    const { user } = await openForm();
    await user.click(checkbox('Gaming Casual'));
    await user.selectOptions(select('Peso'), 'ultralight');
    await user.click(submitButton());

    const banner = await failureBanner();
    expect(banner.textContent).toBe(FAILED);
    expect(banner.className).toContain('bg-negative');
    expect(progress()).toBeNull();
    expect(groups().map(({ disabled }) => disabled)).toEqual([false, false, false, false, false]);
    expect(submitButton().textContent).toBe('Ver mis recomendaciones');
    expect(submitButton().disabled).toBe(false);
    expect(checkbox('Gaming Casual').checked).toBe(true);
    expect(select('Peso').value).toBe('ultralight');
    expect(currentAddress()).toBe('/form');
    expect(stored('recommendations')).toBeNull();
  });

  test('stops the timer and begins again at nothing on the next try', async () => {
    const { reject, recommend } = await submitWaiting();
    await after(2000);
    const stop = vi.spyOn(globalThis, 'clearInterval');
    reject(new AdvisorError('refused'));
    await after(0);
    expect(screen.queryByRole('alert')).not.toBeNull();
    expect(stop).toHaveBeenCalled();
    recommend.mockReturnValue(new Promise(() => undefined));
    fireEvent.click(submitButton());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(percent()).toBe(0);
  });

  test('gives the button the focus back that it lost when it was switched off', async () => {
    const { reject } = await submitWaiting();
    // As browsers do; jsdom leaves the focus on what is disabled.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await after(REQUEST_DELAY_MS);
    reject(new AdvisorError('unreachable'));
    await after(0);
    expect(document.activeElement).toBe(submitButton());
  });

  test('the next try can succeed', async () => {
    apiServer.use(http.post('*/api/recommendations', () => HttpResponse.error(), { once: true }));
    const { user } = await openForm();
    await user.click(checkbox('Trabajo/Estudio'));
    await user.click(submitButton());
    await failureBanner();
    await user.click(submitButton());
    await resultsHeading();
    expect(currentAddress()).toBe('/recommendations');
  });
});
