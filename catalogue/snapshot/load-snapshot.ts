import { deriveLaptops, newestPriceDate } from '../derive/derive.ts';
import { fittingFacts, readFacts } from '../facts/read-facts.ts';
import { readOrderCodes, CATALOGUE_FILE, readGone } from '../load.ts';
import type { Catalogue } from '../laptop.ts';
import type { GoneRecord, LaptopRecord } from '../laptop-record.ts';
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
  { records, offers, history, gone }: Pick<Snapshot, 'records' | 'gone' | keyof LiveOffers>,
  now: string,
): Catalogue {
  const live = {
    offers: Object.fromEntries(Object.entries(offers).map(([id, all]) => [id, all.map((offer) => asOf(offer, now))])),
    history,
  };
  const fitting = fittingFacts(readFacts(), records).map(({ fact }) => fact);
  return {
    laptops: deriveLaptops(records, fitting, live),
    date: newestPriceDate(records),
    gone: stillGone([...(gone ?? []), ...readGone(CATALOGUE_FILE)], records),
    orderCodes: readOrderCodes(),
  };
}

/** The last of duplicate entries applies. Laptops that left the embedded file stay if shops still sell them. */
function stillGone(gone: readonly GoneRecord[], records: readonly LaptopRecord[]): GoneRecord[] {
  const ids = new Set(records.map(({ id }) => id));
  return [...new Map(gone.map((record) => [record.id, record])).values()].filter(({ id }) => !ids.has(id));
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
