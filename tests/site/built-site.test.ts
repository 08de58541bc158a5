/** The built site as machines read it: every page, without a browser. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { isSpanishOffer, totalCost } from '#catalogue/derive/cost.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import { PATHS } from '#src/config/paths.ts';
import type { HtmlElement, HtmlPage } from '#tests/support/html-page.ts';
import { PUBLIC_PAGES, SHELL_PAGES } from '#tests/support/site-pages.ts';
import {
  canonicalOf,
  faultsOf,
  fileAddresses,
  isLaptop,
  metaOf,
  reachable,
  readSite,
  SITE,
  wordsOf,
} from './built-pages.ts';
import { structuredDataSchema } from './structured-data.ts';

const SHELLS: ReadonlySet<string> = new Set(SHELL_PAGES);
const { laptops, gone = [] } = loadCatalogue();
const { pages, indexed, notFound, shown } = readSite();
const file = (name: string): string => readFileSync(join(SITE, name), 'utf8');
const locations = [...file('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
const { origin } = new URL(locations[0] ?? '');

/** What is wrong with a link; `null` where it leads somewhere. */
function faultOf(link: string, from: string): string | null {
  if (!URL.canParse(link, origin + from)) return 'no address';
  const { origin: to, pathname, hash } = new URL(link, origin + from);
  if (to !== origin) return null;
  // Addresses of visitors' own answers.
  if (SHELLS.has(pathname)) return null;
  const target = pages.get(pathname);
  if (!target) return existsSync(join(SITE, pathname)) && pathname !== '/' ? null : 'no page';
  const hasAnswers = from.startsWith('/guias/') && pathname.startsWith('/portatil/');
  return hash === '' || hasAnswers || target.hasAnchor(decodeURIComponent(hash.slice(1))) ? null : 'no such part';
}

const breadcrumbsOf = (page: HtmlPage): number =>
  page.data().filter((data) => structuredDataSchema.parse(data)['@type'] === 'BreadcrumbList').length;
const isProduct = (data: unknown): boolean => structuredDataSchema.parse(data)['@type'] === 'Product';
/** The price in the nearest ancestor that has one; none if an ancestor before it links to another laptop. */
function amountBeside(link: HtmlElement): number | undefined {
  for (let part = link.parent; part; part = part.parent) {
    const others = DomUtils.getElementsByTagName('a', part).filter(
      ({ attribs: { href = '' } }) => href.startsWith('/portatil/') && href !== link.attribs['href'],
    );
    if (others.length > 0) return undefined;
    const [amount] = amountsIn(part);
    if (amount !== undefined) return amount;
  }
  return undefined;
}

type HtmlNode = Parameters<typeof DomUtils.getChildren>[0];

/** Puts spaces between blocks. */
function textsIn(node: HtmlNode): string {
  const children = DomUtils.getChildren(node);
  return children.length > 0 ? children.map(textsIn).join(' ') : DomUtils.textContent(node);
}

const amountsIn = (part: HtmlNode): number[] =>
  [...textsIn(part).matchAll(/(\d+(?:,\d+)?)\s€/g)].map(([, amount = '']) => Number(amount.replace(',', '.')));

