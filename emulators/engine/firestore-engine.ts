import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import type { ControlChannel } from './control-channel.ts';
import type { EngineSettings } from './engine-settings.ts';
import { createRestartBudget } from './restart-budget.ts';

const INDEXES = 'firestore.indexes.json';
const MOST_RESTARTS = 5;
const RESTART_WINDOW_MS = 60_000;
const STOP_GRACE_MS = 3_000;
const PROBE_EVERY_MS = 50;

/**
 * Runs the Firestore engine for the flags firebase-tools gave to `java -jar`, until `stop` is called. A crashed firenook starts again on
 * its data folder; the official engine keeps data in memory, so its crash ends the launcher and with it the run.
 */
export function superviseFirestore(
  flags: string[],
  settings: EngineSettings,
  channel: ControlChannel,
  onEnd: (code: number) => void,
) {
  const budget = createRestartBudget(MOST_RESTARTS, RESTART_WINDOW_MS);
  let child: ChildProcess;
  let stopping = false;
  let starts = 0;

  const start = () => {
    starts += 1;
    const command = starts === 1 ? firestoreCommand(flags, settings) : restartCommand(flags, settings);
    child = spawn(command.file, command.args, { stdio: ['ignore', 'inherit', 'inherit'] });
    const { pid } = child;
    const event = starts === 1 ? 'started' : 'restarted';
    let answered = false;
    void untilAnswering(flags, () => child.pid === pid && child.exitCode === null && child.signalCode === null).then(
      (answers) => {
        answered = answers;
        if (answers && pid !== undefined) channel.report({ part: 'firestore', event, pid });
      },
    );
    child.once('error', (error) => onEnd(report('gave-up', error.message)));
    child.once('exit', (code, signal) => {
      const how = signal ? `ended by ${signal}` : `ended with code ${code}`;
      if (stopping) return onEnd(report('stopped', how));
      const mayRestart = settings.engine === 'firenook' && answered && budget.mayRestart();
      if (!mayRestart) return onEnd(report('gave-up', how));
      report('crashed', how);
      start();
    });
  };

  const report = (event: 'crashed' | 'gave-up' | 'stopped', detail: string): number => {
    console.log(`[launcher] Firestore engine ${event}: ${detail}`);
    channel.report({ part: 'firestore', event, detail });
    return event === 'stopped' ? 0 : 1;
  };

  linkIndexes(settings);
  start();
  return {
    stop: () => {
      if (stopping) return;
      stopping = true;
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS).unref();
    },
  };
}

/**
 * firenook reads the declared indexes from its working folder, and takes the folder of an export relative to it. The latter must be
 * firebase-tools' own working folder, so the former is linked there.
 */
function linkIndexes(settings: EngineSettings): void {
  const link = join(process.cwd(), INDEXES);
  rmSync(link, { force: true });
  if (settings.engine === 'firenook' && settings.strictIndexes) symlinkSync(join(settings.root, INDEXES), link);
}

interface Command {
  file: string;
  args: string[];
}

/** The first start: firenook takes the official engine's own flags. */
export function firestoreCommand(flags: string[], settings: EngineSettings): Command {
  if (settings.engine === 'official') return { file: settings.java ?? 'java', args: flags };
  const own = flags.slice(flags.indexOf('-jar') + 2);
  const indexes = settings.strictIndexes ? ['--strict-indexes'] : [];
  return {
    file: settings.firenook ?? 'firenook',
    args: ['firestore', ...own, '--data-dir', settings.dataDir, ...indexes],
  };
}

/** A later start reads the data folder; importing the seed again would undo what was acknowledged since. */
export function restartCommand(flags: string[], settings: EngineSettings): Command {
  const seed = flags.indexOf('--seed_from_export');
  const unseeded = seed < 0 ? flags : flags.toSpliced(seed, 2);
  return firestoreCommand(unseeded, settings);
}

async function untilAnswering(flags: string[], isAlive: () => boolean): Promise<boolean> {
  const valueOf = (flag: string) => flags[flags.indexOf(flag) + 1];
  const url = `http://${valueOf('--host')}:${valueOf('--port')}/`;
  while (isAlive()) {
    if (await answers(url)) return true;
    await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS));
  }
  return false;
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, (response) => {
      response.resume();
      resolve(true);
    });
    request.on('error', () => resolve(false));
  });
}
