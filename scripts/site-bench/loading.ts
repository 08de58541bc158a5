/** How pages load, by Lighthouse's mobile profile: sites take turns in a seeded order, so that the machine's moods meet all. */
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { atMost, type Measure, median, spread } from './report.ts';
import type { Site } from './sites.ts';

const PAGES = ['/', '/form', '/blog', '/blog/que-ordenador-comprar-2025', '/contact', '/privacy', '/terms'];
const WITH_FLOOR = new Set(PAGES.slice(0, 5));
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Load {
  lcp: number;
  tbt: number;
  cls: number;
  /** 0–100, in the order of {@link CATEGORIES}. */
  scores: number[];
}

interface Visit {
  name: string;
  url: string;
  categories: string[];
}

interface Sites {
  site: Site;
  floor: Site;
  minimal: Site;
}

export async function measureLoading({ site, floor, minimal }: Sites, runs: number, seed: number): Promise<Measure[]> {
  const visits: Visit[] = [
    ...PAGES.map((path) => ({ name: path, url: site.url + path, categories: CATEGORIES })),
    ...[...WITH_FLOOR].map((path) => ({ name: `floor ${path}`, url: floor.url + path, categories: ['performance'] })),
    { name: 'minimal', url: `${minimal.url}/`, categories: ['performance'] },
  ];
  const random = seeded(seed);
  const loads = new Map<string, Load[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const { name, url, categories } of shuffled(visits, random)) {
      process.stdout.write(`  ${run + 1}/${runs} ${name}${' '.repeat(30)}\r`);
      loads.set(name, [...(loads.get(name) ?? []), await loadPage(url, categories)]);
    }
  }
  const of = (name: string, figure: 'lcp' | 'tbt' | 'cls') => (loads.get(name) ?? []).map((load) => load[figure]);
  return [
    ...[...WITH_FLOOR].map((path) => overFloor(path, of(path, 'lcp'), of(`floor ${path}`, 'lcp'))),
    {
      measure: 'largest paint of the minimal page',
      result: spread(of('minimal', 'lcp'), 0, ' ms'),
      bar: '',
      met: null,
    },
    ...PAGES.map((path) => blockingTime(path, of(path, 'tbt'), of(`floor ${path}`, 'tbt'))),
    ...PAGES.map((path) => atMost(`layout shift of ${path}`, of(path, 'cls'), 0.01, '', 4)),
    ...PAGES.map((path) => scoresOf(path, loads.get(path) ?? [])),
  ];
}

/** Now and then Lighthouse sees no paint at all, for want of a free core: such a run says nothing. */
async function loadPage(url: string, categories: string[], tries = 3): Promise<Load> {
  const load = await tryToLoadPage(url, categories);
  if (Number.isFinite(load.lcp)) return load;
  if (tries > 1) return loadPage(url, categories, tries - 1);
  throw new Error(`Lighthouse sees nothing painted at ${url}`);
}

async function tryToLoadPage(url: string, onlyCategories: string[]): Promise<Load> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse says nothing about ${url}`);
    const { audits, categories } = result.lhr;
    const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
      scores: onlyCategories.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    };
  } finally {
    await browser.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const BAR = 1.1;

function overFloor(path: string, own: readonly number[], floor: readonly number[]): Measure {
  const ratio = median(own) / median(floor);
  return {
    measure: `largest paint of ${path} over its floor`,
    result: `${ratio.toFixed(2)} × · ${spread(own, 0, ' ms')} over ${spread(floor, 0, ' ms')}`,
    bar: `≤ ${BAR.toFixed(2)} ×`,
    met: ratio <= BAR,
    values: own,
  };
}

/** Beside that of the same page without a script, where there is one: parsing and layout block as well. */
function blockingTime(path: string, own: readonly number[], floor: readonly number[]): Measure {
  const measure = atMost(`blocking time of ${path}`, own, 50, ' ms');
  return floor.length === 0 ? measure : { ...measure, result: `${measure.result} · floor ${spread(floor, 0, ' ms')}` };
}

function scoresOf(path: string, loads: readonly Load[]): Measure {
  const scores = CATEGORIES.map((_, index) => median(loads.map((load) => load.scores[index] ?? 0)));
  return {
    measure: `Lighthouse: ${CATEGORIES.join(', ')} of ${path}`,
    result: scores.join(' · '),
    bar: '100 each',
    met: scores.every((score) => score === 100),
    values: scores,
  };
}

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
