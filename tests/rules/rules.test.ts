import { afterAll, beforeEach, expect, it } from 'vitest';
import { firestorePort } from '../accounts/emulators.ts';
import { accessAttempts } from './access-attempts.ts';
import { tryOut } from './attempt.ts';
import { deletionAttempts } from './deletion-attempts.ts';
import { favoriteAttempts } from './favorite-attempts.ts';
import { profileAttempts } from './profile-attempts.ts';
import { savedSetAttempts } from './saved-set-attempts.ts';
import { openWorld } from './world.ts';

const world = await openWorld(firestorePort());
/** A refused attempt leaves the documents as they are. */
let isChanged = true;

afterAll(() => world.close());

beforeEach(async () => {
  if (isChanged) await world.reset();
  isChanged = true;
});

it.each([...accessAttempts, ...profileAttempts, ...favoriteAttempts, ...savedSetAttempts, ...deletionAttempts])(
  '$name',
  async (attempt) => {
    expect(await tryOut(world, attempt)).toBeNull();
    isChanged = attempt.allowed || attempt.prepare !== undefined;
  },
);
