import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AccountDataError } from '#src/services/account-data.ts';
import type { Profiles } from '#src/services/profiles.ts';
import { ANA } from '#tests/support/people.ts';
import { openProfile } from './open-profile.ts';

async function openForm(changes: Partial<Profiles> = {}) {
  const opened = await openProfile(changes);
  await opened.user.click(await opened.main.findByRole('button', { name: 'Editar perfil' }));
  return { ...opened, name: opened.main.getByRole('textbox', { name: 'Nombre' }) };
}

describe('editing the profile', () => {
  test('is not needed to see a name saved on another device', async () => {
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

  test('rejects a blank name at the field, until something is typed', async () => {
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

  test('can be cancelled', async () => {
    const { user, main, name } = await openForm();
    await user.type(name, 'xyz');
    await user.click(main.getByRole('button', { name: 'Cancelar' }));
    expect(main.queryByText('Ana')).not.toBeNull();
  });

  // accounts-profile.spec.ts has the words of an unreachable server.
  test('shows an error when saving fails', async () => {
    const failure = new AccountDataError('denied', 'no tienes permiso.');
    const { user, main } = await openForm({ rename: () => Promise.reject(failure) });
    await user.click(main.getByRole('button', { name: 'Guardar cambios' }));
    expect((await main.findByRole('alert')).textContent).toBe('Error al actualizar el perfil: no tienes permiso.');
    expect(screen.queryByText('Error al guardar: no tienes permiso.')).not.toBeNull();
    expect(main.getByRole('button', { name: 'Guardar cambios' })).toHaveProperty('disabled', false);
  });
});
