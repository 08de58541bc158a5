import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryConnectivity } from '#src/infra/memory/services.ts';
import { createMemoryFavorites } from '#bench/memory/accounts.ts';
import { createMemorySession } from '#bench/memory/session.ts';
import { AccountDataError } from '#src/services/account-data.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';
import { ANA } from '#tests/support/people.ts';
import { ESTIMATED_PRICE } from '#tests/support/price-facts.ts';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';
import { createTold } from '#tests/support/watched.ts';
import { NO_FAVORITES, SIGN_IN } from '#tests/support/page-texts.ts';
import { laptop, openFavorites } from './saved-laptops.ts';

const box = (id: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Comparar Portátil ${id}` });

test('the favorites page says that it loads while the session is unknown, and asks to sign in when signed out', async () => {
  const session = createMemorySession({ status: 'unknown', expected: null });
  const { user } = await renderApp('/favorites', { session });
  const main = within(screen.getByRole('main'));
  expect(main.queryByText('Cargando tus favoritos')).toBeInTheDocument();
  act(() => session.set({ status: 'signed-out', failure: null }));
  expect(main.queryByRole('heading', { level: 1, name: 'Mis Favoritos' })).toBeInTheDocument();
  expect(main.queryByRole('heading', { name: 'Necesitas iniciar sesión' })).toBeInTheDocument();
  await user.click(main.getByRole('button', { name: SIGN_IN }));
  await screen.findByRole('dialog', { name: SIGN_IN });
});

test('the favorites page links to the form when there are none', async () => {
  await openFavorites([]);
  await screen.findByRole('heading', { name: NO_FAVORITES });
  expect(screen.getByRole('link', { name: 'Obtener recomendaciones' })).toHaveAttribute('href', '/form');
});

test('the favorites page shows name, price, four specs and the shop link of each', async () => {
  const { user } = await openFavorites([laptop('a')]);
  const card = within(await screen.findByRole('article', { name: 'Portátil a' }));
  expect(card.queryByText(/^1299\s€$/)).toBeInTheDocument();
  expect(card.queryByRole('img', { name: 'Portátil a' })).toBeInTheDocument();
  expect(card.getAllByRole('listitem')).toHaveLength(4);
  await user.click(card.getByRole('button', { name: 'Ver más (2)' }));
  expect(card.getAllByRole('listitem')).toHaveLength(6);
  await user.click(card.getByRole('button', { name: 'Ver menos' }));
  expect(card.getAllByRole('listitem')).toHaveLength(4);
  const link = card.getByRole('link', { name: /Ver en Amazon/ });
  expect(link).toHaveAttribute('href', 'https://www.amazon.es/dp/X');
  expect(link).toHaveAttribute('rel', 'sponsored noopener noreferrer');
  expect(card.queryByRole('checkbox'), 'no comparison of one').not.toBeInTheDocument();
});

test('the favorites page says where a price comes from, of what was saved with it', async () => {
  await openFavorites([laptop('a', { price: 1130, facts: ESTIMATED_PRICE }), laptop('b')]);
  const estimated = within(await screen.findByRole('article', { name: 'Portátil a' }));
  const seen = '1185 € en una tienda polaca, agosto de 2025';
  for (const text of ['≈ 1275 €', '1130 € + 145 € de Windows', 'Antiguo · ago. 2025', seen])
    expect(estimated.queryByText(text)).toBeInTheDocument();
  const other = within(screen.getByRole('article', { name: 'Portátil b' }));
  expect(other.queryByText(/tienda|≈|Windows/)).not.toBeInTheDocument();
});

test('the favorites page names what is missing, and collapses a doubled name', async () => {
  await openFavorites([
    laptop('a', { name: '  ', price: null, image: '', specs: [], link: 'javascript:alert(1)' }),
    laptop('b', { name: 'HP Victus HP Victus' }),
  ]);
  const card = within(await screen.findByRole('article', { name: 'Sin título' }));
  expect(card.queryByText('Precio no disponible')).toBeInTheDocument();
  expect(card.queryByText('Sin imagen')).toBeInTheDocument();
  expect(card.queryByText('No hay especificaciones disponibles')).toBeInTheDocument();
  expect(card.queryByRole('link')).not.toBeInTheDocument();
  expect(card.queryByRole('button', { name: 'Guardar Sin título en favoritos' })).toBeInTheDocument();
  const other = within(screen.getByRole('article', { name: 'HP Victus' }));
  expect(other.queryByRole('button', { name: 'Guardar HP Victus en favoritos' })).toBeInTheDocument();
});

test('the favorites page removes one on a click on its heart, says so and keeps the focus on the page', async () => {
  const { user, favorites } = await openFavorites([laptop('a'), laptop('b')]);
  const card = within(await screen.findByRole('article', { name: 'Portátil a' }));
  await user.click(card.getByRole('button', { name: 'Guardar Portátil a en favoritos', pressed: true }));
  await screen.findByText('Ordenador eliminado de favoritos');
  expect(screen.queryByRole('article', { name: 'Portátil a' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(favorites.list(ANA.uid).map(({ id }) => id)).toEqual(['b']);
});

test.each([
  [new Error('unknown'), /^Comprueba tu conexión/],
  [new AccountDataError('unavailable', 'x'), /^Comprueba tu conexión/],
  [new AccountDataError('other', 'tu navegador no abre su base de datos'), /^Tu navegador no abre su base de datos$/],
])('the favorites page says why loading failed, and loads on retry: %s', async (failure, words) => {
  const { of } = createTold<readonly SavedLaptop[]>(({ show, fail }, nth) =>
    nth === 1 ? fail(failure) : show([laptop('a')]),
  );
  const { user } = await openFavorites([], { favorites: { ...createMemoryFavorites(), of } });
  await screen.findByRole('alert');
  screen.getByText(words);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('article', { name: 'Portátil a' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the favorites page shows stored ones while offline, says that they may be old, and shows what comes from elsewhere', async () => {
  const connectivity = createMemoryConnectivity(false);
  const { favorites } = await openFavorites([laptop('a')], { connectivity });
  await screen.findByRole('article', { name: 'Portátil a' });
  const words = 'Modo sin conexión activo. Algunas funciones pueden estar limitadas.';
  expect(screen.getByText(words).closest('output'), 'announced to screen readers').not.toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('Ves lo último que se cargó.');
  expect(screen.getByRole('button', { name: 'Reintentar' })).toHaveProperty('disabled', false);
  act(() => connectivity.set(true));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => favorites.add(ANA.uid, laptop('b')));
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

/** In the bar, after the one beside the box that was pressed last. */
const toComparison = () => screen.getAllByRole('link', { name: 'Comparar (2)' }).at(-1) ?? document.body;

test('the favorites page lets two to four be chosen and leads to their comparison', async () => {
  const { user } = await openFavorites(['a', 'b', 'c', 'd', 'e'].map((id) => laptop(id)));

  await user.click(await screen.findByRole('checkbox', { name: 'Comparar Portátil c' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Comparar (1)' })).toBeDisabled();
  await user.click(box('a'));
  expect(toComparison()).toHaveAttribute('href', '/comparar?ids=c,a');
  for (const id of ['b', 'd']) await user.click(box(id));
  expect(box('e')).toBeDisabled();
  await user.click(box('c'));
  await user.click(screen.getByRole('button', { name: 'Guardar Portátil a en favoritos' }));
  expect(toComparison()).toHaveAttribute('href', '/comparar?ids=b,d');
  await user.click(toComparison());
  await screen.findByRole('heading', { name: 'Comparar portátiles' });
  expect(currentAddress()).toBe('/comparar?ids=b,d');
});
