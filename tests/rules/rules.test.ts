import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { firestorePort } from '../accounts/emulators.ts';
import { accessAttempts } from './access-attempts.ts';
import { tryOut } from './attempt.ts';
import { deletionAttempts } from './deletion-attempts.ts';
import { favoriteAttempts } from './favorite-attempts.ts';
import { profileAttempts } from './profile-attempts.ts';
import { savedSetAttempts } from './saved-set-attempts.ts';
import { openWorld, type World } from './world.ts';

let world: World;
/** A refused attempt leaves the documents as they are. */
let isChanged = true;

beforeAll(async () => {
  world = await openWorld(firestorePort());
});

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
