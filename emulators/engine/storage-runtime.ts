import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { ControlChannel } from './control-channel.ts';
import type { EngineSettings } from './engine-settings.ts';
import { createReplay } from './storage-replay.ts';
import { createRestartBudget } from '../suite/processes/restart-budget.ts';

const MAX_RESTARTS = 5;
const RESTART_WINDOW_MS = 60_000;

/**
 * Runs the Storage rules runtime between firebase-tools' stdin and stdout (one JSON value per line). After a crash, firebase-tools would continue without rules
 * and refuse everything, so the runtime is restarted here with its rulesets and open requests.
 */
export function superviseStorageRuntime(
  settings: EngineSettings,
  channel: ControlChannel,
  onEnd: (code: number) => void,
) {
  const runtime = join(settings.root, 'emulators', 'storage-rules', 'runtime.ts');
  const budget = createRestartBudget(MAX_RESTARTS, RESTART_WINDOW_MS);
  const replay = createReplay();
  let child: ChildProcessByStdio<Writable, Readable, null>;
  let stopping = false;

  const start = (event: 'started' | 'restarted') => {
    child = spawn(process.execPath, [runtime, 'serve'], { stdio: ['pipe', 'pipe', 'inherit'] });
    if (child.pid !== undefined) channel.report({ part: 'storage', event, pid: child.pid });
    child.stdin.on('error', () => child.kill());
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (replay.isWanted(line)) process.stdout.write(`${line}\n`);
    });
    const { toRuntime, toSuite } = replay.afterCrash();
    for (const line of toRuntime) child.stdin.write(`${line}\n`);
    for (const line of toSuite) process.stdout.write(`${line}\n`);
    child.once('close', (code, signal) => {
      const detail = signal ? `ended by ${signal}` : `ended with code ${code}`;
      const end = (how: 'stopped' | 'gave-up') => {
        channel.report({ part: 'storage', event: how, detail });
        onEnd(how === 'stopped' ? 0 : 1);
      };
      if (stopping) return end('stopped');
      if (!budget.mayRestart()) return end('gave-up');
      channel.report({ part: 'storage', event: 'crashed', detail });
      start('restarted');
    });
  };

  start('started');
  createInterface({ input: process.stdin }).on('line', (line) => {
    replay.remember(line);
    child.stdin.write(`${line}\n`);
  });
  const stop = () => {
    if (stopping) return;
    stopping = true;
    child.kill('SIGTERM');
  };
  process.stdin.on('end', stop);
  return { stop };
}
