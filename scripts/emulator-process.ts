import type { ChildProcess } from 'node:child_process';

const READY_WITHIN_MS = 90_000;
const POLL_MS = 200;

/** How much of what an emulator has complained about is shown when it does not start, in characters. */
const COMPLAINTS = 2000;

/** Firebase takes every project whose name begins like this for one that exists on this machine only. */
export const EMULATED_PROJECT = 'demo-atinado';

export interface Emulator {
  stop(): Promise<void>;
}

/** Starts an emulator and waits until it answers at `url`. @throws when it ends before or takes too long. */
export async function runEmulator(start: () => ChildProcess, url: string): Promise<Emulator> {
  const child = start();
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints = (complaints + chunk.toString()).slice(-COMPLAINTS);
  });
  try {
    await untilReady(child, url);
  } catch (error) {
    child.kill();
    throw new Error(`The emulator at ${url} did not start. ${complaints}`, { cause: error });
  }
  return { stop: () => stop(child) };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`It ended with code ${child.exitCode}`);
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
  throw new Error('It was not ready in time');
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    return child.kill('SIGINT');
  });
}
