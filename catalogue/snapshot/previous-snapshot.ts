/** Chooses the snapshot that the next one continues from. */
import { CatalogueError } from '../errors.ts';
import type { Snapshot } from './snapshot.ts';
import { currentVersion, readSnapshot, versionsIn } from './store.ts';

export interface Previous {
  /** The version in use; `null` before the first one, and if the pointer is damaged. */
  readonly version: string | null;
  readonly snapshot: Snapshot | null;
  /** What was passed over and why, one sentence each. */
  readonly warnings: readonly string[];
}

/** @returns what is read; `null`, with a warning, if it is damaged */
function readOrWarn<T>(read: () => T, warnings: string[], instead: string): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    warnings.push(`${error.message}: ${instead} is taken`);
    return null;
  }
}

/** The current snapshot, or else the newest good one before it. */
export function previousSnapshot(folder: string): Previous {
  const warnings: string[] = [];
  const version = readOrWarn(() => currentVersion(folder), warnings, 'the newest snapshot');
  const candidates = versionsIn(folder).filter((one) => version === null || one <= version);
  for (const candidate of candidates.toReversed()) {
    const snapshot = readOrWarn(() => readSnapshot(folder, candidate), warnings, 'the one before it');
    if (snapshot) return { version, snapshot, warnings };
  }
  return { version, snapshot: null, warnings };
}
