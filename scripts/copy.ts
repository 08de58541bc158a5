/** `npm run copy`: every text that a visitor may read, with its file and line. */
import { join } from 'node:path';
import { copyLines } from '../build/copy/copy-lines.ts';

for (const { file, line, text } of await copyLines(join(import.meta.dirname, '..'))) {
  console.log(`${file}:${line}  ${text}`);
}
