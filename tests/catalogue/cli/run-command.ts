/** `npm run catalogue -- ARGS` without a program of its own: it prints here, and its exit code is returned. */
import { vi } from 'vitest';
import { runCatalogue } from '#catalogue/cli/main.ts';

/** @returns what was printed meanwhile */
export async function printedBy<T>(work: () => T | Promise<T>) {
  const out: string[] = [];
  const errors: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line));
  const error = vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line));
  try {
    const result = await work();
    return { result, stdout: out.join('\n'), stderr: errors.join('\n') };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}

export async function runCommand(...args: readonly string[]) {
  const { result: code, stdout, stderr } = await printedBy(() => runCatalogue(args));
  return { code, stdout, stderr };
}
