import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Emulator, EMULATED_PROJECT, runEmulator } from './emulator-process.ts';

const ROOT = join(import.meta.dirname, '..');
const PROGRAM = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
const WORK_FOLDER = join(ROOT, '.cache/emulators');

export function runFirebaseEmulator(name: 'auth' | 'firestore', port: number, settings = {}): Promise<Emulator> {
  const folder = emulatorFolder(name);
  const config = join(folder, 'firebase.json');
  // Without this setting the emulators' user interface would be downloaded, which fails offline.
  const emulators = { [name]: { host: '127.0.0.1', port }, ui: { enabled: false }, singleProjectMode: true };
  writeFileSync(config, JSON.stringify({ ...settings, emulators }));
  return runEmulator(
    {
      command: process.execPath,
      args: [PROGRAM, 'emulators:start', '--only', name, '--project', EMULATED_PROJECT, '--config', config],
      cwd: folder,
      env: { ...process.env, CI: '1', NO_UPDATE_NOTIFIER: '1' },
    },
    port,
  );
}

export function emulatorFolder(name: string): string {
  const folder = join(WORK_FOLDER, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
