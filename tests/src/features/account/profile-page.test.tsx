import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AccountDataError } from '#src/services/account-data.ts';
import type { LoadedProfile, Profiles, ProfileSource } from '#src/services/profiles.ts';
import { SignInError } from '#src/services/session.ts';
import { ANA } from '#tests/support/people.ts';
import { currentAddress } from '#tests/support/render-app.tsx';
import { createTold, shown } from '#tests/support/watched.ts';
import { openProfile } from './open-account.ts';

test('the profile shows email and name, also one saved on another device, and links to the user’s pages', async () => {
  const { main, profiles, session } = await openProfile();
  await main.findByText('Ana');
  expect(main.queryByText('ana@example.com')).toBeInTheDocument();
  for (const [name, address] of [
    ['Mis favoritos', '/favorites'],
    ['Mis recomendaciones', '/recommendations/saved'],
    ['Escríbenos', '/contact'],
  ] as const)
    expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
  const renamed = { ...ANA, displayName: 'Ana María' };
  await profiles.rename(renamed, renamed.displayName);
  act(() => session.set({ status: 'signed-in', user: renamed }));
  await main.findByText('Ana María');
  expect(main.queryByText('Ana')).not.toBeInTheDocument();
});

test.each([
  [new SignInError('other', 'algo'), 'Error al cerrar sesión: algo'],
  [new Error('x'), 'Error al cerrar sesión. Por favor, inténtalo de nuevo.'],
])('the profile shows an error when signing out fails, and leads home when it succeeds', async (failure, words) => {
  const { user, main, session } = await openProfile();
  vi.spyOn(session, 'signOut').mockRejectedValueOnce(failure);
  await user.click(await main.findByRole('button', { name: 'Cerrar sesión' }));
  await screen.findByText(words);
  expect(currentAddress()).toBe('/profile');
  await user.click(main.getByRole('button', { name: 'Cerrar sesión' }));
  await expect.poll(currentAddress).toBe('/');
});

test('the profile says that it is offline, blocks editing, and stops saying so when the connection is back', async () => {
  const { main, connectivity } = await openProfile();
  await main.findByText('Ana');
  act(() => connectivity.set(false));
  expect((await main.findByRole('alert')).textContent).toBe(
    'Modo sin conexión activo. Algunas funciones pueden estar limitadas.',
  );
  expect(main.getByRole('button', { name: 'Editar perfil' })).toHaveProperty('disabled', true);
  act(() => connectivity.set(true));
  expect(main.queryByRole('alert')).not.toBeInTheDocument();
});

