import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, watch } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import { isFree, reserveFreePorts, type Ports } from '../../emulators/suite/processes/ports.ts';
import { findRunProcesses, untilEnded } from '../../emulators/suite/processes/run-processes.ts';
import { ROOT, startSuite } from '../../emulators/suite/start-suite.ts';
import { startEngineSuite, type EngineSuite } from './support/engine-suite.ts';

let suite: EngineSuite | undefined;
afterEach(async () => {
  await suite?.dispose();
  suite = undefined;
});

async function takenPorts(ports: Ports): Promise<number[]> {
  const all = Object.values(ports);
  const free = await Promise.all(all.map(isFree));
  return all.filter((_, index) => !free[index]);
}

const configOf = (runId: string) => readdirSync(ROOT).filter((name) => name.includes(runId));

function untilConfigGone(runId: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(ROOT, () => {
      if (configOf(runId).length > 0) return;
      watcher.close();
      resolve();
    });
  });
}

describe('the end of a suite', () => {
  it('leaves no process, port or file after it was stopped', async () => {
    suite = await startEngineSuite(['auth', 'firestore', 'clock']);
    expect(findRunProcesses(suite.runId).length).toBeGreaterThan(2);
    expect(await takenPorts(suite.ports)).toContain(suite.ports.firestore);
    expect(configOf(suite.runId)).toHaveLength(1);

    await suite.stop();

    expect(findRunProcesses(suite.runId)).toEqual([]);
    expect(await takenPorts(suite.ports)).toEqual([]);
    expect(configOf(suite.runId)).toEqual([]);
    expect(await suite.ended).toBeUndefined();
  });

  it('comes with the name and the last lines of firebase-tools when that is killed', async () => {
    suite = await startEngineSuite(['auth', 'firestore', 'clock']);

    process.kill(suite.pidOf('firebase') ?? 0, 'SIGKILL');

    const end = await suite.ended;
    expect(end?.crash).toContain('firebase ended by SIGKILL');
    expect(end?.crash).toMatch(/Last lines of .*firebase\.log:\n.*Firestore/s);
    expect(findRunProcesses(suite.runId)).toEqual([]);
    expect(await takenPorts(suite.ports)).toEqual([]);
  });

  it('leaves nothing when the process that started it is killed', async () => {
    const supervisor = spawn(process.execPath, [join(import.meta.dirname, 'support/supervisor.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const line = await new Promise<string>((resolve) =>
      createInterface({ input: supervisor.stdout }).once('line', resolve),
    );
    const { runId, ports, logDir } = JSON.parse(line) as { runId: string; ports: Ports; logDir: string };
    expect(await takenPorts(ports)).toEqual(
      expect.arrayContaining([ports.auth, ports.firestore, ports.hub, ports.clock]),
    );

    const pids = findRunProcesses(runId);
    const configGone = untilConfigGone(runId);

    supervisor.kill('SIGKILL');

    expect(await untilEnded(pids, 120_000)).toBe(true);
    expect(await takenPorts(ports)).toEqual([]);
    await configGone;
    rmSync(dirname(logDir), { recursive: true, force: true });
  });
});

describe('a killed stand-in', () => {
  it('is named and starts again', async () => {
    suite = await startEngineSuite(['clock']);
    const killed = suite.pidOf('clock') ?? 0;
    const event = suite.event('clock');

    process.kill(killed, 'SIGKILL');

    expect(await event).toBe('clock ended by SIGKILL; it was started again.');
    expect(suite.pidOf('clock')).not.toBe(killed);
  });
});

describe('a suite that cannot start', () => {
  it('names what holds a taken port before anything was started', async () => {
    const { ports, release } = await reserveFreePorts();
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(ports.auth, '127.0.0.1', resolve));
    const folder = join(tmpdir(), `doubloon-taken-${process.pid}`);

    const start = startSuite({
      projectId: LOCAL_PROJECT_ID,
      ports,
      parts: ['auth'],
      dataDir: join(folder, 'data'),
      logDir: join(folder, 'logs'),
    });

    await expect(start).rejects.toThrow(`port ${ports.auth} (auth) is held by process ${process.pid} (`);
    expect(existsSync(folder)).toBe(false);
    holder.close();
    release();
  });

  it('stops everything when a part ends before it is ready', async () => {
    const { ports, release } = await reserveFreePorts();
    const start = startEngineSuite(['clock', 'auth'], { ports, projectId: 'NOT A PROJECT' });

    await expect(start).rejects.toThrow('firebase ended with code 1; everything was stopped');
    expect(await takenPorts(ports)).toEqual([]);
    release();
  });
});
