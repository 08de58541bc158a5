/** Starts the official Firestore emulator with our rules, on a machine that may have no internet. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { type Emulator, EMULATED_PROJECT, runEmulator } from './emulator-process.ts';

const ROOT = join(import.meta.dirname, '..');
const JAR_IN_CLOUD_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** Why the emulator cannot run here, in a sentence, or `null`. */
export function firestoreEmulatorObstacle(): string | null {
  if (!findJar()) {
    return 'The Firestore emulator was not found: install the Google Cloud SDK with its component cloud-firestore-emulator, or set FIRESTORE_EMULATOR_JAR.';
  }
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return null;
  } catch {
    return 'The Firestore emulator needs Java 17 or newer, and there is none.';
  }
}

/** @param port on 127.0.0.1. @throws when it cannot run here or is not ready in time. */
export async function startFirestoreEmulator(port: number): Promise<Emulator> {
  const obstacle = firestoreEmulatorObstacle();
  const jar = findJar();
  if (obstacle || !jar) throw new Error(obstacle ?? 'No jar');
  const options = ['--host', '127.0.0.1', '--port', `${port}`, '--rules', join(ROOT, 'firestore.rules')];
  const project = ['--project_id', EMULATED_PROJECT, '--single_project_mode', 'true'];
  const args = ['-Duser.language=en', '-cp', jar, MAIN_CLASS, ...options, ...project];
  return runEmulator(() => spawn('java', args, { stdio: ['ignore', 'ignore', 'pipe'] }), `http://127.0.0.1:${port}/`);
}

function findJar(): string | null {
  const chosen = process.env['FIRESTORE_EMULATOR_JAR'];
  if (chosen) return existsSync(chosen) ? chosen : null;
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

/** The rules as they stand in the project. */
export const readRules = (): string => readFileSync(join(ROOT, 'firestore.rules'), 'utf8');

/** Replaces the rules of the running emulator at once. @throws with line and column when they do not compile. */
export async function loadRules(port: number, content: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/${EMULATED_PROJECT}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!response.ok) throw new Error(await response.text());
}
