import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAllowed, renderLicences } from '../../scripts/licence-list.ts';
import { readShippedPackages } from '../../scripts/shipped-packages.ts';

describe('the licences of what ships', () => {
  it('are all among those that ask for no more than a mention', () => {
    const packages = readShippedPackages();
    expect(packages.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['react', 'firebase', 'hono', 'nodemailer']),
    );
    expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
  });

  it('are listed as they are now; if not: npm run licences', () => {
    expect(readFileSync('docs/licences.md', 'utf8')).toBe(renderLicences());
  });

  it('include the font’s, whose text comes along', () => {
    expect(existsSync('src/styles/fonts/bricolage-grotesque-es.woff2')).toBe(true);
    expect(readFileSync('src/styles/fonts/bricolage-grotesque-OFL.txt', 'utf8')).toContain('SIL Open Font License');
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['(MIT AND Zlib)', false],
    ['GPL-3.0-only', false],
    ['MPL-2.0', false],
    [null, false],
  ])('%s: allowed %s', (licence, allowed) => {
    expect(isAllowed(licence)).toBe(allowed);
  });
});
