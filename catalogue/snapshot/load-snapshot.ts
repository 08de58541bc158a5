import { deriveLaptops, newestPriceDate } from '../derive/derive.ts';
import { fittingFacts, readFacts } from '../facts/read-facts.ts';
import { CATALOGUE_FILE, readGone } from '../load.ts';
import type { Catalogue } from '../laptop.ts';
import type { LiveOffers } from '../offer.ts';
import { asOf } from '../offer.ts';
import type { Snapshot } from './snapshot.ts';
import { currentVersion, readSnapshot } from './store.ts';

/**
 * Derives a catalogue from a snapshot. The project's facts are applied if they fit, because they may be older or
 * newer than the snapshot.
 * @param now ISO day and time; offers that were not seen lately before it are unavailable
 */
export function catalogueOf(
  { records, offers, history }: Pick<Snapshot, 'records' | keyof LiveOffers>,
  now: string,
): Catalogue {
  const live = {
    offers: Object.fromEntries(Object.entries(offers).map(([id, all]) => [id, all.map((offer) => asOf(offer, now))])),
    history,
  };
  const fitting = fittingFacts(readFacts(), records).map(({ fact }) => fact);
  const ids = new Set(records.map(({ id }) => id));
  return {
    laptops: deriveLaptops(records, fitting, live),
    date: newestPriceDate(records),
    // Laptops that left the embedded file stay if shops still sell them.
    gone: readGone(CATALOGUE_FILE).filter(({ id }) => !ids.has(id)),
  };
}

export interface LoadedSnapshot {
  catalogue: Catalogue;
  version: string;
  /** ISO day and time. */
  refreshedAt: string;
}

/**
 * @param version the current one by default
 * @param now ISO day and time
 * @returns `null` if the folder has no snapshot yet
 * @throws CatalogueError if pointer or snapshot is invalid
 */
export function loadSnapshot(folder: string, now: string, version = currentVersion(folder)): LoadedSnapshot | null {
  if (version === null) return null;
  const snapshot = readSnapshot(folder, version);
  return { catalogue: catalogueOf(snapshot, now), version, refreshedAt: snapshot.refreshedAt };
}
