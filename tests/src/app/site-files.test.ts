import { expect, it } from 'vitest';
import { feedXml, siteFiles } from '#src/app/site-files.ts';
import { SITE } from '#src/config/site.ts';
import { ARTICLES } from '#src/content/articles.ts';

const textOf = (item: Element, name: string) => item.querySelector(name)?.textContent;

it('the feed has its own address, and each article with address, date and a unique id', () => {
  const feed = new DOMParser().parseFromString(feedXml(), 'application/xml');
  const [self] = feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link');
  expect(self?.getAttribute('href')).toBe(`${SITE.url}/blog/feed.xml`);
  const items = [...feed.querySelectorAll('item')];
  expect(items.map((item) => textOf(item, 'title'))).toEqual(ARTICLES.map(({ title }) => title));
  expect(items.map((item) => textOf(item, 'link'))).toContain(`${SITE.url}/blog/que-ordenador-comprar-2025`);
  expect(textOf(items.at(-1) ?? document.body, 'pubDate')).toBe('Wed, 09 Apr 2025 08:00:00 GMT');
  expect(new Set(items.map((item) => textOf(item, 'guid'))).size).toBe(items.length);
});

const changed = (path: string, day = '') => `<loc>${SITE.url}${path}</loc><lastmod>${day}</lastmod>`;

it('the articles are in the site map with the blog, with the day of the last change', () => {
  const map = siteFiles([])['sitemap.xml'];
  expect(map).toContain(changed('/blog', ARTICLES[0].updated));
  for (const { slug, updated } of ARTICLES) expect(map).toContain(changed(`/blog/${slug}`, updated));
  expect(map).toContain(changed('/blog/que-ordenador-comprar-2025', '2026-11-22'));
});
