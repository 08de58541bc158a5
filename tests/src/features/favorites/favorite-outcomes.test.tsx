/** What a heart shows and says, whatever becomes of the change behind it. */
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Providers } from '#src/app/providers.tsx';
import { FavoriteButton } from '#src/features/favorites/favorite-button.tsx';
import { createMemoryConnectivity } from '#src/infra/memory/connectivity.ts';
import { createMemoryFavorites } from '#src/infra/memory/favorites.ts';
import { AccountDataError } from '#src/services/account-data.ts';
import type { Favorite, Favorites } from '#src/services/favorites.ts';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { testServices } from '#tests/support/render-app.tsx';

const SAVED = 'Ordenador guardado en favoritos';
const REMOVED = 'Ordenador eliminado de favoritos';

const laptop = (id: string): Favorite => ({ id, name: id, price: 999, image: '', link: '', specs: [] });
const heart = (id: string) => screen.getByRole('button', { name: `Guardar ${id} en favoritos` });
const isPressed = (id: string) => heart(id).getAttribute('aria-pressed');
const press = (id: string) => act(async () => heart(id).click());
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const toast = () => screen.queryByText(/^Ordenador/)?.textContent ?? null;

/** A server that answers each change when the test says so. */
async function renderHearts({ online = true, saved = [] as string[] } = {}) {
  const stored = createMemoryFavorites();
  for (const id of saved) await stored.add(ANA.uid, laptop(id));
  const waiting: { id: string; answer: PromiseWithResolvers<void> }[] = [];
  const answered = (id: string) => {
    const answer = Promise.withResolvers<void>();
    waiting.push({ id, answer });
    return answer.promise;
  };
  /** The oldest change of a laptop that waits for one. */
  const next = (id: string) => {
    const index = waiting.findIndex((each) => each.id === id);
    const [found] = waiting.splice(index, 1);
    if (!found) throw new Error(`Nothing waits for an answer about ${id}`);
    return found.answer;
  };
  const list = vi.fn<Favorites['list']>(() => stored.list(ANA.uid));
  const favorites: Favorites = {
    list,
    add: async (uid, favorite) => {
      await answered(favorite.id);
      await stored.add(uid, favorite);
    },
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
    take: (id: string) => act(async () => next(id).resolve()),
    refuse: (id: string) => act(async () => next(id).reject(new AccountDataError('denied', 'x'))),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('§4 what the toast says has happened', () => {
  test('the heart answers at once, the toast when the server has taken it', async () => {
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
  ])('%s is not told when it is refused, and the heart goes back', async (_what, saved, truth) => {
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

  test('a slow server counts as a queue, and a late refusal takes the heart back without a word', async () => {
    const { refuse } = await renderHearts();
    await press('a');
    await wait(1500);
    expect(toast()).toBe(SAVED);
    await wait(5000);
    await refuse('a');
    expect(isPressed('a')).toBe('false');
    expect(toast()).toBeNull();
  });

  test('without a connection it is told soon: it waits in the queue', async () => {
    await renderHearts({ online: false });
    await press('a');
    await wait(300);
    expect(toast()).toBe(SAVED);
  });

  test('of two changes of one laptop the last is told', async () => {
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

test('what is refused for one laptop changes nothing about another', async () => {
  const { refuse, take, list } = await renderHearts();
  await press('a');
  await press('b');
  list.mockRejectedValue(new AccountDataError('unavailable', 'x'));
  await refuse('a');
  expect([isPressed('a'), isPressed('b')]).toEqual(['false', 'true']);
  await take('b');
  expect([isPressed('a'), isPressed('b')]).toEqual(['false', 'true']);
});

test('what an earlier page had left in the queue is asked for again once the server has answered', async () => {
  const { list, stored } = await renderHearts({ saved: ['a'] });
  expect(isPressed('a')).toBe('true');
  await stored.remove(ANA.uid, 'a');
  const [, onSettled] = list.mock.calls[0] ?? [];
  await act(async () => onSettled?.());
  expect(isPressed('a')).toBe('false');
});
