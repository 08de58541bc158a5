import { act, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { preloadPage } from '#src/app/routes.ts';
import { createMemoryConnectivity } from '#src/infra/memory/connectivity.ts';
import { createMemoryAccounts } from '#src/infra/memory/accounts.ts';
import { createMemorySession } from '#src/infra/memory/session.ts';
import { AccountDataError } from '#src/services/account-data.ts';
import type { LoadedProfile, Profiles, ProfileSource } from '#src/services/profiles.ts';
import { SignInError } from '#src/services/session.ts';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';

async function openProfile(changes: Partial<Profiles> = {}, online = true) {
  const profiles = { ...createMemoryAccounts().profiles, ...changes };
  const connectivity = createMemoryConnectivity(online);
  const session = sessionOf(ANA);
  const view = await renderApp('/profile', { profiles, connectivity, session });
  const main = within(screen.getByRole('main'));
  return { ...view, main, profiles, connectivity, session };
}

async function openForm(changes: Partial<Profiles> = {}) {
  const opened = await openProfile(changes);
  await opened.user.click(await opened.main.findByRole('button', { name: 'Editar perfil' }));
  return { ...opened, name: opened.main.getByRole('textbox', { name: 'Nombre' }) };
}

describe('§2 the profile', () => {
  test('sends whoever is not signed in to the login page, which leads back', async () => {
    await preloadPage('/login');
    const session = createMemorySession();
    const { user } = await renderApp('/profile', { session });
    await expect.poll(currentAddress).toBe('/login');
    session.answerSignIn(ANA);
    await user.click(await screen.findByRole('button', { name: 'Continuar con Google' }));
    await screen.findByRole('heading', { level: 1, name: 'Mi Perfil' });
    expect(currentAddress()).toBe('/profile');
  });

  test('shows who one is and where one may go', async () => {
    const { main } = await openProfile();
    await main.findByText('Ana');
    expect(main.queryByText('ana@example.com')).not.toBeNull();
    const links = ['Mis favoritos', 'Mis recomendaciones', 'Escríbenos'].map((name) =>
      main.getByRole('link', { name }),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/favorites',
      '/recommendations/saved',
      '/contact',
    ]);
  });

  test('signing out leads home', async () => {
    await preloadPage('/');
    const { user, main } = await openProfile();
    await user.click(await main.findByRole('button', { name: 'Cerrar sesión' }));
    await expect.poll(currentAddress).toBe('/');
  });

  test.each([
    [new SignInError('other', 'algo'), 'Error al cerrar sesión: algo'],
    [new Error('x'), 'Error al cerrar sesión. Por favor, inténtalo de nuevo.'],
  ])('§8 says when signing out fails', async (failure, words) => {
    const { user, main, session } = await openProfile();
    session.signOut = () => Promise.reject(failure);
    await user.click(await main.findByRole('button', { name: 'Cerrar sesión' }));
    await screen.findByText(words);
    expect(currentAddress()).toBe('/profile');
  });
});

