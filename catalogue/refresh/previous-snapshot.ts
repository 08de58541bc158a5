import { newestPriceDate } from '../derive/derive.ts';
import type { LaptopRecord } from '../laptop.ts';
import { CatalogueError } from '../load.ts';
import { hoursBetween } from '../snapshot/freshness.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { currentVersion, readSnapshot, versionsIn } from '../snapshot/store.ts';

/** Clocks of two machines differ by seconds; a snapshot this far ahead was written under a wrong one. */
const WRONG_CLOCK_HOURS = 24;

interface Previous {
  /** The one in use; `null` before the first. */
  readonly version: string | null;
  /** What the next one follows. */
  readonly previous: Snapshot | null;
  /** The one in use, where it comes from the future and counts nothing. */
  readonly passedOver: string | null;
}

/**
 * @param embedded says by its newest price that this machine's own clock is not behind
 * @param now ISO day and time
 * @throws CatalogueError when time would go back, or a snapshot cannot be read
 */
export function previousSnapshot(folder: string, embedded: readonly LaptopRecord[], now: string): Previous {
  const version = currentVersion(folder);
  if (version === null) return { version, previous: null, passedOver: null };
  const inUse = readSnapshot(folder, version);
  if (inUse.refreshedAt <= now) return { version, previous: inUse, passedOver: null };
  if (hoursBetween(now, inUse.refreshedAt) <= WRONG_CLOCK_HOURS) {
    throw new CatalogueError(`${folder}: its snapshot is newer than ${now}`);
  }
  if (newestPriceDate(embedded) > now) throw new CatalogueError(`the clock of this machine is behind: ${now}`);
  for (const other of versionsIn(folder).toReversed()) {
    const snapshot = readSnapshot(folder, other);
    if (snapshot.refreshedAt <= now) return { version, previous: snapshot, passedOver: version };
  }
  return { version, previous: null, passedOver: version };
}
