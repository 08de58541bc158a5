/** `npm run copy`: every sentence that a visitor may read, with its place, to be read in one go. */
import { join } from 'node:path';
import { copyLines } from '../build/copy/copy-lines.ts';

for (const { file, line, text } of await copyLines(join(import.meta.dirname, '..'))) {
  console.log(`${file}:${line}  ${text}`);
}
