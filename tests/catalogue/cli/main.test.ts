import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readGone, readRecords } from '#catalogue/load.ts';
import { serialiseRecords } from '#catalogue/files.ts';
import { aRecord } from '../a-record.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { runCommand as run } from './run-command.ts';

const folder = temporaryFolder();
const at = (name: string) => join(folder, name);

it.each([
  [['retire'], 'expected ids of laptops'],
  [['check', '--frobnicate'], 'frobnicate'],
  [['check', '--catalogue', 'missing.json'], 'cannot be read'],
])('the command explains in one line what is wrong with %j', async (args, reason) => {
  const { code, stderr } = await run(...args);
  expect(code).toBe(1);
  expect(stderr).toContain(reason);
  expect(stderr.split('\n')).toHaveLength(1);
});

it('the check command fails on a suspicious value', async () => {
  const absurd = aRecord({ gpu: 'NVIDIA GeForce RTX 4090', priceEur: 600 });
  writeFileSync(at('bad.json'), serialiseRecords([absurd]));
  const { code, stdout } = await run('check', '--catalogue', at('bad.json'));
  expect(code).toBe(1);
  expect(stdout).toContain('acme-book-14: cheaper than any laptop ever sold with its graphics');
});

it('the retire command moves laptops to the list of retired ones', async () => {
  const records = [aRecord({ id: 'acme-one', model: 'One' }), aRecord({ id: 'acme-two', model: 'Two' })];
  writeFileSync(at('laptops.json'), serialiseRecords(records));
  expect((await run('retire', 'acme-three', '--catalogue', at('laptops.json'))).stderr).toContain(
    'no laptop acme-three',
  );
  expect((await run('retire', 'acme-one', '--catalogue', at('laptops.json'))).stdout).toContain('now holds 1 laptops');
  expect(readRecords(at('laptops.json')).map(({ id }) => id)).toEqual(['acme-two']);
  const left: unknown = expect.stringMatching(/^20\d\d-\d\d-\d\d$/);
  expect(readGone(at('laptops.json'))).toMatchObject([{ id: 'acme-one', name: 'Acme One', priceEur: 799, left }]);
  expect((await run('check', '--catalogue', at('laptops.json'))).code).toBe(0);
});

it('the catalogue without a valid command prints its usage', async () => {
  expect((await run()).stdout).toContain('npm run catalogue -- check');
  expect((await run('frobnicate')).code).toBe(1);
});
