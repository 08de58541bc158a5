export interface MemoizedPromise<Result> {
  /** The promise; starts the work if there is none. */
  (): Promise<Result>;
  /** The promise, without starting anything. */
  current(): Promise<Result> | undefined;
}

/**
 * Does the work once: all callers share one promise. A rejected one is dropped, so that the next call tries again.
 * @param failedForMs how long callers still get the rejected promise. React needs that: it renders a component again to
 * throw its error, and would otherwise start anew each time
 */
export function memoizePromise<Result>(start: () => Promise<Result>, failedForMs = 0): MemoizedPromise<Result> {
  let promise: Promise<Result> | undefined;
  const drop = () => {
    promise = undefined;
  };
  const call = (): Promise<Result> => {
    promise ??= start().catch((error: unknown) => {
      if (failedForMs === 0) drop();
      else setTimeout(drop, failedForMs);
      throw error;
    });
    return promise;
  };
  return Object.assign(call, { current: () => promise });
}
