/** Opens the login modal, and the profile as Ana. */
import { screen, within } from '@testing-library/react';
import { createMemoryAccounts } from '#bench/memory/accounts.ts';
import { createMemorySession } from '#bench/memory/session.ts';
import { createMemoryConnectivity } from '#src/infra/memory/services.ts';
import type { Profiles } from '#src/services/profiles.ts';
import { SIGN_IN } from '#tests/support/page-texts.ts';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { renderApp } from '#tests/support/render-app.tsx';

export async function openLogin(path = '/contact-us') {
  const session = createMemorySession();
  const { user } = await renderApp(path, { session });
  await user.click(screen.getByRole('button', { name: SIGN_IN }));
  const dialog = await screen.findByRole('dialog', { name: SIGN_IN });
  return { user, session, dialog };
}

export async function openProfile(changes: Partial<Profiles> = {}, online = true) {
  const profiles = { ...createMemoryAccounts().profiles, ...changes };
  const connectivity = createMemoryConnectivity(online);
  const session = sessionOf(ANA);
  const view = await renderApp('/profile', { profiles, connectivity, session });
  const main = within(screen.getByRole('main'));
  return { ...view, main, profiles, connectivity, session };
}
