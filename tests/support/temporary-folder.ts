import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';

/** @returns a folder that is empty before each test of the file and gone after the last */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  beforeEach(() => {
    remove();
    mkdirSync(folder);
  });
  afterAll(remove);
  return folder;
}
