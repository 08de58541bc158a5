import { describe, expect, it } from 'vitest';
import { feedXml, siteFiles } from '#src/app/site-files.ts';
import { SITE } from '#src/config/site.ts';
import { ARTICLES } from '#src/content/articles.ts';

const feed = () => new DOMParser().parseFromString(feedXml(), 'application/xml');

const textOf = (item: Element, name: string) => item.querySelector(name)?.textContent;

describe('the feed', () => {
  it('is valid XML with its own address', () => {
    const document = feed();
    expect(document.querySelector('parsererror')).toBeNull();
    const [self] = document.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link');
    expect(self?.getAttribute('href')).toBe(`${SITE.url}/blog/feed.xml`);
  });

  it('lists each article with address, date and a unique id', () => {
    const items = [...feed().querySelectorAll('item')];
    expect(items.map((item) => textOf(item, 'title'))).toEqual(ARTICLES.map(({ title }) => title));
    expect(items.map((item) => textOf(item, 'link'))).toContain(`${SITE.url}/blog/que-ordenador-comprar-2025`);
    expect(textOf(items.at(-1) ?? document.body, 'pubDate')).toBe('Wed, 09 Apr 2025 08:00:00 GMT');
    expect(new Set(items.map((item) => textOf(item, 'guid'))).size).toBe(items.length);
  });
});

const changed = (path: string, day = '') => `<loc>${SITE.url}${path}</loc><lastmod>${day}</lastmod>`;

describe('the articles', () => {
  it('are in the site map with the blog, with the day of the last change', () => {
    const map = siteFiles([])['sitemap.xml'];
    expect(map).toContain(changed('/blog', ARTICLES[0].updated));
    for (const { slug, updated } of ARTICLES) expect(map).toContain(changed(`/blog/${slug}`, updated));
    expect(map).toContain(changed('/blog/que-ordenador-comprar-2025', '2026-11-22'));
  });
});
