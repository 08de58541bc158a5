/** The built site with its API, as `npm start` serves it, in a process that a test can stop. */
import { existsSync } from 'node:fs';
import { startProgram } from '#bench/child-program.ts';

export interface BuiltSite {
  origin: string;
  /** Resolves when the process has ended. */
  stop(): Promise<unknown>;
}

/** @throws where the site has not been built. */
export async function startBuiltSite(): Promise<BuiltSite> {
  if (!existsSync('dist/site')) throw new Error('dist/site is missing: run npm run build first');
  const ready = /Ready: http:\/\/localhost:(\d+)/;
  const { url, end } = await startProgram(['local/start.ts', '--no-build'], {}, ready);
  return { origin: url.replace('127.0.0.1', 'localhost'), stop: () => end('SIGTERM') };
}
