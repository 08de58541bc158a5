import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

/** A fresh module, as on a fresh page. */
async function freshlyOpened(): Promise<() => Promise<unknown>> {
  vi.resetModules();
  return (await import('#src/ui/all-styles.ts')).allStyles;
}

beforeEach(() => {
  document.body.innerHTML = '<div id="root" data-styles="/assets/index-aaaaaaaa.css"></div>';
});

afterEach(() => {
  document.body.innerHTML = '';
  for (const sheet of sheets()) sheet.remove();
});

describe('the whole style sheet', () => {
  test('is requested once for all callers, and they wait for it', async () => {
    const allStyles = await freshlyOpened();
    const wait = Promise.all([allStyles(), allStyles()]);
    expect(sheets().map((sheet) => sheet.getAttribute('href'))).toEqual(['/assets/index-aaaaaaaa.css']);
    const there = vi.fn<() => void>();
    void wait.then(there);
    await Promise.resolve();
    expect(there).not.toHaveBeenCalled();
    sheets()[0]?.dispatchEvent(new Event('load'));
    await wait;
    await allStyles();
    expect(sheets()).toHaveLength(1);
  });

  test('rejects when it fails to load, and the next call requests it again', async () => {
    const allStyles = await freshlyOpened();
    const first = allStyles();
    sheets()[0]?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('/assets/index-aaaaaaaa.css');
    const second = allStyles();
    sheets()[1]?.dispatchEvent(new Event('load'));
    await second;
  });

  test('resolves at once in development, where it is no file', async () => {
    document.body.innerHTML = '<div id="root" data-styles=""></div>';
    const allStyles = await freshlyOpened();
    await allStyles();
    expect(sheets()).toEqual([]);
  });
});
