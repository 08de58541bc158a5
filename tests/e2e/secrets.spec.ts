import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findSecrets } from '../support/secrets.ts';
import { expect, test } from './visit.ts';

const SITE = 'dist/site';
const TEXT = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/;
/** Shorter values, such as a port, occur by chance. */
const SECRET_MIN_LENGTH = 12;

/** Secrets in this machine's environment. */
const environmentSecrets = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value = '']) =>
      /SECRET|TOKEN|PASSWORD|KEY|SMTP|CREDENTIAL/.test(name) &&
      !name.startsWith('VITE_') &&
      value.length >= SECRET_MIN_LENGTH
        ? [[name, value]]
        : [],
    ),
  );

test.describe('secrets @desktop', () => {
  test('are in no file of the built site', async () => {
    const files = (await readdir(SITE, { recursive: true })).filter((file) => TEXT.test(file));
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      expect(findSecrets(await readFile(join(SITE, file), 'utf8'), environmentSecrets()), file).toEqual([]);
    }
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });

  for (const [what, text] of [
    ['a private key', '-----BEGIN RSA PRIVATE KEY-----\nMII'],
    ['a mail server with its password', 'const u="smtps://user:pass@mail.example:465"'],
    ['a token', `a="ghp_${'x'.repeat(36)}"`],
    ['a setting of the server', 'process.env.SMTP_URL'],
    ['a source map', '//# sourceMappingURL=index.js.map'],
    ['a path of the build machine', 'at "/home/ana/atinado/src/main.tsx"'],
  ] as const) {
    test(`would be found: ${what}`, () => {
      expect(findSecrets(text)).toContain(what);
    });
  }
});
