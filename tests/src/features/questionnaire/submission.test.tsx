import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { recommendationSchema } from '#contract/recommendations.ts';
import { PAGES } from '#src/app/pages.ts';
import { RECOMMENDATIONS } from '#src/services/storage-schemas.ts';
import { currentAddress } from '#tests/support/render-app.tsx';
import {
  after,
  budget,
  checkbox,
  openForm,
  progress,
  resultsHeading,
  select,
  stored,
  submitButton,
  submitWaiting,
  waitingAdvisor,
} from './open-form.ts';

const NOTHING_FOUND = recommendationSchema.parse({ computers: [], reason: 'no se encontraron' });

afterEach(() => {
  globalThis.history.replaceState(null, '', '/');
});

async function leaveForHome() {
  fireEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Inicio' }));
  await vi.waitFor(() => expect(currentAddress()).toBe('/'));
}

function pageNamed(path: string) {
  const page = PAGES.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}`);
  return page;
}

const hint = () => document.getElementById(submitButton().getAttribute('aria-describedby') ?? '')?.textContent;

describe('the button', () => {
  test('is disabled without a purpose, with the reason as text, tooltip and description; at first it invites', async () => {
    const { user } = await openForm();
    expect(submitButton()).toBeDisabled();
    expect(hint()).toBe('Elige un uso para empezar');
    expect(screen.queryByText(/^Completa los campos/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(checkbox('Silencio'));
    expect(submitButton()).toBeDisabled();
    expect(submitButton().title).toBe('Completa los campos obligatorios');
    expect(hint()).toBe('Completa los campos obligatorios: elige al menos un uso');
    expect(screen.getByRole('link', { name: 'elige al menos un uso' })).toHaveAttribute(
      'href',
      `#${screen.getByRole('group', { name: /^2 / }).id}`,
    );
  });
});

describe('submitting', () => {
  test('opens the results of the real advisor and stores them', async () => {
    const before = Date.now();
    // Of an earlier search in this tab.
    sessionStorage.setItem('tabAnswers', JSON.stringify({ purposes: ['gaming'], budget: 900 }));
    const { user } = await openForm();
    await user.click(checkbox('Programación'));
    await user.click(checkbox('Portabilidad'));
    fireEvent.change(budget(), { target: { value: '1200' } });
    await user.selectOptions(select('Memoria RAM'), '16GB');
    await user.click(submitButton());
    await resultsHeading();
    expect(currentAddress()).toBe('/recommendations');
    await waitFor(() =>
      expect(JSON.parse(sessionStorage.getItem('tabAnswers') ?? '{}')).toMatchObject({ purposes: ['programming'] }),
    );

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
  });

  test('stores the answers and loads the advisor at once, and sends the request after 300 ms', async () => {
    const { load, recommend } = await submitWaiting();
    expect(load).toHaveBeenCalled();
    expect(stored('userPreferences')).toMatchObject({ purposes: ['office'], timestamp: Date.now() });
    await after(299);
    expect(recommend).not.toHaveBeenCalled();
    await after(1);
    expect(recommend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ purposes: ['office'], budget: 1500 }));
    expect(currentAddress()).toBe('/form');
  });

  test('happens once, however often the form is submitted', async () => {
    const { recommend } = await submitWaiting();
    fireEvent.click(submitButton());
    fireEvent.submit(screen.getByRole('form'));
    fireEvent.submit(screen.getByRole('form'));
    await after(1000);
    expect(recommend).toHaveBeenCalledOnce();
  });

  test('is not possible without a purpose, even without the button', async () => {
    const { advisor, recommend } = waitingAdvisor();
    await openForm({ advisor });
    vi.useFakeTimers();
    fireEvent.submit(screen.getByRole('form'));
    await after(1000);
    expect(recommend).not.toHaveBeenCalled();
    expect(progress()).toBeNull();
  });

  test('prefetches the results page once the button is touched', async () => {
    const { user } = await openForm();
    await user.click(checkbox('Silencio'));
    const load = vi.spyOn(pageNamed('/recommendations'), 'load');
    fireEvent.touchStart(submitButton());
    expect(load).toHaveBeenCalled();
  });

  test('does not redirect a visitor who left', async () => {
    const { resolve } = await submitWaiting();
    await after(300);
    await leaveForHome();
    resolve(NOTHING_FOUND);
    await after(10_000);
    expect(currentAddress()).toBe('/');
    expect(stored('recommendations')).toBeNull();
  });

  test('does not redirect a visitor whose next page is still loading', async () => {
    // Before the form is open, because pages are prefetched.
    vi.spyOn(pageNamed('/blog'), 'load').mockReturnValue(new Promise(() => undefined));
    const { resolve } = await submitWaiting();
    await after(300);
    fireEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Blog' }));
    resolve(NOTHING_FOUND);
    await after(10_000);
    expect(currentAddress(), 'still on the way to the blog').toBe('/form');
    expect(stored('recommendations')).toBeNull();
  });

  test('sends no request when the visitor leaves within 300 ms', async () => {
    const { recommend } = await submitWaiting();
    await leaveForHome();
    await after(1000);
    expect(recommend).not.toHaveBeenCalled();
  });
});
