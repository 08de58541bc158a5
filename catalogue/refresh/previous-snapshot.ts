import { newestPriceDate } from '../derive/derive.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import { CatalogueError } from '../load.ts';
import { hoursBetween } from '../snapshot/freshness.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { currentVersion, readSnapshot, versionsIn } from '../snapshot/store.ts';

/** Clocks of two machines differ by seconds; a snapshot this far in the future was written with a wrong clock. */
const WRONG_CLOCK_HOURS = 24;

interface Previous {
  /** The current version; `null` before the first. */
  readonly version: string | null;
  /** The snapshot that the next one is based on. */
  readonly previous: Snapshot | null;
  /** The current version, if it is from the future and therefore ignored. */
  readonly ignoredVersion: string | null;
}

/**
 * @param embedded laptops whose newest price proves that this machine's own clock is not behind
 * @param now ISO day and time
 * @throws CatalogueError if time would go back, or a snapshot cannot be read
 */
export function previousSnapshot(folder: string, embedded: readonly LaptopRecord[], now: string): Previous {
  const version = currentVersion(folder);
  if (version === null) return { version, previous: null, ignoredVersion: null };
  const inUse = readSnapshot(folder, version);
  if (inUse.refreshedAt <= now) return { version, previous: inUse, ignoredVersion: null };
  if (hoursBetween(now, inUse.refreshedAt) <= WRONG_CLOCK_HOURS) {
    throw new CatalogueError(`${folder}: its snapshot is newer than ${now}`);
  }
  if (newestPriceDate(embedded) > now) throw new CatalogueError(`the clock of this machine is behind: ${now}`);
  for (const other of versionsIn(folder).toReversed()) {
    const snapshot = readSnapshot(folder, other);
    if (snapshot.refreshedAt <= now) return { version, previous: snapshot, ignoredVersion: version };
  }
  return { version, previous: null, ignoredVersion: version };
}
