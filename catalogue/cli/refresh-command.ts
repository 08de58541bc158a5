import { join } from 'node:path';
import { CatalogueError } from '../errors.ts';
import { CATALOGUE_FILE, readRecords } from '../load.ts';
import { parseJson, readBytes } from '../files.ts';
import { type FeedConfig, parseFeeds } from '../feeds/feed-config.ts';
import { refresh, type RefreshReport } from '../refresh/refresh.ts';
import { folderOf, print, readArguments, UsageError } from './usage.ts';
import { isIncomplete, logLine, printRefresh } from './print-refresh.ts';

const OPTIONS = {
  config: { type: 'string' },
  folder: { type: 'string' },
  accept: { type: 'string' },
} as const;

/** Exit codes for the scheduler's alerts. */
const EXIT = { written: 0, failed: 1, incomplete: 3 } as const;

function readFeeds(file: string): FeedConfig[] {
  const feeds = parseFeeds(parseJson(readBytes(file).toString(), file), file);
  if (feeds.length === 0) throw new CatalogueError(`${file}: names no feed`);
  return feeds;
}

/** @returns the names of feeds in the option */
function readAccepted(option: string | undefined, feeds: readonly FeedConfig[]): Set<string> {
  const names = (option ?? '').split(',').filter(Boolean);
  const unknown = names.find((name) => feeds.every((feed) => feed.name !== name));
  if (unknown !== undefined)
    throw new UsageError(`--accept ${unknown}: expected some of ${feeds.map(({ name }) => name).join(',')}`);
  return new Set(names);
}

function exitCodeOf(report: RefreshReport): number {
  const isRefused = report.feeds.some(({ outcome }) => outcome === 'refused');
  if (report.outcome === 'failed' && !isRefused) return EXIT.failed;
  return isIncomplete(report) ? EXIT.incomplete : EXIT.written;
}

/** @returns exit code: 0 written; 1 could not run, or no feed could be read; 3 some feed failed or was not taken */
export async function runRefresh(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (positionals.length > 0) throw new UsageError(`refresh: unexpected argument ${positionals.join(' ')}`);
  const folder = folderOf(values.folder);
  const feeds = readFeeds(values.config ?? process.env['CATALOGUE_FEEDS'] ?? join(folder, 'feeds.json'));
  const report = await refresh({
    folder,
    feeds,
    embedded: readRecords(CATALOGUE_FILE),
    now: new Date().toISOString(),
    accept: readAccepted(values.accept, feeds),
  });
  printRefresh(report);
  print(logLine(report));
  return exitCodeOf(report);
}
