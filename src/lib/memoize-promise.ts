export interface MemoizedPromise<Args extends unknown[], Result> {
  /** Starts with `args` at the first call. Later calls return the same promise, whatever their arguments. */
  (...args: Args): Promise<Result>;
  current(): Promise<Result> | undefined;
}

/** A failure is forgotten. @param retryAfterMs how long it stays: React must meet it as an error instead of starting again */
export function memoizePromise<Args extends unknown[], Result>(
  start: (...args: Args) => Promise<Result>,
  retryAfterMs = 0,
): MemoizedPromise<Args, Result> {
  let promise: Promise<Result> | undefined;
  const forget = () => {
    promise = undefined;
  };
  const call = (...args: Args): Promise<Result> => {
    promise ??= start(...args).catch((error: unknown) => {
      if (retryAfterMs === 0) forget();
      else setTimeout(forget, retryAfterMs);
      throw error;
    });
    return promise;
  };
  return Object.assign(call, { current: () => promise });
}
