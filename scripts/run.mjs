/**
 * Runs one of this project's commands on a machine where nothing may be installed yet: `node scripts/run.mjs COMMAND`.
 * It installs what is missing, says so, and hands over to scripts/COMMAND.ts. Plain JavaScript that Node 20 runs,
 * because the Node that runs the rest may be one of the things to install.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';

const ROOT = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const OLDEST_NODE = [22, 19];
const BROWSER = '/usr/bin/chromium';

/** Each command's program, and what it needs beside the packages that the site itself runs on. */
const COMMANDS = {
  start: { program: 'scripts/start.ts' },
  build: { program: 'scripts/build.ts' },
  dev: { program: 'scripts/dev.ts' },
  'dev:accounts': { program: 'scripts/dev-accounts.ts', testTools: true },
  catalogue: { program: 'api/catalogue/cli/main.ts' },
  showcase: { program: 'scripts/make-showcase.ts' },
  check: { program: 'scripts/check.ts', testTools: true },
  'bench:advisor': { program: 'scripts/bench-advisor.ts', testTools: true },
  test: { program: 'scripts/test.ts', testTools: true, browser: true },
  e2e: { program: 'scripts/e2e.ts', testTools: true, browser: true },
};

const [command, ...rest] = process.argv.slice(2);
const needs = COMMANDS[command];
if (!needs) fail(`Unknown command «${command}». Known: ${Object.keys(COMMANDS).join(', ')}.`);

process.chdir(ROOT);
installPackages(needs.testTools ?? false);
const node = findNode();
if (needs.browser) installBrowser();
handOver(node);

function installPackages(testTools) {
  const missing = missingPackages(testTools);
  if (missing.length === 0) return;
  const args = ['ci', '--no-audit', '--no-fund', ...(testTools ? [] : ['--omit=dev'])];
  say(`Installing packages (${missing.length} missing): npm ${args.join(' ')} …`);
  const started = Date.now();
  runOrFail('npm', args, 'The packages could not be installed. Is the npm registry reachable?');
  say(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** Names of packages that the lockfile asks for and node_modules does not hold in that version. */
function missingPackages(testTools) {
  const wanted = readLock('package-lock.json');
  const installed = existsSync('node_modules/.package-lock.json') ? readLock('node_modules/.package-lock.json') : {};
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && !entry.optional && (testTools || !entry.dev))
    .filter(([path, entry]) => installed[path]?.version !== entry.version)
    .map(([path]) => path);
}

function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** npm scripts see the project's own Node first; a clone that was just installed does not yet. */
function findNode() {
  for (const candidate of [join(ROOT, 'node_modules/.bin/node'), process.execPath]) {
    const version = spawnSync(candidate, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
    const [major, minor] = version.replace('v', '').split('.').map(Number);
    if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return candidate;
  }
  return fail(`Node ${OLDEST_NODE.join('.')} or newer is needed; this one is ${process.version}.`);
}

function installBrowser() {
  if (existsSync(BROWSER)) return;
  const byHand = `Install Chromium as ${BROWSER} (Debian: apt-get install chromium) and run this again.`;
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) fail(byHand);
  say('Installing Chromium for the browser tests: apt-get install chromium …');
  runOrFail('apt-get', ['update', '-qq'], byHand);
  runOrFail('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], byHand);
}

function runOrFail(program, args, message) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  if (status !== 0) fail(message);
}

function handOver(nodePath) {
  const binaries = join(ROOT, 'node_modules/.bin');
  const child = spawn(nodePath, [join(ROOT, needs.program), ...rest], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH}` },
  });
  // A Ctrl-C in the terminal reaches the child by itself; a signal sent to this process alone is passed on.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

function say(text) {
  console.log(`[atinado] ${text}`);
}

function fail(text) {
  console.error(`[atinado] ${text}`);
  process.exit(1);
}
