import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CopyLine, stringsInCode } from './strings-in-code.ts';

/** Folders with visible text; all other strings are for developers. */
const FOLDERS = ['src', 'words'];
const FILES = [
  'index.html',
  'public/site.webmanifest',
  'catalogue/derive/describe.ts',
  'contract/facts.ts',
  'contract/spanish-date.ts',
];

/** @returns all text that a visitor may read, with file and line: pages, messages, generated sentences, articles */
export async function copyLines(root: string): Promise<CopyLine[]> {
  const inFolders = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((name) => join(folder, name)),
    ),
  );
  const files = [...FILES, ...inFolders.flat().toSorted()].filter((file) => readerFor(file) !== null);
  const read = await Promise.all(
    files.map(async (file) => readerFor(file)?.(file, await readFile(join(root, file), 'utf8')) ?? []),
  );
  return read.flat();
}

type Reader = (file: string, source: string) => CopyLine[];

function readerFor(file: string): Reader | null {
  if (file.endsWith('.d.ts') || /\/memory\/|src\/prerender/.test(file)) return null;
  if (/\.tsx?$/.test(file)) return stringsInCode;
  if (file.endsWith('.md')) return linesWithLetters;
  if (file.endsWith('.webmanifest')) return manifestLines;
  return file.endsWith('.html') ? htmlTextLines : null;
}

const linesWithLetters: Reader = (file, source) =>
  source
    .split('\n')
    .flatMap((line, index) => (/\p{L}/u.test(line) ? [{ file, line: index + 1, text: line.trim() }] : []));

const htmlTextLines: Reader = (file, source) =>
  linesWithLetters(file, source).filter(({ text }) => /^\p{Lu}[^<>{}=]*$/u.test(text));

const manifestLines: Reader = (file, source) =>
  linesWithLetters(file, source).filter(({ text }) => /^"(name|short_name|description)"/.test(text));
