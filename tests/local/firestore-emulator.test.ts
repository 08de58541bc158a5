import { describe, expect, it } from 'vitest';
import { chooseFirestoreEmulator, type FirestoreTools } from '#local/firestore-emulator.ts';

const A_FILE = import.meta.filename;
const ALL: FirestoreTools = { java: 21, chosenJar: A_FILE, jarInCloudSdk: '/sdk/emulator.jar' };

describe('the Firestore emulator', () => {
  it('is the configured jar, else the Cloud SDK’s, else the one firebase-tools downloads', () => {
    expect(chooseFirestoreEmulator(ALL)).toEqual({ by: 'jar', jar: A_FILE });
    expect(chooseFirestoreEmulator({ ...ALL, chosenJar: undefined })).toEqual({ by: 'jar', jar: '/sdk/emulator.jar' });
    expect(chooseFirestoreEmulator({ ...ALL, chosenJar: '', jarInCloudSdk: null })).toEqual({ by: 'firebase-tools' });
  });

  it.each<[string, Partial<FirestoreTools>, RegExp]>([
    ['Java is missing', { java: null }, /needs Java/],
    ['the configured jar does not exist', { chosenJar: '/nowhere.jar' }, /FIRESTORE_EMULATOR_JAR names \/nowhere\.jar/],
    [
      'there is no jar, and Java is too old for firebase-tools',
      { java: 17, jarInCloudSdk: null },
      /cloud-firestore-emulator.*Java 21/,
    ],
  ])('is reported as missing when %s', (_case, changes, why) => {
    const choice = chooseFirestoreEmulator({ ...ALL, chosenJar: undefined, ...changes });
    expect(choice).toEqual({ by: 'nothing', why: expect.stringMatching(why) });
  });
});
