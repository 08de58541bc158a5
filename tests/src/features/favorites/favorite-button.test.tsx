import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { Providers } from '#src/app/providers.tsx';
import { FavoriteButton } from '#src/features/favorites/favorite-button.tsx';
import { usePendingFavorites } from '#src/features/favorites/use-favorites.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';
import { createMemoryFavorites } from '#bench/memory/accounts.ts';
import { createMemorySession, type MemorySession } from '#bench/memory/session.ts';
import { encodeRead } from '#src/lib/read-code.ts';
import { READ } from '#tests/support/advert.ts';
import { FAVORITE_SAVED, SIGN_IN, WITH_GOOGLE } from '#tests/support/page-texts.ts';
import { pageOf, serveLaptop } from '../laptops/laptop-pages.ts';
import { RIVAL } from '#tests/support/advert-answers.ts';
import { answers } from '#tests/support/laptops.ts';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { ESTIMATED_PRICE } from '#tests/support/price-facts.ts';
import { renderApp, testServices } from '#tests/support/render-app.tsx';
import { createTold } from '#tests/support/watched.ts';

const LAPTOP = {
  id: 'a',
  name: 'Portátil a',
  price: 999,
  image: '',
  link: '',
  specs: ['Memoria: 16 GB'],
  facts: ESTIMATED_PRICE,
};
const HEART = { name: 'Guardar Portátil a en favoritos' };

const NOTED = 'wantedFavorites';
const noted = (): unknown => JSON.parse(sessionStorage.getItem(NOTED) ?? '[]');

function renderHearts(session: MemorySession, count = 1, favorites = createMemoryFavorites()) {
  const services = testServices({ session, favorites });
  render(
    <MemoryRouter initialEntries={['/recommendations']}>
      <Providers services={services}>
        {Array.from({ length: count }, (_, index) => (
          <FavoriteButton key={index} computer={LAPTOP} />
        ))}
      </Providers>
    </MemoryRouter>,
  );
  return { ...services, favorites };
}

