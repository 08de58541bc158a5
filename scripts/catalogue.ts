/** `npm run catalogue`, which lists its commands. */
import { join } from 'node:path';
import { runCatalogue } from '../catalogue/cli/main.ts';
import { loadEnvironment } from '../local/environment.ts';

loadEnvironment(join(import.meta.dirname, '..'));
process.exitCode = await runCatalogue(process.argv.slice(2));
