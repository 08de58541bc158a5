/** Hearts: what they save, and when they say so. `pending-favorites.test.tsx` has what outlasts a sign-in by redirect. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Providers } from '#src/app/providers.tsx';
import { FavoriteButton } from '#src/features/favorites/favorite-button.tsx';
import { AccountDataError } from '#src/services/account-data.ts';
import { FAVORITES_MAX, type Favorites } from '#src/services/favorites.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';
import { createMemoryFavorites } from '#bench/memory/accounts.ts';
import { createMemorySession, type MemorySession } from '#bench/memory/session.ts';
import { createMemoryConnectivity } from '#src/infra/memory/services.ts';
import { FAVORITE_SAVED, SIGN_IN, WITH_GOOGLE } from '#tests/support/page-texts.ts';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { ESTIMATED_PRICE } from '#tests/support/price-facts.ts';
import { testServices } from '#tests/support/render-app.tsx';
import { createTold } from '#tests/support/watched.ts';
import { favoritesWith, laptop, noted } from './saved-laptops.ts';

const LAPTOP = laptop('a', { facts: ESTIMATED_PRICE });
const HEART = { name: 'Guardar Portátil a en favoritos' };
const REMOVED = 'Ordenador eliminado de favoritos';

const heart = () => screen.getByRole('button', HEART);
const toast = () => screen.queryByText(/^(Ordenador|No se ha podido|Tienes)/)?.textContent ?? null;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function renderHearts(session: MemorySession, { count = 1, favorites = createMemoryFavorites(), online = true } = {}) {
  const connectivity = createMemoryConnectivity(online);
  const { unmount } = render(
    <MemoryRouter initialEntries={['/recommendations']}>
      <Providers services={testServices({ session, favorites, connectivity })}>
        {Array.from({ length: count }, (_, index) => (
          <FavoriteButton key={index} computer={LAPTOP} />
        ))}
      </Providers>
    </MemoryRouter>,
  );
  return { favorites, unmount };
}

test('a heart saves and removes with a toast, and updates every heart of the same laptop', async () => {
  const { favorites } = renderHearts(sessionOf(ANA), { count: 2 });
  const user = userEvent.setup();
  const [first] = screen.getAllByRole('button', HEART);
  if (!first) throw new Error('no heart');
  await user.click(first);
  expect(toast()).toBe(FAVORITE_SAVED);
  expect(await screen.findAllByRole('button', { ...HEART, pressed: true })).toHaveLength(2);
  expect(favorites.list(ANA.uid)).toEqual([LAPTOP]);
  await user.click(first);
  expect(toast()).toBe(REMOVED);
  expect(await screen.findAllByRole('button', { ...HEART, pressed: false })).toHaveLength(2);
  expect(favorites.list(ANA.uid)).toEqual([]);
});

test('a heart saves at once when the favorites could not be loaded', async () => {
  const { of } = createTold<readonly SavedLaptop[]>(({ fail }) => fail(new Error('not asked')));
  const { favorites } = renderHearts(sessionOf(ANA), { favorites: { ...createMemoryFavorites(), of } });
  const add = vi.spyOn(favorites, 'add');
  await userEvent.click(heart());
  expect(add).toHaveBeenCalledExactlyOnceWith(ANA.uid, LAPTOP);
});

test.each([
  ['removes a favorite', [LAPTOP], REMOVED, []],
  ['saves another laptop', [], FAVORITE_SAVED, [LAPTOP]],
])('a heart waits while the favorites load, then %s', async (_case, before, words, after) => {
  const stored = await favoritesWith(...before);
  const { of, show } = createTold<readonly SavedLaptop[]>();
  renderHearts(sessionOf(ANA), { favorites: { ...stored, of } });
  const user = userEvent.setup();
  await user.click(heart());
  await user.click(heart());
  expect(toast()).toBeNull();
  expect(stored.list(ANA.uid)).toEqual(before);
  expect(noted()).toEqual([LAPTOP]);

  act(() => show(before));
  await screen.findByText(words);
  await expect.poll(() => stored.list(ANA.uid)).toEqual(after);
  await expect.poll(noted).toEqual([]);
});

test('a heart that was pressed while the session was unknown removes a favorite', async () => {
  const session = createMemorySession({ status: 'unknown', expected: null });
  const { favorites } = renderHearts(session, { favorites: await favoritesWith(LAPTOP) });
  await userEvent.click(heart());
  vi.useFakeTimers();
  act(() => session.set({ status: 'signed-in', user: ANA }));
  await wait(1000);
  expect(toast()).toBe(REMOVED);
  expect(favorites.list(ANA.uid)).toEqual([]);
});

test.each([
  [{ status: 'signed-out', failure: null }, []],
  [{ status: 'unknown', expected: null }, [LAPTOP]],
] as const)('a heart asks to sign in, and saves half a second after that: %o, over %o', async (state, before) => {
  const session = createMemorySession(state);
  const { favorites } = renderHearts(session, { favorites: await favoritesWith(...before) });
  await userEvent.click(heart());
  act(() => session.set({ status: 'signed-out', failure: null }));
  session.answerSignIn(ANA);
  const google = await screen.findByRole('button', { name: WITH_GOOGLE });
  vi.useFakeTimers();
  await act(async () => google.click());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await wait(499);
  expect(favorites.list(ANA.uid)).toEqual(before);
  await wait(2);
  expect(favorites.list(ANA.uid)).toEqual([LAPTOP]);
  expect(toast()).toBe(FAVORITE_SAVED);
});

/** A heart over a database that answers on request, under fake timers. */
async function pressHeart({ online = true, saved = [] as SavedLaptop[] } = {}) {
  vi.useFakeTimers();
  const answer = Promise.withResolvers<void>();
  const add = vi.fn<Favorites['add']>(() => answer.promise);
  const favorites = { ...(await favoritesWith(...saved)), add, remove: () => answer.promise };
  renderHearts(sessionOf(ANA), { favorites, online });
  await wait(0);
  await act(async () => heart().click());
  return { ...answer, add };
}