describe('§4 editing the profile', () => {
  test('is not needed to see a name that was saved elsewhere', async () => {
    const { main, profiles, session } = await openProfile();
    await main.findByText('Ana');
    const renamed = { ...ANA, displayName: 'Ana María' };
    await profiles.rename(renamed, renamed.displayName);
    act(() => session.set({ status: 'signed-in', user: renamed }));
    await main.findByText('Ana María');
    expect(main.queryByText('Ana')).toBeNull();
  });

  test('changes the name, never the email', async () => {
    const { user, main, name, profiles } = await openForm();
    const email = main.getByRole('textbox', { name: 'Email' });
    expect(email).toHaveProperty('disabled', true);
    expect(main.queryByText('El email no se puede cambiar')).not.toBeNull();
    await user.clear(name);
    await user.type(name, '  Ana María ');
    await user.click(main.getByRole('button', { name: 'Guardar cambios' }));
    await screen.findByText('Perfil actualizado correctamente');
    await main.findByText('Ana María');
    expect((await profiles.load(ANA)).profile.displayName).toBe('Ana María');
  });

  test('refuses a name of blanks with a sentence at the field, until something is typed', async () => {
    const { user, main, name, profiles } = await openForm();
    await user.clear(name);
    await user.type(name, '   ');
    await user.click(main.getByRole('button', { name: 'Guardar cambios' }));
    expect(name).toHaveProperty('validationMessage', 'Aquí solo hay espacios: escribe algo.');
    expect((await profiles.load(ANA)).profile.displayName).toBe('Ana');
    await user.type(name, 'Eva');
    await user.click(main.getByRole('button', { name: 'Guardar cambios' }));
    await screen.findByText('Perfil actualizado correctamente');
    expect((await profiles.load(ANA)).profile.displayName).toBe('Eva');
  });

  test('can be given up', async () => {
    const { user, main, name } = await openForm();
    await user.type(name, 'xyz');
    await user.click(main.getByRole('button', { name: 'Cancelar' }));
    expect(main.queryByText('Ana')).not.toBeNull();
  });

  test('§5 is not saved without a connection, and says so', async () => {
    const rename = vi.fn<Profiles['rename']>();
    const { user, main, connectivity } = await openForm({ rename });
    connectivity.set(false);
    await user.click(await main.findByRole('button', { name: 'Guardar cambios' }));
    await screen.findByText(
      'No se pueden guardar cambios en modo offline. Tus cambios se guardarán cuando se restablezca la conexión.',
    );
    expect(main.getByRole('textbox', { name: 'Nombre' })).toHaveProperty('disabled', true);
    expect(rename).not.toHaveBeenCalled();
  });

  test.each([
    [
      new AccountDataError('unavailable', 'x'),
      'No hay conexión a Internet. Los cambios no se han guardado.',
      'No se pudo guardar el perfil. Comprueba tu conexión a internet.',
    ],
    [
      new AccountDataError('denied', 'no tienes permiso.'),
      'Error al actualizar el perfil: no tienes permiso.',
      'Error al guardar: no tienes permiso.',
    ],
  ])('§8 says when saving fails', async (failure, page, toast) => {
    const { user, main } = await openForm({ rename: () => Promise.reject(failure) });
    await user.click(main.getByRole('button', { name: 'Guardar cambios' }));
    expect((await main.findByRole('alert')).textContent).toBe(page);
    expect(screen.queryByText(toast)).not.toBeNull();
    expect(main.getByRole('button', { name: 'Guardar cambios' })).toHaveProperty('disabled', false);
  });
});

