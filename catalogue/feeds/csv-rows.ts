import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import { FeedError } from './feed-offer.ts';
import { peek } from './peek.ts';

const DELIMITERS = [';', ',', '\t', '|'] as const;
const HEADER_SAMPLE_CHARACTERS = 20_000;
const MAX_ROW_CHARACTERS = 200_000;

/** @returns the delimiter that occurs most often in the first line, outside of quotes */
export function detectDelimiter(text: string): string {
  const [header = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n|\r/);
  const count = (delimiter: string) => header.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

export interface CsvRow {
  readonly record: readonly string[];
  /** `lines`: those of the file up to the end of the row. */
  readonly info: { readonly lines: number };
}

/**
 * The rows of a table, header included, one at a time. A quote inside an unquoted cell is text (`15.6"`).
 * @param given delimiter; detected from the header if absent
 * @throws FeedError on quotes that never close and on very long rows
 */
export async function* csvRows(texts: AsyncIterable<string>, given?: string): AsyncGenerator<CsvRow> {
  const { head, all } = await peek(texts, HEADER_SAMPLE_CHARACTERS);
  const parser = parse({
    delimiter: given ?? detectDelimiter(head.join('')),
    bom: true,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: MAX_ROW_CHARACTERS,
  });
  // The loop below receives the same error.
  pipeline(all, parser).catch(() => {});
  const rows: AsyncIterable<CsvRow> = parser;
  try {
    yield* rows;
  } catch (error) {
    if (error instanceof FeedError) throw error;
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new FeedError(`the file is truncated or malformed (${reason})`);
  }
}
