/** Watched values in tests: to read one, and to decide what one shows. */
import { type Watched, watchedByUser } from '#src/lib/watched.ts';
import type { User } from '#src/services/session.ts';

/** Observes for as long as the test runs. @returns what is shown now; `undefined` while nothing is */
export function shown<T>(watched: Watched<T>): () => T | undefined {
  watched.subscribe(() => undefined);
  return () => {
    const state = watched.current();
    return state.status === 'ready' ? state.value : undefined;
  };
}

/** Observes for as long as the test runs. @returns why nothing is shown now */
export function failureOf(watched: Watched<unknown>): () => unknown {
  watched.subscribe(() => undefined);
  return () => {
    const state = watched.current();
    return state.status === 'failed' ? state.error : undefined;
  };
}

/** A value that shows or fails when the test says so. @param onListen called with the number of each new listener, from 1 */
export function createTold<T>(
  onListen?: (told: { show: (value: T) => void; fail: (error: unknown) => void }, nth: number) => void,
) {
  const listeners = new Set<{ show: (value: T) => void; fail: (error: unknown) => void }>();
  let count = 0;
  const of = watchedByUser<User, T>((_user, show, fail) => {
    const listener = { show, fail };
    listeners.add(listener);
    count += 1;
    onListen?.(listener, count);
    return () => listeners.delete(listener);
  });
  return {
    of,
    show: (value: T) => listeners.forEach(({ show }) => show(value)),
    fail: (error: unknown) => listeners.forEach(({ fail }) => fail(error)),
  };
}
