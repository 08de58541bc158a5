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

/** Programs of Debian's browsers, and its packages that have them. */
const CHROMIUM = { name: 'Chromium', programs: ['chromium'], packages: ['chromium', 'fonts-liberation'] };
const FURTHER_BROWSERS = [
  { name: 'Firefox', programs: ['firefox-esr'], packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    programs: ['WebKitWebDriver', 'xvfb-run'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
];

/** `--tests`: the script also needs devDependencies; `--chromium`, `--browsers`: it needs one or all browsers. */
const FLAGS = new Set(['--tests', '--chromium', '--browsers']);

const words = process.argv.slice(2);
const flags = new Set(words.filter((word) => FLAGS.has(word)));
const [script = '', ...rest] = words.filter((word) => !FLAGS.has(word));

process.chdir(ROOT);
installPackages(flags.has('--tests'));
const node = findNode();
if (flags.has('--chromium') || flags.has('--browsers')) installChromium();
if (flags.has('--browsers')) installFurtherBrowsers();
startScript(node);

function installPackages(forTests) {
  const missing = missingPackages(forTests);
  if (missing.length === 0) return;
  const args = ['ci', '--no-audit', '--no-fund', ...(forTests ? [] : ['--omit=dev'])];
  say(`Installing packages (${missing.length} missing): npm ${args.join(' ')} …`);
  const started = Date.now();
  const message = 'The packages could not be installed. Is the npm registry reachable?';
  if (!run('npm', args)) fail(message);
  say(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** Paths of packages in the lockfile that node_modules lacks, or has in another version. */
function missingPackages(forTests) {
  const wanted = readLock('package-lock.json');
  const installed = existsSync('node_modules/.package-lock.json') ? readLock('node_modules/.package-lock.json') : {};
  return Object.entries(wanted)
    .filter(([path, { link, dev, optional, devOptional }]) => {
      return path.includes('node_modules/') && !link && !optional && !devOptional && (forTests || !dev);
    })
    .filter(([path, { version }]) => installed[path]?.version !== version)
    .map(([path]) => path);
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

/** Debian's, else Playwright's own. */
function installChromium() {
  if (isInstalled(CHROMIUM) || (isDebian() && installFromDebian([CHROMIUM]))) return;
  if (!run(node, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])) {
    fail('Chromium could not be installed (on Debian: apt-get install chromium, as root).');
  }
}

/** Without them their tests fail. */
function installFurtherBrowsers() {
  const missing = FURTHER_BROWSERS.filter((browser) => !isInstalled(browser));
  if (missing.length === 0 || (isDebian() && installFromDebian(missing))) return;
  const packages = missing.flatMap((browser) => browser.packages).join(' ');
  say(`${missing.map(({ name }) => name).join(' and ')}: not installed (on Debian: apt-get install ${packages}).`);
}

/** @returns whether all could be installed */
function installFromDebian(browsers) {
  const packages = browsers.flatMap((browser) => browser.packages);
  say(`Installing ${browsers.map(({ name }) => name).join(' and ')}: apt-get install ${packages.join(' ')} …`);
  return runApt('update') && runApt('install', '-y', '--no-install-recommends', ...packages);
}

function isInstalled({ programs }) {
  return programs.every((program) => existsSync(join('/usr/bin', program)));
}

/** Ubuntu's package of Chromium is only a hint at another store. */
function isDebian() {
  const isRoot = process.getuid?.() === 0;
  return isRoot && existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function runApt(...args) {
  return run('apt-get', ['-qq', ...args], { ...process.env, DEBIAN_FRONTEND: 'noninteractive' });
}

/** @returns whether it succeeded */
function run(program, args, env = process.env) {
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
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
