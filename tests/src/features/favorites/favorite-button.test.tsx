import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { Providers } from '../../../../src/app/providers.tsx';
import { FavoriteButton } from '../../../../src/features/favorites/favorite-button.tsx';
import { createMemoryFavorites } from '../../../../src/infra/memory/favorites.ts';
import { createMemorySession, type MemorySession } from '../../../../src/infra/memory/session.ts';
import type { User } from '../../../../src/services/session.ts';
import { renderApp, testServices } from '../../../support/render-app.tsx';

const ANA: User = { uid: 'ana', email: 'ana@example.com', displayName: 'Ana', photoURL: null };
const LAPTOP = { id: 'a', name: 'Portátil a', price: 999, image: '', link: '', specs: ['Memoria: 16 GB'] };
const HEART = { name: 'Guardar Portátil a en favoritos' };

const never = () => Promise.reject(new Error('not asked'));

function renderHearts(session: MemorySession, count = 1, list?: () => Promise<never>) {
  const services = testServices({ session });
  if (list) services.favorites.list = list;
  render(
    <MemoryRouter initialEntries={['/recommendations']}>
      <Providers services={services}>
        {Array.from({ length: count }, (_, index) => (
          <FavoriteButton key={index} computer={LAPTOP} />
        ))}
      </Providers>
    </MemoryRouter>,
  );
  return services;
}

describe('§4 the favourite toggle', () => {
  test('saves and removes, says so each time, and every heart of the same laptop shows it', async () => {
    const { favorites } = renderHearts(createMemorySession({ status: 'signed-in', user: ANA }), 2);
    const user = userEvent.setup();
    const [first] = screen.getAllByRole('button', HEART);
    if (!first) throw new Error('no heart');
    await user.click(first);
    expect(screen.getByText('Ordenador guardado en favoritos')).toBeDefined();
    expect(await screen.findAllByRole('button', { ...HEART, pressed: true })).toHaveLength(2);
    expect(await favorites.list(ANA.uid)).toEqual([LAPTOP]);
    await user.click(first);
    expect(screen.getByText('Ordenador eliminado de favoritos')).toBeDefined();
    expect(await screen.findAllByRole('button', { ...HEART, pressed: false })).toHaveLength(2);
    expect(await favorites.list(ANA.uid)).toEqual([]);
  });

  test('§8 a heart whose laptop could not be saved returns to the truth without a word', async () => {
    const { favorites } = renderHearts(createMemorySession({ status: 'signed-in', user: ANA }));
    favorites.add = never;
    await userEvent.click(screen.getByRole('button', HEART));
    await expect.poll(() => screen.queryByRole('button', { ...HEART, pressed: false })).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each<[string, () => Promise<never>]>([
    ['are still on their way', () => new Promise(() => undefined)],
    ['could not be fetched', never],
  ])('hands a laptop over at once also while the others %s', async (_case, list) => {
    const session = createMemorySession({ status: 'signed-in', user: ANA });
    const { favorites } = renderHearts(session, 1, list);
    const add = vi.spyOn(favorites, 'add');
    await userEvent.click(screen.getByRole('button', HEART));
    expect(add).toHaveBeenCalledExactlyOnceWith(ANA.uid, LAPTOP);
  });

  test('asks whoever is not signed in first, and saves half a second after they are', async () => {
    const session = createMemorySession();
    const { favorites } = renderHearts(session);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', HEART));
    session.answerSignIn(ANA);
    const google = await screen.findByRole('button', { name: 'Continuar con Google' });
    vi.useFakeTimers();
    await act(async () => google.click());
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(await favorites.list(ANA.uid)).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(2));
    vi.useRealTimers();
    expect(await favorites.list(ANA.uid)).toEqual([LAPTOP]);
    expect(screen.getByText('Ordenador guardado en favoritos')).toBeDefined();
  });

  test('keeps a laptop that was saved already when its heart was pressed signed out', async () => {
    const session = createMemorySession();
    const { favorites } = renderHearts(session);
    await favorites.add(ANA.uid, LAPTOP);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', HEART));
    session.answerSignIn(ANA);
    await user.click(await screen.findByRole('button', { name: 'Continuar con Google' }));
    await screen.findByText('Ordenador guardado en favoritos');
    expect(await favorites.list(ANA.uid)).toEqual([LAPTOP]);
  });

  test('forgets what was wanted when the modal is closed', async () => {
    const session = createMemorySession();
    const { favorites } = renderHearts(session);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', HEART));
    await screen.findByRole('dialog', { name: 'Iniciar sesión' });
    await user.keyboard('{Escape}');
    vi.useFakeTimers();
    act(() => session.set({ status: 'signed-in', user: ANA }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    vi.useRealTimers();
    expect(await favorites.list(ANA.uid)).toEqual([]);
  });
});

const noteWanted = () => sessionStorage.setItem('wantedFavorite', JSON.stringify(LAPTOP));
const comeBack = async () => {
  const session = createMemorySession({ status: 'unknown', expected: null });
  const favorites = createMemoryFavorites();
  await renderApp('/favorites', { session, favorites });
  return { session, favorites };
};

describe('a laptop that was wanted before the page was left to sign in', () => {
  test('is noted while the visitor is asked to sign in, and no longer when they would not', async () => {
    renderHearts(createMemorySession());
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', HEART));
    expect(JSON.parse(sessionStorage.getItem('wantedFavorite') ?? '')).toEqual(LAPTOP);
    await screen.findByRole('dialog', { name: 'Iniciar sesión' });
    await user.keyboard('{Escape}');
    expect(sessionStorage.getItem('wantedFavorite')).toBeNull();
  });

  test('is saved half a second after they are back, once', async () => {
    noteWanted();
    const { session, favorites } = await comeBack();
    vi.useFakeTimers();
    act(() => session.set({ status: 'signed-in', user: ANA }));
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(await favorites.list(ANA.uid)).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(2));
    vi.useRealTimers();
    expect(await screen.findByText('Ordenador guardado en favoritos')).toBeDefined();
    expect(await favorites.list(ANA.uid)).toEqual([LAPTOP]);
    expect(sessionStorage.getItem('wantedFavorite')).toBeNull();
  });

  test('is forgotten by whoever comes back without signing in', async () => {
    noteWanted();
    const { session } = await comeBack();
    act(() => session.set({ status: 'signed-out', failure: null }));
    expect(sessionStorage.getItem('wantedFavorite')).toBeNull();
  });

  test('is nothing where what is noted is no laptop', async () => {
    sessionStorage.setItem('wantedFavorite', '{"id":7}');
    const { session, favorites } = await comeBack();
    vi.useFakeTimers();
    act(() => session.set({ status: 'signed-in', user: ANA }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    vi.useRealTimers();
    expect(await favorites.list(ANA.uid)).toEqual([]);
  });
});
