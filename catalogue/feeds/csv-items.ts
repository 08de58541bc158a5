import { type CsvRow, csvRows } from './csv-rows.ts';
import { FeedError } from './feed-offer.ts';
import type { FeedItem } from './feed-item.ts';

/** A file with a larger share of rows that do not fit the header is refused. */
const MAX_MALFORMED_SHARE = 0.2;

/** How the columns of one file are read. */
export interface RowReader {
  /** @returns the item, or why the row is skipped */
  read: (cells: readonly string[]) => FeedItem | { skipped: string };
  /** Whether the last column is used; if so, a truncated file may have lost its end. */
  readsLastColumn: boolean;
}

/** With the line of the file in which the row begins. */
type TableItem = (FeedItem | { readonly skipped: string }) & { readonly line: number };

const lineOf = ({ record, info }: CsvRow): number =>
  info.lines - record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);

/**
 * The items of a table, or why a row is skipped.
 * @param delimiter detected from the header if absent
 * @param bind maps the columns; throws a FeedError for a header that is not a feed's
 * @throws FeedError on a missing header or column, on quotes that never close and on a truncated file
 */
export async function* csvItems(
  texts: AsyncIterable<string>,
  delimiter: string | undefined,
  bind: (header: readonly string[]) => RowReader,
): AsyncGenerator<TableItem> {
  let lastCharacter = '';
  async function* watched(): AsyncGenerator<string> {
    for await (const text of texts) {
      lastCharacter = text.at(-1) ?? lastCharacter;
      yield text;
    }
  }
  let header: readonly string[] | null = null;
  let reader: RowReader | null = null;
  let waiting: CsvRow | null = null;
  let rows = 0;
  let malformed = 0;
  function outcome(row: CsvRow): TableItem {
    rows += 1;
    const line = lineOf(row);
    if (reader && row.record.length === header?.length) return { ...reader.read(row.record), line };
    malformed += 1;
    return { skipped: 'malformed row', line };
  }
  for await (const row of csvRows(watched(), delimiter)) {
    if (!reader) {
      header = row.record;
      reader = bind(row.record);
    } else {
      if (waiting) yield outcome(waiting);
      waiting = row;
    }
  }
  if (waiting && lastCharacter !== '\n' && lastCharacter !== '\r') {
    if (waiting.record.length < (header?.length ?? 0))
      throw new FeedError('the feed is truncated: its last row is incomplete');
    yield reader?.readsLastColumn ? { skipped: 'incomplete last row', line: lineOf(waiting) } : outcome(waiting);
  } else if (waiting) {
    yield outcome(waiting);
  }
  if (malformed > rows * MAX_MALFORMED_SHARE) {
    throw new FeedError(`${malformed} of ${rows} rows do not have the header's columns`);
  }
}
