import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { type Delimiter, detectDelimiter, ImportError } from './decode-text.ts';

export interface Rejection {
  line: number;
  reason: string;
}

export interface CsvRow {
  line: number;
  cells: readonly string[];
}

interface CsvTable {
  header: readonly string[];
  rows: readonly CsvRow[];
  malformed: readonly Rejection[];
}

const LINE_BREAK = /\r\n?|\n/g;

const parsedRowsSchema = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

/** A quote inside an unquoted field is text (`15.6"`); throws on a quote that is never closed. */
function parseStrictly(text: string, delimiter: Delimiter): CsvRow[] {
  const parsed: unknown = parse(text, {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
  return parsedRowsSchema.parse(parsed).map(({ record, info }) => {
    const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
    return { line: info.lines - breaks, cells: record };
  });
}

/** Fallback for files with a stray quote, which would otherwise swallow all lines after it. */
function parseLineByLine(text: string, delimiter: Delimiter): { rows: CsvRow[]; malformed: Rejection[] } {
  const rows: CsvRow[] = [];
  const malformed: Rejection[] = [];
  for (const [position, content] of text.split('\n').entries()) {
    const line = position + 1;
    try {
      rows.push(...parseStrictly(content, delimiter).map(({ cells }) => ({ line, cells })));
    } catch {
      malformed.push({ line, reason: 'not well-formed: an unclosed or misplaced quote' });
    }
  }
  return { rows, malformed };
}

function parseRows(text: string, delimiter: Delimiter): { rows: CsvRow[]; malformed: Rejection[] } {
  try {
    return { rows: parseStrictly(text, delimiter), malformed: [] };
  } catch {
    return parseLineByLine(text, delimiter);
  }
}

function checkHeader(header: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of header) {
    if (name !== '' && seen.has(name)) throw new ImportError(`the column «${name}» occurs twice in the header`);
    seen.add(name);
  }
}

/** @throws ImportError if there is no header or a column name occurs twice */
export function readCsv(text: string, delimiter: Delimiter = detectDelimiter(text)): CsvTable {
  const { rows, malformed } = parseRows(text.replace(LINE_BREAK, '\n'), delimiter);
  const [first, ...rest] = rows;
  if (!first || first.line !== 1 || first.cells.every((cell) => cell === '')) {
    throw new ImportError('the file has no header in its first line');
  }
  checkHeader(first.cells);
  return { header: first.cells, rows: rest, malformed };
}
