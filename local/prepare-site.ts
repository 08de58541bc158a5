/** For `npm start`: the site as files, and accounts with it where there can be some. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { endWithThisProgram } from './emulator-process.ts';
import { EMULATOR_ENVIRONMENT, emulatorsObstacle, startEmulators } from './emulators.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');

/** Apart from what gets deployed: a site for the emulators is of no use anywhere else. */
const DIST_FOR_EMULATORS = join(ROOT, '.cache/site-for-emulators');

export interface PreparedSite {
  folder: string;
  /** Its accounts live in the emulators, which end with this program. */
  emulated: boolean;
  /** Where its accounts are, or why it has none. */
  accounts: string;
}

interface Wishes {
  /** Otherwise what is in dist/site is taken as it is. */
  build: boolean;
  /** On the emulators, unless a real project is configured. */
  accounts: boolean;
}

/** Ends the program when the site cannot be built. */
export async function prepareSite({ build, accounts }: Wishes): Promise<PreparedSite> {
  if (!build) return plainSite('as in the build');
  const { VITE_FIREBASE_API_KEY: key, VITE_FIREBASE_PROJECT_ID: project } = process.env;
  const why = noEmulatorsBecause(accounts, key ? `Firebase project ${project || 'without a name'}` : null);
  if (why !== null) {
    console.log('[atinado] Building the site …');
    await buildSite(DIST);
    return plainSite(why);
  }
  console.log('[atinado] Building the site and starting the Auth and Firestore emulators …');
  const [started] = await Promise.all([
    startEmulators().then(
      () => null,
      (error: unknown) => `none. ${inShort(error)}`,
    ),
    buildSite(DIST_FOR_EMULATORS, EMULATOR_ENVIRONMENT),
  ]);
  if (started === null) {
    const where = 'on this machine alone, in the emulators, gone when they stop';
    return { folder: join(DIST_FOR_EMULATORS, 'site'), emulated: true, accounts: where };
  }
  console.log('[atinado] The emulators did not start: building the site without accounts …');
  await buildSite(DIST);
  return plainSite(started);
}

const plainSite = (accounts: string): PreparedSite => ({ folder: join(DIST, 'site'), emulated: false, accounts });

function noEmulatorsBecause(accounts: boolean, realProject: string | null): string | null {
  if (realProject !== null) return realProject;
  if (!accounts) return 'none, as asked for';
  const obstacle = emulatorsObstacle();
  return obstacle === null ? null : `none. ${obstacle}`;
}

/** What happened, and the last that the emulator said about it. */
function inShort(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error))
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [...new Set([lines.at(0), lines.at(-1)])].join(' ');
}

async function buildSite(folder: string, environment: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, 'build/build-site.ts')], {
    stdio: 'inherit',
    env: { ...process.env, ...environment, BUILD_FOLDER: folder },
  });
  endWithThisProgram(child);
  await once(child, 'exit');
  if (child.exitCode !== 0) process.exit(child.exitCode ?? 1);
}
