/** Page loads in Lighthouse's mobile profile. Visits are shuffled, so that noise on the machine affects all sites alike. */
import lighthouse from 'lighthouse';
import { freePort } from '#bench/free-port.ts';
import { startChromium } from '../chromium.ts';
import { createRandom } from '../random.ts';
import { medianAtMost, type Row, median, medianAndRange } from '../report.ts';
import { PAGES, type Site } from './sites.ts';

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

export async function measureLoading(site: Site, floor: Site, runs: number, seed: number): Promise<Row[]> {
  const visits: Visit[] = [
    ...PAGES.map((path) => ({ name: path, url: site.url + path, categories: CATEGORIES })),
    ...PAGES.map((path) => ({
      name: `floor ${path}`,
      url: floor.url + path,
      categories: ['performance'],
    })),
  ];
  const random = createRandom(seed);
  const loads = new Map<string, Load[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const { name, url, categories } of shuffled(visits, random)) {
      process.stdout.write(`  ${run + 1}/${runs} ${name}${' '.repeat(30)}\r`);
      loads.set(name, [...(loads.get(name) ?? []), await loadPage(url, categories)]);
    }
  }
  const valuesOf = (name: string, figure: 'lcp' | 'tbt' | 'cls') => (loads.get(name) ?? []).map((load) => load[figure]);
  return [
    ...PAGES.map((path) => overFloor(path, valuesOf(path, 'lcp'), valuesOf(`floor ${path}`, 'lcp'))),
    ...PAGES.map((path) => blockingTime(path, valuesOf(path, 'tbt'), valuesOf(`floor ${path}`, 'tbt'))),
    ...PAGES.map((path) => medianAtMost(`layout shift of ${path}`, valuesOf(path, 'cls'), 0.01, '', 4)),
    ...PAGES.map((path) => scoresOf(path, loads.get(path) ?? [])),
  ];
}

/** Retries: on a busy machine Lighthouse occasionally sees no paint. */
async function loadPage(url: string, categories: string[], attempts = 3): Promise<Load> {
  const load = await tryToLoadPage(url, categories);
  if (Number.isFinite(load.lcp)) return load;
  if (attempts > 1) return loadPage(url, categories, attempts - 1);
  throw new Error(`Lighthouse saw no paint at ${url}`);
}

async function tryToLoadPage(url: string, onlyCategories: string[]): Promise<Load> {
  const port = await freePort();
  const browser = await startChromium(
    '--disable-quic',
    '--disable-background-networking',
    `--remote-debugging-port=${port}`,
  );
  try {
    const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
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

const FLOOR_BAR = 1.1;

function overFloor(path: string, own: readonly number[], floor: readonly number[]): Row {
  const ratio = median(own) / median(floor);
  return {
    measure: `largest paint of ${path} relative to its floor`,
    result: `${ratio.toFixed(2)} × · ${medianAndRange(own, 0, ' ms')} over ${medianAndRange(floor, 0, ' ms')}`,
    bar: `≤ ${FLOOR_BAR.toFixed(2)} ×`,
    met: ratio <= FLOOR_BAR,
    values: own,
  };
}

const BLOCKING_OVER_FLOOR_MS = 20;

/** Parsing and layout block as well, and more on a slower machine: what counts is what the script adds. */
function blockingTime(path: string, own: readonly number[], floor: readonly number[]): Row {
  return {
    measure: `blocking time of ${path} beyond its floor`,
    result: `${medianAndRange(own, 0, ' ms')} over ${medianAndRange(floor, 0, ' ms')}`,
    bar: `≤ ${BLOCKING_OVER_FLOOR_MS} ms`,
    met: median(own) - median(floor) <= BLOCKING_OVER_FLOOR_MS,
    values: own,
  };
}

function scoresOf(path: string, loads: readonly Load[]): Row {
  const scores = CATEGORIES.map((_, index) => median(loads.map((load) => load.scores[index] ?? 0)));
  return {
    measure: `Lighthouse: ${CATEGORIES.join(', ')} of ${path}`,
    result: scores.join(' · '),
    bar: '100 each',
    met: scores.every((score) => score === 100),
    values: scores,
  };
}

const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, position: random() }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ item }) => item);
