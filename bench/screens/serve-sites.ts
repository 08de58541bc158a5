import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { readHosting } from '#local/site-server.ts';
import { serveSite } from '../serve-site.ts';

const ROOT = join(import.meta.dirname, '../..');
const EXAMPLES = join(ROOT, 'dist/examples-site');

export interface Sites {
  plain: string;
  /** Origin of a build with example accounts. */
  withAccounts: string;
  stop: () => Promise<unknown>;
}

/** Builds both sites and serves them like the hosting, each with the API. */
export async function serveSites(): Promise<Sites> {
  await import('#build/build-site.ts');
  await build({ root: ROOT, logLevel: 'error', plugins: [exampleAccounts], build: { outDir: EXAMPLES } });
  await copyFile(join(EXAMPLES, 'index.html'), join(EXAMPLES, 'shell.html'));
  const hosting = await readHosting(join(ROOT, 'firebase.json'));
  // This build has no prerendered pages.
  const shellOnly = { ...hosting, rewrites: [...hosting.rewrites, { source: '**', destination: '/shell.html' }] };
  const [plain, withAccounts] = await Promise.all([
    serveSite(join(ROOT, 'dist/site'), hosting),
    serveSite(EXAMPLES, shellOnly),
  ]);
  return {
    plain: plain.origin,
    withAccounts: withAccounts.origin,
    stop: () => Promise.all([plain.stop(), withAccounts.stop()]),
  };
}

const exampleAccounts: Plugin = {
  name: 'example-accounts',
  enforce: 'pre',
  resolveId: (source) =>
    source.endsWith('/infra/firebase/accounts.ts') ? join(ROOT, 'bench/screens/example-accounts.ts') : null,
};
