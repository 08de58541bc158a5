/** The heart and its toast while a change is pending, succeeds or fails. */
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Providers } from '#src/app/providers.tsx';
import { FavoriteButton } from '#src/features/favorites/favorite-button.tsx';
import { createMemoryConnectivity } from '#src/infra/memory/local-data.ts';
import { createMemoryFavorites } from '#bench/memory/accounts.ts';
import { AccountDataError } from '#src/services/account-data.ts';
import { FAVORITES_MAX, type Favorites } from '#src/services/favorites.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { testServices } from '#tests/support/render-app.tsx';

const SAVED = 'Ordenador guardado en favoritos';
const REMOVED = 'Ordenador eliminado de favoritos';
const FULL = 'Tienes 200 favoritos, el máximo';

const laptop = (id: string): SavedLaptop => ({ id, name: id, price: 999, image: '', link: '', specs: [] });
const heart = (id: string) => screen.getByRole('button', { name: `Guardar ${id} en favoritos` });
const isPressed = (id: string) => heart(id).getAttribute('aria-pressed');
const press = (id: string) => act(async () => heart(id).click());
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const toast = () => screen.queryByText(/^(Ordenador|No se ha podido|Tienes)/)?.textContent ?? null;

/** Hearts over a server that answers each change on request. */
async function renderHearts({ online = true, saved = [] as string[] } = {}) {
  const stored = createMemoryFavorites();
  for (const id of saved) await stored.add(ANA.uid, laptop(id));
  const waiting: { id: string; answer: PromiseWithResolvers<void> }[] = [];
  const answered = (id: string) => {
    const answer = Promise.withResolvers<void>();
    waiting.push({ id, answer });
    return answer.promise;
  };
  /** The oldest pending change of a laptop. */
  const next = (id: string) => {
    const index = waiting.findIndex((each) => each.id === id);
    const [found] = waiting.splice(index, 1);
    if (!found) throw new Error(`No change of ${id} is pending`);
    return found.answer;
  };
  const list = vi.fn<Favorites['list']>(() => stored.list(ANA.uid));
  const add = vi.fn<Favorites['add']>(async (uid, favorite) => {
    await answered(favorite.id);
    await stored.add(uid, favorite);
  });
  const favorites: Favorites = {
    list,
    add,
    remove: async (uid, id) => {
      await answered(id);
      await stored.remove(uid, id);
    },
  };
  const services = testServices({
    session: sessionOf(ANA),
    favorites,
    connectivity: createMemoryConnectivity(online),
  });
  render(
    <MemoryRouter>
      <Providers services={services}>
        <FavoriteButton computer={laptop('a')} />
        <FavoriteButton computer={laptop('b')} />
      </Providers>
    </MemoryRouter>,
  );
  await wait(0);
  return {
    stored,
    list,
    add,
    take: (id: string) => act(async () => next(id).resolve()),
    refuse: (id: string) => act(async () => next(id).reject(new AccountDataError('denied', 'x'))),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the heart and its toast', () => {
  test('change at once, and when the server has confirmed', async () => {
    const { take } = await renderHearts();
    await press('a');
    await wait(1000);
    expect(isPressed('a')).toBe('true');
    expect(toast()).toBeNull();
    await take('a');
    expect(toast()).toBe(SAVED);
  });

  test.each([
    ['saving', [], 'false'],
    ['removing', ['a'], 'true'],
  ])('roll back without a toast when %s is refused', async (_what, saved, truth) => {
    const { refuse } = await renderHearts({ saved });
    await press('a');
    expect(isPressed('a')).not.toBe(truth);
    expect(toast()).toBeNull();
    await refuse('a');
    expect(isPressed('a')).toBe(truth);
    expect(toast()).toBeNull();
    await wait(1500);
    expect(toast()).toBeNull();
  });

  test.each([
    ['saved', [], SAVED, 'No se ha podido guardar el a', 'false'],
    ['removed', ['a'], REMOVED, 'No se ha podido quitar el a de favoritos', 'true'],
  ])('confirm while the server is slow, and correct it: not %s', async (_what, saved, before, after, truth) => {
    const { refuse } = await renderHearts({ saved });
    await press('a');
    await wait(1500);
    expect(toast()).toBe(before);
    await wait(5000);
    await refuse('a');
    expect(isPressed('a')).toBe(truth);
    expect(toast()).toBe(after);
  });

  test('correct nothing that another device has made true', async () => {
    const { refuse, stored } = await renderHearts();
    await press('a');
    await wait(1500);
    await wait(5000);
    await stored.add(ANA.uid, laptop('a'));
    await refuse('a');
    expect(isPressed('a')).toBe('true');
    expect(toast()).toBeNull();
  });

  test('correct nothing that the user has changed again meanwhile', async () => {
    const { refuse, take } = await renderHearts();
    await press('a');
    await wait(1500);
    await press('a');
    await refuse('a');
    expect(toast()).toBe(SAVED);
    await take('a');
    expect(toast()).toBe(REMOVED);
  });

  test('confirm soon while offline, because the change is queued', async () => {
    await renderHearts({ online: false });
    await press('a');
    await wait(300);
    expect(toast()).toBe(SAVED);
  });

  test('report only the last of two changes of one laptop', async () => {
    const { take } = await renderHearts();
    await press('a');
    await press('a');
    await take('a');
    expect(toast()).toBeNull();
    await take('a');
    expect(toast()).toBe(REMOVED);
    expect(isPressed('a')).toBe('false');
  });
});

