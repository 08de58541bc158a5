import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import { detectDelimiter } from '../import/decode-text.ts';
import { FeedError } from './feed-offer.ts';
import type { FeedItem } from './feed-item.ts';
import { peek } from './peek.ts';

const HEADER_SAMPLE_CHARACTERS = 20_000;
const MAX_ROW_CHARACTERS = 200_000;

/** A file with a larger share of rows that do not fit the header is refused. */
const MAX_MALFORMED_SHARE = 0.2;

/** How the columns of one file are read. */
export interface RowReader {
  /** @returns the item, or why the row is skipped */
  read: (cells: readonly string[]) => FeedItem | { skipped: string };
  /** Whether the last column is used; if so, a truncated file may have lost its end. */
  readsLastColumn: boolean;
}

async function* rowsOf(texts: AsyncIterable<string>, delimiter: string): AsyncGenerator<readonly string[]> {
  const parser = parse({
    delimiter,
    bom: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: MAX_ROW_CHARACTERS,
  });
  // The loop below receives the same error.
  pipeline(texts, parser).catch(() => {});
  const rows: AsyncIterable<readonly string[]> = parser;
  try {
    yield* rows;
  } catch (error) {
    if (error instanceof FeedError) throw error;
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new FeedError(`the feed is truncated or malformed (${reason})`);
  }
}

/**
 * The rows of a table, one at a time, or why a row is skipped.
 * @param delimiter detected from the header if absent
 * @param bind maps the columns; throws a FeedError for a header that is not a feed's
 * @throws FeedError on a missing header or column, on quotes that never close and on a truncated file
 */
export async function* csvItems(
  texts: AsyncIterable<string>,
  delimiter: string | undefined,
  bind: (header: readonly string[]) => RowReader,
): AsyncGenerator<FeedItem | { skipped: string }> {
  const { head, all } = await peek(texts, HEADER_SAMPLE_CHARACTERS);
  let lastCharacter = '';
  async function* watched(): AsyncGenerator<string> {
    for await (const text of all) {
      lastCharacter = text.at(-1) ?? lastCharacter;
      yield text;
    }
  }
  let header: readonly string[] | null = null;
  let reader: RowReader | null = null;
  let waiting: readonly string[] | null = null;
  let rows = 0;
  let malformed = 0;
  function outcome(cells: readonly string[]): FeedItem | { skipped: string } {
    rows += 1;
    if (reader && cells.length === header?.length) return reader.read(cells);
    malformed += 1;
    return { skipped: 'malformed row' };
  }
  for await (const cells of rowsOf(watched(), delimiter ?? detectDelimiter(head.join('')))) {
    if (!reader) {
      header = cells;
      reader = bind(cells);
    } else {
      if (waiting) yield outcome(waiting);
      waiting = cells;
    }
  }
  if (waiting && lastCharacter !== '\n' && lastCharacter !== '\r') {
    if (waiting.length < (header?.length ?? 0))
      throw new FeedError('the feed is truncated: its last row is incomplete');
    yield reader?.readsLastColumn ? { skipped: 'incomplete last row' } : outcome(waiting);
  } else if (waiting) {
    yield outcome(waiting);
  }
  if (malformed > rows * MAX_MALFORMED_SHARE) {
    throw new FeedError(`${malformed} of ${rows} rows do not have the header's columns`);
  }
}