test.each([
  ['saved', [], FAVORITE_SAVED],
  ['removed', [LAPTOP], REMOVED],
])('the toast says «%s» once the server has confirmed it', async (_what, saved, words) => {
  const { resolve } = await pressHeart({ saved });
  await wait(1000);
  expect(toast()).toBeNull();
  await act(async () => resolve());
  expect(toast()).toBe(words);
});

test.each([
  ['while the server is slow, after 1.5 seconds', true, 1500],
  ['offline, after 0.3 seconds', false, 300],
])('the toast says so of a queued change: %s', async (_when, online, ms) => {
  await pressHeart({ online });
  await wait(ms - 1);
  expect(toast()).toBeNull();
  await wait(1);
  expect(toast()).toBe(FAVORITE_SAVED);
});

test('the toast says nothing of a change that the server refuses', async () => {
  const { reject } = await pressHeart();
  await act(async () => reject(new AccountDataError('denied', 'x')));
  await wait(5000);
  expect(toast()).toBeNull();
});

test('the toast says that the list is full before anything is sent', async () => {
  const saved = Array.from({ length: FAVORITES_MAX }, (_, index) => ({ ...LAPTOP, id: `${index}` }));
  const { add } = await pressHeart({ saved });
  expect(toast()).toBe('Tienes 200 favoritos, el máximo');
  expect(add).not.toHaveBeenCalled();
});

test('a laptop whose heart waits is noted while the modal is open, and forgotten when it is closed', async () => {
  const session = createMemorySession();
  const { favorites } = renderHearts(session);
  const user = userEvent.setup();
  await user.click(heart());
  expect(noted()).toEqual([LAPTOP]);
  await screen.findByRole('dialog', { name: SIGN_IN });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(noted()).toEqual([]);
  vi.useFakeTimers();
  act(() => session.set({ status: 'signed-in', user: ANA }));
  await wait(1000);
  expect(favorites.list(ANA.uid)).toEqual([]);
});

test('a laptop whose heart waits stays noted when its page is left too early', async () => {
  const { of } = createTold<readonly SavedLaptop[]>();
  const { unmount } = renderHearts(sessionOf(ANA), { favorites: { ...createMemoryFavorites(), of } });
  await userEvent.click(heart());
  unmount();
  expect(noted()).toEqual([LAPTOP]);
});
