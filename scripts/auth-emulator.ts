/** Starts the Auth emulator of firebase-tools, which needs neither a login nor the internet. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Emulator, EMULATED_PROJECT, runEmulator } from './emulator-process.ts';

const ROOT = join(import.meta.dirname, '..');
const PROGRAM = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
const WORK_FOLDER = join(ROOT, '.cache/emulators');

/** Why the emulator cannot run here, in a sentence, or `null`. */
export const authEmulatorObstacle = (): string | null =>
  existsSync(PROGRAM) ? null : 'The Auth emulator is part of firebase-tools, which is not installed: run npm ci.';

/** @param port on 127.0.0.1. @throws when it cannot run here or is not ready in time. */
export async function startAuthEmulator(port: number): Promise<Emulator> {
  const obstacle = authEmulatorObstacle();
  if (obstacle) throw new Error(obstacle);
  mkdirSync(WORK_FOLDER, { recursive: true });
  const config = join(WORK_FOLDER, 'firebase.json');
  writeFileSync(config, JSON.stringify(emulatorConfig(port)));
  const args = [PROGRAM, 'emulators:start', '--only', 'auth', '--project', EMULATED_PROJECT, '--config', config];
  // It asks nobody anything and looks for no newer version of itself.
  const env = { ...process.env, CI: '1', NO_UPDATE_NOTIFIER: '1' };
  return runEmulator(
    () => spawn(process.execPath, args, { cwd: WORK_FOLDER, env, stdio: ['ignore', 'ignore', 'pipe'] }),
    `http://127.0.0.1:${port}/`,
  );
}

/** Its own interface would be downloaded: without internet that is fatal. */
const emulatorConfig = (port: number) => ({
  emulators: { auth: { host: '127.0.0.1', port }, ui: { enabled: false }, singleProjectMode: true },
});
