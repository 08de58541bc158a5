import { expect, test } from 'vitest';
import { loadProfileMessage, signOutMessage } from '#src/features/account/profile/profile-messages.ts';
import { createFirebaseProfiles } from '#src/infra/firebase/profiles.ts';
import { createMemoryConnectivity } from '#src/infra/memory/local-data.ts';
import { ANA } from '#tests/support/people.ts';

const refused = new DOMException('The operation is insecure.', 'SecurityError');

test('signing out where the browser refuses to write storage shows the general message', () => {
  expect(signOutMessage(refused)).toBe('Error al cerrar sesión. Por favor, inténtalo de nuevo.');
});

test('a database that cannot be opened, which is no error of its own, shows the general message', async () => {
  const profiles = createFirebaseProfiles({
    database: () => {
      throw refused;
    },
    connectivity: createMemoryConnectivity(),
    renameUser: () => Promise.resolve(),
  });
  const failure = await profiles.load(ANA).catch((error: unknown) => error);
  expect(loadProfileMessage(failure)).toBe('Error al cargar el perfil. Por favor, inténtalo de nuevo más tarde.');
});