describe('§4 the profile without a connection', () => {
  test('says so, blocks editing, and is loaded again when the connection comes back', async () => {
    const profiles = createMemoryAccounts().profiles;
    const load = vi.fn<Profiles['load']>((user) => profiles.load(user));
    const { main, connectivity } = await openProfile({ load });
    await main.findByText('Ana');
    connectivity.set(false);
    expect((await main.findByRole('alert')).textContent).toBe(
      'Modo sin conexión activo. Algunas funciones pueden estar limitadas.',
    );
    expect(main.getByRole('button', { name: 'Editar perfil' })).toHaveProperty('disabled', true);
    const before = load.mock.calls.length;
    connectivity.set(true);
    await expect.poll(() => main.queryByRole('alert')).toBeNull();
    expect(load.mock.calls.length).toBe(before + 1);
  });

  test.each<[ProfileSource, string]>([
    ['cache', 'Modo offline activo. Algunas funciones pueden estar limitadas.'],
    ['basic', 'Modo offline activo. Usando datos básicos.'],
    ['partial', 'Modo offline activo. No se pudieron cargar todos los datos del perfil.'],
  ])('§8 tells where what is shown comes from: %s', async (source, words) => {
    const { profile } = await createMemoryAccounts().profiles.load(ANA);
    const { main } = await openProfile({ load: async () => ({ profile, source }) });
    expect((await main.findByText(words)).tagName).toBe('OUTPUT');
    expect(main.getByRole('button', { name: 'Reintentar' })).toHaveProperty('disabled', false);
  });

  test('where even the code of accounts is missing shows what the sign-in tells, and the rest when it can', async () => {
    const profiles = createMemoryAccounts().profiles;
    await profiles.rename(ANA, 'Ana María');
    const load = vi
      .fn<Profiles['load']>((user) => profiles.load(user))
      .mockRejectedValueOnce(new AccountDataError('unavailable', 'no se pudo cargar el servicio de cuentas.'));
    const { main, connectivity } = await openProfile({ load }, false);
    expect((await main.findByText('Modo offline activo. Usando datos básicos.')).tagName).toBe('OUTPUT');
    expect(main.getByText('Ana').textContent).toBe('Ana');
    act(() => connectivity.set(true));
    expect((await main.findByText('Ana María')).textContent).toBe('Ana María');
    expect(main.queryByText(/^Modo offline/)).toBeNull();
  });

  test('an answer that was overtaken by a newer one is not shown', async () => {
    const profiles = createMemoryAccounts().profiles;
    const { profile } = await profiles.load(ANA);
    const late = Promise.withResolvers<LoadedProfile>();
    const load = vi.fn<Profiles['load']>((user) => profiles.load(user)).mockReturnValueOnce(late.promise);
    const { main, connectivity } = await openProfile({ load }, false);
    act(() => connectivity.set(true));
    await main.findByText('Ana');
    await act(async () => late.resolve({ profile, source: 'cache' }));
    expect(main.queryByText(/^Modo offline/)).toBeNull();
    expect(main.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  test.each([
    [new AccountDataError('denied', 'no tienes permiso.'), 'Error al cargar perfil: no tienes permiso.'],
    [new Error('x'), 'Error al cargar el perfil. Por favor, inténtalo de nuevo más tarde.'],
  ])('§8 says when it cannot be loaded, and trying again helps', async (failure, words) => {
    const profiles = createMemoryAccounts().profiles;
    const load = vi.fn<Profiles['load']>((user) => profiles.load(user)).mockRejectedValueOnce(failure);
    const { user, main } = await openProfile({ load });
    expect((await main.findByRole('alert')).textContent).toContain(words);
    await user.click(main.getByRole('button', { name: 'Reintentar' }));
    await main.findByText('Ana');
  });
});

async function openDeletion(changes: Partial<Profiles> = {}) {
  await preloadPage('/');
  const opened = await openProfile(changes);
  opened.session.answerSignIn(ANA);
  await opened.user.click(await opened.main.findByRole('button', { name: 'Eliminar mi cuenta' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Eliminar mi cuenta' }));
  return { ...opened, dialog, go: () => opened.user.click(dialog.getByRole('button', { name: 'Eliminar todo' })) };
}

describe('a person’s rights', () => {
  test('everything that is stored can be downloaded', async () => {
    const accounts = createMemoryAccounts();
    await accounts.favorites.add(ANA.uid, { id: 'a', name: 'a', price: 1, image: '', link: '', specs: [] });
    let file: Blob | undefined;
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) file = blob;
      return 'blob:x';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await renderApp('/profile', { ...accounts, session: sessionOf(ANA) });
    await user.click(await screen.findByRole('button', { name: 'Descargar mis datos' }));
    await expect.poll(() => file).toBeDefined();
    expect(JSON.parse((await file?.text()) ?? '')).toMatchObject({
      profile: { email: 'ana@example.com' },
      favorites: [{ id: 'a' }],
      savedRecommendations: [],
    });
  });

  test('everything can be deleted, the account last', async () => {
    const deleteAll = vi.fn<Profiles['deleteAll']>().mockResolvedValue();
    const { go } = await openDeletion({ deleteAll });
    await go();
    await screen.findByText('Tu cuenta y tus datos se han eliminado');
    expect(deleteAll).toHaveBeenCalledExactlyOnceWith(ANA);
    await expect.poll(currentAddress).toBe('/');
  });

  test('nothing is deleted for whoever does not confirm who they are', async () => {
    const deleteAll = vi.fn<Profiles['deleteAll']>();
    const { go, dialog, session } = await openDeletion({ deleteAll });
    session.answerSignIn(new SignInError('popup-closed', 'x'));
    await go();
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^No se ha borrado nada\. .*fue cancelado/);
    expect(deleteAll).not.toHaveBeenCalled();
  });

  test('a deletion that stops half way says how far it came and can be run again', async () => {
    const stopped = new AccountDataError('unavailable', 'el servidor no responde.');
    const deleteAll = vi.fn<Profiles['deleteAll']>().mockRejectedValueOnce(stopped).mockResolvedValue();
    const { go, dialog, session } = await openDeletion({ deleteAll });
    await go();
    expect((await dialog.findByRole('alert')).textContent).toMatch(
      /tu cuenta sigue existiendo.*el servidor no responde/,
    );

    const refusal = new SignInError('other', 'vuelve a iniciar sesión.');
    vi.spyOn(session, 'deleteAccount').mockRejectedValueOnce(refusal);
    await go();
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Tus datos se han borrado, pero tu cuenta/);

    await go();
    await screen.findByText('Tu cuenta y tus datos se han eliminado');
  });
});
