/** The toast of a heart while its change is pending, succeeds or fails; the heart itself follows the database. */
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '#src/app/providers.tsx';
import { FavoriteButton } from '#src/features/favorites/favorite-button.tsx';
import { createMemoryConnectivity } from '#src/infra/memory/services.ts';
import { createMemoryFavorites } from '#bench/memory/accounts.ts';
import { AccountDataError } from '#src/services/account-data.ts';
import { FAVORITES_MAX, type Favorites } from '#src/services/favorites.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { testServices } from '#tests/support/render-app.tsx';
import { FAVORITE_SAVED } from '#tests/support/page-texts.ts';

const REMOVED = 'Ordenador eliminado de favoritos';

const laptop = (id: string): SavedLaptop => ({ id, name: id, price: 999, image: '', link: '', specs: [] });
const press = (id: string) =>
  act(async () => screen.getByRole('button', { name: `Guardar ${id} en favoritos` }).click());
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const toast = () => screen.queryByText(/^(Ordenador|No se ha podido|Tienes)/)?.textContent ?? null;

/** A heart over a database that answers on request. */
async function renderHeart({ online = true, saved = [] as string[] } = {}) {
  const stored = createMemoryFavorites();
  for (const id of saved) await stored.add(ANA.uid, laptop(id));
  const answer = Promise.withResolvers<void>();
  const add = vi.fn<Favorites['add']>(() => answer.promise);
  const favorites: Favorites = { ...stored, add, remove: () => answer.promise };
  const services = testServices({
    session: sessionOf(ANA),
    favorites,
    connectivity: createMemoryConnectivity(online),
  });
  render(
    <MemoryRouter>
      <Providers services={services}>
        <FavoriteButton computer={laptop('a')} />
      </Providers>
    </MemoryRouter>,
  );
  await wait(0);
  return {
    add,
    accept: () => act(async () => answer.resolve()),
    refuse: () => act(async () => answer.reject(new AccountDataError('denied', 'x'))),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

test.each([
  ['saved', [], FAVORITE_SAVED],
  ['removed', ['a'], REMOVED],
])('«%s» is said once the server has confirmed it', async (_what, saved, words) => {
  const { accept } = await renderHeart({ saved });
  await press('a');
  await wait(1000);
  expect(toast()).toBeNull();
  await accept();
  expect(toast()).toBe(words);
});

test.each([
  ['while the server is slow, after 1.5 seconds', true, 1500],
  ['offline, after 0.3 seconds', false, 300],
])('it is said of a queued change: %s', async (_when, online, ms) => {
  await renderHeart({ online });
  await press('a');
  await wait(ms - 1);
  expect(toast()).toBeNull();
  await wait(1);
  expect(toast()).toBe(FAVORITE_SAVED);
});

test('nothing is said of a change that the server refuses', async () => {
  const { refuse } = await renderHeart();
  await press('a');
  await refuse();
  await wait(5000);
  expect(toast()).toBeNull();
});

test('a full list is known before anything is sent', async () => {
  const { add } = await renderHeart({ saved: Array.from({ length: FAVORITES_MAX }, (_, index) => `${index}`) });
  await press('a');
  expect(toast()).toBe('Tienes 200 favoritos, el máximo');
  expect(add).not.toHaveBeenCalled();
});
