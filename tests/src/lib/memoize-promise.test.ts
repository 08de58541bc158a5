import { describe, expect, it, onTestFinished, vi } from 'vitest';
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

  it('remembers a failure for the given time', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const start = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('ready');
    const load = memoizePromise(start, 1000);
    const failed = load();
    await expect(failed).rejects.toThrow('offline');
    vi.advanceTimersByTime(999);
    expect(load()).toBe(failed);
    vi.advanceTimersByTime(1);
    expect(await load()).toBe('ready');
  });
});
