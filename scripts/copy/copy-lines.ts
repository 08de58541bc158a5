import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CopyLine, stringsInCode } from './strings-in-code.ts';

/** Where sentences of ours stand; all other code speaks to developers only. */
const FOLDERS = ['src', 'api/advisor/words'];
const FILES = [
  'index.html',
  'public/site.webmanifest',
  'api/advisor/facts.ts',
  'api/advisor/why.ts',
  'api/catalogue/describe.ts',
];

/** Everything that a visitor may read, with its place: pages, messages, what the advisor says, articles, small print. */
export async function copyLines(root: string): Promise<CopyLine[]> {
  const inFolders = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((name) => join(folder, name)),
    ),
  );
  const files = [...FILES, ...inFolders.flat().toSorted()].filter((file) => reader(file) !== null);
  const read = await Promise.all(
    files.map(async (file) => reader(file)?.(file, await readFile(join(root, file), 'utf8')) ?? []),
  );
  return read.flat();
}

type Reader = (file: string, source: string) => CopyLine[];

function reader(file: string): Reader | null {
  if (file.endsWith('.d.ts') || /\/(dev-ui|memory)\/|src\/prerender/.test(file)) return null;
  if (/\.tsx?$/.test(file)) return stringsInCode;
  if (file.endsWith('.md')) return everyLine;
  if (file.endsWith('.webmanifest')) return manifestLines;
  return file.endsWith('.html') ? textLines : null;
}

const everyLine: Reader = (file, source) =>
  source
    .split('\n')
    .flatMap((line, index) => (/\p{L}/u.test(line) ? [{ file, line: index + 1, text: line.trim() }] : []));

/** Lines of a page that are neither tag nor script. */
const textLines: Reader = (file, source) =>
  everyLine(file, source).filter(({ text }) => /^\p{Lu}[^<>{}=]*$/u.test(text));

/** What a device shows of an installed site. */
const manifestLines: Reader = (file, source) =>
  everyLine(file, source).filter(({ text }) => /^"(name|short_name|description)"/.test(text));
