/** Chooses the snapshot that the next one continues from. */
import { newestPriceDate } from '../derive/derive.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import { CatalogueError } from '../errors.ts';
import { hoursBetween } from '../offer.ts';
import type { Snapshot } from './snapshot.ts';
import { currentVersion, readSnapshot, versionsIn } from './store.ts';

/** Clocks of two machines differ by seconds; a snapshot this far in the future was written with a wrong clock. */
const WRONG_CLOCK_HOURS = 24;

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

/**
 * The current snapshot, or else the newest good one before it.
 * @param embedded laptops whose newest price proves that this machine's own clock is not behind
 * @param now ISO day and time
 * @throws CatalogueError if time would go back
 */
export function previousSnapshot(folder: string, embedded: readonly LaptopRecord[], now: string): Previous {
  if (newestPriceDate(embedded) > now) throw new CatalogueError(`the clock of this machine is behind: ${now}`);
  const warnings: string[] = [];
  const version = readOrWarn(() => currentVersion(folder), warnings, 'the newest snapshot');
  const candidates = versionsIn(folder).filter((one) => version === null || one <= version);
  for (const candidate of candidates.toReversed()) {
    const snapshot = readOrWarn(() => readSnapshot(folder, candidate), warnings, 'the one before it');
    if (snapshot && snapshot.refreshedAt <= now) return { version, snapshot, warnings };
    if (snapshot && hoursBetween(now, snapshot.refreshedAt) <= WRONG_CLOCK_HOURS)
      throw new CatalogueError(`${folder}: its snapshot is newer than ${now}`);
    if (snapshot) warnings.push(`${candidate}: written by a clock that is ahead, the one before it is taken`);
  }
  return { version, snapshot: null, warnings };
}
