import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { PAGE_DATA_ID, pageDataLoader } from '#src/lib/page-data.ts';

afterEach(() => void (document.body.innerHTML = ''));

const loader = pageDataLoader(z.object({ name: z.string() }));
const load = (path: string) => {
  const url = new URL(path, globalThis.location.origin);
  return loader({ request: new Request(url), url, pattern: '', params: {}, context: {} });
};

test('a page has the data that its document brought, and asks for those of another', async () => {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ID}" data-path="/guias/a">{"name":"a"}</script>`;
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ name: 'b' }));
  expect(await load('/guias/a?x=1#y')).toEqual({ name: 'a' });
  expect(asked).not.toHaveBeenCalled();
  expect(await load('/guias/b')).toEqual({ name: 'b' });
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/data/guias/b.json']);
});

test('data of another version of the site are an error, not a missing network', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ title: 'b' }));
  await expect(load('/guias/b')).rejects.toThrow('Invalid input');
});
