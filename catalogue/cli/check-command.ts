import { checkCatalogue, hasNoErrors, RETIRED_AFTER_MONTHS } from '../check/check-catalogue.ts';
import { CATALOGUE_FILE, loadCatalogue } from '../load.ts';
import { readArguments, UsageError } from './usage.ts';

const OPTIONS = { catalogue: { type: 'string' } } as const;

/** @returns exit code: 1 when there are suspicious values or duplicates */
export function runCheck(args: readonly string[]): number {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (positionals.length > 0) throw new UsageError(`check: unexpected argument ${positionals.join(' ')}`);
  const { laptops } = loadCatalogue(values.catalogue ?? CATALOGUE_FILE);
  const report = checkCatalogue(laptops);
  const { suspicious, duplicates, toRetire } = report;
  console.log(`${laptops.length} laptops. Suspicious values: ${suspicious.length}`);
  for (const { id, reason } of suspicious) console.log(`  ${id}: ${reason}`);
  console.log(`Duplicates: ${duplicates.length}`);
  for (const { ids } of duplicates) console.log(`  ${ids.join(' = ')}`);
  console.log(`Not seen for ${RETIRED_AFTER_MONTHS} months, to be retired: ${toRetire.length}`);
  for (const id of toRetire) console.log(`  ${id}`);
  return hasNoErrors(report) ? 0 : 1;
}
