/** Titles of Spanish shops with what a person reads in them; `?` where a person would not say either. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { READ_FIELDS, type ReadAnswer, type ReadField } from '#contract/advert.ts';
import { slug } from '#catalogue/derive/record-id.ts';

const rowsOf = (file: string): unknown => parse(readFileSync(new URL(file, import.meta.url)), { columns: true });

type Column = ReadField | 'kind';
const rowSchema = z.object({ title: z.string() }).catchall(z.string());
type TitleRow = z.infer<typeof rowSchema>;

export const TITLES: readonly TitleRow[] = z.array(rowSchema).parse(rowsOf('read-titles.csv'));

/** Adverts with a part of what a person reads in them: «field: value; field: value», `-` for nothing. */
export const ADVERTS = z.array(z.object({ text: z.string(), said: z.string() })).parse(rowsOf('read-adverts.csv'));

/** What words of shops mean, in a title or a cell; nothing of a new laptop alone. */
export const SHOP_WORDS = z
  .array(z.object({ place: z.string(), means: z.string(), words: z.string().transform((words) => words.split(' | ')) }))
  .parse(rowsOf('shop-words.csv'));

/** What the file has a column for: its titles have no price. */
export const FIELDS_READ = ([...READ_FIELDS, 'kind'] as const).filter((column) => TITLES.every((row) => column in row));

/** A third was set aside before the rules were written for the others. */
export const isHeldBack = ({ title }: TitleRow): boolean =>
  (createHash('sha256').update(title).digest()[0] ?? 0) % 3 === 0;

/** `missed`: not claimed, or only the family of the chip that is named. */
export type Outcome = 'right' | 'wrong' | 'missed' | 'silent' | 'unscored';

/** The labels name chips, without the generation that a text may add: «i7 de 14ª generación». */
const plainChip = (chip: string): string =>
  slug(
    chip.replace(
      /\s(?:de\s)?\d{1,2}(?:ª|a|th)\s?gen\p{L}*|\b(intel|amd|apple|nvidia|geforce|qualcomm|core(?= ?(i\d|ultra))|pro(?= \d)|ada|geforce|blackwell)\b/giu,
      ' ',
    ),
  ).replaceAll('-', '');

/** The words of a line that titles add or leave out. */
const plainModel = (model: string): string =>
  slug(model)
    .split('-')
    .filter((word) => !['gaming', 'gamig', 'laptop', 'oled', 'ai', 'ia'].includes(word))
    .join('-');

/** The line as written, then nothing or the beginning of its code. */
function isModel(said: string, expected: string): boolean {
  const [line = '', code = ''] = expected.split('|').map(plainModel);
  const given = plainModel(said);
  if (given === line || `${line}-${code}` === given) return true;
  return (
    code !== '' && given.startsWith(line) && given.length > 2 && `${line}-${code}`.replace(/^-/, '').startsWith(given)
  );
}

function same(column: Column, said: string, expected: string): boolean {
  if (column === 'cpu' || column === 'gpu') return plainChip(said) === plainChip(expected);
  if (column === 'model') return isModel(said, expected);
  return said.toLowerCase() === expected.toLowerCase();
}

const isFamilyOf = (said: string, expected: string): boolean => plainChip(expected).startsWith(plainChip(said));

function sayOf(column: Column, { read, kind }: ReadAnswer): string {
  if (column === 'kind') return kind;
  if (column === 'used') return read.used ? 'used' : '';
  if (column === 'resolution') return read.resolution ? `${read.resolution.width}x${read.resolution.height}` : '';
  return String(read[column] ?? '');
}

export function outcomeOf(column: Column, answer: ReadAnswer, row: TitleRow): { outcome: Outcome; said: string } {
  const [said, expected] = [sayOf(column, answer), row[column] ?? ''];
  if (expected === '?') return { outcome: 'unscored', said };
  if (said === '') return { outcome: expected === '' ? 'silent' : 'missed', said };
  if (expected !== '' && same(column, said, expected)) return { outcome: 'right', said };
  if (column === 'cpu' && expected !== '' && isFamilyOf(said, expected)) return { outcome: 'missed', said };
  return { outcome: 'wrong', said };
}
