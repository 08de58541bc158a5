import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { currentVersion, versionsIn } from '#catalogue/snapshot/store.ts';
import { EMBEDDED, publishRecords } from '../../support/snapshots.ts';
import { feedServer, status, text } from '../refresh/feed-server.ts';
import { FEED_HEADER } from '../refresh/prepare-refreshes.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { runCommand } from './run-command.ts';

const TIMEOUT_MS = 300_000;
const server = feedServer();
const folder = temporaryFolder();

/** A laptop of the embedded file that can be found by its part number. */
const KNOWN = EMBEDDED.find(({ partNumber, ramGb }) => (partNumber?.length ?? 0) > 8 && ramGb !== null);

function feedAt(priceEur: number): string {
  const { brand = '', model = '', partNumber = '', ramGb = 0, storageGb = 0 } = KNOWN ?? {};
  const title = `Portátil ${brand} ${model} ${ramGb}GB ${storageGb}GB SSD`;
  const offer = ['1', title, brand, partNumber, `${priceEur} EUR`, 'in_stock', 'new', 'https://tienda.example/1'];
  const sleeve = ['2', 'Funda', brand, 'F-2', '20 EUR', 'in_stock', 'new', 'https://tienda.example/2'];
  return [FEED_HEADER, offer.join('\t'), sleeve.join('\t')].join('\n');
}

function configure(...names: readonly string[]): void {
  const feeds = names.map((name) => ({
    name,
    shop: `Tienda ${name}`,
    url: server.url(`/${name}`),
    privateNetwork: true,
    country: 'ES',
    hosts: ['tienda.example'],
  }));
  writeFileSync(join(folder, 'feeds.json'), JSON.stringify(feeds));
}

const run = (...args: readonly string[]) => runCommand(...args, '--folder', folder);

const lastLine = (output: string): unknown => JSON.parse(output.trimEnd().split('\n').at(-1) ?? '');

describe('the refresh command', { timeout: TIMEOUT_MS }, () => {
  it('writes a snapshot, and says what it holds', async () => {
    configure('alfa');
    const price = Math.round((KNOWN?.priceEur ?? 0) * 0.9);
    server.answer('/alfa', text(feedAt(price)));
    const { code, stdout } = await run('refresh');
    expect(stdout).toContain('alfa: taken, 1 offers of laptops in 2 rows');
    expect(stdout).toContain(`${EMBEDDED.length} laptops, 1 of them on sale`);
    expect(lastLine(stdout)).toMatchObject({ severity: 'INFO', message: 'Catalogue refresh: published' });
    expect(code).toBe(0);
    expect(versionsIn(folder)).toHaveLength(1);
  });

  it('reports by its exit code that a feed failed, that all did, or that it could not run', async () => {
    configure('alfa', 'beta');
    server.answer('/alfa', text(feedAt(KNOWN?.priceEur ?? 0)));
    server.answer('/beta', status(403));
    const some = await run('refresh');
    expect(some.stdout).toContain('beta: FAILED, answered with 403; its last good offers stay');
    expect(lastLine(some.stdout)).toMatchObject({ severity: 'WARNING' });
    expect(some.code).toBe(3);
    configure('beta');
    const none = await run('refresh');
    expect(lastLine(none.stdout)).toMatchObject({ severity: 'ERROR', message: 'Catalogue refresh: failed' });
    expect(none.code).toBe(1);
    expect(await run('refresh', '--accept', 'all')).toMatchObject({ code: 1, stderr: expect.stringContaining('all') });
    writeFileSync(join(folder, 'feeds.json'), '[{"name":"alfa"}]');
    expect(await run('refresh')).toMatchObject({ code: 1, stderr: expect.stringContaining('feeds.json') });
    expect(versionsIn(folder)).toHaveLength(1);
  });

  it('tells by name a feed that it does not take, and takes it when the operator says so', async () => {
    configure('alfa', 'beta');
    const price = KNOWN?.priceEur ?? 0;
    server.answer('/alfa', text(feedAt(price)), text(feedAt(Math.round(price * 0.8))));
    server.answer('/beta', text(feedAt(price)));
    expect((await run('refresh')).code).toBe(0);
    const { code, stdout } = await run('refresh');
    expect(stdout).toMatch(/alfa: NOT TAKEN, the median of its prices moved by 20 %.*\(--accept alfa\)/);
    expect(stdout).toContain('beta: taken, 1 offers');
    expect(lastLine(stdout)).toMatchObject({ severity: 'WARNING', message: 'Catalogue refresh: published' });
    expect(code).toBe(3);
    configure('alfa');
    expect(await run('refresh')).toMatchObject({ code: 3, stdout: expect.stringContaining('nothing written') });
    expect((await run('refresh', '--accept', 'alfa')).code).toBe(0);
  });

  it('tells in a sentence and a line of the log that it cannot write', async () => {
    configure('alfa');
    server.answer('/alfa', text(feedAt(KNOWN?.priceEur ?? 0)));
    const { code, stdout, stderr } = await runCommand(
      'refresh',
      '--folder',
      '/sys',
      '--config',
      join(folder, 'feeds.json'),
    );
    expect(stderr).toMatch(/^E[A-Z]+: [^\n]*$/);
    expect(lastLine(stdout)).toMatchObject({
      severity: 'ERROR',
      message: expect.stringContaining('Catalogue refresh: '),
    });
    expect(code).toBe(1);
  });
});

describe('the rollback command', { timeout: TIMEOUT_MS }, () => {
  it('goes back by one, or to a version, and repairs a damaged pointer', async () => {
    expect(await run('rollback')).toMatchObject({ code: 1, stderr: expect.stringContaining('no snapshot before') });
    const first = publishRecords(folder, EMBEDDED, '2026-11-16T06:00:00.000Z');
    const second = publishRecords(folder, EMBEDDED, '2026-11-17T06:00:00.000Z');
    expect(await run('rollback')).toMatchObject({ code: 0, stdout: expect.stringContaining(`${second} → ${first}`) });
    expect(currentVersion(folder)).toBe(first);
    await run('rollback', second);
    expect(currentVersion(folder)).toBe(second);
    expect(await run('rollback', 'yesterday')).toMatchObject({ code: 1 });
    writeFileSync(join(folder, 'current.json'), '');
    expect((await run('rollback')).code).toBe(0);
    expect(currentVersion(folder)).toBe(second);
  });
});
