import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { firestorePort } from '../accounts/emulators.ts';
import { ATTEMPTS } from './all-attempts.ts';
import { tryOut } from './attempt.ts';
import { openWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld(firestorePort());
});

afterAll(() => world.close());

beforeEach(() => world.reset());

it.each(ATTEMPTS)('$name', async (attempt) => {
  expect(await tryOut(world, attempt)).toBeNull();
});
