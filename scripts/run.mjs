/**
 * `node scripts/run.mjs SCRIPT`: installs missing packages and starts the script. Plain JavaScript for Node 20,
 * because the project's own Node may not be installed yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';

const ROOT = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const OLDEST_NODE = [22, 19];

/** Debian's browsers, with their programs and packages. */
const CHROMIUM = { name: 'Chromium', programs: ['chromium'], packages: ['chromium', 'fonts-liberation'] };
const FURTHER_ENGINES = [
  { name: 'Firefox', programs: ['firefox-esr'], packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    programs: ['WebKitWebDriver', 'xvfb-run'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
];

/**
 * `--tools`: the script also needs the packages of tests and benches; `--chromium`, `--browsers`: it needs one or
 * all browsers.
 */
const FLAGS = new Set(['--tools', '--chromium', '--browsers']);

const words = process.argv.slice(2);
const flags = new Set(words.filter((word) => FLAGS.has(word)));
const [script = '', ...rest] = words.filter((word) => !FLAGS.has(word));

process.chdir(ROOT);
installPackages(flags.has('--tools'));
const node = findNode();
if (flags.has('--chromium')) installBrowsers([CHROMIUM]);
if (flags.has('--browsers')) installBrowsers([CHROMIUM, ...FURTHER_ENGINES]);
startScript(node);

function installPackages(testTools) {
  const missing = missingPackages(testTools);
  if (missing.length === 0) return;
  // Half of all packages are only for tests.
  const part = testTools ? [] : ['--workspace=api', '--include-workspace-root'];
  const args = ['ci', '--no-audit', '--no-fund', ...part];
  say(`Installing packages (${missing.length} missing): npm ${args.join(' ')} …`);
  const started = Date.now();
  runOrFail('npm', args, 'The packages could not be installed. Is the npm registry reachable?');
  say(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** Paths of packages in the lockfile that node_modules lacks, or has in another version. */
function missingPackages(testTools) {
  const wanted = readLock('package-lock.json');
  const installed = existsSync('node_modules/.package-lock.json') ? readLock('node_modules/.package-lock.json') : {};
  const paths = testTools
    ? Object.keys(wanted).filter((path) => path.includes('node_modules/') && !wanted[path].link)
    : ['', 'api'].flatMap((folder) => directPackages(wanted[folder]));
  return paths.filter((path) => !wanted[path].optional && installed[path]?.version !== wanted[path].version);
}

/** The direct dependencies in a package.json. */
function directPackages({ dependencies, devDependencies }) {
  return Object.keys({ ...dependencies, ...devDependencies }).map((name) => `node_modules/${name}`);
}

function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** npm scripts find the project's own Node first, except right after the installation. */
function findNode() {
  for (const candidate of [join(ROOT, 'node_modules/.bin/node'), process.execPath]) {
    const version = spawnSync(candidate, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
    const [major, minor] = version.replace('v', '').split('.').map(Number);
    if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return candidate;
  }
  return fail(`Node ${OLDEST_NODE.join('.')} or newer is needed; this one is ${process.version}.`);
}

/** Chromium is required. Without the other browsers their tests fail. */
function installBrowsers(browsers) {
  const missing = browsers.filter(({ programs }) => !programs.every(isInstalled));
  if (missing.length === 0) return;
  const able = process.getuid?.() === 0 && runApt('update');
  for (const { name, packages } of missing) {
    if (able) say(`Installing ${name} for the browser tests: apt-get install ${packages.join(' ')} …`);
    if (able && runApt('install', '-y', '--no-install-recommends', ...packages)) continue;
    const byHand = `${name} is not installed (Debian: apt-get install ${packages.join(' ')}).`;
    if (name === CHROMIUM.name) fail(byHand);
    say(byHand);
  }
}

function isInstalled(program) {
  return existsSync(join('/usr/bin', program));
}

function runApt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

function runOrFail(program, args, message) {
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) fail(message);
}

function startScript(nodePath) {
  const binaries = join(ROOT, 'node_modules/.bin');
  const child = spawn(nodePath, [script, ...rest], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH}` },
  });
  // Ctrl-C in the terminal reaches the child directly; other signals to this process are forwarded.
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
