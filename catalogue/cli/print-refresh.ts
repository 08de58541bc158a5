import type { FeedReport } from '../refresh/read-feeds.ts';
import type { RefreshReport } from '../refresh/refresh.ts';
import { print } from './usage.ts';

/** The most refused offers that are printed of each reason. */
const MAX_LINES = 20;

function printFeed({ name, outcome, why, offers, skipped }: FeedReport): void {
  const rows = [...skipped.values()].reduce((sum, count) => sum + count, offers);
  if (outcome === 'failed') print(`  ${name}: FAILED, ${why}; its last good offers stay`);
  else if (outcome === 'refused') print(`  ${name}: NOT TAKEN, ${why}; its last good offers stay (--accept ${name})`);
  else print(`  ${name}: ${outcome}, ${offers} offers of laptops in ${rows} rows`);
  for (const [reason, count] of [...skipped].toSorted(([, one], [, other]) => other - one))
    print(`    ${count} skipped: ${reason}`);
}

/** Prints the report for a person. */
export function printRefresh(report: RefreshReport): void {
  const { outcome, version, feeds, matched, refused, laptops, onSale } = report;
  print('Feeds:');
  for (const feed of feeds) printFeed(feed);
  print(`Offers matched to laptops: ${matched}`);
  for (const [why, some] of Map.groupBy(refused, (one) => one.why)) {
    print(`Refused alone, ${why}: ${some.length}`);
    for (const { offer } of some.slice(0, MAX_LINES))
      print(`  ${offer.shop}/${offer.sku}  ${offer.priceEur} €  ${offer.title}`);
  }
  if (outcome === 'published') print(`Written: ${version}, ${laptops} laptops, ${onSale} of them on sale`);
  else print(`FAILED: no feed could be taken, nothing written, ${version ?? 'the embedded file'} stays in use.`);
}

/** @returns whether a feed failed or was not taken */
export const isIncomplete = ({ feeds }: RefreshReport): boolean =>
  feeds.some(({ outcome }) => outcome === 'failed' || outcome === 'refused');

function severityOf(report: RefreshReport): 'ERROR' | 'WARNING' | 'INFO' {
  if (report.outcome === 'failed') return 'ERROR';
  return isIncomplete(report) ? 'WARNING' : 'INFO';
}

/** One line of JSON for the log of the job, whose severity alerts read; the report stands above it. */
export const logLine = (report: RefreshReport): string =>
  JSON.stringify({ severity: severityOf(report), message: `Catalogue refresh: ${report.outcome}` });
