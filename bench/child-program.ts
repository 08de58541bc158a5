import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const START_LIMIT_MS = 60_000;

export interface ChildProgram {
  process: ChildProcess;
  url: string;
  lines: () => string[];
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

export async function startProgram(
  args: readonly string[],
  env: Record<string, string> = {},
  portLine = /^API on port (\d+)/m,
): Promise<ChildProgram> {
  const child = spawn(process.execPath, args, { env: { ...process.env, PORT: '0', ...env } });
  const ended = once(child, 'exit');
  const output = { text: '' };
  const append = (chunk: Buffer) => {
    output.text += chunk.toString();
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  const port = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not ready in time: ${output.text}`)), START_LIMIT_MS);
    const look = () => {
      const found = portLine.exec(output.text)?.[1];
      if (!found) return;
      child.stdout.off('data', look);
      resolve(found);
    };
    child.stdout.on('data', look);
    void ended.then(() => reject(new Error(`The program exited: ${output.text}`)));
    void ended.finally(() => clearTimeout(timer));
  });
  return {
    process: child,
    url: `http://127.0.0.1:${port}`,
    lines: () => output.text.split('\n').slice(0, -1),
    end: async (signal) => {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
