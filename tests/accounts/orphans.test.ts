/** `npm run orphans` on the real emulators. */
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMULATED_PROJECT, type Emulator } from '#local/emulator-process.ts';
import { runFirebaseEmulator } from '#local/firebase-tools.ts';
import { startFirestoreEmulator } from '#local/firestore-emulator.ts';
import { deleteDocuments, findOrphans } from '#local/orphaned-documents.ts';

const PORTS = { auth: 9298, firestore: 8090 };
const START_MS = 200_000;
const HOSTS = {
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${PORTS.auth}`,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${PORTS.firestore}`,
};
const ACCESS = { project: EMULATED_PROJECT, token: 'owner' };
const DOCUMENTS = `projects/${EMULATED_PROJECT}/databases/(default)/documents`;

let emulators: Emulator[];
beforeAll(async () => {
  Object.assign(process.env, HOSTS);
  emulators = await Promise.all([runFirebaseEmulator('auth', PORTS.auth), startFirestoreEmulator(PORTS.firestore)]);
}, START_MS);
afterAll(async () => {
  await Promise.all(emulators.map((emulator) => emulator.stop()));
});

async function post(address: string, body: object): Promise<unknown> {
  const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

const createAccount = (localId: string) =>
  post(
    `http://${HOSTS.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/projects/${EMULATED_PROJECT}/accounts`,
    {
      localId,
      email: `${localId}@example.com`,
    },
  );
const store = (collection: string, id: string, userId: string) =>
  post(`http://${HOSTS.FIRESTORE_EMULATOR_HOST}/v1/${DOCUMENTS}/${collection}?documentId=${id}`, {
    fields: { userId: { stringValue: userId } },
  });

const run = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, ['scripts/orphans.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

describe('documents without an owner', () => {
  it('are found and deleted; owned and new documents stay', async () => {
    await createAccount('ana');
    for (const uid of ['ana', 'gone']) {
      await store('users', uid, uid);
      for (const time of [1, 2]) await store('saved_recommendations', `${uid}_${time}`, uid);
    }
    const orphaned = ['users/gone', 'saved_recommendations/gone_1', 'saved_recommendations/gone_2'].map(
      (path) => `${DOCUMENTS}/${path}`,
    );
    expect(await findOrphans(ACCESS), 'the user may have signed up a moment ago').toEqual([]);
    expect(await findOrphans(ACCESS, 0)).toEqual(orphaned);
    await deleteDocuments(ACCESS, orphaned);
    expect(await findOrphans(ACCESS, 0)).toEqual([]);
  });

  it('are not searched where accounts cannot be listed, since all would seem orphaned', async () => {
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${PORTS.firestore}`;
    await expect(findOrphans(ACCESS, 0)).rejects.toThrow('responded with 404');
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = HOSTS.FIREBASE_AUTH_EMULATOR_HOST;
  });

  it('are listed by the command, which prints its usage', () => {
    expect(run([EMULATED_PROJECT], {})).toMatchObject({ status: 1, stderr: expect.stringContaining('Usage') });
    expect(run([EMULATED_PROJECT], { ACCESS_TOKEN: 'owner' })).toMatchObject({
      status: 0,
      stdout: '',
      stderr: '0 documents without an owner\n',
    });
  });
});
