/** Rejects when `work` has not ended after `limitMs`. The work itself goes on: nobody can stop it from here. */
export async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No end after ${limitMs} ms`)), limitMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
