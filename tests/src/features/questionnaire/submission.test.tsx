import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PAGES } from '#src/app/pages.ts';
import { readRecommendationSchema } from '#src/services/read-answer.ts';
import { RECOMMENDATIONS } from '#src/services/storage-schemas.ts';
import { currentAddress } from '#tests/support/render-app.tsx';
import * as form from './open-form.ts';

const NOTHING_FOUND = readRecommendationSchema.parse({ computers: [], reason: 'no se encontraron' });

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

const hint = () => document.getElementById(form.submitButton().getAttribute('aria-describedby') ?? '')?.textContent;

test('without a purpose nothing is sent, and the button says why as text, tooltip and description; at first it invites', async () => {
  const { advisor, recommend } = form.waitingAdvisor();
  const { user } = await form.openForm({ advisor });
  expect(form.submitButton()).toBeDisabled();
  expect(hint()).toBe('Elige un uso para empezar');
  expect(screen.queryByText(/^Completa los campos/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(form.checkbox('Silencio'));
  expect(form.submitButton()).toBeDisabled();
  expect(form.submitButton().title).toBe('Completa los campos obligatorios');
  expect(hint()).toBe('Completa los campos obligatorios: elige al menos un uso');
  expect(screen.getByRole('link', { name: 'elige al menos un uso' })).toHaveAttribute(
    'href',
    `#${screen.getByRole('group', { name: /^2 / }).id}`,
  );
  vi.useFakeTimers();
  fireEvent.submit(screen.getByRole('form'));
  await form.after(1000);
  expect(recommend).not.toHaveBeenCalled();
  expect(form.percent()).toBeNaN();
});

test('submitting opens the results of the real advisor and stores them', async () => {
  const before = Date.now();
  const { user } = await form.openForm();
  await user.click(form.checkbox('Programación'));
  await user.click(form.checkbox('Portabilidad'));
  fireEvent.change(form.budget(), { target: { value: '1200' } });
  await user.selectOptions(form.select('Memoria RAM'), '16GB');
  // From another tab.
  localStorage.clear();
  await user.click(form.submitButton());
  await form.resultsHeading();
  expect(currentAddress()).toBe('/recommendations');

  const chosen = { purposes: ['programming'], priorities: ['weight'], budget: 1200, requirements: { ram: '16GB' } };
  const asked = { deviceType: 'laptop', ...chosen };
  expect(form.stored('userPreferences')).toMatchObject(asked);
  const result = RECOMMENDATIONS.parse(form.stored('recommendations'));
  expect(result?.timestamp).toBeGreaterThanOrEqual(before);
  expect(result?.userInput).toMatchObject(asked);
  expect(result?.computers).toHaveLength(3);
  expect(result).toMatchObject({
    reason: expect.stringMatching(/./),
    explanation: expect.stringMatching(/./),
    filteredLaptops: expect.any(Array),
    catalogue: { size: expect.any(Number) },
  });
});

test('submitting stores the answers and loads the advisor at once, and sends one request after 300 ms', async () => {
  const { load, recommend } = await form.submitWaiting();
  expect(load).toHaveBeenCalled();
  expect(form.stored('userPreferences')).toMatchObject({ purposes: ['office'], timestamp: Date.now() });
  fireEvent.click(form.submitButton());
  fireEvent.submit(screen.getByRole('form'));
  fireEvent.submit(screen.getByRole('form'));
  await form.after(299);
  expect(recommend).not.toHaveBeenCalled();
  await form.after(1);
  expect(recommend).toHaveBeenCalledOnce();
  await form.after(1000);
  expect(recommend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ purposes: ['office'], budget: 1500 }));
  expect(currentAddress()).toBe('/form');
});

test('submitting prefetches the results page once the button is touched', async () => {
  const { user } = await form.openForm();
  await user.click(form.checkbox('Silencio'));
  const load = vi.spyOn(pageNamed('/recommendations'), 'load');
  fireEvent.touchStart(form.submitButton());
  expect(load).toHaveBeenCalled();
});

test('submitting does not redirect a visitor who left', async () => {
  const { resolve } = await form.submitWaiting();
  await form.after(300);
  await leaveForHome();
  resolve(NOTHING_FOUND);
  await form.after(10_000);
  expect(currentAddress()).toBe('/');
  expect(form.stored('recommendations')).toBeNull();
});

test('submitting does not redirect a visitor whose next page is still loading', async () => {
  // Before the form is open, because pages are prefetched.
  vi.spyOn(pageNamed('/blog'), 'load').mockReturnValue(new Promise(() => undefined));
  const { resolve } = await form.submitWaiting();
  await form.after(300);
  fireEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Blog' }));
  resolve(NOTHING_FOUND);
  await form.after(10_000);
  expect(currentAddress(), 'still on the way to the blog').toBe('/form');
  expect(form.stored('recommendations')).toBeNull();
});

test('submitting sends no request when the visitor leaves within 300 ms', async () => {
  const { recommend } = await form.submitWaiting();
  await leaveForHome();
  await form.after(1000);
  expect(recommend).not.toHaveBeenCalled();
});
