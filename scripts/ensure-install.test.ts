import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let project = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'doubloon-install-'));
  write('package.json', JSON.stringify({ dependencies: { a: '1.0.0' }, devDependencies: { b: '1.0.0' } }));
  write(
    'package-lock.json',
    JSON.stringify({ packages: { '': {}, 'node_modules/a': {}, 'node_modules/b': { dev: true } } }),
  );
  mkdirSync(join(project, 'scripts'));
  cpSync(join(import.meta.dirname, 'ensure-install.mjs'), join(project, 'scripts', 'ensure-install.mjs'));
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

function write(path: string, text: string): string {
  const file = join(project, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  return file;
}

interface Machine {
  npm?: string;
  /** Exit code of `npm ci`. */
  install?: number;
  /** True when the script is asked for the packages of tests. */
  forTests?: boolean;
  /** The version that this Node claims to have, instead of its own. */
  node?: string;
}

/** Runs the script beside an npm that notes its calls; only that npm is on PATH. */
function ensureInstall({ npm = '10.8.0', install = 0, forTests = false, node }: Machine = {}) {
  const calls = join(project, 'npm-calls');
  const fake =
    npm === 'none'
      ? write('bin/other', '')
      : write(
          'bin/npm',
          `#!/bin/sh
echo "$@" >> '${calls}'
[ "$1" = --version ] && echo ${npm} && exit 0
[ ${install} = 0 ] || echo 'the registry is away' >&2
exit ${install}
`,
        );
  chmodSync(fake, 0o755);
  const version = node === undefined ? [] : ['--require', write('version.cjs', disguise(node))];
  const { PATH: _path, npm_execpath: _npm, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...version, join(project, 'scripts', 'ensure-install.mjs'), ...(forTests ? ['--for-tests'] : [])],
    { encoding: 'utf8', env: { ...env, PATH: join(project, 'bin') } },
  );
  return {
    status,
    stdout,
    stderr,
    npmCalls: existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [],
  };
}

const disguise = (version: string) =>
  `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });
   Object.defineProperty(process, 'version', { value: 'v${version}' });`;

/** Makes the folder look installed with these packages, `seconds` after (or before) the lock file was written. */
function installed(seconds: number, ...names: string[]): void {
  const lock = join(project, 'package-lock.json');
  const packages = Object.fromEntries(names.map((name) => [`node_modules/${name}`, {}]));
  const hidden = write('node_modules/.package-lock.json', JSON.stringify({ packages }));
  utimesSync(lock, 1_000_000, 1_000_000);
  utimesSync(hidden, 1_000_000 + seconds, 1_000_000 + seconds);
}

const QUIET = '--no-audit --no-fund --loglevel=error';
const INSTALL = `ci --omit=dev ${QUIET}`;
const INSTALL_ALL = `ci ${QUIET}`;
const ADD_TO_IT = `install --no-save ${QUIET}`;

describe('what is missing before a script runs', () => {
  it('is nothing when the packages are newer than the lock file: npm is not even asked', () => {
    installed(1, 'a');
    expect(ensureInstall()).toEqual({ status: 0, stdout: '', stderr: '', npmCalls: [] });
  });

  it('is installed when nothing is there', () => {
    const { status, stdout, npmCalls } = ensureInstall();
    expect(npmCalls).toEqual(['--version', INSTALL]);
    expect(stdout).toMatch(/^Installing 1 package; .*\nInstalled in \d+ s\.\n$/);
    expect(status).toBe(0);
  });

  it('is installed when the lock file is newer than the packages', () => {
    installed(-1);
    expect(ensureInstall().npmCalls).toContain(INSTALL);
  });

  it('is what tests need, too, when they are to run', () => {
    const { stdout, npmCalls } = ensureInstall({ forTests: true });
    expect(npmCalls).toEqual(['--version', INSTALL_ALL]);
    expect(stdout).toContain('Installing 2 packages; ');
  });

  it('is added for tests to what the product runs with, once', () => {
    installed(1, 'a');
    const { stdout, npmCalls } = ensureInstall({ forTests: true });
    expect(npmCalls).toEqual(['--version', ADD_TO_IT]);
    expect(stdout).toContain('Installing 1 package more, which tests need.');
    installed(1, 'a', 'b');
    expect(ensureInstall({ forTests: true })).toEqual({ status: 0, stdout: '', stderr: '', npmCalls: npmCalls });
  });

  it('is still there for tests after the product was started with a newer lock file', () => {
    installed(-1, 'a', 'b');
    expect(ensureInstall().npmCalls).toEqual(['--version', INSTALL_ALL]);
  });

  it('is installed when an earlier installation broke off', () => {
    write('node_modules/a/package.json', '{}');
    expect(ensureInstall().npmCalls).toContain(INSTALL);
  });

  it('is told with what npm said when it cannot be installed', () => {
    const { status, stderr } = ensureInstall({ install: 1 });
    expect(stderr).toContain('The packages could not be installed (npm ci):\nthe registry is away');
    expect(status).toBe(1);
  });

  it('is told with the system’s own words when there is no npm', () => {
    const { status, stderr } = ensureInstall({ npm: 'none' });
    expect(stderr).toMatch(/^\nnpm does not start: .*ENOENT/);
    expect(status).toBe(1);
  });
});

