import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { type Emulator, EMULATED_PROJECT, runEmulator } from './emulator-process.ts';
import { emulatorFolder, runFirebaseEmulator } from './firebase-tools.ts';

const RULES = join(import.meta.dirname, '../firestore.rules');
const JAR_IN_CLOUD_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** firebase-tools requires this version for the emulator that it downloads. */
const MIN_JAVA_FOR_DOWNLOAD = 21;

interface FirestoreTools {
  java: number | null;
  chosenJar: string | undefined;
  jarInCloudSdk: string | null;
}

type FirestoreChoice = { by: 'jar'; jar: string } | { by: 'firebase-tools' } | { by: 'nothing'; why: string };

/**
 * The configured jar, else the Cloud SDK's, else the one that firebase-tools downloads, else a sentence about what is
 * missing.
 */
function chooseFirestoreEmulator(tools: FirestoreTools): FirestoreChoice {
  const { java, chosenJar, jarInCloudSdk } = tools;
  if (java === null) return { by: 'nothing', why: 'The Firestore emulator needs Java, which is not installed.' };
  if (chosenJar) {
    if (existsSync(chosenJar)) return { by: 'jar', jar: chosenJar };
    return { by: 'nothing', why: `FIRESTORE_EMULATOR_JAR names ${chosenJar}, which does not exist.` };
  }
  if (jarInCloudSdk !== null) return { by: 'jar', jar: jarInCloudSdk };
  if (java >= MIN_JAVA_FOR_DOWNLOAD) return { by: 'firebase-tools' };
  return {
    by: 'nothing',
    why:
      'The Firestore emulator was not found: install the Cloud SDK with its component cloud-firestore-emulator, set ' +
      `FIRESTORE_EMULATOR_JAR, or install Java ${MIN_JAVA_FOR_DOWNLOAD}, with which firebase-tools downloads its own.`,
  };
}

export function firestoreEmulatorObstacle(): string | null {
  const choice = chooseFirestoreEmulator(findTools());
  return choice.by === 'nothing' ? choice.why : null;
}

export async function startFirestoreEmulator(port: number): Promise<Emulator> {
  const emulator = await runChosen(port);
  // The first request takes seconds, longer than the SDK waits.
  await fetch(`http://127.0.0.1:${port}/v1/projects/${EMULATED_PROJECT}/databases/(default)/documents/users/nobody`);
  return emulator;
}

async function runChosen(port: number): Promise<Emulator> {
  const choice = chooseFirestoreEmulator(findTools());
  if (choice.by === 'nothing') throw new Error(choice.why);
  if (choice.by === 'jar') return runJar(choice.jar, port);
  copyFileSync(RULES, join(emulatorFolder('firestore'), 'firestore.rules'));
  return runFirebaseEmulator('firestore', port, { firestore: { rules: 'firestore.rules' } });
}

function runJar(jar: string, port: number): Promise<Emulator> {
  const options = ['--host', '127.0.0.1', '--port', `${port}`, '--rules', RULES];
  const project = ['--project_id', EMULATED_PROJECT, '--single_project_mode', 'true'];
  const args = ['-Duser.language=en', '-cp', jar, MAIN_CLASS, ...options, ...project];
  return runEmulator({ command: 'java', args }, port);
}

const findTools = (): FirestoreTools => ({
  java: javaVersion(),
  chosenJar: process.env['FIRESTORE_EMULATOR_JAR'],
  jarInCloudSdk: findJarInCloudSdk(),
});

function javaVersion(): number | null {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  if (status !== 0) return null;
  return Number(/version "(?:1\.)?(\d+)/.exec(stderr)?.[1] ?? 0);
}

function findJarInCloudSdk(): string | null {
  const gcloud = onPath('gcloud');
  if (!gcloud) return null;
  const jar = join(dirname(dirname(realpathSync(gcloud))), JAR_IN_CLOUD_SDK);
  return existsSync(jar) ? jar : null;
}

const onPath = (program: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));
