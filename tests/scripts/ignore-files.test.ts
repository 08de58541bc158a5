import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SECRETS = ['.env', '.env.local', '.env.production', '.env.production.local', 'api/.env.staging'];
const WANTED = ['.env.example', 'Dockerfile', 'api/server.ts', 'contract/contact.ts'];

/** Which of `paths` an ignore file excludes; gcloud's has the format of git's. */
function ignored(file: string, paths: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'ignore-'));
  execFileSync('git', ['init', '-q', folder]);
  writeFileSync(join(folder, '.gitignore'), readFileSync(file));
  // The command fails when no path is ignored.
  const command = 'git check-ignore --stdin || true';
  const found = execFileSync('sh', ['-c', command], { cwd: folder, input: paths.join('\n'), encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return found.split('\n').filter((line) => line !== '');
}

describe('a file with secrets', () => {
  it('is not committed', () => {
    expect(ignored('.gitignore', [...SECRETS, ...WANTED])).toEqual(SECRETS);
  });

  it('is not uploaded with the sources', () => {
    expect(ignored('.gcloudignore', [...SECRETS, ...WANTED])).toEqual([...SECRETS, '.env.example']);
  });

  it('is not copied into the image', () => {
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).toContain('**/.env*');
  });
});
