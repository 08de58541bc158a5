import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { killOnExit } from './emulator-process.ts';
import { EMULATOR_ENVIRONMENT, reasonForNoEmulators, tryEmulators } from './emulators.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');

/** Separate from `dist`, so that a build for the emulators is never deployed. */
const DIST_FOR_EMULATORS = join(ROOT, '.cache/site-for-emulators');

export async function prepareSite({ build }: { build: boolean }) {
  if (!build) return siteFromDist('as in the build');
  const reason = reasonForNoEmulators();
  if (reason !== null) {
    console.log('[atinado] Building the site …');
    await buildSite(DIST);
    return siteFromDist(reason);
  }
  console.log('[atinado] Building the site and starting the Auth and Firestore emulators …');
  const [failure] = await Promise.all([tryEmulators(), buildSite(DIST_FOR_EMULATORS, EMULATOR_ENVIRONMENT)]);
  if (failure === null) {
    const where = 'in the local emulators, deleted when they stop';
    return { folder: join(DIST_FOR_EMULATORS, 'site'), emulated: true, accounts: where };
  }
  console.log('[atinado] The emulators did not start: building the site without accounts …');
  await buildSite(DIST);
  return siteFromDist(failure);
}

const siteFromDist = (accounts: string) => ({ folder: join(DIST, 'site'), emulated: false, accounts });

async function buildSite(folder: string, environment: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, 'build/build-site.ts')], {
    stdio: 'inherit',
    env: { ...process.env, ...environment, BUILD_FOLDER: folder },
  });
  killOnExit(child);
  await once(child, 'exit');
  if (child.exitCode !== 0) process.exit(child.exitCode ?? 1);
}
