/** A laptop that was noted before a sign-in by redirect. */
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createMemoryFavorites } from '#bench/memory/accounts.ts';
import { createMemorySession } from '#bench/memory/session.ts';
import { encodeRead } from '#src/lib/read-code.ts';
import { READ } from '#tests/support/advert.ts';
import { RIVAL } from '#tests/support/advert-answers.ts';
import { answers } from '#tests/support/laptops.ts';
import { FAVORITE_SAVED } from '#tests/support/page-texts.ts';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { pageOf, serveLaptop } from '../laptops/laptop-pages.ts';
import { laptop, noted } from './saved-laptops.ts';

async function comeBack(
  path: string,
  stored: unknown = [laptop('a')],
  session = createMemorySession({ status: 'unknown', expected: null }),
) {
  sessionStorage.setItem('wantedFavorites', JSON.stringify(stored));
  const favorites = createMemoryFavorites();
  await renderApp(path, { session, favorites });
  await screen.findByRole('heading', { level: 1 });
  const signIn = async (ms: number) => {
    vi.useFakeTimers();
    act(() => session.set({ status: 'signed-in', user: ANA }));
    await act(() => vi.advanceTimersByTimeAsync(ms));
  };
  return { session, signIn, saved: () => favorites.list(ANA.uid) };
}

test.each([
  ['the favorites', '/favorites'],
  ['a laptop', `/portatil/${pageOf('uno').id}`],
  ['a comparison', `/comparar?ids=${RIVAL}`],
  ['an advert', `/visto#${encodeRead({ ...READ, gpu: null })}`],
])('is saved once on the page of %s, half a second after the sign-in', async (_page, path) => {
  // Those of other uses are not taken for the advert's laptop.
  localStorage.setItem('formState', JSON.stringify(answers({ purposes: ['gaming'] })));
  serveLaptop(pageOf('uno'));
  const { signIn, saved } = await comeBack(path);
  if (path !== '/favorites') await screen.findAllByRole('button', { name: /^Guardar .* en favoritos$/ });
  await signIn(499);
  expect(saved()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(2));
  screen.getByText(FAVORITE_SAVED);
  expect(saved()).toEqual([laptop('a')]);
  expect(noted()).toEqual([]);
});

test('is saved by a later page of the same visit where the first page was left too early', async () => {
  const { saved } = await comeBack('/favorites', [laptop('a')], sessionOf(ANA));
  await expect.poll(saved).toEqual([laptop('a')]);
  await expect.poll(noted).toEqual([]);
});

test('is forgotten when the sign-in fails', async () => {
  const { session } = await comeBack('/favorites');
  act(() => session.set({ status: 'signed-out', failure: null }));
  expect(noted()).toEqual([]);
});

test('is ignored where it does not parse', async () => {
  const { signIn, saved } = await comeBack('/favorites', [{ price: 7 }, 7]);
  await signIn(1000);
  expect(saved()).toEqual([]);
});
