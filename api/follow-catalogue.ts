/** Switches the advisor to the newest snapshot of a folder without interrupting requests. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SpanishAdvisor } from '../words/spanish-advisor.ts';
import type { Catalogue } from '../catalogue/laptop.ts';
import { messageOf } from '../catalogue/errors.ts';
import { hoursBetween } from '../catalogue/offer.ts';
import { FRESH_HOURS } from '../contract/offers.ts';
import { type LoadedSnapshot, loadSnapshot } from '../catalogue/snapshot/load-snapshot.ts';
import { lookUpVersion } from '../catalogue/snapshot/store.ts';
import type { Log } from './middleware/log.ts';
import type { CatalogueState } from '../contract/health.ts';

/** Answers as `next`; ids that only `previous` has are still answered. */
const withIdsOf = (previous: SpanishAdvisor, next: SpanishAdvisor): SpanishAdvisor => ({
  ...next,
  more(request) {
    const now = next.more(request);
    const gone = request.filteredLaptops.filter((id) => next.laptop(id) === null);
    if (now.computers.length > 0 || gone.length === 0) return now;
    return previous.more({ ...request, filteredLaptops: gone });
  },
  laptop: (id) => next.laptop(id) ?? previous.laptop(id),
  judge: (request) => next.judge(request) ?? previous.judge(request),
});

/** An unchanged snapshot is reloaded after this time, because its offers expire. */
const RELOAD_HOURS = 12;
const WARN_AGAIN_HOURS = 24;
const LOAD_LIMIT_MS = 120_000;

const PROGRAM = new URL('catalogue-worker.ts', import.meta.url);

interface InUse {
  version: string;
  refreshedAt: string;
  loadedAt: string;
}

export interface FollowedCatalogue {
  /** The advisor to ask: another one after each change of the catalogue. */
  current: () => SpanishAdvisor;
  state: () => CatalogueState;
  /** Checks the pointer now; never rejects. */
  checkForSnapshot: () => Promise<void>;
}

interface FollowOptions {
  folder: string;
  /** The catalogue to serve until there is a snapshot. */
  embedded: () => Catalogue;
  createAdvisor: (catalogue: Catalogue) => SpanishAdvisor;
  log: Log;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

/** @throws what the worker throws */
async function loadInWorker(folder: string, version: string, now: string): Promise<LoadedSnapshot> {
  const worker = new Worker(PROGRAM, { workerData: { folder, version, now } });
  try {
    const [loaded]: LoadedSnapshot[] = await once(worker, 'message', { signal: AbortSignal.timeout(LOAD_LIMIT_MS) });
    if (!loaded) throw new Error(`${version}: nothing was loaded`);
    return loaded;
  } finally {
    void worker.terminate();
  }
}

/**
 * Loads the current snapshot synchronously, or the embedded catalogue, so that the API starts whatever the folder
 * contains.
 */
export function followCatalogue(options: FollowOptions): FollowedCatalogue {
  const { folder, embedded, createAdvisor, log, clock = Date.now } = options;
  const now = () => new Date(clock()).toISOString();
  let inUse: InUse | null = null;
  let lastFault = '';
  let warnedAt = '';
  let checking: Promise<void> | null = null;

  const fault = (error: unknown) => {
    const message = messageOf(error);
    if (message !== lastFault)
      log('error', { message: `The newest catalogue cannot be used: ${message}`, version: inUse?.version });
    lastFault = message;
  };
  const say = (laptops: number, date: string) => {
    lastFault = '';
    log('info', { message: `Catalogue in use: ${inUse?.version}`, ...inUse, laptops, date });
  };
  const ageHours = () => (inUse ? Math.max(0, hoursBetween(inUse.refreshedAt, now())) : null);
  const warnIfOld = () => {
    const age = ageHours();
    if (age === null || age <= FRESH_HOURS) {
      warnedAt = '';
      return;
    }
    if (warnedAt !== '' && hoursBetween(warnedAt, now()) < WARN_AGAIN_HOURS) return;
    warnedAt = now();
    log('warn', { message: `The catalogue was refreshed ${Math.round(age)} hours ago`, ...inUse });
  };

  const loadFirst = (): Catalogue => {
    try {
      const loadedAt = now();
      const loaded = loadSnapshot(folder, loadedAt);
      if (loaded) {
        inUse = { version: loaded.version, refreshedAt: loaded.refreshedAt, loadedAt };
        say(loaded.catalogue.laptops.length, loaded.catalogue.date);
        return loaded.catalogue;
      }
      log('info', { message: 'No snapshot of the catalogue yet: the embedded file is in use' });
    } catch (error) {
      fault(error);
    }
    return embedded();
  };
  let newest = createAdvisor(loadFirst());
  let current = newest;
  warnIfOld();

  const follow = async () => {
    const version = await lookUpVersion(folder);
    const loadedAt = now();
    if (version === null) return;
    if (inUse?.version === version && hoursBetween(inUse.loadedAt, loadedAt) < RELOAD_HOURS) return;
    const { catalogue, refreshedAt } = await loadInWorker(folder, version, loadedAt);
    const next = createAdvisor(catalogue);
    current = withIdsOf(newest, next);
    newest = next;
    inUse = { version, refreshedAt, loadedAt };
    say(catalogue.laptops.length, catalogue.date);
  };

  return {
    current: () => current,
    state: () => {
      const age = ageHours();
      return {
        version: inUse?.version ?? null,
        refreshedAt: inUse?.refreshedAt ?? null,
        ageHours: age === null ? null : Math.round(age * 10) / 10,
      };
    },
    checkForSnapshot: () => {
      checking ??= follow()
        .catch(fault)
        .finally(() => {
          checking = null;
          warnIfOld();
        });
      return checking;
    },
  };
}
