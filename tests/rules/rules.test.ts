import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Emulator } from '../../scripts/emulator-process.ts';
import { startFirestoreEmulator } from '../../scripts/firestore-emulator.ts';
import { accessAttempts } from './access-attempts.ts';
import { tryOut } from './attempt.ts';
import { openWorld, RULES_PORT, type World } from './world.ts';
import { profileAttempts } from './profile-attempts.ts';
import { savedSetAttempts } from './saved-set-attempts.ts';

const START_MS = 200_000;

let emulator: Emulator;
let world: World;

beforeAll(async () => {
  emulator = await startFirestoreEmulator(RULES_PORT);
  world = await openWorld();
}, START_MS);

afterAll(async () => {
  await world.close();
  await emulator.stop();
});

beforeEach(() => world.reset());

describe('§6 whose is what', () => {
  it.each(accessAttempts)('$name', async (attempt) => {
    expect(await tryOut(world, attempt)).toBeNull();
  });
});

describe('what is written', () => {
  it.each([...profileAttempts, ...savedSetAttempts])('$name', async (attempt) => {
    expect(await tryOut(world, attempt)).toBeNull();
  });
});
