import { csvRows } from './csv-rows.ts';
import { FeedError } from './feed-offer.ts';
import type { FeedItem, Skipped } from './feed-item.ts';

/** A file with a larger share of rows that do not fit the header is refused; a single one never is the reason. */
const MAX_MALFORMED_SHARE = 0.5;

/** How the columns of one file are read. */
export interface RowReader {
  read: (cells: readonly string[]) => FeedItem;
  /** Whether the last column is used; if so, a truncated file may have lost its end. */
  readsLastColumn: boolean;
  /** The fewest cells of a row: spreadsheets leave out empty ones at its end. */
  leastCells: number;
}

/**
 * The items of a table, or why a row is skipped.
 * @param bind maps the columns; throws a FeedError for a header that is not a feed's
 * @throws FeedError on a missing header or column, on rows that do not fit it and on a truncated file
 */
export async function* csvItems(
  texts: AsyncIterable<string>,
  bind: (header: readonly string[]) => RowReader,
): AsyncGenerator<FeedItem | Skipped> {
  let lastCharacter = '';
  async function* watched(): AsyncGenerator<string> {
    for await (const text of texts) {
      lastCharacter = text.at(-1) ?? lastCharacter;
      yield text;
    }
  }
  let width = 0;
  let reader: RowReader | null = null;
  let waiting: readonly string[] | null = null;
  let rows = 0;
  let malformed = 0;
  let isTrimmed = false;
  function outcome(cells: readonly string[]): FeedItem | Skipped {
    rows += 1;
    isTrimmed ||= cells.length < width;
    if (reader && cells.length >= reader.leastCells && cells.slice(width).every((cell) => cell === ''))
      return reader.read(cells);
    malformed += 1;
    return { skipped: 'malformed row' };
  }
  for await (const row of csvRows(watched())) {
    if (!reader) {
      width = row.length;
      reader = bind(row);
    } else {
      if (waiting) yield outcome(waiting);
      waiting = row;
    }
  }
  if (waiting && lastCharacter !== '\n' && lastCharacter !== '\r') {
    const isShort = waiting.length < width;
    if (isShort && !isTrimmed) throw new FeedError('the feed is truncated: its last row is incomplete');
    const isDoubtful = isShort || reader?.readsLastColumn;
    yield isDoubtful ? { skipped: 'incomplete last row' } : outcome(waiting);
  } else if (waiting) {
    yield outcome(waiting);
  }
  if (malformed > 1 && malformed > rows * MAX_MALFORMED_SHARE) {
    throw new FeedError(`${malformed} of ${rows} rows do not have the header's columns`);
  }
}
