import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Takes over `.env.local` and `.env` as Vite does: what the environment already says wins, then the local file. */
export function loadEnvironment(root: string): void {
  for (const name of ['.env.local', '.env']) {
    const file = join(root, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
