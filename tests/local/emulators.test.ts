import { describe, expect, it } from 'vitest';
import { EMULATOR_PORTS, hostingForEmulators } from '#local/emulators.ts';
import { chooseFirestoreEmulator, type FirestoreTools } from '#local/firestore-emulator.ts';
import { readHosting } from '#local/site-server.ts';

const A_FILE = import.meta.filename;
const ALL: FirestoreTools = { java: 21, chosenJar: A_FILE, jarInCloudSdk: '/sdk/emulator.jar', firebaseTools: true };

describe('the Firestore emulator', () => {
  it('is the one that was chosen, else the Cloud SDK’s, else what firebase-tools downloads', () => {
    expect(chooseFirestoreEmulator(ALL)).toEqual({ by: 'jar', jar: A_FILE });
    expect(chooseFirestoreEmulator({ ...ALL, chosenJar: undefined })).toEqual({ by: 'jar', jar: '/sdk/emulator.jar' });
    expect(chooseFirestoreEmulator({ ...ALL, chosenJar: '', jarInCloudSdk: null })).toEqual({ by: 'firebase-tools' });
  });

  it.each<[string, Partial<FirestoreTools>, RegExp]>([
    ['there is no Java', { java: null }, /needs Java/],
    ['the chosen jar does not exist', { chosenJar: '/nowhere.jar' }, /FIRESTORE_EMULATOR_JAR names \/nowhere\.jar/],
    ['there is no jar, and Java is too old for firebase-tools', { java: 17, jarInCloudSdk: null }, /Java 21/],
    [
      'there is neither jar nor firebase-tools',
      { jarInCloudSdk: null, firebaseTools: false },
      /cloud-firestore-emulator/,
    ],
  ])('is explained in a sentence where %s', (_case, changes, why) => {
    const choice = chooseFirestoreEmulator({ ...ALL, chosenJar: undefined, ...changes });
    expect(choice).toEqual({ by: 'nothing', why: expect.stringMatching(why) });
  });
});

describe('a site for the emulators', () => {
  it('may reach them, and nothing else that the real site may not', async () => {
    const hosting = await readHosting('firebase.json');
    const policyOf = ({ headers }: typeof hosting): string =>
      headers.flatMap((rule) => rule.headers).find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
    const adapted = policyOf(hostingForEmulators(hosting));
    const origins = `http://localhost:${EMULATOR_PORTS.auth} http://localhost:${EMULATOR_PORTS.firestore} `;
    expect(adapted).toContain(`connect-src ${origins}`);
    expect(adapted).toContain(`frame-src ${origins}`);
    expect(adapted.replaceAll(origins, '')).toBe(policyOf(hosting));
  });
});
