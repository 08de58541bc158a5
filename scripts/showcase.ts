/**
 * `npm run showcase`: updates the landing page's example after a change of catalogue or engine; a test fails if it is
 * outdated.
 */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { showcase, showcaseSources } from '../build/showcase.ts';

const ROOT = join(import.meta.dirname, '..');
const FILE = join(ROOT, 'src/content/showcase.json');
const SOURCES = join(ROOT, 'src/content/showcase-sources.json');

await writeFile(FILE, JSON.stringify(showcase()));
await writeFile(SOURCES, JSON.stringify(showcaseSources()));
execFileSync(join(ROOT, 'node_modules/.bin/oxfmt'), [FILE, SOURCES]);
console.log(`Written: ${FILE}, ${SOURCES}`);