/** As many as there can be. */
const MANY = Array.from({ length: FAVORITES_MAX }, (_, index) => `${index}`);

describe('a list that is full', () => {
  test('is known before anything is sent, and asked for again', async () => {
    const { stored, add, list, take } = await renderHearts({ saved: MANY });
    await press('a');
    expect(toast()).toBe(FULL);
    expect(isPressed('a')).toBe('false');
    expect(add).not.toHaveBeenCalled();
    expect(list).toHaveBeenCalledTimes(2);

    await stored.remove(ANA.uid, '0');
    await press('a');
    await press('a');
    expect(isPressed('a')).toBe('true');
    await take('a');
    expect(toast()).toBe(SAVED);
  });

  test('counts what is not confirmed yet', async () => {
    const { add, take } = await renderHearts({ saved: MANY.slice(1) });
    await press('a');
    await press('b');
    expect(toast()).toBe(FULL);
    expect(add).toHaveBeenCalledOnce();
    await take('a');
    expect([isPressed('a'), isPressed('b')]).toEqual(['true', 'false']);
  });

  test('is told where another device has filled it', async () => {
    const { stored, refuse } = await renderHearts({ saved: MANY.slice(1) });
    await stored.add(ANA.uid, laptop('elsewhere'));
    await press('a');
    await refuse('a');
    expect(toast()).toBe(FULL);
    expect(isPressed('a')).toBe('false');
  });
});

test('a refused change shows what the server has', async () => {
  const { stored, refuse } = await renderHearts();
  await stored.add(ANA.uid, laptop('b'));
  await press('a');
  expect(isPressed('b')).toBe('false');
  await refuse('a');
  expect([isPressed('a'), isPressed('b')]).toEqual(['false', 'true']);
});

test('a refused change of one laptop leaves another unchanged', async () => {
  const { refuse, take, list } = await renderHearts();
  await press('a');
  await press('b');
  list.mockRejectedValue(new AccountDataError('unavailable', 'x'));
  await refuse('a');
  expect([isPressed('a'), isPressed('b')]).toEqual(['false', 'true']);
  await take('b');
  expect([isPressed('a'), isPressed('b')]).toEqual(['false', 'true']);
});

test('favorites are loaded again once changes queued by an earlier page are settled', async () => {
  const { list, stored } = await renderHearts({ saved: ['a'] });
  expect(isPressed('a')).toBe('true');
  await stored.remove(ANA.uid, 'a');
  const [, onSettled] = list.mock.calls[0] ?? [];
  await act(async () => onSettled?.());
  expect(isPressed('a')).toBe('false');
});
