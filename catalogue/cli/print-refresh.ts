import type { RefusedOffer } from '../feeds/match-offers.ts';
import type { FeedReport } from '../refresh/read-feeds.ts';
import type { RefreshReport } from '../refresh/refresh.ts';
import type { Changes } from '../snapshot/changes.ts';
import { print } from './usage.ts';

/** Maximum printed lines of each kind; the rest is counted. */
const MAX_LINES = 20;

function printList<T>(title: string, items: readonly T[], line: (item: T) => string): void {
  if (items.length === 0) return;
  print(`${title}: ${items.length}`);
  for (const item of items.slice(0, MAX_LINES)) print(`  ${line(item)}`);
  if (items.length > MAX_LINES) print(`  … and ${items.length - MAX_LINES} more`);
}

function printFeed({ name, outcome, why, offers, skipped }: FeedReport): void {
  const rows = [...skipped.values()].reduce((sum, count) => sum + count, offers);
  if (outcome === 'failed') print(`  ${name}: FAILED, ${why}; its last good offers stay`);
  else if (outcome === 'refused') print(`  ${name}: NOT TAKEN, ${why}; its last good offers stay (--accept ${name})`);
  else print(`  ${name}: ${outcome}, ${offers} offers of laptops in ${rows} rows`);
  for (const [reason, count] of [...skipped].toSorted(([, one], [, other]) => other - one))
    print(`    ${count} skipped: ${reason}`);
}

const sameText = (text: string): string => text;

function printChanges({ laptops, onSale, added, gone, priceMoves }: Changes): void {
  print(`${laptops} laptops, ${onSale} of them on sale.`);
  printList('Added', added, sameText);
  printList('Gone', gone, sameText);
  printList('Prices moved', priceMoves, ({ id, fromEur, toEur }) => `${id}: ${fromEur} → ${toEur} €`);
}

const nameOf = ({ offer: { shop, sku, priceEur, title } }: RefusedOffer): string =>
  `${shop}/${sku}  ${priceEur} €  ${title}`;

/** Prints the report for a person. */
export function printRefresh({ outcome, version, warnings, feeds, matched, refused, changes }: RefreshReport): void {
  for (const warning of warnings) print(`WARNING: ${warning}`);
  print('Feeds:');
  for (const feed of feeds) printFeed(feed);
  print(`Offers matched to laptops: ${matched}`);
  for (const [why, some] of Map.groupBy(refused, (one) => one.why)) printList(`Refused alone, ${why}`, some, nameOf);
  if (changes) printChanges(changes);
  if (outcome === 'published') print(`Written: ${version}`);
  else print(`FAILED: no feed could be taken, nothing written, ${version ?? 'the embedded file'} stays in use.`);
}

/** @returns whether a feed failed or was not taken */
export const isIncomplete = ({ feeds }: RefreshReport): boolean =>
  feeds.some(({ outcome }) => outcome === 'failed' || outcome === 'refused');

function severityOf(report: RefreshReport): 'ERROR' | 'WARNING' | 'INFO' {
  if (report.outcome === 'failed') return 'ERROR';
  return isIncomplete(report) || report.warnings.length > 0 ? 'WARNING' : 'INFO';
}

/** One line of JSON for the log of the job, whose severity alerts read; the report stands above it. */
export const logLine = (report: RefreshReport): string =>
  JSON.stringify({ severity: severityOf(report), message: `Catalogue refresh: ${report.outcome}` });
