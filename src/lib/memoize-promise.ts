export interface MemoizedPromise<Result> {
  /** The promise; starts the work if there is none. */
  (): Promise<Result>;
  /** The promise, without starting anything. */
  current(): Promise<Result> | undefined;
}

/** Does the work once: all callers share one promise. A rejected one is dropped, so that the next call tries again. */
export function memoizePromise<Result>(start: () => Promise<Result>): MemoizedPromise<Result> {
  let promise: Promise<Result> | undefined;
  const call = (): Promise<Result> => {
    promise ??= start().catch((error: unknown) => {
      promise = undefined;
      throw error;
    });
    return promise;
  };
  return Object.assign(call, { current: () => promise });
}
