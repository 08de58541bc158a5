/**
 * `npm run bench:site`: pages of the built site in Lighthouse's mobile profile, each beside the same page without its
 * scripts, which is the fastest that it could be; then how soon a press is seen. Exit code 1 over a bar. `--runs N` visits
 * each page N times (3). Bytes do not depend on the machine: `tests/e2e/budgets.spec.ts` holds them.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { readHosting } from '#local/site-server.ts';
import { startChromium } from '../chromium.ts';
import { freePort } from '../free-port.ts';
import { atMost, median, medianAndRange, printTable, printVerdict, type Row } from '../report.ts';
import { serveSite } from '../serve-site.ts';
import { measureInteractions } from './interactions.ts';

const ROOT = join(import.meta.dirname, '../..');
/** One of each kind. */
const PAGES = [
  '/',
  '/form',
  '/portatiles',
  '/portatil/apple-macbook-air-13-m4-16-256-2560-macos',
  '/guias/juegos-1000',
  '/blog/que-ordenador-comprar-2025',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const BARS = { paintRatio: 1.25, scores: [97, 100, 100, 100], interactionMs: 150 } as const;

interface Load {
  /** Milliseconds until the largest paint. */
  paint: number;
  /** 0–100, in the order of {@link CATEGORIES}. */
  scores: number[];
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);
await import('#build/build-site.ts');
const { origin, stop } = await serveSite(join(ROOT, 'dist/site'), await readHosting(join(ROOT, 'firebase.json')));
const rows: Row[] = [];
for (const path of PAGES) {
  console.log(`${path} …`);
  rows.push(...(await measure(path)));
}
rows.push(await interactionRow());
await stop();
printTable('The site', rows);
process.exit(printVerdict(rows));

/** Visits with and without scripts alternate, so that noise on the machine affects both alike. */
async function measure(path: string): Promise<Row[]> {
  const [whole, floor]: [Load[], Load[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    whole.push(await load(path, []));
    floor.push(await load(path, ['*.js']));
  }
  const paints = whole.map(({ paint }) => paint);
  const floorPaints = floor.map(({ paint }) => paint);
  const ratio = median(paints) / median(floorPaints);
  const scores = CATEGORIES.map((_, index) => median(whole.map((one) => one.scores[index] ?? 0)));
  return [
    {
      ...atMost(`${path}: largest paint beside no script`, ratio, BARS.paintRatio, (times) => `${times.toFixed(2)} ×`),
      detail: `${medianAndRange(paints, 0, ' ms')} over ${medianAndRange(floorPaints, 0, ' ms')}`,
    },
    {
      measure: `${path}: ${CATEGORIES.join(', ')}`,
      result: scores.join(' · '),
      bar: `≥ ${BARS.scores.join(' · ')}`,
      met: scores.every((score, index) => score >= (BARS.scores[index] ?? 0)),
    },
  ];
}

/** The quickest of all visits counts for each press: what else the machine does only makes it slower. */
async function interactionRow(): Promise<Row> {
  const quickest = new Map<string, number>();
  for (let run = 0; run < runs; run += 1) {
    for (const { name, duration } of await measureInteractions(origin))
      quickest.set(name, Math.min(duration, quickest.get(name) ?? Infinity));
  }
  const slowestFirst = [...quickest].toSorted(([, one], [, other]) => other - one);
  const [, p98 = Number.NaN] = slowestFirst[Math.floor(slowestFirst.length * 0.02)] ?? [];
  return {
    ...atMost('Interaction to next paint, p98', p98, BARS.interactionMs, (duration) => `${duration} ms`),
    detail: slowestFirst
      .slice(0, 3)
      .map(([name, duration]) => `${duration} ms ${name}`)
      .join('\n'),
  };
}

/** A first visit with an empty cache. On a busy machine Lighthouse occasionally sees no paint, and tries again. */
async function load(path: string, blockedUrlPatterns: string[], attempts = 3): Promise<Load> {
  const port = await freePort();
  const browser = await startChromium('--disable-quic', `--remote-debugging-port=${port}`);
  try {
    const settings = { port, onlyCategories: CATEGORIES, logLevel: 'error', blockedUrlPatterns } as const;
    const result = await lighthouse(origin + path, settings);
    if (!result) throw new Error(`Lighthouse returned no result for ${path}`);
    const { audits, categories } = result.lhr;
    const paint = audits['largest-contentful-paint']?.numericValue;
    if (paint === undefined) {
      if (attempts > 1) return await load(path, blockedUrlPatterns, attempts - 1);
      throw new Error(`Lighthouse saw no paint at ${path}`);
    }
    return {
      paint,
      scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    };
  } finally {
    await browser.close();
  }
}
