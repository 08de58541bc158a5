import { mkdirSync, openSync, closeSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { CatalogueError, hasCode } from '../errors.ts';
import { removeTemporary } from '../write-atomically.ts';

const LOCK = 'refresh.lock';
/** A lock this old is stale: the host ends every refresh earlier (docs/operations.md). */
const ABANDONED_AFTER_MS = 2 * 3_600_000;
/** Its holder writes its name into a lock at once; an empty one this old was left by a process that was killed. */
const EMPTY_AFTER_MS = 10_000;

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
    const holder = readFileSync(file, 'utf8').trim();
    const [host, pid] = holder.split(' ');
    const isGone = host === hostname() && Number(pid) !== process.pid && !isAlive(Number(pid));
    const age = Math.abs(Date.now() - statSync(file).mtimeMs);
    return isGone || age > (holder === '' ? EMPTY_AFTER_MS : ABANDONED_AFTER_MS);
  } catch (error) {
    // The lock was given back meanwhile.
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
    writeFileSync(handle, `${hostname()} ${process.pid}\n`, { flush: true });
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
  return true;
}

/**
 * Takes an abandoned lock over. A second lock guards it, because one caller could remove what another one has just
 * created.
 */
function takeOver(file: string): boolean {
  if (!isAbandoned(file)) return false;
  const guard = `${file}.takeover`;
  if (isAbandoned(guard)) rmSync(guard, { force: true });
  if (!create(guard)) return false;
  try {
    if (!isAbandoned(file)) return false;
    rmSync(file, { force: true });
    return create(file);
  } finally {
    rmSync(guard, { force: true });
  }
}

/**
 * Runs a change of the folder under an exclusive lock, after it has swept what killed processes left.
 * @throws CatalogueError if another process holds the lock
 */
export async function whileLocked<T>(folder: string, change: () => Promise<T> | T): Promise<T> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, LOCK);
  if (!create(file) && !takeOver(file)) throw new CatalogueError(`${file}: another refresh is running`);
  try {
    removeTemporary(folder);
    return await change();
  } finally {
    rmSync(file, { force: true });
  }
}
