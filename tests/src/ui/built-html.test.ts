import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
  globalThis.history.replaceState(null, '', '/');
  document.body.innerHTML = '';
});

const load = async (path: string) => {
  const { loadBuiltPage } = await import('#src/ui/built-html.ts');
  const page = await loadBuiltPage({
    request: new Request(new URL(path, globalThis.location.origin)),
    url: new URL(path, globalThis.location.origin),
    pattern: '',
    params: {},
    context: {},
  });
  return typeof page === 'string' ? page : page.html;
};

test('a page shows what the document has of its own address, and asks for that of another', async () => {
  globalThis.history.replaceState(null, '', '/guias/a');
  document.body.innerHTML = '<main data-built>de a</main>';
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<main data-built>de b</main>'));
  vi.resetModules();
  expect(await load('/guias/a?x=1#y')).toBe('de a');
  expect(asked).not.toHaveBeenCalled();
  expect(await load('/guias/b')).toBe('de b');
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/guias/b']);
});
