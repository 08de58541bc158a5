/** `npm run licences`: writes docs/licences.md anew, after a dependency has changed. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderLicences } from './licence-list.ts';

await writeFile(join(import.meta.dirname, '../docs/licences.md'), renderLicences());
console.log('Wrote docs/licences.md');
