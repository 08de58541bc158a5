import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { serialiseRecords } from '#catalogue/write-catalogue.ts';
import { parseRecords } from '#catalogue/load.ts';
import { aRecord } from '../a-record.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { runCommand as run } from './run-command.ts';

const CSV = 'Brand,Model,Price\nAcme,One,500\nAcme,Two,free\n';

const folder = temporaryFolder();
const at = (name: string) => join(folder, name);
const MAPPED = ['--mapping', at('mapping.json')];
beforeEach(() => {
  writeFileSync(at('shop.csv'), CSV);
  writeFileSync(at('mapping.json'), JSON.stringify({ columns: { brand: 'Brand', model: 'Model', priceEur: 'Price' } }));
});

describe('the read command', () => {
  it('prints how an advert is understood, from which words, and why', async () => {
    const { code, stdout } = await run('read', 'Portátil MSI Cyborg 15 B2RWGKG-422XES 16GB 799 €');
    expect(code).toBe(0);
    expect(stdout).toMatch(/ramGb +16 +from «16GB»/);
    expect(stdout).toMatch(/known +none: msi-cyborg-15-b2rwgkg-422xes has its part number, but other memory/);
  });
});

describe('the import command', () => {
  it('writes a catalogue and reports every row', async () => {
    const { code, stdout } = await run(
      'import',
      at('shop.csv'),
      ...MAPPED,
      '--out',
      at('out.json'),
      '--price-date',
      '2026-05',
    );
    expect(code).toBe(0);
    expect(stdout).toContain('1 skipped, unreadable price: line 3');
    expect(stdout).toContain('2 rows: 1 added, 0 merged, 1 skipped.');
    expect(parseRecords(readFileSync(at('out.json'), 'utf8'), 'out')).toMatchObject([
      { id: 'acme-one', priceDate: '2026-05' },
    ]);
  });

  it.each([
    [['read'], 'expected the text of an advert'],
    [['import'], 'expected one CSV file'],
    [['import', 'missing.csv', ...MAPPED], 'cannot be read'],
    [['import', 'missing.csv'], 'expected --mapping'],
    [['import', 'x.csv', ...MAPPED, '--price-date', 'yesterday'], 'expected 2026-08-31'],
    [['import', 'x.csv', '--mapping', 'missing.json'], 'missing.json'],
    [['import', 'x.csv', '--frobnicate'], 'frobnicate'],
    [['check', '--catalogue', 'missing.json'], 'cannot be read'],
  ])('explains in one line what is wrong with %j', async (args, reason) => {
    const { code, stderr } = await run(...args);
    expect(code).toBe(1);
    expect(stderr).toContain(reason);
    expect(stderr.split('\n')).toHaveLength(1);
  });

  it('leaves the catalogue unchanged when the file is invalid', async () => {
    const before = serialiseRecords([aRecord()]);
    writeFileSync(at('out.json'), before);
    writeFileSync(at('shop.csv'), 'Brand,Model\nAcme,One\n');
    expect((await run('import', at('shop.csv'), ...MAPPED, '--out', at('out.json'))).code).toBe(1);
    expect(readFileSync(at('out.json'), 'utf8')).toBe(before);
  });

  it('writes nothing when every row is skipped', async () => {
    writeFileSync(at('shop.csv'), 'Brand,Model,Price\nAcme,One,free\n');
    const { code, stdout } = await run('import', at('shop.csv'), ...MAPPED, '--out', at('out.json'));
    expect(code).toBe(1);
    expect(stdout).toContain('0 added, 0 merged, 1 skipped');
    expect(readdirSync(folder)).toEqual(['mapping.json', 'shop.csv']);
  });
});

describe('the check command', () => {
  it('fails on a suspicious value', async () => {
    const absurd = aRecord({ gpu: 'NVIDIA GeForce RTX 4090', priceEur: 600 });
    writeFileSync(at('bad.json'), serialiseRecords([absurd]));
    const { code, stdout } = await run('check', '--catalogue', at('bad.json'));
    expect(code).toBe(1);
    expect(stdout).toContain('acme-book-14: cheaper than any laptop ever sold with its graphics');
  });
});

describe('the retire command', () => {
  it('moves laptops to the list of retired ones, and import restores them', async () => {
    const records = [aRecord({ id: 'acme-one', model: 'One' }), aRecord({ id: 'acme-two', model: 'Two' })];
    const idsIn = (name: string) => JSON.parse(readFileSync(at(name), 'utf8')).map(({ id }: { id: string }) => id);
    writeFileSync(at('laptops.json'), serialiseRecords(records));
    expect((await run('retire', 'acme-three', '--catalogue', at('laptops.json'))).stderr).toContain(
      'no laptop acme-three',
    );
    expect((await run('retire', 'acme-one', '--catalogue', at('laptops.json'))).stdout).toContain(
      'now holds 1 laptops',
    );
    expect([idsIn('laptops.json'), idsIn('gone.json')]).toEqual([['acme-two'], ['acme-one']]);
    expect((await run('check', '--catalogue', at('laptops.json'))).code).toBe(0);
    expect((await run('import', at('shop.csv'), ...MAPPED, '--out', at('laptops.json'))).code).toBe(0);
    expect([idsIn('laptops.json'), idsIn('gone.json')]).toEqual([['acme-one', 'acme-two'], []]);
  });
});

describe('without a valid command', () => {
  it('prints its usage', async () => {
    expect((await run()).stdout).toContain('npm run catalogue -- import');
    expect((await run('frobnicate')).code).toBe(1);
  });
});
