import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CatalogueError, hasCode } from '../errors.ts';
import { removeTemporary } from '../write-atomically.ts';

const LOCK = 'refresh.lock';
/** A lock this old was left by a process that was killed: the host ends every refresh earlier (docs/operations.md). */
const ABANDONED_AFTER_MS = 2 * 3_600_000;

const ageOf = (file: string): number =>
  Math.abs(Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()));

/** @throws CatalogueError if the file exists: of two concurrent callers one fails */
function create(file: string): void {
  try {
    closeSync(openSync(file, 'wx'));
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    throw new CatalogueError(`${file}: another refresh is running; delete the file if it was killed`);
  }
}

/**
 * Runs a change of the folder under an exclusive lock, after it has swept what killed processes left.
 * @throws CatalogueError if another process holds the lock
 */
export async function whileLocked<T>(folder: string, change: () => Promise<T> | T): Promise<T> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, LOCK);
  if (ageOf(file) > ABANDONED_AFTER_MS) rmSync(file, { force: true });
  create(file);
  try {
    removeTemporary(folder);
    return await change();
  } finally {
    rmSync(file, { force: true });
  }
}
