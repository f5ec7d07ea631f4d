// Runs before the npm scripts that come first on a fresh clone, on whatever Node the machine has: no dependencies, no TypeScript. Installs the product's
// packages; with --for-tests also those that only checks, tests and measurements need.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = [20, 19];
const OLDEST_NPM = [10, 0];
const SCRIPTS_NODE = 24;
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];
const SAY_EVERY_MS = process.stdout.isTTY ? 500 : 5_000;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lockFile = join(root, 'package-lock.json');
/** npm writes it last, so a broken installation has none. */
const installedFile = join(root, 'node_modules', '.package-lock.json');
/** A link to the process id of the command that is installing: made and read in one step, with its content. */
const heldFile = join(root, '.installing');
const forTests = process.argv.includes('--for-tests');

/** The npm that installs, while it does. @type {import('node:child_process').ChildProcess | undefined} */
let installing;

/** @param {string} version @param {number[]} oldest */
function isOlder(version, [major, minor]) {
  const [haveMajor, haveMinor] = version.split('.').map(Number);
  return haveMajor < major || (haveMajor === major && haveMinor < minor);
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** @param {string} file @returns {Record<string, { dev?: boolean, optional?: boolean, link?: boolean }>} by path */
function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** True when everything that only tests need was installed at some time, for this lock file or an earlier one. */
function hasTestPackages() {
  const { devDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const there = packagesIn(installedFile);
  return Object.keys(devDependencies).every((name) => `node_modules/${name}` in there);
}

function isCurrent() {
  return existsSync(installedFile) && statSync(installedFile).mtimeMs >= statSync(lockFile).mtimeMs;
}

/** @param {string[]} args @returns {[string, string[]]} */
function npmCommand(args) {
  const path = process.env.npm_execpath;
  return path?.endsWith('.js') ? [process.execPath, [path, ...args]] : ['npm', args];
}

function assertNpm() {
  const { error, status, stdout, stderr } = spawnSync(...npmCommand(['--version']), { cwd: root, encoding: 'utf8' });
  if (error ?? status !== 0) fail(`npm does not start: ${error?.message ?? stderr}`);
  const version = stdout.trim();
  if (isOlder(version, OLDEST_NPM)) {
    fail(
      `npm ${OLDEST_NPM[0]} or newer is needed, this is ${version}. Run "npm install -g npm@${OLDEST_NPM[0]}" and the command again.`,
    );
  }
}

/** Says how far the installation is: in place on a terminal, elsewhere a line each time. @param {string[]} paths */
function sayProgress(paths) {
  const started = Date.now();
  const end = process.stdout.isTTY ? '\x1b[K\r' : '\n';
  return setInterval(() => {
    const there = paths.filter((path) => existsSync(join(root, path, 'package.json'))).length;
    const seconds = Math.round((Date.now() - started) / 1000);
    process.stdout.write(`  ${seconds} s: ${there} of ${paths.length} packages are here${end}`);
  }, SAY_EVERY_MS);
}

/** Runs npm, and resolves with how it ended and all that it said. @param {string[]} args */
function npm(args) {
  const child = spawn(...npmCommand(args), { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  installing = child;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ status: 1, output: error.message }));
    child.once('close', (code, signal) =>
      resolve({ status: code ?? 1, output: signal ? `${output}ended by ${signal}` : output }),
    );
  });
}

/** The first installation for a lock file starts afresh, without packages for tests unless they are wanted or were there; then they are added. */
function installation() {
  if (isCurrent()) return ['install', '--no-save'];
  return forTests || hasTestPackages() ? ['ci'] : ['ci', '--omit=dev'];
}

async function install() {
  const [command, ...options] = installation();
  const withTests = !options.includes('--omit=dev');
  const there = command === 'ci' ? {} : packagesIn(installedFile);
  const missing = Object.entries(packagesIn(lockFile)).filter(
    ([path, { dev, optional, link }]) =>
      path.includes('node_modules/') && !(path in there) && !link && !optional && (withTests || !dev),
  );
  const packages = missing.length === 1 ? '1 package' : `${missing.length} packages`;
  const what = command === 'ci' ? '; this takes about a minute' : ' more, which tests need';
  console.log(`Installing ${packages}${what}.`);
  const started = Date.now();
  const progress = sayProgress(missing.map(([path]) => path));
  const { status, output } = await npm([command, ...options, ...QUIET]);
  clearInterval(progress);
  if (status !== 0) fail(`The packages could not be installed (npm ${command}):\n${output}`);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Any other error, such as EPERM about another person's process, is no proof that it has ended.
    return error.code !== 'ESRCH';
  }
}

/** Resolves when no other command installs here; it never does so for two at once. */
async function holdInstallation() {
  for (let said = false; !hold();) {
    const holder = readHolder();
    if (holder === undefined) continue;
    if (!isRunning(Number(holder))) {
      takeOver(holder);
      continue;
    }
    if (!said) {
      console.log(`Waiting for process ${holder}, which installs packages here; if it does not, remove ${heldFile}.`);
      said = true;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  process.once('exit', () => rmSync(heldFile, { force: true }));
  // This process ends after npm, so that nobody else begins while it still writes.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => (installing ? installing.kill(signal) : process.exit(1)));
}

/** @template T @param {string} code @param {() => T} act @returns {T | undefined} nothing when that error is met */
function unless(code, act) {
  try {
    return act();
  } catch (error) {
    if (error.code === code) return undefined;
    throw error;
  }
}

const hold = () =>
  unless('EEXIST', () => {
    symlinkSync(`${process.pid}`, heldFile);
    return true;
  }) ?? false;

const readHolder = () => unless('ENOENT', () => readlinkSync(heldFile));

/** Removes the link of a command that was killed. Renaming decides between two that find it. @param {string} holder */
function takeOver(holder) {
  const taken = `${heldFile}-${process.pid}`;
  unless('ENOENT', () => {
    renameSync(heldFile, taken);
    if (readlinkSync(taken) === holder) rmSync(taken);
    else renameSync(taken, heldFile);
  });
}

/** The Node that npm scripts find first: the one from the packages on Linux, else the machine's. */
function scriptsNodeMajor() {
  const carried = join(root, 'node_modules', '.bin', 'node');
  const brought = `node-${process.platform}-${process.arch}`;
  // npm 10 takes the link away again with the package of the same command for another machine.
  if (!existsSync(carried) && existsSync(join(root, 'node_modules', brought, 'bin', 'node')))
    symlinkSync(join('..', brought, 'bin', 'node'), carried);
  if (!existsSync(carried)) return Number(process.versions.node.split('.')[0]);
  const { error, status, stdout, stderr } = spawnSync(carried, ['--version'], { encoding: 'utf8' });
  if (error ?? status !== 0) fail(`The Node that the packages bring does not start: ${error?.message ?? stderr}`);
  return Number(/^v(\d+)/.exec(stdout)?.[1]);
}

if (isOlder(process.versions.node, OLDEST_NODE)) {
  fail(
    `Node ${OLDEST_NODE.join('.')} or newer is needed, this is ${process.versions.node}. Get one from nodejs.org and run the command again.`,
  );
}

const isComplete = () => isCurrent() && (!forTests || hasTestPackages());

if (!isComplete()) {
  assertNpm();
  await holdInstallation();
  if (!isComplete()) await install();
}

if (scriptsNodeMajor() < SCRIPTS_NODE) {
  fail(
    `On this platform Node ${SCRIPTS_NODE} or newer must be installed, this is ${process.versions.node}. Get one from nodejs.org.`,
  );
}
