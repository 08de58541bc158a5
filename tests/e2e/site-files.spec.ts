import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod';
import { PUBLIC_PAGES } from '#tests/support/site-pages.ts';
import { readPage } from './html-page.ts';
import { expect, test } from './visit.ts';

const SOCIAL_IMAGE = { width: 1200, height: 630 };

/** One per form factor. */
const ILLUSTRATIONS = ['ultrabook', 'all-rounder', 'gaming', 'workstation', 'convertible', 'macbook'];
const ILLUSTRATION_MAX_BYTES = 3 * 1024;

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

/** Width and height in pixels, from the header of a PNG file. */
async function pngSize(request: APIRequestContext, path: string): Promise<{ width: number; height: number }> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type'], path).toBe('image/png');
  const bytes = await response.body();
  expect(bytes.subarray(1, 4).toString('latin1'), path).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

test.describe('files with fixed names @desktop', () => {
  test('robots.txt allows all public pages and names the site map', async ({ request }) => {
    const robots = await request.get('/robots.txt');
    expect(robots.headers()['content-type']).toContain('text/plain');
    expect(await robots.text()).toMatch(
      /^User-agent: \*\nDisallow: \/api\/\nAllow: \/api\/laptops\nAllow: \/api\/openapi\.json\nSitemap: https:\/\/[^/]+\/sitemap\.xml\n$/,
    );
  });

  test('the web manifest’s icons exist in the given sizes', async ({ request }) => {
    const response = await request.get('/site.webmanifest');
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const { icons } = manifestSchema.parse(await response.json());
    const bitmaps = icons.filter(({ type }) => type === 'image/png');
    for (const { src, sizes } of bitmaps) {
      const { width, height } = await pngSize(request, src);
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    expect(bitmaps.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    const drawing = await request.get(icons.find(({ sizes }) => sizes === 'any')?.src ?? '');
    expect(drawing.headers()['content-type']).toBe('image/svg+xml');
    expect(await pngSize(request, '/apple-touch-icon.png')).toEqual({ width: 180, height: 180 });
  });

  test('every page has a sharing picture of 1200 by 630', async ({ request }) => {
    const images = new Set<string>();
    for (const path of PUBLIC_PAGES) {
      const page = await readPage(request, path);
      expect([page.meta('og:image:width'), page.meta('og:image:height')], path).toEqual([['1200'], ['630']]);
      for (const image of page.meta('og:image')) images.add(new URL(image).pathname);
    }
    expect([...images]).toEqual(['/social.png', '/blog/que-ordenador-comprar-2025.png']);
    for (const image of images) expect(await pngSize(request, image), image).toEqual(SOCIAL_IMAGE);
  });

  test('each form factor has a small illustration for both themes', async ({ request }) => {
    for (const name of ILLUSTRATIONS) {
      const response = await request.get(`/illustrations/${name}.svg`);
      expect(response.headers()['content-type'], name).toBe('image/svg+xml');
      const drawing = await response.text();
      expect(drawing.length, name).toBeLessThan(ILLUSTRATION_MAX_BYTES);
      expect(drawing, name).toMatch(/^<svg [^>]*viewBox="0 0 320 240" width="320" height="240"/);
      expect(drawing, name).toContain('prefers-color-scheme:dark');
    }
  });

  test('site map and feed are well-formed, and the blog names its feed', async ({ page }) => {
    await page.goto('/blog');
    const rootOf = (path: string) =>
      page.evaluate(async (file) => {
        const response = await fetch(file);
        const document = new DOMParser().parseFromString(await response.text(), 'application/xml');
        return { root: document.documentElement.tagName, error: document.querySelector('parsererror')?.textContent };
      }, path);
    expect(await rootOf('/sitemap.xml')).toEqual({ root: 'urlset', error: undefined });
    expect(await rootOf('/blog/feed.xml')).toEqual({ root: 'rss', error: undefined });
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', '/blog/feed.xml');
  });
});
