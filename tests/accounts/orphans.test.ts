/** `npm run orphans` on the real emulators. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it, vi } from 'vitest';
import { deleteDocuments, findOrphans } from '#local/orphaned-documents.ts';
import { authHost, firestoreHost } from './emulators.ts';

/** Of this file alone: all documents and accounts of the project count. */
const PROJECT = 'demo-orphans';
const ACCESS = { project: PROJECT, token: 'owner' };
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;

async function post(address: string, body: object): Promise<unknown> {
  const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

const createAccount = (localId: string) =>
  post(`http://${authHost()}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`, {
    localId,
    email: `${localId}@example.com`,
  });
const store = (collection: string, id: string, userId: string) =>
  post(`http://${firestoreHost()}/v1/${DOCUMENTS}/${collection}?documentId=${id}`, {
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
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', firestoreHost());
    await expect(findOrphans(ACCESS, 0)).rejects.toThrow('responded with 404');
    vi.unstubAllEnvs();
  });

  it('are listed by the command, which prints its usage', () => {
    expect(run([PROJECT], {})).toMatchObject({ status: 1, stderr: expect.stringContaining('Usage') });
    expect(run([PROJECT], { ACCESS_TOKEN: 'owner' })).toMatchObject({
      status: 0,
      stdout: '',
      stderr: '0 documents without an owner\n',
    });
  });
});
