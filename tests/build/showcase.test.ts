import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { showcase, showcaseSources } from '#build/showcase.ts';

const CONTENT = new URL('../../src/content/', import.meta.url);
const read = async (name: string) => JSON.parse(await readFile(new URL(name, CONTENT), 'utf8'));

test('the example on the landing page is the advisor’s current answer (update it with npm run showcase)', async () => {
  expect(await read('showcase.json')).toEqual(showcase());
  expect(await read('showcase-sources.json')).toEqual(showcaseSources());
});

test('the example on the landing page has one price, and says where and when it was seen', () => {
  const { price, priceNote } = showcase();
  expect(price).toMatch(/^(≈\s)?\d[\d.,]*\s€$/);
  expect(priceNote).toMatch(/^(\d.* de Windows · )?(Visto|Solo visto) en [^€]*, .* 20\d\d$/);
});

test('the example on the landing page has a drawback, and so have three others', () => {
  const { name, but, downsides } = showcase();
  expect(but).not.toBe('');
  expect(downsides.filter(({ con }) => con === '')).toEqual([]);
  expect(new Set([name, ...downsides.map((downside) => downside.name)]).size, 'no laptop twice').toBe(4);
});
