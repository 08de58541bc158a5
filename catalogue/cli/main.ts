/** Entry point of `npm run catalogue -- <command>`. */
import { CatalogueError } from '../load.ts';
import { ImportError } from '../import/decode-text.ts';
import { runCheck } from './check-command.ts';
import { runImport } from './import-command.ts';
import { UsageError } from './usage.ts';

const HELP = `Usage:
  npm run catalogue -- import FILE.csv --mapping FILE.json [--price-date 2026-08] [--out FILE]
  npm run catalogue -- import FILE.csv --map brand=Marca --map model=Modelo --map priceEur=Precio …
  npm run catalogue -- check [--catalogue FILE] [--today 2026-08-31]

import  merges a shop's CSV into the project's catalogue, or into --out, which is created if missing.
        catalogue/mappings/ holds ready mappings; each documents itself.
        --price-date: ISO day, month or year of prices without a date of their own; today by default.
check   reports how figures are known, and suspicious and missing values; exit code 1 on errors, never because of old prices.`;

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
