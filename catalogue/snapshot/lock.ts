import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { CatalogueError, hasCode } from '../load.ts';

const LOCK = 'refresh.lock';
/** A lock this old is stale: the host ends every refresh earlier (docs/operations.md). */
const ABANDONED_AFTER_MS = 2 * 3_600_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/**
 * Whether the lock is stale: its process on this machine has ended, or it is too old. In containers all processes may
 * have the same host name and process id, so only the age counts there. A lock from the future is stale, too.
 */
function isAbandoned(file: string): boolean {
  try {
    const [host, pid] = readFileSync(file, 'utf8').trim().split(' ');
    const isGone = host === hostname() && Number(pid) !== process.pid && !isAlive(Number(pid));
    return isGone || Math.abs(Date.now() - statSync(file).mtimeMs) > ABANDONED_AFTER_MS;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Creates the file exclusively: of two concurrent callers one fails. */
function create(file: string): boolean {
  let handle: number;
  try {
    handle = openSync(file, 'wx', 0o644);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
  try {
    writeFileSync(handle, `${hostname()} ${process.pid}\n`);
    fsyncSync(handle);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
  return true;
}

function take(file: string): boolean {
  if (create(file)) return true;
  if (!isAbandoned(file)) return false;
  rmSync(file, { force: true });
  return create(file);
}

/**
 * Runs a change of the folder under an exclusive lock.
 * @throws CatalogueError if another process holds the lock
 */
export async function whileLocked<T>(folder: string, change: () => Promise<T> | T): Promise<T> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, LOCK);
  if (!take(file)) throw new CatalogueError(`${file}: another refresh is running`);
  try {
    return await change();
  } finally {
    rmSync(file, { force: true });
  }
}
