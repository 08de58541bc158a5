import { CatalogueError } from '../errors.ts';
import { runCheck } from './check-command.ts';
import { runRefresh } from './refresh-command.ts';
import { runRetire } from './retire-command.ts';
import { runRollback } from './rollback-command.ts';
import { FeedError } from '../feeds/feed-offer.ts';
import { print, showHidden, UsageError } from './usage.ts';

const HELP = `Usage:
  npm run catalogue -- check [--catalogue FILE]
  npm run catalogue -- retire ID … [--catalogue FILE]
  npm run catalogue -- refresh [--folder FOLDER] [--config FILE] [--accept NAME,…]
  npm run catalogue -- rollback [VERSION] [--folder FOLDER]

check   names suspicious values and laptops that are in the catalogue twice (exit code 1), and those to retire.
retire  moves laptops from the catalogue to gone.json beside it, so that links to them lead to the closest laptops.
        Their rows in catalogue/facts have to be deleted by hand.
refresh fetches the shops' feeds and writes the next snapshot to the folder (or CATALOGUE_FOLDER), which the API follows.
        --config: the list of feeds, CATALOGUE_FEEDS or FOLDER/feeds.json by default; docs/operations.md shows one.
        --accept: takes these feeds although they lost or added many offers, or moved their median price.
        Exit code 0 written, 1 error, 3 a feed failed or was not taken.
rollback makes the previous snapshot, or VERSION, the current one.`;

async function run([command, ...args]: readonly string[]): Promise<number> {
  if (command === 'check') return runCheck(args);
  if (command === 'retire') return runRetire(args);
  if (command === 'refresh') return runRefresh(args);
  if (command === 'rollback') return runRollback(args);
  console.log(HELP);
  return command === undefined || command === 'help' || command === '--help' ? 0 : 1;
}

const EXPECTED = [CatalogueError, FeedError, UsageError];

/** @returns the sentence for an operator: ours, or that of the disk; `null` for an error in the code */
function sentenceOf(error: unknown): string | null {
  const isExpected = EXPECTED.some((kind) => error instanceof kind);
  return error instanceof Error && (isExpected || 'syscall' in error) ? error.message : null;
}

/** Runs `npm run catalogue -- <command>`. @returns exit code */
export async function runCatalogue(args: readonly string[]): Promise<number> {
  try {
    return await run(args);
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === null) throw error;
    console.error(showHidden(sentence));
    // A line for the log of the job, which alerts read.
    if (args[0] === 'refresh') print(JSON.stringify({ severity: 'ERROR', message: `Catalogue refresh: ${sentence}` }));
    return 1;
  }
}
