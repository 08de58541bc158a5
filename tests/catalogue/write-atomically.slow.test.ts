import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = temporaryFolder();

const inShell = (script: string, ...args: readonly string[]) =>
  spawnSync('bash', ['-c', script, 'bash', ...args], { encoding: 'utf8' });

/** Only the shell and what it starts see the disk, which ends with them. */
const MOUNT = 'mount -t tmpfs -o size=512k none "$1"';
const inNamespace = (script: string) => `unshare --map-root-user --mount bash -c '${script}' bash "$@"`;

/** Each takes part of a write that is too large. */
const DISKS = {
  'a full disk': { script: inNamespace(`${MOUNT} && shift && exec "$@"`), tried: inNamespace(MOUNT) },
  'a limit on the size of files': { script: 'ulimit -f 512 && shift && exec "$@"', tried: 'ulimit -f 512' },
};

const PROGRAM = `
  import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
  import { whileLocked } from './catalogue/snapshot/lock.ts';
  import { writeAtomically } from './catalogue/write-atomically.ts';
  const [folder] = process.argv.slice(1);
  const codeOf = (write) => { try { write(); return 'written'; } catch ({ code }) { return code; } };
  writeAtomically(folder + '/snapshot', 'old');
  const report = {
    snapshot: codeOf(() => writeAtomically(folder + '/snapshot', 'x'.repeat(677_781))),
    small: codeOf(() => writeAtomically(folder + '/other', 'x'.repeat(100_000))),
    kept: readFileSync(folder + '/snapshot', 'utf8'),
  };
  codeOf(() => writeFileSync(folder + '/rest', 'x'.repeat(677_781)));
  await whileLocked(folder, () => undefined).catch(() => undefined);
  console.log(JSON.stringify({ ...report, files: readdirSync(folder).toSorted() }));`;

describe.each(Object.entries(DISKS))('on %s', (_, { script, tried }) => {
  it('a file is replaced whole or not at all', (context) => {
    const { status, stderr } = inShell(tried, folder);
    if (status !== 0) context.skip(`cannot be made here: ${stderr.trim()}`);
    const { stdout, stderr: problems } = inShell(
      script,
      folder,
      process.execPath,
      '--input-type=module',
      '--eval',
      PROGRAM,
      folder,
    );
    expect(problems).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      snapshot: expect.stringMatching(/^(ENOSPC|EFBIG)$/),
      small: 'written',
      kept: 'old',
      files: ['other', 'rest', 'snapshot'],
    });
  });
});
