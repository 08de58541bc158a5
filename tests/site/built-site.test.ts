/** The built site as machines read it: every page, without a browser. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readHosting } from '#local/site-server.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import { type Page, readPages, SITE } from './built-pages.ts';
import { structuredDataSchema } from './structured-data.ts';

/** Pages that are written by scripts: not files of their own. */
let shells: ReadonlySet<string>;
let pages: ReadonlyMap<string, Page>;
let origin = '';

const file = (name: string): string => readFileSync(join(SITE, name), 'utf8');
const locations = () => [...file('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

beforeAll(async () => {
  pages = readPages();
  origin = new URL(locations()[0] ?? '').origin;
  const { rewrites } = await readHosting('firebase.json');
  shells = new Set(rewrites.filter(({ destination }) => destination === '/shell.html').map(({ source }) => source));
});

/** What is wrong with a link; `null` where it leads somewhere. */
function faultOf(link: string, from: string): string | null {
  if (!URL.canParse(link, origin + from)) return 'no address';
  const { origin: to, pathname, hash } = new URL(link, origin + from);
  if (to !== origin || pathname.startsWith('/api/')) return null;
  // Addresses of visitors' own answers.
  if (shells.has(pathname)) return null;
  const target = pages.get(pathname);
  if (!target) return existsSync(join(SITE, pathname)) && pathname !== '/' ? null : 'no page';
  return hash === '' || target.ids.has(decodeURIComponent(hash.slice(1))) ? null : 'no such part';
}

describe('the built site', () => {
  it('has a page for each laptop, also those that left, and links that all lead somewhere', () => {
    const { laptops, gone = [] } = loadCatalogue();
    const missing = [...laptops, ...gone].filter(({ id }) => !pages.has(`/portatil/${id}`));
    expect(missing.map(({ id }) => id)).toEqual([]);
    const faults = [...pages.values()].flatMap(({ path, links }) =>
      links.flatMap((link) => {
        const fault = faultOf(link, path);
        return fault === null ? [] : [`${path} → ${link}: ${fault}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('has valid structured data on every page', () => {
    const faults = [...pages.values()].flatMap(({ path, data }) =>
      data.flatMap((text) => {
        const { error } = structuredDataSchema.safeParse(JSON.parse(text));
        return error ? [`${path}: ${error.message}`] : [];
      }),
    );
    expect(faults).toEqual([]);
    const laptops = [...pages.values()].filter(({ path, isIndexed }) => path.startsWith('/portatil/') && isIndexed);
    const without = laptops.filter(({ data }) => !data.some((text) => JSON.parse(text)['@type'] === 'Product'));
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  it('has in its site map what is to be found, each page once, as its own canonical address', () => {
    const indexed = [...pages.values()].filter(({ isIndexed, canonical }) => isIndexed && canonical !== null);
    const addresses = indexed.map(({ path }) => new URL(path, origin).href);
    expect(indexed.map(({ canonical }) => canonical)).toEqual(addresses);
    expect(locations().toSorted()).toEqual(addresses.toSorted());
    const titles = Map.groupBy(indexed, ({ title }) => title);
    const same = [...titles.values()].filter((some) => some.length > 1).map((some) => some.map(({ path }) => path));
    expect(same).toEqual([]);
  });

  it('tells machines only of what is there', () => {
    const links = [...file('llms.txt').matchAll(/\]\((https:[^)]+)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(6);
    expect(links.flatMap((link) => faultOf(link, '/') ?? [])).toEqual([]);
    const laptops = locations().filter((address) => address.startsWith(`${origin}/portatil/`)).length;
    expect(file('llms.txt')).toContain(`: ${laptops} portátiles`);
  });
});
