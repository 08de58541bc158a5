// @vitest-environment jsdom
/** Files of the built site that others find by their names. The environment has an XML parser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { PUBLIC_PAGES } from '#tests/support/site-pages.ts';
import { readPages, SITE } from './built-pages.ts';

/** One per form factor. */
const ILLUSTRATIONS = ['ultrabook', 'all-rounder', 'gaming', 'workstation', 'convertible', 'macbook'];
const ILLUSTRATION_MAX_LETTERS = 3 * 1024;

const manifestSchema = z.object({
  name: z.string().min(1),
  short_name: z.string().min(1).max(12),
  lang: z.literal('es-ES'),
  start_url: z.literal('/'),
  display: z.literal('standalone'),
  icons: z.array(
    z.object({
      src: z.string().startsWith('/'),
      sizes: z.string(),
      type: z.string(),
      purpose: z.optional(z.literal('maskable')),
    }),
  ),
});

const pages = readPages();
const file = (name: string): string => readFileSync(join(SITE, name), 'utf8');

/** «192x192 png»: what the file is, whatever its name says. */
async function pictureIn(name: string): Promise<string> {
  const { width, height, format } = await sharp(join(SITE, name)).metadata();
  return `${width}x${height} ${format}`;
}

it('robots.txt allows all public pages and names the site map', () => {
  expect(file('robots.txt')).toMatch(/^User-agent: \*\nDisallow: \/api\/\nSitemap: https:\/\/[^/]+\/sitemap\.xml\n$/);
});

it('the web manifest’s icons exist in the given sizes', async () => {
  const { icons } = manifestSchema.parse(JSON.parse(file('site.webmanifest')));
  const bitmaps = icons.filter(({ type }) => type === 'image/png');
  for (const { src, sizes } of bitmaps) expect([src, await pictureIn(src)]).toEqual([src, `${sizes} png`]);
  expect(bitmaps.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  expect(await pictureIn(icons.find(({ sizes }) => sizes === 'any')?.src ?? '')).toMatch(/ svg$/);
  expect(await pictureIn('apple-touch-icon.png')).toBe('180x180 png');
});

it('every picture for sharing has 1200 by 630 pixels', async () => {
  const images = new Set(PUBLIC_PAGES.flatMap((path) => pages.get(path)?.meta('og:image') ?? []));
  const names = [...images].map((image) => new URL(image).pathname);
  expect(names).toEqual(['/social.png', '/blog/que-ordenador-comprar-2025.png']);
  for (const name of names) expect([name, await pictureIn(name)]).toEqual([name, '1200x630 png']);
});

it.each(ILLUSTRATIONS)('the form factor %s has a small illustration for both themes', (name) => {
  const drawing = file(`illustrations/${name}.svg`);
  expect(drawing.length).toBeLessThan(ILLUSTRATION_MAX_LETTERS);
  expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 320 240" width="320" height="240"/);
  expect(drawing).toContain('prefers-color-scheme:dark');
});

it('sitemap.xml is well-formed', () => {
  const document = new DOMParser().parseFromString(file('sitemap.xml'), 'application/xml');
  expect([document.documentElement.tagName, document.querySelector('parsererror')]).toEqual(['urlset', null]);
});
