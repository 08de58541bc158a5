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
export function findSecrets(text: string, values: Readonly<Record<string, string>> = {}): string[] {
  const kinds = Object.entries(SECRETS).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
  return [...kinds, ...Object.entries(values).flatMap(([name, value]) => (text.includes(value) ? [name] : []))];
}
