import { bindColumns } from './bind-columns.ts';
import { csvItems } from './csv-items.ts';
import type { FeedConfig } from './feed-config.ts';
import { FIELD_NAMES, type FeedItem, NEEDED_FIELDS, quoted, type Skipped } from './feed-item.ts';
import { FeedError, type FeedRow } from './feed-offer.ts';
import { feedText } from './feed-text.ts';
import { readOffer } from './read-offer.ts';
import { unpack } from './unpack.ts';
import { xmlItems } from './xml-items.ts';

/** A computer shop has a few thousand laptops, which take a megabyte or two. */
const MAX_KEPT_MB = 50;
const MEGABYTE = 1_000_000;

async function* itemsOfXml(texts: AsyncIterable<string>): AsyncGenerator<FeedItem | Skipped> {
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
    const names = [...missing].map((field) => quoted(FIELD_NAMES[field], ' or '));
    throw new FeedError(`no item of the feed has ${names.join(', ')}`);
  }
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
  const { isXml, texts } = await feedText(unpack(stream));
  const seen = new Set<string>();
  let rows = 0;
  let keptBytes = 0;
  for await (const item of isXml ? itemsOfXml(texts) : csvItems(texts, bindColumns(config.columns))) {
    rows += 1;
    const row = 'skipped' in item ? item : readOffer(item, config, now);
    if ('offer' in row && seen.has(row.offer.sku)) {
      yield { skipped: 'duplicate id' };
    } else {
      if ('offer' in row) {
        seen.add(row.offer.sku);
        keptBytes += Buffer.byteLength(JSON.stringify(row.offer));
      }
      if (keptBytes > MAX_KEPT_MB * MEGABYTE)
        throw new FeedError(`the laptops of the feed take more than ${MAX_KEPT_MB} MB`);
      yield row;
    }
  }
  if (rows === 0) throw new FeedError('the feed contains no product');
}
