/** The history with a slow server, changes on other devices, and a connection that comes and goes. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryConnectivity } from '#src/infra/memory/local-data.ts';
import { createMemoryHistory } from '#bench/memory/accounts.ts';
import { AccountDataError } from '#src/services/account-data.ts';
import type { History, SavedSet } from '#src/services/history.ts';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const OFFLINE = 'No se pueden cargar las recomendaciones en modo offline';
const OLD = 'Ves lo último que se cargó.';
const SLOW = 'El servidor está tardando más de lo normal.';

const set = (day: number): SavedSet => ({
  id: `${ANA.uid}_${day}`,
  createdAt: new Date(2026, 10, day, 9, 5),
  criteria: { budget: 900 },
  computers: [],
});
const dateOf = (day: number) => `${day}/11/2026, 09:05`;
const dates = () =>
  screen.queryAllByRole('article').map((entry) => within(entry).getByText(/^\d\d\/11\/2026, 09:05$/).textContent);

async function openHistory(changes: Partial<History>, connectivity = createMemoryConnectivity()) {
  const history = { ...createMemoryHistory(), ...changes };
  const view = await renderApp('/recommendations/saved', { history, session: sessionOf(ANA), connectivity });
  return { ...view, connectivity };
}

const connect = (connectivity: ReturnType<typeof createMemoryConnectivity>, online: boolean) =>
  act(() => connectivity.set(online));

describe('the history and the connection', () => {
  test('says that it is offline, and loads when the connection is back', async () => {
    const list = vi.fn<History['list']>(async () => [set(21)]);
    const { connectivity } = await openHistory({ list }, createMemoryConnectivity(false));
    expect(within(await screen.findByRole('alert')).getByRole('heading').textContent).toBe(OFFLINE);
    expect(list).not.toHaveBeenCalled();
    connect(connectivity, true);
    await screen.findByRole('article', { name: `900\u00A0€ ${dateOf(21)}` });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows the sets when loading again fails, and offers to retry', async () => {
    const list = vi
      .fn<History['list']>()
      .mockResolvedValueOnce([set(20)])
      .mockRejectedValueOnce(new AccountDataError('unavailable', 'x'))
      .mockResolvedValue([set(21)]);
    const { connectivity, user } = await openHistory({ list });
    await screen.findByRole('article');
    connect(connectivity, false);
    expect((await screen.findByRole('alert')).textContent).toBe(OLD);
    expect(screen.getByText(/^Modo sin conexión activo/).textContent).toContain('limitadas');
    expect(dates()).toEqual([dateOf(20)]);
    connect(connectivity, true);
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await expect.poll(dates).toEqual([dateOf(21)]);
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  test('ignores an answer that is older than the one shown', async () => {
    const late = Promise.withResolvers<SavedSet[]>();
    const list = vi
      .fn<History['list']>()
      .mockReturnValueOnce(late.promise)
      .mockResolvedValue([set(21)]);
    const { connectivity } = await openHistory({ list });
    connect(connectivity, false);
    connect(connectivity, true);
    await expect.poll(dates).toEqual([dateOf(21)]);
    await act(async () => late.resolve([set(20)]));
    expect(dates()).toEqual([dateOf(21)]);
  });

  test('checks the connection on retry, also when no event reported it', async () => {
    let online = false;
    const connectivity = { ...createMemoryConnectivity(), current: () => online };
    const { user } = await openHistory({ list: async () => [set(21)] }, connectivity);
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('heading', { name: OFFLINE });
    online = true;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await expect.poll(dates).toEqual([dateOf(21)]);
  });
});

const bin = () => screen.findByRole('button', { name: `Eliminar la recomendación del ${dateOf(21)}` });

describe('deleting a saved recommendation', () => {
  const remove = vi.fn<History['remove']>();
  beforeEach(() => {
    remove.mockReset();
    vi.spyOn(globalThis, 'confirm').mockReturnValue(true);
  });

  const openTwo = async () => openHistory({ list: async () => [set(21), set(20)], remove });

  test('removes one that is already deleted on the server', async () => {
    remove.mockRejectedValue(new AccountDataError('missing', 'La recomendación no existe'));
    const { user } = await openTwo();
    await user.click(await bin());
    await expect.poll(dates).toEqual([dateOf(20)]);
    expect(screen.queryByText(/Error al eliminar/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('asks and deletes once, however often it is clicked meanwhile', async () => {
    const answer = Promise.withResolvers<void>();
    remove.mockReturnValue(answer.promise);
    const { user } = await openTwo();
    await user.dblClick(await bin());
    await user.click(await bin());
    expect(remove).toHaveBeenCalledExactlyOnceWith(ANA.uid, set(21).id);
    expect(globalThis.confirm).toHaveBeenCalledOnce();
    expect((await bin()).getAttribute('aria-disabled')).toBe('true');
    await act(async () => answer.resolve());
    expect(dates()).toEqual([dateOf(20)]);
  });

  test('says after two seconds that the server is slow, until it answers', async () => {
    const answer = Promise.withResolvers<void>();
    remove.mockReturnValue(answer.promise);
    await openTwo();
    const button = await bin();
    vi.useFakeTimers();
    fireEvent.click(button);
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(screen.queryByText(SLOW)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText(SLOW).tagName, 'announced politely').toBe('OUTPUT');
    await act(async () => answer.resolve());
    expect(screen.queryByText(SLOW)).toBeNull();
    expect(dates()).toEqual([dateOf(20)]);
  });
});

test('loading says after two seconds that the server is slow, and shows the sets when they arrive', async () => {
  const answer = Promise.withResolvers<SavedSet[]>();
  vi.useFakeTimers();
  await openHistory({ list: () => answer.promise });
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(screen.getByText('Cargando tus recomendaciones').tagName).toBe('OUTPUT');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText(`Cargando tus recomendaciones. ${SLOW}`).tagName).toBe('OUTPUT');
  await act(async () => answer.resolve([set(21)]));
  expect(dates()).toEqual([dateOf(21)]);
});
