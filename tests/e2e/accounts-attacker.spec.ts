import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { EMULATED_PROJECT } from '#local/emulator-process.ts';
import { EMULATOR_PORTS } from '#local/emulators.ts';
import { EMULATOR_PROBLEMS, newPerson, withoutInternet } from './accounts.ts';
import { expect, test } from './visit.ts';

const SDK = '/sdk/';

test.use({ expectedProblems: [...EMULATOR_PROBLEMS, 'Failed to load resource', 'Firestore'] });

/** Signs in with Firebase's own library on a page of the site, as anyone with an account can. @returns the uid */
async function openSdk(page: Page): Promise<string> {
  await withoutInternet(page.context());
  await page.route(`**${SDK}*.js`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(SDK.length);
    const code = await readFile(`node_modules/firebase/${name}`, 'utf8');
    const body = code.replaceAll(/https:\/\/www\.gstatic\.com\/firebasejs\/[\d.]+\//g, SDK);
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('/privacy');
  const { email, name } = newPerson();
  const identity = JSON.stringify({ sub: email, email, name, email_verified: true });
  const uid: unknown = await page.evaluate(`(async () => {
    const app = await import('${SDK}firebase-app.js');
    const auth = await import('${SDK}firebase-auth.js');
    const store = await import('${SDK}firebase-firestore.js');
    const instance = app.initializeApp({ apiKey: 'any', projectId: '${EMULATED_PROJECT}' }, 'attacker');
    const session = auth.initializeAuth(instance, { persistence: auth.inMemoryPersistence });
    auth.connectAuthEmulator(session, 'http://localhost:${EMULATOR_PORTS.auth}', { disableWarnings: true });
    const db = store.initializeFirestore(instance, {});
    store.connectFirestoreEmulator(db, 'localhost', ${EMULATOR_PORTS.firestore});
    const { user } = await auth.signInWithCredential(session, auth.GoogleAuthProvider.credential(${JSON.stringify(identity)}));
    const profile = { uid: user.uid, email: user.email, displayName: 'x', photoURL: null };
    const set = (id, uid, timestamp, extra = {}) => ({ userId: uid, createdAt: store.Timestamp.fromMillis(timestamp),
      formData: { timestamp, sessionId: 's' }, computers: [{ id, name: 'x' }], ...extra });
    const outcome = (promise) => promise.then(() => 'done', (error) => error.code);
    window.sdk = { ...store, db, profile, set, outcome };
    return user.uid;
  })()`);
  return String(uid);
}

const run = (page: Page, code: string): Promise<unknown> =>
  page.evaluate(`(async () => {
    const { db, doc, getDoc, getDocs, setDoc, updateDoc, deleteDoc, addDoc, collection, query, where, arrayUnion,
      serverTimestamp, Timestamp, profile, set, outcome } = window.sdk;
    ${code}
  })()`);

test('an attacker with an account and the library cannot read or write what belongs to another user @desktop', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const victim = await context.newPage();
  const victimId = await openSdk(victim);
  const savedSet = `${victimId}_1000`;
  expect(
    await run(
      victim,
      `return [await outcome(setDoc(doc(db, 'users', '${victimId}'), { ...profile, createdAt: serverTimestamp() })),
        await outcome(setDoc(doc(db, 'saved_recommendations', '${savedSet}'), set('a', '${victimId}', 1000)))];`,
    ),
  ).toEqual(['done', 'done']);

  const uid = await openSdk(page);
  const attempts = await run(
    page,
    `const person = doc(db, 'users', '${victimId}'), theirs = doc(db, 'saved_recommendations', '${savedSet}');
    const sets = collection(db, 'saved_recommendations');
    return Promise.all([
      getDoc(person), getDoc(theirs), getDocs(collection(db, 'users')), getDocs(sets),
      getDocs(query(sets, where('userId', '==', '${victimId}'))),
      setDoc(person, { ...profile, createdAt: serverTimestamp() }), setDoc(person, { displayName: 'x' }, { merge: true }),
      updateDoc(person, { favorites: arrayUnion({ id: 'x', name: 'x' }) }), deleteDoc(person),
      setDoc(theirs, set('x', '${uid}', 1000)), updateDoc(theirs, { userId: '${uid}' }), deleteDoc(theirs),
      setDoc(doc(db, 'saved_recommendations', '${victimId}_2000'), set('x', '${victimId}', 2000)),
      setDoc(doc(db, 'saved_recommendations', '${victimId}_2000'), set('x', '${uid}', 2000)),
      addDoc(sets, set('x', '${victimId}', 2000)), addDoc(collection(db, 'anything'), { x: 1 }),
    ].map(outcome));`,
  );
  expect(attempts).toEqual(Array.from({ length: 16 }, () => 'permission-denied'));
  expect(
    await run(
      victim,
      `return [(await getDoc(doc(db, 'users', '${victimId}'))).get('displayName'),
        (await getDoc(doc(db, 'saved_recommendations', '${savedSet}'))).get('userId')];`,
    ),
  ).toEqual(['x', victimId]);
  await context.close();
});

test('what a user may write is limited in size @desktop', async ({ page }) => {
  const uid = await openSdk(page);
  const outcomes = await run(
    page,
    `const mine = doc(db, 'users', '${uid}'), big = 'x'.repeat(100_000);
    const created = await outcome(setDoc(mine, { ...profile, createdAt: serverTimestamp() }));
    const saved = (extra) => setDoc(doc(db, 'saved_recommendations', '${uid}_1000'), set('x', '${uid}', 1000, extra));
    const tooMuch = await Promise.all([
      updateDoc(mine, { displayName: big }), updateDoc(mine, { photoURL: big }), updateDoc(mine, { anything: 1 }),
      updateDoc(mine, { favorites: arrayUnion({ id: 'x', name: big }) }),
      updateDoc(mine, { favorites: arrayUnion({ id: 'x', name: 'x', specs: [big] }) }),
      updateDoc(mine, { favorites: Array.from({ length: 201 }, (_x, id) => ({ id: String(id), name: 'x' })) }),
      saved({ anything: big }), saved({ formData: { timestamp: 1000, sessionId: big } }),
      saved({ computers: Array.from({ length: 4 }, () => ({ id: 'x', name: 'x' })) }),
      saved({ computers: [{ id: 'x', name: 'x', url: big }] }),
    ].map(outcome));
    return { created, tooMuch };`,
  );
  expect(outcomes).toEqual({ created: 'done', tooMuch: Array.from({ length: 10 }, () => 'permission-denied') });
});
