import type { FeedOffer } from '../feeds/feed-offer.ts';
import type { LeftOut } from '../refresh/leave-out.ts';
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

const printCounts = (counts: ReadonlyMap<string, number>): void => {
  for (const [reason, count] of [...counts].toSorted(([, a], [, b]) => b - a)) print(`    ${count} ${reason}`);
};

const countBy = (reasons: readonly string[]): Map<string, number> =>
  new Map([...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => [reason, all.length]));

function printFeed({ name, outcome, error, offers, skipped }: FeedReport): void {
  if (error !== null) {
    print(`  ${name}: FAILED, ${error}; its earlier offers expire`);
    return;
  }
  const rows = [...skipped.values()].reduce((sum, count) => sum + count, offers);
  print(`  ${name}: ${outcome}, ${offers} offers of laptops in ${rows} rows; skipped:`);
  printCounts(skipped);
}

const sameId = (id: string): string => id;

function printChanges({ laptops, onSale, added, gone, nowOnSale, noLongerOnSale, priceMoves, waiting }: Changes): void {
  print(`${laptops} laptops, ${onSale} of them on sale.`);
  printList('Added', added, sameId);
  printList('Gone', gone, sameId);
  printList('Newly on sale', nowOnSale, sameId);
  printList('No longer on sale', noLongerOnSale, sameId);
  printList('Prices moved', priceMoves, ({ id, fromEur, toEur }) => `${id}: ${fromEur} → ${toEur} €`);
  printList(
    'Rises that wait for a second sighting',
    waiting,
    ({ id, shop, fromEur, toEur }) => `${id}: ${fromEur} → ${toEur} € at ${shop}`,
  );
}

const ENDINGS = {
  published: (version: string | null) => `Written: ${version}`,
  tried: () => 'Dry run: nothing written.',
  refused: (version: string | null) => `REFUSED: nothing written, ${version ?? 'the embedded file'} stays in use.`,
  failed: () => 'FAILED: no feed could be read, nothing written.',
} as const;

const nameOf = ({ shop, sku, priceEur, title }: FeedOffer): string => `${shop}/${sku}  ${priceEur} €  ${title}`;

function printLeftOut({ from, why, offers, what }: LeftOut): void {
  print(`Left out of ${from}, because ${why}`);
  if (what === 'feed') print(`  the whole feed, ${offers.length} offers; its earlier offers expire`);
  else printList('  Offers', offers, nameOf);
}

/** Prints the report for a person. */
export function printRefresh(report: RefreshReport): void {
  const { outcome, version, ignoredVersion, feeds, matched, unsure, dropped, unconfirmed, changes, reasons, leftOut } =
    report;
  if (ignoredVersion !== null) print(`IGNORED: ${ignoredVersion}, written by a clock that is ahead.`);
  print('Feeds:');
  for (const feed of feeds) printFeed(feed);
  print(`Offers matched to laptops: ${matched}`);
  if (unsure.length > 0) print(`Not sure, for a person to decide: ${unsure.length}`);
  printCounts(countBy(unsure.map(({ why }) => why)));
  printList(
    'GTINs that another offer contradicted',
    dropped,
    ({ gtin, laptop, shop, against }) => `${gtin} of ${laptop}: from ${shop}, contradicted by ${against}`,
  );
  if (changes) printChanges(changes);
  printList(
    'Too cheap for one shop alone, until a second one or a person confirms it',
    unconfirmed,
    ({ offer, laptop, usualEur }) => `${laptop}: ${usualEur} → ${offer.priceEur} €, ${offer.shop}/${offer.sku}`,
  );
  printList('Reasons against it', reasons, ({ refusal, text }) =>
    refusal === 'broken' ? text : `${text} (--accept ${refusal})`,
  );
  for (const one of leftOut) printLeftOut(one);
  print(ENDINGS[outcome](version));
}

/** @returns whether a feed failed or some of its offers were left out */
export const isIncomplete = ({ feeds, leftOut }: RefreshReport): boolean =>
  leftOut.length > 0 || feeds.some(({ outcome }) => outcome === 'failed');

function severityOf(report: RefreshReport): 'ERROR' | 'WARNING' | 'INFO' {
  if (report.outcome === 'refused' || report.outcome === 'failed') return 'ERROR';
  return isIncomplete(report) || report.ignoredVersion !== null ? 'WARNING' : 'INFO';
}

/** One line of JSON for the log, with the field names of Cloud Logging. */
export function logLine(report: RefreshReport): string {
  const { outcome, version, ignoredVersion, feeds, matched, unsure, dropped, unconfirmed, changes, reasons, leftOut } =
    report;
  return JSON.stringify({
    time: new Date().toISOString(),
    severity: severityOf(report),
    message: `Catalogue refresh: ${outcome}`,
    version,
    ...(ignoredVersion !== null && { ignoredVersion }),
    feeds: feeds.map(({ name, outcome: how, error, offers, skipped }) => ({
      name,
      outcome: how,
      error,
      offers,
      skipped: Object.fromEntries(skipped),
    })),
    matched,
    unsure: unsure.length,
    droppedGtins: dropped.length,
    unconfirmed: unconfirmed.length,
    ...(changes && {
      laptops: changes.laptops,
      onSale: changes.onSale,
      added: changes.added.length,
      gone: changes.gone.length,
      priceMoves: changes.priceMoves.length,
      waiting: changes.waiting.length,
    }),
    reasons: reasons.map(({ text }) => text),
    leftOut: leftOut.map(({ from, why, offers }) => ({
      from,
      why,
      offers: offers.length,
      first: offers.slice(0, MAX_LINES).map(nameOf),
    })),
  });
}
