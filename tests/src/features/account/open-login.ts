/** Opens the login modal. */
import { screen } from '@testing-library/react';
import { createMemorySession } from '#bench/memory/session.ts';
import { SIGN_IN } from '#tests/support/page-texts.ts';
import { renderApp } from '#tests/support/render-app.tsx';

export async function openLogin(path = '/contact-us') {
  const session = createMemorySession();
  const { user } = await renderApp(path, { session });
  await user.click(screen.getByRole('button', { name: SIGN_IN }));
  const dialog = await screen.findByRole('dialog', { name: SIGN_IN });
  return { user, session, dialog };
}
