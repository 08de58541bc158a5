import { join } from 'node:path';
import { readDecisions } from '../feeds/decisions.ts';
import { readOrderCodes } from '../feeds/order-codes.ts';
import { type FeedConfig, parseFeeds } from '../feeds/feed-config.ts';
import { CATALOGUE_FILE, CatalogueError, parseJson, readBytes, readRecords } from '../load.ts';
import { refresh, type RefreshReport } from '../refresh/refresh.ts';
import { writeQuestions } from '../refresh/review-files.ts';
import { REFUSALS, type Refusal } from '../snapshot/refusals.ts';
import { folderOf, print, readArguments, UsageError } from './usage.ts';
import { isIncomplete, logLine, printRefresh } from './print-refresh.ts';

const OPTIONS = {
  config: { type: 'string' },
  folder: { type: 'string' },
  accept: { type: 'string' },
  decisions: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const;

/** Exit codes for the scheduler's alerts; 3 means that the catalogue is fresh but incomplete. */
const EXIT = { written: 0, failed: 1, refused: 2, incomplete: 3 } as const;

function readFeeds(file: string): FeedConfig[] {
  const feeds = parseFeeds(parseJson(readBytes(file).toString(), file), file);
  if (feeds.length === 0) throw new CatalogueError(`${file}: names no feed`);
  return feeds;
}

const isRefusal = (text: string): text is Refusal => REFUSALS.some((refusal) => refusal === text);

function readAccepted(value = ''): Set<Refusal> {
  const names = value.split(',').filter(Boolean);
  const unknown = names.find((name) => !isRefusal(name));
  if (unknown !== undefined) throw new UsageError(`--accept ${unknown}: expected some of ${REFUSALS.join(',')}`);
  return new Set(names.filter(isRefusal));
}

function exitCodeOf(report: RefreshReport): number {
  if (report.outcome === 'failed') return EXIT.failed;
  if (report.outcome === 'refused') return EXIT.refused;
  return isIncomplete(report) ? EXIT.incomplete : EXIT.written;
}

/**
 * @returns exit code: 0 written; 1 could not run, or no feed could be read; 2 refused by a check; 3 written without
 *   some feed or some of its offers
 */
export async function runRefresh(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (positionals.length > 0) throw new UsageError(`refresh: unexpected argument ${positionals.join(' ')}`);
  const accept = readAccepted(values.accept);
  const dryRun = values['dry-run'];
  const folder = folderOf(values.folder);
  const config = values.config ?? process.env['CATALOGUE_FEEDS'] ?? join(folder, 'feeds.json');
  const report = await refresh({
    folder,
    feeds: readFeeds(config),
    embedded: readRecords(CATALOGUE_FILE),
    now: new Date().toISOString(),
    accept,
    dryRun,
    decisions: readDecisions(values.decisions),
    orderCodes: readOrderCodes(),
  });
  if (!dryRun) writeQuestions(folder, report);
  printRefresh(report);
  print(logLine(report));
  return exitCodeOf(report);
}
