import { spawn } from 'node:child_process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findRunProcesses, isAlive, killRun, RUN_MARKER, signalProcess } from './run-processes.ts';

const SLEEPER = 'process.stdout.write("up"); setInterval(() => {}, 1000)';

/** Starts a process that starts a detached one, as firebase-tools does with its engines; resolves when both run. */
async function startFamily(runId: string): Promise<void> {
  const code = `const { spawn } = require('node:child_process');
    spawn(process.execPath, ['-e', ${JSON.stringify(SLEEPER)}], { detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['-e', code], {
    env: { ...process.env, [RUN_MARKER]: runId },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
}

it('finds and ends all processes of a run, detached ones too, and no others', async () => {
  const [mine, other] = [`test-${process.pid}-a`, `test-${process.pid}-b`];
  await Promise.all([startFamily(mine), startFamily(other)]);

  expect(findRunProcesses(mine)).toHaveLength(2);
  await killRun(mine);

  expect(findRunProcesses(mine)).toEqual([]);
  expect(findRunProcesses(other)).toHaveLength(2);
  await killRun(other);
});

describe('what the system says of a process that is signalled', () => {
  afterEach(() => vi.restoreAllMocks());

  const systemSays = (code: string) =>
    vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error(`kill ${code}`), { code });
    });

  it('is that it has ended', () => {
    systemSays('ESRCH');
    expect(isAlive(12)).toBe(false);
    signalProcess(12, 'SIGTERM');
  });

  it('is that it is another person’s, so it runs', () => {
    systemSays('EPERM');
    expect(isAlive(12)).toBe(true);
    expect(() => signalProcess(12, 'SIGTERM')).toThrow('kill EPERM');
  });

  it('is passed on when it is something else', () => {
    systemSays('EINVAL');
    expect(() => isAlive(12)).toThrow('kill EINVAL');
    expect(() => signalProcess(12, 'SIGTERM')).toThrow('kill EINVAL');
  });
});
