import { describe, expect, it, vi } from 'vitest';
import { memoizePromise } from '#src/lib/memoize-promise.ts';

describe('a memoized promise', () => {
  it('starts once for all calls', async () => {
    const start = vi.fn<() => Promise<string>>().mockResolvedValue('ready');
    const load = memoizePromise(start);
    expect(load.current()).toBeUndefined();
    expect(load()).toBe(load());
    expect(load.current()).toBe(load());
    expect(await load()).toBe('ready');
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('starts again after a failure', async () => {
    const start = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('ready');
    const load = memoizePromise(start);
    await expect(load()).rejects.toThrow('offline');
    expect(await load()).toBe('ready');
  });
});
