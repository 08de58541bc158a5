/** Way in for `npm run catalogue -- <command>`. */
import { CatalogueError } from '../load.ts';
import { ImportError } from '../import/decode-text.ts';
import { runCheck } from './check-command.ts';
import { runImport } from './import-command.ts';
import { UsageError } from './usage.ts';

const HELP = `Usage:
  npm run catalogue -- import FILE.csv --mapping FILE.json [--price-date 2026-08] [--out FILE]
  npm run catalogue -- import FILE.csv --map brand=Marca --map model=Modelo --map priceEur=Precio …
  npm run catalogue -- check [--catalogue FILE] [--today 2026-08-31]

import  merges a shop's CSV into the catalogue (the one that ships, or --out, which is created when it is not there).
        Mappings that ship: api/catalogue/mappings/*.json; each is its own documentation.
        --price-date: ISO day, month or year of the prices where no column gives it; today by default.
check   says what the catalogue knows, what looks wrong and what is missing; exit code 1 on errors, never on age.`;

function run([command, ...args]: readonly string[]): number {
  if (command === 'import') return runImport(args);
  if (command === 'check') return runCheck(args);
  console.log(HELP);
  return command === undefined || command === 'help' || command === '--help' ? 0 : 1;
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CatalogueError || error instanceof ImportError || error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
