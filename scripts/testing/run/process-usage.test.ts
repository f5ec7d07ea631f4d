import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { PART_MARKER, UsageWatch } from './process-usage.ts';

/** Uses 200 ms of processor time, however long it has to wait for it. */
const BUSY = `while (process.cpuUsage().user + process.cpuUsage().system < 200_000);`;

/** Holds 50 MB, works, starts a detached child that works after it, and runs until it is ended. */
const PARENT = `const held = Buffer.alloc(50_000_000, 1); ${BUSY}
  require('node:child_process')
    .spawn(process.execPath, ['-e', ${JSON.stringify(BUSY)}], { detached: true, stdio: 'ignore' })
    .once('exit', () => console.log('done'));
  setInterval(() => held.length, 1000);`;

it.runIf(process.platform === 'linux')(
  'counts what all processes of a part have used, and keeps it when they have ended',
  async () => {
    const runId = `usage-${process.pid}`;
    const watch = new UsageWatch(runId);
    const marker = `${runId}-part`;
    const child = spawn(process.execPath, ['-e', PARENT], {
      env: { ...process.env, [PART_MARKER]: marker },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    watch.look();
    const seen = watch.usage(marker);
    child.kill('SIGKILL');
    await once(child, 'close');
    watch.look();
    watch.stop();

    expect(seen?.cpuSeconds).toBeGreaterThan(0.35);
    expect(seen?.memoryMb).toBeGreaterThan(45);
    expect(watch.usage(marker)?.cpuSeconds).toBeGreaterThanOrEqual(seen?.cpuSeconds ?? Infinity);
    expect(watch.total()).toEqual(watch.usage(marker));
    expect(watch.usage('somebody else')).toEqual({ cpuSeconds: 0, memoryMb: 0 });
  },
);

it('knows nothing where there is no /proc', () => {
  const watch = new UsageWatch('any', 'darwin');

  expect(watch.usage('any')).toBeUndefined();
  expect(watch.total()).toBeUndefined();
});
