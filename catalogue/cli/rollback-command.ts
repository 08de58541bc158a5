import { CatalogueError } from '../errors.ts';
import { currentVersion, pointTo, versionsIn } from '../snapshot/store.ts';
import { folderOf, readArguments, UsageError } from './usage.ts';

const OPTIONS = { folder: { type: 'string' } } as const;

/** `null` for a damaged pointer, which a rollback can repair. */
function readableVersion(folder: string): string | null {
  try {
    return currentVersion(folder);
  } catch (error) {
    if (error instanceof CatalogueError) return null;
    throw error;
  }
}

/**
 * Makes an older snapshot the current one: the previous one, or the given one.
 * @returns exit code 0
 */
export function runRollback(args: readonly string[]): number {
  const { values, positionals } = readArguments(args, OPTIONS);
  const folder = folderOf(values.folder);
  if (positionals.length > 1) throw new UsageError('rollback: expected one version at most');
  const current = readableVersion(folder);
  const versions = versionsIn(folder);
  const target = positionals[0] ?? versions.findLast((version) => current === null || version < current);
  if (target === undefined) throw new UsageError(`${folder}: no snapshot before ${current ?? 'the first'}`);
  if (!versions.includes(target)) throw new UsageError(`${folder}: has no snapshot ${target}`);
  pointTo(folder, target);
  console.log(`${current ?? 'none'} → ${target}`);
  console.log('The next refresh continues from there: pause its schedule until the cause is found.');
  return 0;
}