describe('two commands that begin together', () => {
  /** An npm whose installation begins, waits for the file `go`, and is then there. */
  const SLOW_NPM = `#!/bin/sh
[ "$1" = --version ] && echo 10.8.0 && exit 0
echo "$@" >> npm-calls
until [ -e go ]; do sleep 0.05; done
mkdir -p node_modules
echo '{"packages":{"node_modules/a":{}}}' > node_modules/.package-lock.json
`;

  function start() {
    chmodSync(write('bin/npm', SLOW_NPM), 0o755);
    const { npm_execpath: _npm, ...env } = process.env;
    const child = spawn(process.execPath, [join(project, 'scripts', 'ensure-install.mjs')], {
      env: { ...env, PATH: `${join(project, 'bin')}:${env['PATH']}` },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { child, said: once(child.stdout, 'data'), output: text(child.stdout), ended: once(child, 'exit') };
  }

  it('install once: the second waits and finds everything there', async () => {
    const first = start();
    await first.said;
    const second = start();
    expect(String(await second.said)).toContain(`Waiting for process ${first.child.pid}, which installs packages here`);
    write('go', '');

    expect([await first.ended, await second.ended]).toEqual(Array(2).fill([0, null]));
    expect(readFileSync(join(project, 'npm-calls'), 'utf8')).toBe(`${INSTALL}\n`);
    expect(existsSync(join(project, '.installing'))).toBe(false);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('are not held up by one that %s has ended, with its npm', async (signal) => {
    const first = start();
    await first.said;
    first.child.kill(signal);
    expect(await first.ended).toEqual([1, null]);
    write('go', '');

    expect(await start().ended).toEqual([0, null]);
  });

  it('are not held up by a process of before that has this number no more', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    symlinkSync(`${pid}`, join(project, '.installing'));
    expect(ensureInstall()).toMatchObject({ status: 0, npmCalls: ['--version', INSTALL] });
  });
});

describe('a machine that is too old', () => {
  it.each(['18.20.0', '20.18.3'])('is told to get a newer Node than %s', (node) => {
    const { status, stderr, npmCalls } = ensureInstall({ node });
    expect(stderr).toBe(
      `\nNode 20.19 or newer is needed, this is ${node}. Get one from nodejs.org and run the command again.\n\n`,
    );
    expect({ status, npmCalls }).toEqual({ status: 1, npmCalls: [] });
  });

  it('is told to get a newer npm, and nothing is installed with the old one', () => {
    const { status, stderr, npmCalls } = ensureInstall({ npm: '9.9.4' });
    expect(stderr).toContain('npm 10 or newer is needed, this is 9.9.4. Run "npm install -g npm@10"');
    expect({ status, npmCalls }).toEqual({ status: 1, npmCalls: ['--version'] });
  });

  it('is told that its own Node must be newer when the packages bring none', () => {
    installed(1);
    const { status, stderr } = ensureInstall({ node: '22.12.0' });
    expect(stderr).toContain('On this platform Node 24 or newer must be installed, this is 22.12.0.');
    expect(status).toBe(1);
  });

  it('is new enough with a Node that npm 10 has brought and left without a link', () => {
    installed(1);
    mkdirSync(join(project, 'node_modules', '.bin'));
    const brought = `node_modules/node-${process.platform}-${process.arch}/bin/node`;
    chmodSync(write(brought, '#!/bin/sh\necho v24.1.0\n'), 0o755);
    expect(ensureInstall({ node: '20.19.0' })).toMatchObject({ status: 0, stderr: '' });
    expect(realpathSync(join(project, 'node_modules', '.bin', 'node'))).toBe(realpathSync(join(project, brought)));
  });

  it('is told why when the Node of the packages does not start', () => {
    installed(1);
    chmodSync(write('node_modules/.bin/node', '#!/bin/sh\necho "GLIBC_2.28 not found" >&2; exit 1\n'), 0o755);
    const { status, stderr } = ensureInstall();
    expect(stderr).toContain('The Node that the packages bring does not start: GLIBC_2.28 not found');
    expect(status).toBe(1);
  });

  it('is new enough with Node 20.19 when the packages bring Node 24', () => {
    installed(1);
    chmodSync(write('node_modules/.bin/node', '#!/bin/sh\necho v24.1.0\n'), 0o755);
    expect(ensureInstall({ node: '20.19.0' })).toMatchObject({ status: 0, stderr: '' });
  });
});
