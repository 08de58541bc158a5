import type { FeedReport, RefreshReport } from '../refresh/refresh.ts';
import type { Changes } from '../snapshot/changes.ts';

/** More lines of a kind are only counted. */
const MAX_LINES = 20;

function printList<T>(title: string, items: readonly T[], line: (item: T) => string): void {
  if (items.length === 0) return;
  console.log(`${title}: ${items.length}`);
  for (const item of items.slice(0, MAX_LINES)) console.log(`  ${line(item)}`);
  if (items.length > MAX_LINES) console.log(`  … and ${items.length - MAX_LINES} more`);
}

const printCounts = (counts: ReadonlyMap<string, number>): void => {
  for (const [reason, count] of [...counts].toSorted(([, a], [, b]) => b - a)) console.log(`    ${count} ${reason}`);
};

const countBy = (reasons: readonly string[]): Map<string, number> =>
  new Map([...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => [reason, all.length]));

function printFeed({ name, outcome, error, offers, skipped }: FeedReport): void {
  if (error !== null) {
    console.log(`  ${name}: FAILED, ${error}; its offers age`);
    return;
  }
  const rows = [...skipped.values()].reduce((sum, count) => sum + count, offers);
  console.log(`  ${name}: ${outcome}, ${offers} offers of laptops in ${rows} rows; skipped:`);
  printCounts(skipped);
}

const sameId = (id: string): string => id;

function printChanges({ laptops, onSale, added, gone, nowOnSale, noLongerOnSale, priceMoves, waiting }: Changes): void {
  console.log(`${laptops} laptops, ${onSale} of them on sale.`);
  printList('Added', added, sameId);
  printList('Gone', gone, sameId);
  printList('Newly on sale', nowOnSale, sameId);
  printList('No longer on sale', noLongerOnSale, sameId);
  printList('Prices moved', priceMoves, ({ id, fromEur, toEur }) => `${id}: ${fromEur} → ${toEur} €`);
  printList(
    'Jumps that wait for a second sighting',
    waiting,
    ({ id, shop, fromEur, toEur }) => `${id}: ${fromEur} → ${toEur} € at ${shop}`,
  );
}

const ENDINGS = {
  published: (version: string | null) => `Written: ${version}`,
  tried: () => 'Nothing written, as asked.',
  refused: (version: string | null) => `REFUSED: nothing written, ${version ?? 'the embedded file'} stays in use.`,
  failed: () => 'FAILED: no feed could be read, nothing written.',
} as const;

/** For a person. */
export function printRefresh({ outcome, version, feeds, matched, unsure, changes, reasons }: RefreshReport): void {
  console.log('Feeds:');
  for (const feed of feeds) printFeed(feed);
  console.log(`Offers matched to laptops: ${matched}`);
  if (unsure.length > 0) console.log(`Not sure, for a person to decide: ${unsure.length}`);
  printCounts(countBy(unsure.map(({ why }) => why)));
  if (changes) printChanges(changes);
  printList('Reasons against it', reasons, ({ refusal, text }) => `${text} (--accept ${refusal})`);
  console.log(ENDINGS[outcome](version));
}

function severityOf({ outcome, feeds }: RefreshReport): 'ERROR' | 'WARNING' | 'INFO' {
  if (outcome === 'refused' || outcome === 'failed') return 'ERROR';
  return feeds.some((feed) => feed.outcome === 'failed') ? 'WARNING' : 'INFO';
}

/** One line of JSON for the log, with the field names of Cloud Logging. */
export function logLine(report: RefreshReport): string {
  const { outcome, version, feeds, matched, unsure, changes, reasons } = report;
  return JSON.stringify({
    time: new Date().toISOString(),
    severity: severityOf(report),
    message: `Catalogue refresh: ${outcome}`,
    version,
    feeds: feeds.map(({ name, outcome: how, error, offers, skipped }) => ({
      name,
      outcome: how,
      error,
      offers,
      skipped: Object.fromEntries(skipped),
    })),
    matched,
    unsure: unsure.length,
    ...(changes && {
      laptops: changes.laptops,
      onSale: changes.onSale,
      added: changes.added.length,
      gone: changes.gone.length,
      priceMoves: changes.priceMoves.length,
      waiting: changes.waiting.length,
    }),
    reasons: reasons.map(({ text }) => text),
  });
}