describe('the favorite button', () => {
  test('saves and removes with a toast, and updates every heart of the same laptop', async () => {
    const { favorites } = renderHearts(sessionOf(ANA), 2);
    const user = userEvent.setup();
    const [first] = screen.getAllByRole('button', HEART);
    if (!first) throw new Error('no heart');
    await user.click(first);
    expect(screen.queryByText(FAVORITE_SAVED)).toBeInTheDocument();
    expect(await screen.findAllByRole('button', { ...HEART, pressed: true })).toHaveLength(2);
    expect(favorites.list(ANA.uid)).toEqual([LAPTOP]);
    await user.click(first);
    expect(screen.queryByText('Ordenador eliminado de favoritos')).toBeInTheDocument();
    expect(await screen.findAllByRole('button', { ...HEART, pressed: false })).toHaveLength(2);
    expect(favorites.list(ANA.uid)).toEqual([]);
  });

  test('saves at once when the favorites could not be loaded', async () => {
    const { of } = createTold<readonly SavedLaptop[]>(({ fail }) => fail(new Error('not asked')));
    const { favorites } = renderHearts(sessionOf(ANA), 1, { ...createMemoryFavorites(), of });
    const add = vi.spyOn(favorites, 'add');
    await userEvent.click(screen.getByRole('button', HEART));
    expect(add).toHaveBeenCalledExactlyOnceWith(ANA.uid, LAPTOP);
  });

  test.each([
    ['removes a favorite', [LAPTOP], 'Ordenador eliminado de favoritos', []],
    ['saves another laptop', [], FAVORITE_SAVED, [LAPTOP]],
  ])('waits while the favorites load, then %s', async (_case, before, words, after) => {
    const stored = createMemoryFavorites();
    for (const favorite of before) await stored.add(ANA.uid, favorite);
    const { of, show } = createTold<readonly SavedLaptop[]>();
    renderHearts(sessionOf(ANA), 1, { ...stored, of });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', HEART));
    await user.click(screen.getByRole('button', HEART));
    expect(screen.queryByText(/^Ordenador/)).not.toBeInTheDocument();
    expect(stored.list(ANA.uid)).toEqual(before);
    expect(noted()).toEqual([LAPTOP]);

    act(() => show(before));
    await screen.findByText(words);
    await expect.poll(() => stored.list(ANA.uid)).toEqual(after);
    await expect.poll(noted).toEqual([]);
  });

  test('removes a favorite whose heart was pressed while the session was unknown', async () => {
    const session = createMemorySession({ status: 'unknown', expected: null });
    const { favorites } = renderHearts(session);
    await favorites.add(ANA.uid, LAPTOP);
    await userEvent.click(screen.getByRole('button', HEART));
    vi.useFakeTimers();
    act(() => session.set({ status: 'signed-in', user: ANA }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.queryByText('Ordenador eliminado de favoritos')).toBeInTheDocument();
    expect(favorites.list(ANA.uid)).toEqual([]);
  });

  test.each([
    [{ status: 'signed-out', failure: null }, []],
    [{ status: 'unknown', expected: null }, [LAPTOP]],
  ] as const)('asks to sign in, and saves half a second after that: %o, over %o', async (state, before) => {
    const session = createMemorySession(state);
    const { favorites } = renderHearts(session);
    for (const favorite of before) await favorites.add(ANA.uid, favorite);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', HEART));
    act(() => session.set({ status: 'signed-out', failure: null }));
    session.answerSignIn(ANA);
    const google = await screen.findByRole('button', { name: WITH_GOOGLE });
    vi.useFakeTimers();
    await act(async () => google.click());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(favorites.list(ANA.uid)).toEqual(before);
    await act(() => vi.advanceTimersByTimeAsync(2));
    expect(favorites.list(ANA.uid)).toEqual([LAPTOP]);
    expect(screen.queryByText(FAVORITE_SAVED)).toBeInTheDocument();
  });
});

function LaterPage() {
  usePendingFavorites();
  return null;
}

const noteWanted = () => sessionStorage.setItem(NOTED, JSON.stringify([LAPTOP]));
const comeBack = async () => {
  const session = createMemorySession({ status: 'unknown', expected: null });
  const favorites = createMemoryFavorites();
  await renderApp('/favorites', { session, favorites });
  return { session, favorites };
};

describe('a laptop noted before a sign-in by redirect', () => {
  test('is noted while the modal is open, and forgotten when it is closed', async () => {
    const session = createMemorySession();
    const { favorites } = renderHearts(session);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', HEART));
    expect(noted()).toEqual([LAPTOP]);
    await screen.findByRole('dialog', { name: SIGN_IN });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(noted()).toEqual([]);
    vi.useFakeTimers();
    act(() => session.set({ status: 'signed-in', user: ANA }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(favorites.list(ANA.uid)).toEqual([]);
  });

  test('is saved once, half a second after the sign-in', async () => {
    noteWanted();
    const { session, favorites } = await comeBack();
    vi.useFakeTimers();
    act(() => session.set({ status: 'signed-in', user: ANA }));
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(favorites.list(ANA.uid)).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(2));
    expect(screen.queryByText(FAVORITE_SAVED)).toBeInTheDocument();
    expect(favorites.list(ANA.uid)).toEqual([LAPTOP]);
    expect(noted()).toEqual([]);
  });

  test.each([
    ['a laptop', `/portatil/${pageOf('uno').id}`],
    ['a comparison', `/comparar?ids=${RIVAL}`],
    ['an advert', `/visto#${encodeRead(READ)}`],
  ])('is saved on the page of %s', async (_page, path) => {
    noteWanted();
    localStorage.setItem('formState', JSON.stringify(answers()));
    serveLaptop(pageOf('uno'));
    const session = createMemorySession({ status: 'unknown', expected: null });
    const favorites = createMemoryFavorites();
    await renderApp(path, { session, favorites });
    await screen.findAllByRole('button', { name: /^Guardar .* en favoritos$/ });
    act(() => session.set({ status: 'signed-in', user: ANA }));
    await screen.findByText(FAVORITE_SAVED);
    expect(favorites.list(ANA.uid)).toEqual([LAPTOP]);
  });

  test('is forgotten when the sign-in fails', async () => {
    noteWanted();
    const { session } = await comeBack();
    act(() => session.set({ status: 'signed-out', failure: null }));
    expect(noted()).toEqual([]);
  });

  test('is saved by a later page of the same visit where the first page was left too early', async () => {
    const { of } = createTold<readonly SavedLaptop[]>();
    const services = testServices({ session: sessionOf(ANA), favorites: { ...createMemoryFavorites(), of } });
    const add = vi.spyOn(services.favorites, 'add');
    const pageWith = (content: ReactNode) => (
      <MemoryRouter>
        <Providers services={services}>{content}</Providers>
      </MemoryRouter>
    );
    const { rerender } = render(pageWith(<FavoriteButton computer={LAPTOP} />));
    await userEvent.click(screen.getByRole('button', HEART));
    expect(noted()).toEqual([LAPTOP]);
    vi.useFakeTimers();
    rerender(pageWith(<LaterPage />));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(add).toHaveBeenCalledExactlyOnceWith(ANA.uid, LAPTOP);
    expect(noted()).toEqual([]);
  });

  test('is ignored where it does not parse', async () => {
    sessionStorage.setItem(NOTED, '[{"price":7},7]');
    const { session, favorites } = await comeBack();
    vi.useFakeTimers();
    act(() => session.set({ status: 'signed-in', user: ANA }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(favorites.list(ANA.uid)).toEqual([]);
  });
});
