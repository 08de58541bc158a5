import { bindColumns } from './bind-columns.ts';
import { csvItems } from './csv-items.ts';
import type { FeedConfig } from './feed-config.ts';
import { AFFILIATE_NAMES, type FeedItem, GOOGLE_NAMES, type Layout, NEEDED_FIELDS, plainName } from './feed-item.ts';
import { FeedError, type FeedRow } from './feed-offer.ts';
import { feedText } from './feed-text.ts';
import { readOffer } from './read-offer.ts';
import { unpack } from './unpack.ts';
import { xmlItems } from './xml-items.ts';

/** A computer shop has a few thousand. */
const MAX_LAPTOPS = 20_000;
const MAX_KEPT_MB = 50;
const MEGABYTE = 1_000_000;

async function* itemsOfXml(texts: AsyncIterable<string>): AsyncGenerator<FeedItem | { skipped: string }> {
  const missing = new Set<(typeof NEEDED_FIELDS)[number]>(NEEDED_FIELDS);
  let items = 0;
  for await (const some of xmlItems(texts)) {
    for (const item of some) {
      if (!('skipped' in item)) {
        items += 1;
        for (const field of missing) if (item.cell(field) !== '') missing.delete(field);
      }
      yield item;
    }
  }
  if (items > 0 && missing.size > 0) {
    const names = [...missing].map((field) => `«${GOOGLE_NAMES[field][0] ?? field}»`);
    throw new FeedError(`no item of the feed has ${names.join(', ')}`);
  }
}

/** How the columns of a table are found. */
function layoutFor(config: Exclude<FeedConfig, { format: 'google-xml' }>): Layout {
  if (config.format !== 'csv') {
    const names = config.format === 'google-tsv' ? GOOGLE_NAMES : AFFILIATE_NAMES;
    return { names, needed: NEEDED_FIELDS, skip: [], hasOwnDetails: false };
  }
  const names = Object.fromEntries(
    Object.entries(config.columns).flatMap(([field, name]) => (name ? [[field, [plainName(name)]]] : [])),
  );
  // All columns that the operator names are needed: without that of the condition, used goods would count as new.
  return { names, needed: Object.keys(names), skip: config.skip, hasOwnDetails: true };
}

function itemsOf(texts: AsyncIterable<string>, config: FeedConfig): AsyncIterable<FeedItem | { skipped: string }> {
  if (config.format === 'google-xml') return itemsOfXml(texts);
  return csvItems(texts, config.format === 'google-tsv' ? '\t' : undefined, bindColumns(layoutFor(config)));
}

/**
 * Streams a shop's feed: each row is an offer of a new laptop in Spain, or is skipped for a reason. A caller must not
 * apply anything before the last row, because an error may occur at the end.
 * @param now decides whether a sale is active
 * @throws FeedError if the file as a whole cannot be trusted
 */
export async function* readFeed(
  stream: AsyncIterable<Uint8Array>,
  config: FeedConfig,
  now: Date = new Date(),
): AsyncGenerator<FeedRow> {
  const texts = feedText(unpack(stream), config.format === 'google-xml');
  const seen = new Set<string>();
  let rows = 0;
  let keptBytes = 0;
  for await (const item of itemsOf(texts, config)) {
    rows += 1;
    const row = 'skipped' in item ? item : readOffer(item, config, now);
    if ('offer' in row && seen.has(row.offer.sku)) {
      yield { skipped: 'duplicate id' };
    } else {
      if ('offer' in row) {
        seen.add(row.offer.sku);
        keptBytes += Buffer.byteLength(JSON.stringify(row.offer));
      }
      if (seen.size > MAX_LAPTOPS) throw new FeedError(`the feed has more than ${MAX_LAPTOPS} laptops`);
      if (keptBytes > MAX_KEPT_MB * MEGABYTE)
        throw new FeedError(`the laptops of the feed take more than ${MAX_KEPT_MB} MB`);
      yield row;
    }
  }
  if (rows === 0) throw new FeedError('the feed contains no product');
}
