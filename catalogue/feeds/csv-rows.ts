import { FeedError } from './feed-offer.ts';
import { peek } from './peek.ts';

const DELIMITERS = [';', ',', '\t', '|'] as const;
const HEADER_SAMPLE_CHARACTERS = 20_000;
const MAX_ROW_CHARACTERS = 200_000;

/** @returns the delimiter that occurs most often in the first line, outside of quotes */
function detectDelimiter(text: string): string {
  const [header = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n|\r/);
  const count = (delimiter: string) => header.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

const isBreak = (character: string | undefined): boolean => character === '\n' || character === '\r';

/** @returns where the quotation mark of `at` is closed, with `""` inside; -1 if it is not */
function closingQuote(text: string, at: number): number {
  let quote = text.indexOf('"', at + 1);
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  return quote;
}

function plainCell(cell: string): string {
  const text = cell.trim();
  const isQuoted = text.length > 1 && text.startsWith('"') && closingQuote(text, 0) === text.length - 1;
  if (isQuoted) return text.slice(1, -1).replaceAll('""', '"').trim();
  // Opened and never closed, before inches or none: «"15.6" Portátil».
  return text.replace(/^"(?=\d\d[.,]?\d?"|[^"]*$)/, '');
}

/** @returns where the cell ends: at a delimiter or a line break, or where the text does */
function cellEnd(text: string, from: number, delimiter: string): number {
  let end = from;
  while (end < text.length && text[end] !== delimiter && !isBreak(text[end])) end += 1;
  return end;
}

/** A row, and where the next one begins; `null` if the text ends before. */
type Split = { readonly cells: readonly string[]; readonly end: number } | null;

/**
 * Splits the row that begins at `from`. A quotation mark at the beginning of a cell quotes up to its closing one. It is
 * text if the cell goes on after that («"Potencia" y ligereza»), as other quotation marks are: «15.6"».
 * @param isQuoting `false`: no quotation mark quotes
 */
function splitRow(text: string, from: number, delimiter: string, isQuoting: boolean): Split {
  const cells: string[] = [];
  let begin = from;
  for (;;) {
    let at = begin;
    while (text[at] === ' ') at += 1;
    const close = isQuoting && text[at] === '"' ? closingQuote(text, at) : at;
    if (close === -1) return null;
    const end = cellEnd(text, close, delimiter);
    if (end === text.length) return null;
    cells.push(plainCell(text.slice(begin, end)));
    begin = end + 1;
    if (text[end] === '\r' && text[begin] === '\n') begin += 1;
    if (isBreak(text[end])) return { cells, end: begin };
  }
}

/** The row by its quotation marks, unless only without them it has as many cells as the header. */
function nextRow(text: string, from: number, delimiter: string, width: number | undefined, isEnd: boolean): Split {
  const quoted = splitRow(text, from, delimiter, true);
  const isLong = text.length - from > MAX_ROW_CHARACTERS;
  const isSure = quoted && (width === undefined || quoted.cells.length === width);
  if (isSure && !/[\r\n]/.test(text.slice(from, quoted.end).trimEnd())) return quoted;
  if (!quoted && !isLong && !isEnd) return null;
  const plain = splitRow(text, from, delimiter, false);
  if (!plain && isLong) throw new FeedError(`a row of the file is longer than ${MAX_ROW_CHARACTERS} letters`);
  if (!quoted || !plain) return quoted ?? plain;
  // A quotation mark that is never closed seems to quote the next row too.
  if (quoted.end > plain.end && splitRow(text, plain.end, delimiter, false)?.cells.length === width) return plain;
  return plain.cells.length === width && !isSure ? plain : quoted;
}

/**
 * The rows of a table, header included, one at a time, without empty lines. A wrong quotation mark costs at most its own
 * row.
 * @throws FeedError on very long rows
 */
export async function* csvRows(texts: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  const { head, all } = await peek(texts, HEADER_SAMPLE_CHARACTERS);
  const delimiter = detectDelimiter(head.join(''));
  let text = '';
  let width: number | undefined;
  function* rows(isEnd: boolean): Generator<readonly string[]> {
    let from = 0;
    for (;;) {
      while (isBreak(text[from])) from += 1;
      const row = nextRow(text, from, delimiter, width, isEnd);
      if (!row) break;
      if (row.cells.some((cell) => cell !== '')) {
        width ??= row.cells.length;
        yield row.cells;
      }
      from = row.end;
    }
    text = text.slice(from);
  }
  for await (const piece of all) {
    text += piece;
    // Its line feed may follow.
    if (!text.endsWith('\r')) yield* rows(false);
  }
  text += '\n';
  yield* rows(true);
}
