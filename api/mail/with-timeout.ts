/**
 * Rejects if `work` takes longer than `limitMs`. The work itself continues, because it cannot be cancelled from here.
 */
export async function withTimeout<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error(`No result after ${limitMs} ms`)), limitMs);
  try {
    return await Promise.race([work, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
