import { expect, it } from 'vitest';
import { siteFiles } from '#src/app/site-files.ts';
import { SITE } from '#src/config/site.ts';
import { ARTICLES } from '#src/content/articles.ts';

const changed = (path: string, day = '') => `<loc>${SITE.url}${path}</loc><lastmod>${day}</lastmod>`;

it('the articles are in the site map with the blog, with the day of the last change', () => {
  const map = siteFiles([])['sitemap.xml'];
  expect(map).toContain(changed('/blog', ARTICLES[0].updated));
  for (const { slug, updated } of ARTICLES) expect(map).toContain(changed(`/blog/${slug}`, updated));
  expect(map).toContain(changed('/blog/que-ordenador-comprar-2025', '2026-11-22'));
});
