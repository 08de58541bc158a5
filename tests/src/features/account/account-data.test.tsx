import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AccountDataError } from '#src/services/account-data.ts';
import type { Profiles } from '#src/services/profiles.ts';
import { SignInError } from '#src/services/session.ts';
import { ANA } from '#tests/support/people.ts';
import { currentAddress } from '#tests/support/render-app.tsx';
import { openProfile } from './open-account.ts';

async function openDeletion(changes: Partial<Profiles> = {}) {
  const opened = await openProfile(changes);
  opened.session.answerSignIn(ANA);
  await opened.user.click(await opened.main.findByRole('button', { name: 'Eliminar mi cuenta' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Eliminar mi cuenta' }));
  return { ...opened, dialog, go: () => opened.user.click(dialog.getByRole('button', { name: 'Eliminar todo' })) };
}

test('the user’s data is deleted once, whatever is pressed meanwhile', async () => {
  const answer = Promise.withResolvers<void>();
  const deleteAll = vi.fn<Profiles['deleteAll']>().mockReturnValue(answer.promise);
  const { user, dialog, session } = await openDeletion({ deleteAll });
  const confirmIdentity = vi.spyOn(session, 'confirmIdentity');
  await user.dblClick(dialog.getByRole('button', { name: 'Eliminar todo' }));
  await user.click(dialog.getByRole('button', { name: 'Eliminando...' }));
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Eliminando...' })).toHaveProperty('disabled', true);
  await act(async () => answer.resolve());
  await screen.findByText('Tu cuenta y tus datos se han eliminado');
  expect([confirmIdentity.mock.calls, deleteAll.mock.calls]).toEqual([[[]], [[ANA]]]);
  await expect.poll(currentAddress).toBe('/');
});

test('the user’s data is not deleted without confirming the identity', async () => {
  const deleteAll = vi.fn<Profiles['deleteAll']>();
  const { go, dialog, session } = await openDeletion({ deleteAll });
  session.answerSignIn(new SignInError('popup-closed', 'x'));
  await go();
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^No se ha borrado nada\. .*fue cancelado/);
  expect(deleteAll).not.toHaveBeenCalled();
});

test('the user’s data shows how far a failed deletion came, and deletes the rest on retry', async () => {
  const stopped = new AccountDataError('unavailable', 'el servidor no responde.');
  const deleteAll = vi.fn<Profiles['deleteAll']>().mockRejectedValueOnce(stopped).mockResolvedValue();
  const { go, dialog, session } = await openDeletion({ deleteAll });
  await go();
  expect(await dialog.findByRole('alert')).toHaveTextContent(/tu cuenta sigue existiendo.*el servidor no responde/);

  const refusal = new SignInError('other', 'vuelve a iniciar sesión.');
  vi.spyOn(session, 'deleteAccount').mockRejectedValueOnce(refusal);
  await go();
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^Tus datos se han borrado, pero tu cuenta/);

  await go();
  await screen.findByText('Tu cuenta y tus datos se han eliminado');
});
