/** Listening to the database: what the local cache has at once, then whatever the server sends. */
import type { FirestoreError, Unsubscribe } from 'firebase/firestore';
import { storageError, toDataError } from './data-errors.ts';

/** How long the server may take before what the cache has counts as all that can be had. The SDK waits as long. */
const ANSWERS_WITHIN_MS = 10_000;

/** While the server does not answer, the SDK shows what the cache has. If it shows nothing, the browser's database hangs. */
const CACHE_ANSWERS_WITHIN_MS = 15_000;

/**
 * - `waiting`: from the cache, while the server may still answer
 * - `server`: up to date
 * - `cache`: from the cache, because there is no connection or the server does not answer
 */
type Source = 'waiting' | 'server' | 'cache';

interface Snapshot {
  metadata: { fromCache: boolean };
}

interface SdkObserver<S> {
  next: (snapshot: S) => void;
  error: (error: FirestoreError) => void;
}

interface Listener<S> {
  subscribe: (observer: SdkObserver<S>) => Unsubscribe;
  isOnline: () => boolean;
  onSnapshot: (snapshot: S, source: Source) => void;
  /** Also called with what `onSnapshot` throws. */
  fail: (error: unknown) => void;
}

/** @param listener whose `subscribe` asks for changes of the metadata too @returns what stops it */
export function listen<S extends Snapshot>({ subscribe, isOnline, onSnapshot, fail }: Listener<S>): () => void {
  let latest: S | null = null;
  /** What the cache counts as while there is a connection. */
  let cached: Source = 'waiting';
  const tell = () => {
    if (!latest) return;
    const source = isOnline() ? cached : 'cache';
    try {
      onSnapshot(latest, latest.metadata.fromCache ? source : 'server');
    } catch (error) {
      fail(error);
    }
  };
  const timer = setTimeout(() => {
    cached = 'cache';
    tell();
  }, ANSWERS_WITHIN_MS);
  const cacheTimer = setTimeout(() => {
    if (!latest) fail(storageError());
  }, CACHE_ANSWERS_WITHIN_MS);
  const stop = subscribe({
    next(snapshot) {
      latest = snapshot;
      if (!snapshot.metadata.fromCache) {
        cached = 'cache';
        clearTimeout(timer);
      }
      tell();
    },
    error: (error) => fail(toDataError(error)),
  });
  return () => {
    clearTimeout(timer);
    clearTimeout(cacheTimer);
    stop();
  };
}
