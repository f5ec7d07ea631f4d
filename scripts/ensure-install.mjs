// Runs before every npm script that needs packages, on whatever Node the machine has: no dependencies, no TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = [20, 19];
const OLDEST_NPM = [10, 0];
const SCRIPTS_NODE = 24;

const root = dirname(dirname(fileURLToPath(import.meta.url)));

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

/** npm writes the hidden lock file last, so a broken installation has none. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

/** @param {string[]} args */
function npm(args) {
  const path = process.env.npm_execpath;
  const [command, first] = path?.endsWith('.js') ? [process.execPath, [path]] : ['npm', []];
  return spawnSync(command, [...first, ...args], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

/** The Node that npm scripts find first: the one from the packages on Linux, else the machine's. */
function scriptsNodeMajor() {
  const carried = join(root, 'node_modules', '.bin', 'node');
  const version = existsSync(carried)
    ? spawnSync(carried, ['--version'], { encoding: 'utf8' }).stdout
    : process.version;
  return Number(/^v(\d+)/.exec(version)?.[1]);
}

if (isOlder(process.versions.node, OLDEST_NODE)) {
  fail(
    `Node ${OLDEST_NODE.join('.')} or newer is needed, this is ${process.versions.node}. Get one from nodejs.org and run the command again.`,
  );
}

if (!isInstalled()) {
  const npmVersion = npm(['--version']).stdout?.trim() ?? '0.0';
  if (isOlder(npmVersion, OLDEST_NPM)) {
    fail(
      `npm ${OLDEST_NPM[0]} or newer is needed, this is ${npmVersion}. Run "npm install -g npm@${OLDEST_NPM[0]}" and the command again.`,
    );
  }
  const packages = Object.keys(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages).length;
  console.log(`Installing ${packages} packages; this takes about a minute the first time.`);
  const started = Date.now();
  const { status, stdout, stderr, error } = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0)
    fail(`The packages could not be installed (npm ci):\n${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

if (scriptsNodeMajor() < SCRIPTS_NODE) {
  fail(
    `On this platform Node ${SCRIPTS_NODE} or newer must be installed, this is ${process.versions.node}. Get one from nodejs.org.`,
  );
}
