import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Loads `.env.local` and `.env` with Vite's precedence: the environment first, then the local file. */
export function loadEnvironment(root: string): void {
  for (const name of ['.env.local', '.env']) {
    const file = join(root, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
