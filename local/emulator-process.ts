import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A quiet machine needs 20 s at most, a very busy one many times that. */
const READY_WITHIN_MS = 180_000;
const POLL_MS = 200;

/** How much of what an emulator has said last is shown when it does not start, in characters. */
const LAST_WORDS = 2000;

/** Firebase takes every project whose name begins like this for one that exists on this machine only. */
export const EMULATED_PROJECT = 'demo-atinado';

export interface Emulator {
  stop(): Promise<void>;
}

interface Program {
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/**
 * Starts an emulator that listens on `port` of 127.0.0.1 and waits until it answers. It ends with this program at the
 * latest. @throws when the port is taken, when it ends before or takes too long.
 */
export async function runEmulator({ command, args, ...options }: Program, port: number): Promise<Emulator> {
  if (!(await isFree(port))) throw new Error(`Port ${port}, where an emulator should listen, is busy.`);
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  endWithThisProgram(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-LAST_WORDS);
    });
  }
  try {
    await untilReady(child, `http://127.0.0.1:${port}/`);
  } catch (error) {
    child.kill();
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The emulator on port ${port} did not start: ${why}.\n${said}`, { cause: error });
  }
  return { stop: () => stop(child) };
}

/** Whatever ends this program, as long as it may still act, ends `child` too. */
export function endWithThisProgram(child: ChildProcess): void {
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

/** Lets a signal end the program in order, so that what it started ends too; call what is returned to leave signals to others. */
export function exitOnSignals(): () => void {
  for (const signal of SIGNALS) process.on(signal, exit);
  return () => SIGNALS.forEach((signal) => process.off(signal, exit));
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const exit = () => process.exit(1);

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`);
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
  throw new Error('it was not ready in time');
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    return child.kill('SIGINT');
  });
}
