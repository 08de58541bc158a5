import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

const READY_LIMIT_MS = 180_000;
const POLL_MS = 200;

const QUOTED_OUTPUT = 2000;

/** Firebase treats projects with the prefix `demo-` as local only. */
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

/** Waits until it responds; it stops when this program exits. @throws when the port is busy or the emulator fails to start */
export async function runEmulator({ command, args, ...options }: Program, port: number): Promise<Emulator> {
  if (!(await isFree(port))) throw new Error(`Port ${port}, needed by an emulator, is busy.`);
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  killOnExit(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-QUOTED_OUTPUT);
    });
  }
  const obstacle = await untilReady(child, `http://127.0.0.1:${port}/`);
  if (obstacle !== null) {
    child.kill();
    throw new Error(`The emulator on port ${port} did not start: ${obstacle}.\n${output}`);
  }
  return { stop: () => stop(child) };
}

export function killOnExit(child: ChildProcess): void {
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

/**
 * Exits on signals, so that `exit` handlers run.
 * @returns a function that removes the handlers
 */
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

/** @returns why it is not ready; `null` once it is */
async function untilReady(child: ChildProcess, url: string): Promise<string | null> {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) return `it exited with code ${child.exitCode}`;
    try {
      if ((await fetch(url)).ok) return null;
    } catch {
      // The emulator does not listen yet.
    }
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
  return 'it was not ready in time';
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    return child.kill('SIGINT');
  });
}
