/** The history while the connection comes and goes, and deleting from it. */
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryConnectivity } from '#src/infra/memory/services.ts';
import { createMemoryHistory } from '#bench/memory/accounts.ts';
import { AccountDataError, type AccountDataProblem } from '#src/services/account-data.ts';
import type { History, SavedSet, SavedSets } from '#src/services/history.ts';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { createTold } from '#tests/support/watched.ts';

const OFFLINE = 'No se pueden cargar las recomendaciones en modo offline';
const OLD = 'Ves lo último que se cargó.';

const set = (day: number): SavedSet => ({
  id: `${ANA.uid}_${day}`,
  createdAt: new Date(2026, 10, day, 9, 5),
  criteria: { budget: 900 },
  computers: [],
});
const sets = (...days: number[]): SavedSets => ({ sets: days.map(set), outdated: false });
const dateOf = (day: number) => `${day}/11/2026, 09:05`;
const dates = () =>
  screen.queryAllByRole('article').map((entry) => within(entry).getByText(/^\d\d\/11\/2026, 09:05$/).textContent);

async function openHistory({ online = true, ...changes }: Partial<History> & { online?: boolean } = {}) {
  const told = createTold<SavedSets>();
  const connectivity = createMemoryConnectivity(online);
  const history = { ...createMemoryHistory(), of: told.of, ...changes };
  const view = await renderApp('/recommendations/saved', { history, session: sessionOf(ANA), connectivity });
  return { ...view, ...told, connect: (isOnline: boolean) => act(() => connectivity.set(isOnline)) };
}

test('the history says that it is offline, and shows the sets when the connection is back', async () => {
  const { show, fail, connect } = await openHistory({ online: false });
  // Also where the code for it cannot be loaded.
  act(() => fail(new AccountDataError('unavailable', 'x')));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('heading').textContent).toBe(OFFLINE);
  alert.getByRole('button', { name: 'Reintentar' });
  connect(true);
  act(() => show(sets(21)));
  await screen.findByRole('article', { name: `900\u00A0€ ${dateOf(21)}` });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the history shows the sets while it is offline or the server is out of reach, and says so', async () => {
  const { show, connect } = await openHistory();
  act(() => show(sets(20)));
  connect(false);
  expect((await screen.findByRole('alert')).textContent).toBe(OLD);
  expect(screen.getByText(/^Modo sin conexión activo/)).toHaveTextContent('limitadas');
  connect(true);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => show({ ...sets(20), outdated: true }));
  expect((await screen.findByRole('alert')).textContent).toBe(OLD);
  screen.getByRole('button', { name: 'Reintentar' });
  act(() => show(sets(21, 20)));
  expect(dates()).toEqual([dateOf(21), dateOf(20)]);
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
});

test('the history says that it is loading, and shows the sets when they arrive', async () => {
  const { show } = await openHistory();
  expect(screen.getByText('Cargando tus recomendaciones').closest('output')).not.toBeNull();
  act(() => show(sets(21)));
  expect(dates()).toEqual([dateOf(21)]);
});

const bin = () => screen.findByRole('button', { name: `Eliminar la recomendación del ${dateOf(21)}` });

beforeEach(() => void vi.spyOn(globalThis, 'confirm').mockReturnValue(true));

test('deleting asks first, and does nothing when cancelled', async () => {
  vi.mocked(globalThis.confirm).mockReturnValue(false);
  const remove = vi.fn<History['remove']>();
  const { user, show } = await openHistory({ remove });
  act(() => show(sets(21)));
  await user.click(await bin());
  expect(globalThis.confirm).toHaveBeenCalledWith('¿Estás seguro de que deseas eliminar esta recomendación?');
  expect(remove).not.toHaveBeenCalled();
});

test.each<[AccountDataProblem, string]>([
  ['denied', 'No tienes permiso para eliminar esta recomendación.'],
  ['other', 'Error al eliminar la recomendación: algo.'],
])('deleting shows an error when it fails, and can be tried again: %s', async (problem, words) => {
  const failure = new AccountDataError(problem, 'algo.');
  const remove = vi.fn<History['remove']>().mockRejectedValueOnce(failure).mockResolvedValue();
  const { user, show } = await openHistory({ remove });
  act(() => show(sets(21)));
  await user.click(await bin());
  await screen.findByText(words);
  expect(dates()).toEqual([dateOf(21)]);
  await user.click(await bin());
  expect(remove).toHaveBeenCalledTimes(2);
  act(() => show(sets()));
  await screen.findByRole('heading', { name: 'No tienes recomendaciones guardadas' });
  expect(screen.getByRole('link', { name: 'Buscar ordenadores' })).toHaveAttribute('href', '/form');
});

test('deleting moves the focus to the page when the set disappears', async () => {
  const remove = vi.fn<History['remove']>().mockReturnValue(new Promise(() => undefined));
  const { user, show } = await openHistory({ remove });
  act(() => show(sets(21, 20)));
  await user.click(await bin());
  expect(remove).toHaveBeenCalledExactlyOnceWith(ANA.uid, set(21).id);
  act(() => show(sets(20)));
  expect(dates()).toEqual([dateOf(20)]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('deleting says nothing of one that another device has deleted', async () => {
  const missing = new AccountDataError('missing', 'La recomendación no existe');
  const { user, show } = await openHistory({ remove: () => Promise.reject(missing) });
  act(() => show(sets(21)));
  await user.click(await bin());
  expect(screen.queryByText(/Error al eliminar/)).not.toBeInTheDocument();
});
