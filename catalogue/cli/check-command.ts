import {
  type CatalogueReport,
  checkCatalogue,
  hasNoErrors,
  OLD_AFTER_MONTHS,
  RETIRED_AFTER_MONTHS,
} from '../check/check-catalogue.ts';
import { CATALOGUE_FILE, loadCatalogue } from '../load.ts';
import { readArguments, readDate, UsageError } from './usage.ts';

const OPTIONS = { catalogue: { type: 'string' }, today: { type: 'string' } } as const;
const PERCENT = 100;
const NAME_WIDTH = 14;

function printReport(report: CatalogueReport): void {
  const { laptops, known, suspicious, doubtful, duplicates, unsatisfied, prices } = report;
  console.log(`${laptops} laptops. Known values by field:`);
  for (const { field, known: count, estimated } of known) {
    const share = `${count} (${Math.round((count / laptops) * PERCENT)} %)`;
    console.log(`  ${field.padEnd(NAME_WIDTH)} ${share}${estimated > 0 ? `, ${estimated} of them estimated` : ''}`);
  }
  console.log(`Suspicious values: ${suspicious.length}`);
  for (const { id, reason } of suspicious) console.log(`  ${id}: ${reason}`);
  console.log(`Doubtful prices, to be confirmed or corrected (seen, usual): ${doubtful.length}`);
  for (const { id, seenEur, usualEur } of doubtful) console.log(`  ${id}: ${seenEur} €, ${usualEur} €`);
  console.log(`Duplicates: ${duplicates.length}`);
  for (const { ids } of duplicates) console.log(`  ${ids.join(' = ')}`);
  console.log(`Options of the questionnaire that no laptop satisfies: ${unsatisfied.length}`);
  for (const { field, option } of unsatisfied) console.log(`  ${field}: ${option}`);
  console.log(`Not seen for ${RETIRED_AFTER_MONTHS} months, to be retired: ${prices.toRetire.length}`);
  for (const id of prices.toRetire) console.log(`  ${id}`);
  console.log(
    `Prices from ${prices.oldest} to ${prices.newest}; ${prices.olderThanLimit} older than ${OLD_AFTER_MONTHS} months.`,
  );
}

/** @returns exit code: 1 when there are suspicious values or duplicates */
export function runCheck(args: readonly string[]): number {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (positionals.length > 0) throw new UsageError(`check: unexpected argument ${positionals.join(' ')}`);
  const { laptops } = loadCatalogue(values.catalogue ?? CATALOGUE_FILE);
  const report = checkCatalogue(laptops, readDate('today', values.today));
  printReport(report);
  const ok = hasNoErrors(report);
  console.log(ok ? 'The catalogue has no errors.' : 'The catalogue has errors.');
  return ok ? 0 : 1;
}
