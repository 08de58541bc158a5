/**
 * `npm run dev`: the site with hot reload, the API restarted when its code changes, and accounts in the emulators;
 * `--no-accounts` starts no emulators.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { exitOnSignals } from './emulator-process.ts';
import { EMULATOR_ENVIRONMENT, reasonForNoEmulators, tryEmulators } from './emulators.ts';
import { loadEnvironment } from './environment.ts';

const ROOT = join(import.meta.dirname, '..');
const API_PORT = '8787';
const WATCHED = ['api', 'advisor', 'words', 'catalogue', 'contract'];

loadEnvironment(ROOT);
const removeSignalHandlers = exitOnSignals();
const noEmulators = reasonForNoEmulators() ?? (await tryEmulators());
removeSignalHandlers();
// Vite passes the `VITE_` variables of its process to the site.
if (noEmulators === null) Object.assign(process.env, EMULATOR_ENVIRONMENT);
const api = spawn(process.execPath, [...WATCHED.map((folder) => `--watch-path=${folder}`), 'api/server.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PORT: API_PORT },
});
const site = await createServer({ root: ROOT });
await site.listen(Number(process.env['PORT']) || undefined);
site.printUrls();
console.log(`[atinado] Accounts: ${noEmulators ?? 'in the local emulators, deleted when they stop'}`);
console.log('[atinado] The API is at the same address under /api (Ctrl-C stops both)');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    api.kill(signal);
    void site.close().then(() => process.exit(0));
  });
}
