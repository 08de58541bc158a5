/** Switches the advisor to the newest snapshot of a folder without interrupting requests. */
import type { SpanishAdvisor } from '../words/spanish-advisor.ts';
import type { Catalogue } from '../catalogue/laptop.ts';
import { messageOf } from '../catalogue/errors.ts';
import { hoursBetween } from '../catalogue/offer.ts';
import { answersSchema } from '../contract/answers.ts';
import { FRESH_HOURS } from '../contract/offers.ts';
import { recommendationSchema } from '../contract/recommendations.ts';
import { loadSnapshot } from '../catalogue/snapshot/load-snapshot.ts';
import { lookUpVersion } from '../catalogue/snapshot/store.ts';
import type { Log } from './middleware/log.ts';
import type { CatalogueState } from '../contract/health.ts';

/** An unchanged snapshot is reloaded after this time, because its offers expire. */
const RELOAD_HOURS = 12;
const WARN_AGAIN_HOURS = 24;

const TRIAL = answersSchema.parse({ purposes: ['office'], budget: 1000 });

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

/**
 * Loads the current snapshot, or the embedded catalogue, so that the API starts whatever the folder contains. Loading takes
 * 0.15 s, a few times a day.
 */
export function followCatalogue(options: FollowOptions): FollowedCatalogue {
  const { folder, embedded, createAdvisor, log, clock = Date.now } = options;
  const now = () => new Date(clock()).toISOString();
  let current: SpanishAdvisor | null = null;
  let inUse: InUse | null = null;
  let lastFault = '';
  let warnedAt = '';

  const fault = (error: unknown) => {
    const message = messageOf(error);
    if (message !== lastFault)
      log('error', { message: `The newest catalogue cannot be used: ${message}`, version: inUse?.version });
    lastFault = message;
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

  /** @param version the pointer's by default */
  const take = (version?: string) => {
    const loadedAt = now();
    const loaded = loadSnapshot(folder, loadedAt, version);
    if (loaded === null) {
      log('info', { message: 'No snapshot of the catalogue yet: the embedded file is in use' });
      return;
    }
    const { catalogue, refreshedAt } = loaded;
    const advisor = createAdvisor(catalogue);
    // One trial answer, so that an invalid catalogue is detected here and not by a visitor.
    recommendationSchema.parse(advisor.recommend(TRIAL));
    current = advisor;
    inUse = { version: loaded.version, refreshedAt, loadedAt };
    lastFault = '';
    const { laptops, date } = catalogue;
    log('info', { message: `Catalogue in use: ${inUse.version}`, ...inUse, laptops: laptops.length, date });
  };
  const isInUse = (version: string) => inUse?.version === version && hoursBetween(inUse.loadedAt, now()) < RELOAD_HOURS;

  try {
    take();
  } catch (error) {
    fault(error);
  }
  const first = current ?? createAdvisor(embedded());
  warnIfOld();

  return {
    current: () => current ?? first,
    state: () => {
      const age = ageHours();
      return {
        version: inUse?.version ?? null,
        refreshedAt: inUse?.refreshedAt ?? null,
        ageHours: age === null ? null : Math.round(age * 10) / 10,
      };
    },
    checkForSnapshot: async () => {
      try {
        const version = await lookUpVersion(folder);
        if (version !== null && !isInUse(version)) take(version);
      } catch (error) {
        fault(error);
      }
      warnIfOld();
    },
  };
}
