import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { isAllowed, renderLicenses } from '#build/licenses/licenses.ts';

const react = { name: 'react', version: '19.0.0', identifier: 'MIT', text: 'Copyright (c) Meta' };
const firebase = { name: 'firebase', version: '12.0.0', identifier: 'Apache-2.0' };

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

describe('licences of browser code', () => {
  it('come with their texts, including those of font and style sheet', () => {
    const text = renderLicenses([react, firebase]);
    expect(text).toContain('react 19.0.0 · MIT\n\nCopyright (c) Meta\n');
    expect(text).toMatch(/firebase 12\.0\.0 · Apache-2\.0\n\nApache License\n\s+Version 2\.0/);
    expect(text).toMatch(/Bricolage Grotesque \(font\) · OFL-1\.1\n\n[\s\S]+SIL OPEN FONT LICENSE Version 1\.1/);
    expect(text).toMatch(/tailwindcss [\d.]+ · MIT\n\nMIT License/);
  });

  it('are written once when several packages share a text', () => {
    const text = renderLicenses([react, { ...react, name: 'react-dom' }, react]);
    expect(text).toContain('react 19.0.0 · MIT\nreact-dom 19.0.0 · MIT\n\nCopyright (c) Meta\n');
    expect(text.split('Copyright (c) Meta')).toHaveLength(2);
  });

  it.each([
    ['a licence with further obligations', { ...react, identifier: 'GPL-3.0-only' }, 'do not allow shipping'],
    ['no licence', { name: 'nobody', version: '1.0.0' }, 'do not allow shipping'],
    ['a licence without its text', { ...firebase, identifier: 'MIT' }, 'text of its licence is missing'],
  ])('stop the build for %s', (_what, work, message) => {
    expect(() => renderLicenses([work])).toThrow(message);
  });
});

describe('licences of the API’s packages', () => {
  it('require attribution only', () => {
    const { dependencies } = z
      .object({ dependencies: z.record(z.string(), z.string()) })
      .parse(read('api/package.json'));
    const { packages } = z
      .object({ packages: z.record(z.string(), z.object({ license: z.optional(z.string()) })) })
      .parse(read('package-lock.json'));
    const names = Object.keys(dependencies);
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !isAllowed(packages[`node_modules/${name}`]?.license))).toEqual([]);
  });
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', false],
  ['GPL-3.0-only', false],
  [undefined, false],
])('the licence %s: allowed %s', (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed);
});
