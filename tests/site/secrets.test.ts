import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SITE } from './built-pages.ts';

/** What no served file may contain: keys, passwords, and paths of the build machine. */
const SECRETS: Record<string, RegExp> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----|"private_key(?:_id)?"\s*:/,
  'a mail server with its password': /smtps?:\/\/[^\s"'`/]+@/i,
  'an address with a password': /https?:\/\/[^\s/"'`:@]+:[^\s/"'`@]+@[\w.-]+/,
  'a token':
    /\b(?:gh[pousr]_\w{36}|github_pat_\w{22,}|xox[abprs]-[\w-]{10,}|sk_live_\w{16,}|SG\.[\w-]{16,}\.|AKIA[0-9A-Z]{16}|ya29\.[\w-]{20,}|eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.)/,
  'a setting of the server': /\b(?:SMTP_URL|MAIL_FROM|TRUSTED_PROXIES|OUTBOX_FOLDER|GOOGLE_APPLICATION_CREDENTIALS)\b/,
  'a source map': /[#@]\s*sourceMappingURL=/,
  'a path of the build machine':
    /(?<![\w.:/])(?:\/(?:home|root|Users|tmp|work|workspace|builds?)\/[\w.-]+\/|[A-Z]:\\Users\\)/,
};

/** The names of the secrets in `text`. @param values further forbidden texts, by name. */
function findSecrets(text: string, values: Readonly<Record<string, string>> = {}): string[] {
  const kinds = Object.entries(SECRETS).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
  return [...kinds, ...Object.entries(values).flatMap(([name, value]) => (text.includes(value) ? [name] : []))];
}

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

it('no file of the built site has a secret', () => {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const texts = files.filter((file) => TEXT.test(file));
  expect(texts.length).toBeGreaterThan(20);
  const ofEnvironment = environmentSecrets();
  const found = texts.flatMap((file) =>
    findSecrets(readFileSync(join(SITE, file), 'utf8'), ofEnvironment).map((what) => `${file}: ${what}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['a private key', '-----BEGIN RSA PRIVATE KEY-----\nMII'],
  ['a mail server with its password', 'const u="smtps://user:pass@mail.example:465"'],
  ['a token', `a="ghp_${'x'.repeat(36)}"`],
  ['a setting of the server', 'process.env.SMTP_URL'],
  ['a source map', '//# sourceMappingURL=index.js.map'],
  ['a path of the build machine', 'at "/home/ana/atinado/src/main.tsx"'],
])('%s would be found', (what, text) => {
  expect(findSecrets(text)).toContain(what);
});
