import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { showcase } from '#build/showcase.ts';

const FILE = new URL('../../src/content/showcase.json', import.meta.url);

test('§2 the example on the landing page is what the advisor answers today (else: node build/showcase.ts)', async () => {
  expect(JSON.parse(await readFile(FILE, 'utf8'))).toEqual(showcase());
});

test('§2 the example on the landing page has something for it and a «pero»', () => {
  const { pros, cons, downsides } = showcase();
  expect(downsides).toHaveLength(3);
  expect(pros.length).toBeGreaterThan(0);
  expect(cons.length).toBeGreaterThan(0);
});
