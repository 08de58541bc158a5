/**
 * Snapshots in a folder: immutable files `catalogue-{time}-{hash}.json` and `current.json`, which names the current
 * one. A version is a file name without `.json`; versions sort by time.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { CatalogueError, hasCode, messageOf } from '../errors.ts';
import { readBytes, writeAtomically } from '../files.ts';
import { parseSnapshot, type Snapshot } from './snapshot.ts';

const POINTER = 'current.json';
const VERSION = /^catalogue-\d{4}-\d\d-\d\dT\d{6}Z-[0-9a-f]{12}$/;
const HASH_LENGTH = 12;
const KEPT = 30;

const pointerSchema = z.strictObject({ current: z.string().regex(VERSION) });

/** @returns 2026-11-22T061500Z for 2026-11-22T06:15:00.000Z, because file names cannot contain colons */
const compactTime = (iso: string): string => iso.replace(/\.\d+/, '').replaceAll(':', '');

/** @param text the content of the file, which the version's hash covers */
function versionOf({ refreshedAt }: Snapshot, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  return `catalogue-${compactTime(refreshedAt)}-${hash}`;
}

const fileOf = (folder: string, version: string): string => join(folder, `${version}.json`);

/** All versions in the folder, oldest first. */
export const versionsIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter((name) => VERSION.test(name))
    .toSorted();

function parsePointer(text: string, file: string): string {
  try {
    return pointerSchema.parse(JSON.parse(text)).current;
  } catch (error) {
    throw new CatalogueError(`${file}: not a pointer to a snapshot (${messageOf(error).split('\n')[0]})`);
  }
}

/**
 * @returns the current version; `null` before the first
 * @throws CatalogueError if the pointer cannot be read
 */
export function currentVersion(folder: string): string | null {
  const file = join(folder, POINTER);
  return existsSync(file) ? parsePointer(readFileSync(file, 'utf8'), file) : null;
}

/** Asynchronous `currentVersion`, because the disk may be a mounted bucket. */
export async function lookUpVersion(folder: string): Promise<string | null> {
  const file = join(folder, POINTER);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw new CatalogueError(`${file}: cannot be read (${messageOf(error)})`);
  }
  return parsePointer(text, file);
}

/** @throws CatalogueError if the file is missing, truncated, modified, or not a snapshot */
export function readSnapshot(folder: string, version: string): Snapshot {
  const file = fileOf(folder, version);
  const text = readBytes(file).toString();
  const snapshot = parseSnapshot(text, file);
  if (versionOf(snapshot, text) !== version) throw new CatalogueError(`${file}: does not match the hash in its name`);
  return snapshot;
}

/**
 * Makes a version the current one.
 * @throws CatalogueError if its file is invalid
 */
export function pointTo(folder: string, version: string): void {
  readSnapshot(folder, version);
  writeAtomically(join(folder, POINTER), `${JSON.stringify({ current: version })}\n`);
}

/**
 * Writes a snapshot and makes it the current one; only the newest thirty are retained.
 * @returns its version
 */
export function publish(folder: string, snapshot: Snapshot): string {
  mkdirSync(folder, { recursive: true });
  const text = `${JSON.stringify(snapshot)}\n`;
  const version = versionOf(snapshot, text);
  writeAtomically(fileOf(folder, version), text);
  pointTo(folder, version);
  const old = versionsIn(folder).filter((other) => other !== version);
  for (const other of old.slice(0, Math.max(0, old.length - KEPT + 1))) rmSync(fileOf(folder, other));
  return version;
}
