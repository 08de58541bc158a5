import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryAccounts } from '#bench/memory/accounts.ts';
import { createMemoryConnectivity } from '#src/infra/memory/local-data.ts';
import { AccountDataError } from '#src/services/account-data.ts';
import type { Profiles } from '#src/services/profiles.ts';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const SAVED = 'Perfil actualizado correctamente';
const KEY = 'pendingName';

const pending = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const storePending = (uid: string, displayName: string) =>
  localStorage.setItem(KEY, JSON.stringify({ uid, displayName }));

async function open(path: string, { online = false, rename = vi.fn<Profiles['rename']>().mockResolvedValue() } = {}) {
  const connectivity = createMemoryConnectivity(online);
  const profiles = { ...createMemoryAccounts().profiles, rename };
  const view = await renderApp(path, { profiles, connectivity, session: sessionOf(ANA) });
  await screen.findByRole('button', { name: 'Menú de Ana' });
  return { ...view, rename, connectivity, goOnline: () => act(async () => connectivity.set(true)) };
}

/** Ana saves a new name just after the connection is lost. */
async function saveOffline() {
  const opened = await open('/profile', { online: true });
  const main = within(screen.getByRole('main'));
  await opened.user.click(await main.findByRole('button', { name: 'Editar perfil' }));
  await opened.user.clear(main.getByRole('textbox', { name: 'Nombre' }));
  await opened.user.type(main.getByRole('textbox', { name: 'Nombre' }), 'Eva');
  await act(async () => opened.connectivity.set(false));
  await opened.user.click(main.getByRole('button', { name: 'Guardar cambios' }));
  expect(pending()).toEqual({ uid: ANA.uid, displayName: 'Eva' });
  expect(opened.rename).not.toHaveBeenCalled();
  await screen.findByText(
    'No se pueden guardar cambios en modo offline. Tus cambios se guardarán cuando se restablezca la conexión.',
  );
  expect(main.getByRole('textbox', { name: 'Nombre' })).toHaveProperty('disabled', true);
  return { ...opened, main };
}

beforeEach(() => localStorage.removeItem(KEY));

describe('a name saved offline', () => {
  test('is saved once when the connection is back, with a message', async () => {
    const { goOnline, rename } = await saveOffline();
    await goOnline();
    expect((await screen.findByText(SAVED)).textContent).toBe(SAVED);
    expect(rename).toHaveBeenCalledExactlyOnceWith(ANA, 'Eva');
    expect(pending()).toBeNull();
  });

  test('is discarded with «Cancelar»', async () => {
    const { goOnline, rename, user, main } = await saveOffline();
    await user.click(main.getByRole('button', { name: 'Cancelar' }));
    await goOnline();
    expect(pending()).toBeNull();
    expect(rename).not.toHaveBeenCalled();
  });
});

describe('a pending name on this device', () => {
  test('is not given to another user', async () => {
    storePending('luis', 'Luis');
    const { rename } = await open('/', { online: true });
    expect(rename).not.toHaveBeenCalled();
  });

  test('stays pending while the server is unreachable, and is retried', async () => {
    storePending(ANA.uid, 'Eva');
    const unreachable = new AccountDataError('unavailable', 'x');
    const rename = vi.fn<Profiles['rename']>().mockRejectedValueOnce(unreachable).mockResolvedValue();
    const { goOnline } = await open('/', { rename });
    vi.useFakeTimers();
    await goOnline();
    expect(rename).toHaveBeenCalledOnce();
    expect(pending()).toEqual({ uid: ANA.uid, displayName: 'Eva' });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(rename).toHaveBeenCalledTimes(2);
    expect(pending()).toBeNull();
  });

  test('is dropped with a message when the server refuses it', async () => {
    storePending(ANA.uid, 'Eva');
    const rename = vi.fn<Profiles['rename']>().mockRejectedValue(new AccountDataError('denied', 'no tienes permiso.'));
    await open('/', { online: true, rename });
    const words = 'Error al guardar: no tienes permiso.';
    expect((await screen.findByText(words)).textContent).toBe(words);
    expect(pending()).toBeNull();
  });
});
