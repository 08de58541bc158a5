/**
 * Executes the Dockerfile in an empty folder, for machines without a container engine. The base image is not checked.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, chown, copyFile, cp, mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';

const ROOT = join(import.meta.dirname, '../..');

/** Debian's user «nobody», for USER when this program runs as root. */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };

const STEP_LIMIT_MS = 100_000;

interface State {
  folder: string;
  workdir: string;
  env: Record<string, string>;
  user: { uid?: number; gid?: number };
}

export interface Image {
  folder: string;
  start: (env: Record<string, string>) => ChildProcess;
}

interface Instruction {
  name: string;
  rest: string;
}

function parseDockerfile(text: string): Instruction[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
    .map((line) => {
      const [name = '', ...words] = line.trim().split(' ');
      return { name, rest: words.join(' ').trim() };
    });
}

/**
 * @param folder an empty folder, absolute
 * @throws if a step fails
 */
export async function followDockerfile(file: string, folder: string): Promise<Image> {
  const node = join(folder, 'usr/local/bin/node');
  await mkdir(dirname(node), { recursive: true });
  await copyFile(process.execPath, node);
  await chmod(folder, 0o755);
  const state: State = {
    folder,
    workdir: folder,
    user: {},
    env: {
      PATH: `${dirname(node)}:${process.env['PATH'] ?? ''}`,
      HOME: join(folder, 'root'),
      npm_config_cache: join(folder, 'root/.npm'),
    },
  };
  let command: string[] = [];
  for (const { name, rest } of parseDockerfile(await readFile(file, 'utf8'))) {
    if (name === 'CMD') command = z.array(z.string()).min(1).parse(JSON.parse(rest));
    else await step(state, name, rest);
  }
  const [program = '', ...args] = command;
  return {
    folder: state.workdir,
    start: (env) =>
      spawn(program, args, {
        cwd: state.workdir,
        env: { ...state.env, ...env },
        ...state.user,
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
  };
}

async function step(state: State, name: string, rest: string): Promise<void> {
  switch (name) {
    case 'FROM':
      return checkNode(rest);
    case 'ENV':
      return setVariable(state, rest);
    case 'WORKDIR':
      state.workdir = join(state.folder, rest);
      await mkdir(state.workdir, { recursive: true });
      return undefined;
    case 'COPY':
      return copy(state, rest.split(/\s+/));
    case 'RUN':
      return run(state, rest);
    case 'USER':
      return changeUser(state, rest);
    case 'EXPOSE':
      return undefined;
    default:
      throw new Error(`${name} is an unknown instruction`);
  }
}

function checkNode(image: string): void {
  const [major] = process.versions.node.split('.');
  if (!image.startsWith(`node:${major}-`)) throw new Error(`${image} is not Node ${major}, which runs this script`);
}

function setVariable(state: State, rest: string): void {
  const [, name, value] = /^(\w+)=(\S+)$/.exec(rest) ?? [];
  if (name === undefined || value === undefined) throw new Error(`ENV ${rest} is not NAME=VALUE`);
  state.env[name] = value.startsWith('/') ? join(state.folder, value) : value;
}

/** Like Docker: copies the contents of a folder into the target, and a file into a target that ends with a slash. */
async function copy({ workdir }: State, paths: string[]): Promise<void> {
  const target = paths.pop() ?? '';
  for (const path of paths) {
    const to = target.endsWith('/') ? join(workdir, target, basename(path)) : join(workdir, target);
    await cp(join(ROOT, path), to, { recursive: true, filter: (source) => basename(source) !== 'node_modules' });
  }
}

async function run({ workdir, env, user }: State, command: string): Promise<void> {
  const options = { cwd: workdir, env: { ...process.env, ...env }, ...user, timeout: STEP_LIMIT_MS };
  await promisify(execFile)('sh', ['-c', command], options);
}

async function changeUser(state: State, name: string): Promise<void> {
  const home = join(state.folder, 'home', name);
  await mkdir(home, { recursive: true });
  state.env['HOME'] = home;
  if (process.getuid?.() !== 0) return;
  state.user = UNPRIVILEGED;
  await chown(home, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
}