describe('the built site', () => {
  it('has a page for each laptop, also those that left, and links that all lead somewhere', () => {
    const missing = [...laptops, ...gone].filter(({ id }) => !pages.has(`/portatil/${id}`));
    expect(missing.map(({ id }) => id)).toEqual([]);
    const faults = [...pages.values()].flatMap((page) =>
      page.all('a').flatMap(({ attribs: { href = '' } }) => {
        const fault = faultOf(href, page.path);
        return fault === null ? [] : [`${page.path} → ${href}: ${fault}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('lists each laptop once, 24 on a page', () => {
    const lists = [...pages.values()].filter(({ path }) => path.startsWith(PATHS.laptops));
    const rows = lists.map((page) =>
      page.all('h3').flatMap((row) => page.all('a', {}, row).map(({ attribs: { href = '' } }) => href)),
    );
    expect(rows.flat().toSorted()).toEqual(laptops.map(({ id }) => `/portatil/${id}`).toSorted());
    expect(rows.filter(({ length }) => length !== 24)).toHaveLength(1);
  });

  it('has no link in a page’s own content to that page, but for lists, whose choices are links', () => {
    const linked = [...pages.values()].flatMap((page) => {
      const [main] = page.all('main');
      const own = page.all('a', { href: page.path }, main);
      return own.length === 0 || page.path.startsWith(PATHS.laptops) ? [] : [page.path];
    });
    expect(linked).toEqual([]);
  });

  it('shows the same price of a laptop everywhere: the one that the engine uses', () => {
    const totals = new Map(laptops.map((laptop) => [laptop.id, Math.round(totalCost(laptop))]));
    const told = [...pages.values()].flatMap((page) =>
      page.all('a').flatMap((link) => {
        const [, id = ''] = /^\/portatil\/([^#?]+)/.exec(link.attribs['href'] ?? '') ?? [];
        const total = totals.get(id);
        const amount = total === undefined ? undefined : amountBeside(link);
        return amount === undefined ? [] : [{ place: `${page.path}: ${id}`, amount, total }];
      }),
    );
    expect(told.filter(({ amount, total }) => amount !== total)).toEqual([]);
    // Rows of the list, alternatives, and cards of guides.
    expect(told.length).toBeGreaterThan(4 * totals.size);
    const heads = [...pages.values()].filter(isLaptop).flatMap((page) => {
      const total = totals.get(page.path.replace('/portatil/', ''));
      const [head] = page.all('header', {}, page.all('article')[0]);
      return total === undefined || (head && amountsIn(head).includes(total)) ? [] : [page.path];
    });
    expect(heads).toEqual([]);
  });

  it('has every picture, style, font and script', () => {
    const files = new Set(shown.flatMap(fileAddresses));
    expect(files).toContain('/social.png');
    const scripts = shown.flatMap(({ modules }) => modules);
    expect(scripts.filter((name) => !/^\/assets\/.+-[\w-]{8}\.js$/.test(name))).toEqual([]);
    expect([...files].filter((name) => name.endsWith('.html') || !existsSync(join(SITE, name)))).toEqual([]);
  });

  it('has nothing that blocks rendering but one style sheet', () => {
    const faults = faultsOf([...pages.values()], {
      'one style sheet': (page) => page.all('link', { rel: 'stylesheet' }).length === 1,
      'scripts that wait for the page': (page) =>
        page.all('script').every(({ attribs: { src, type } }) => src === undefined || type === 'module'),
    });
    expect(faults).toEqual([]);
    const [style] = notFound.all('link', { rel: 'stylesheet' });
    expect(file(style?.attribs['href'] ?? '')).not.toContain('@import');
  });

  it('has valid structured data on every page', () => {
    const faults = [...pages.values()].flatMap((page) =>
      page.data().flatMap((data) => {
        const { error } = structuredDataSchema.safeParse(data);
        return error ? [`${page.path}: ${error.message}`] : [];
      }),
    );
    expect(faults).toEqual([]);
    const described = indexed.filter((page) => page.data().some(isProduct)).map(({ path }) => path);
    const offered = laptops.filter((laptop) => isSpanishOffer(laptop) || laptop.rating !== null);
    expect(described.toSorted()).toEqual(offered.map(({ id }) => `/portatil/${id}`).toSorted());
  });

  it('has articles with the description and picture of their page', () => {
    const article = pages.get('/blog/que-ordenador-comprar-2025');
    expect(article?.data()).toMatchObject([
      {
        '@type': 'Article',
        headline: article && wordsOf(article, 'h1'),
        description: article && metaOf(article, 'description'),
        image: article?.meta('og:image'),
        datePublished: '2025-04-09',
        timeRequired: 'PT12M',
      },
      { '@type': 'BreadcrumbList' },
    ]);
    const logo =
      /"logo":[^}]*"url":"https:\/\/[^/"]+(\/[^"]+)"/.exec(JSON.stringify(article?.data()))?.[1] ?? 'missing';
    expect(existsSync(join(SITE, logo))).toBe(true);
  });

  it('has one breadcrumb on every inner page, and none on the others', () => {
    const first = new Set<string>([PATHS.home, PATHS.form]);
    expect(
      indexed.filter((page) => breadcrumbsOf(page) !== (first.has(page.path) ? 0 : 1)).map(({ path }) => path),
    ).toEqual([]);
  });

  it('has in its site map what links lead to, each page once, as its own canonical address', () => {
    const addresses = indexed.map(({ path }) => new URL(path, origin).href);
    expect(indexed.map(canonicalOf)).toEqual(addresses);
    expect(indexed.map((page) => metaOf(page, 'og:url'))).toEqual(addresses);
    expect(locations.toSorted()).toEqual(addresses.toSorted());
    const reached = reachable(pages);
    expect(indexed.filter(({ path }) => !reached.has(path)).map(({ path }) => path)).toEqual([]);
    expect(indexed.map(({ path }) => path)).toEqual(expect.arrayContaining([...PUBLIC_PAGES]));
    expect([canonicalOf(notFound), notFound.meta('robots')]).toEqual([null, ['noindex']]);
  });

  it('has a shell for the pages that the build does not write, which search engines do not index', () => {
    const shell = pages.get('/shell');
    if (!shell) throw new Error('There is no shell');
    expect([wordsOf(shell, 'title'), shell.meta('robots'), canonicalOf(shell)]).toEqual(['Atinado', ['noindex'], null]);
  });
});