test.each<[ProfileSource, string]>([
  ['cache', 'Modo offline activo. Algunas funciones pueden estar limitadas.'],
  ['basic', 'Modo offline activo. Usando datos básicos.'],
  ['partial', 'Modo offline activo. No se pudieron cargar todos los datos del perfil.'],
])('the profile names the source of its data, until the server’s come: %s', async (source, words) => {
  const { of, show } = createTold<LoadedProfile>();
  const { main } = await openProfile({ of });
  act(() => show({ profile: ANA, source }));
  expect((await main.findByText(words)).tagName).toBe('OUTPUT');
  expect(main.getByRole('button', { name: 'Reintentar' })).toHaveProperty('disabled', false);
  act(() => show({ profile: { ...ANA, displayName: 'Ana María' }, source: 'server' }));
  main.getByText('Ana María');
  expect(main.queryByText(/^Modo offline/)).not.toBeInTheDocument();
  expect(main.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
});

test('the profile shows the session’s data while the account code cannot load', async () => {
  const { of } = createTold<LoadedProfile>(({ fail }) =>
    fail(new AccountDataError('unavailable', 'no se pudo cargar el servicio de cuentas.')),
  );
  const { main } = await openProfile({ of }, false);
  expect((await main.findByText('Modo offline activo. Usando datos básicos.')).tagName).toBe('OUTPUT');
  expect(main.getByText('Ana').textContent).toBe('Ana');
});

test.each([
  [new AccountDataError('denied', 'no tienes permiso.'), 'Error al cargar perfil: no tienes permiso.'],
  [new Error('x'), 'Error al cargar el perfil. Por favor, inténtalo de nuevo más tarde.'],
])('the profile shows an error when loading fails, and loads on retry', async (failure, words) => {
  const { of } = createTold<LoadedProfile>(({ show, fail }, nth) =>
    nth === 1 ? fail(failure) : show({ profile: ANA, source: 'server' }),
  );
  const { user, main } = await openProfile({ of });
  expect((await main.findByRole('alert')).textContent).toContain(words);
  await user.click(main.getByRole('button', { name: 'Reintentar' }));
  await main.findByText('Ana');
});

async function openForm(changes: Partial<Profiles> = {}) {
  const opened = await openProfile(changes);
  await opened.user.click(await opened.main.findByRole('button', { name: 'Editar perfil' }));
  return { ...opened, name: opened.main.getByRole('textbox', { name: 'Nombre' }) };
}

test('editing the profile changes the name, never the email, can be cancelled, and rejects a blank name', async () => {
  const { user, main, name, profiles } = await openForm();
  expect(main.getByRole('textbox', { name: 'Email' })).toBeDisabled();
  expect(main.queryByText('El email no se puede cambiar')).toBeInTheDocument();
  await user.type(name, 'xyz');
  await user.click(main.getByRole('button', { name: 'Cancelar' }));
  expect(main.queryByText('Ana')).toBeInTheDocument();
  await user.click(main.getByRole('button', { name: 'Editar perfil' }));
  const again = main.getByRole('textbox', { name: 'Nombre' });
  await user.clear(again);
  await user.type(again, '   ');
  await user.click(main.getByRole('button', { name: 'Guardar cambios' }));
  expect(again).toHaveProperty('validationMessage', 'Aquí solo hay espacios: escribe algo.');
  expect(shown(profiles.of(ANA))()?.profile.displayName).toBe('Ana');
  await user.type(again, 'Ana María ');
  await user.click(main.getByRole('button', { name: 'Guardar cambios' }));
  await screen.findByText('Perfil actualizado correctamente');
  await main.findByText('Ana María');
  expect(shown(profiles.of(ANA))()?.profile.displayName).toBe('Ana María');
});

test('editing the profile offline says that it is saved later, closes the form, and says when it is saved', async () => {
  const answer = Promise.withResolvers<void>();
  const rename = vi.fn<Profiles['rename']>().mockReturnValue(answer.promise);
  const { user, main, name, connectivity } = await openForm({ rename });
  await user.clear(name);
  await user.type(name, 'Eva');
  act(() => connectivity.set(false));
  expect(name).toHaveProperty('disabled', true);
  await user.click(main.getByRole('button', { name: 'Guardar cambios' }));
  await screen.findByText(
    'No se pueden guardar cambios en modo offline. Tus cambios se guardarán cuando se restablezca la conexión.',
  );
  expect(rename).toHaveBeenCalledExactlyOnceWith(ANA, 'Eva');
  expect(main.queryByRole('textbox')).not.toBeInTheDocument();
  act(() => connectivity.set(true));
  await user.click(main.getByRole('button', { name: 'Editar perfil' }));
  await act(async () => answer.resolve());
  await screen.findByText('Perfil actualizado correctamente');
  expect(main.queryByRole('textbox', { name: 'Nombre' }), 'a form opened since stays').not.toBeNull();
});

// accounts-profile.spec.ts has the words of an unreachable server.
test('editing the profile shows an error when saving fails', async () => {
  const failure = new AccountDataError('denied', 'no tienes permiso.');
  const { user, main } = await openForm({ rename: () => Promise.reject(failure) });
  await user.click(main.getByRole('button', { name: 'Guardar cambios' }));
  expect((await main.findByRole('alert')).textContent).toBe('Error al actualizar el perfil: no tienes permiso.');
  expect(screen.queryByText('Error al guardar: no tienes permiso.')).toBeInTheDocument();
  expect(main.getByRole('button', { name: 'Guardar cambios' })).toHaveProperty('disabled', false);
});
