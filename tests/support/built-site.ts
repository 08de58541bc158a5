/** The built site with its API, as `npm start` serves it, in a process that a test can stop. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '#bench/free-port.ts';

export interface BuiltSite {
  origin: string;
  /** Resolves when the process has ended. */
  stop(): Promise<void>;
}

/** @param environment settings of the API. @throws where the site has not been built. */
export async function startBuiltSite(environment: Record<string, string> = {}): Promise<BuiltSite> {
  if (!existsSync('dist/site')) throw new Error('dist/site is missing: run npm run build first');
  const port = await freePort();
  const server = spawn('node', ['local/start.ts', '--no-build'], {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes('Ready:')) resolve();
    });
    server.once('exit', () => reject(new Error('The site did not start')));
  });
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.kill();
      return ended;
    },
  };
}
