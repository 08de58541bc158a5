import { createStore, type Store, useStore } from './store.ts';

/** What is known of a value that a server keeps up to date. */
export type WatchedState<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; value: T };

export interface Watched<T> extends Store<WatchedState<T>> {
  /** Listens anew. */
  readonly retry: () => void;
}

const LOADING = { status: 'loading' } as const;

export const useWatched = <T>(watched: Watched<T>): WatchedState<T> => useStore<WatchedState<T>>(watched, LOADING);

/** @returns what stops it */
type Listen<T> = (show: (value: T) => void, fail: (error: unknown) => void) => () => void;

/** A value that is listened to while anybody observes it; all observers share one listener. */
function createWatched<T>(listen: Listen<T>): Watched<T> {
  let stop: (() => void) | undefined;
  const start = () => {
    stop?.();
    stop = listen(
      (value) => state.set({ status: 'ready', value }),
      // What is shown stays.
      (error) => state.current().status !== 'ready' && state.set({ status: 'failed', error }),
    );
  };
  const state = createStore<WatchedState<T>>(LOADING, () => {
    start();
    return () => stop?.();
  });
  return {
    current: state.current,
    subscribe: state.subscribe,
    retry() {
      if (state.current().status === 'failed') state.set(LOADING);
      start();
    },
  };
}

/** How a value of one user is listened to. */
export type ListenFor<User, T> = (user: User, ...callbacks: Parameters<Listen<T>>) => () => void;

/** One {@link Watched} for each user. */
export function watchedByUser<User extends { uid: string }, T>(listen: ListenFor<User, T>): (user: User) => Watched<T> {
  const known = new Map<string, Watched<T>>();
  return (user) => {
    const watched = known.get(user.uid) ?? createWatched<T>((show, fail) => listen(user, show, fail));
    known.set(user.uid, watched);
    return watched;
  };
}
