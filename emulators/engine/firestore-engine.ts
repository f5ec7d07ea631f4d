import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { adaptDocuments } from './adapt-documents.ts';
import type { ControlChannel } from './control-channel.ts';
import type { EngineSettings } from './engine-settings.ts';
import { createGate } from './workarounds/gate.ts';
import { answers } from '../suite/processes/probe.ts';
import { createRestartBudget } from '../suite/processes/restart-budget.ts';

const INDEXES = 'firestore.indexes.json';
const EVENTS_FLAG = '--functions_emulator';
const MAX_RESTARTS = 5;
const RESTART_WINDOW_MS = 60_000;
const STOP_GRACE_MS = 3_000;
const PROBE_EVERY_MS = 50;

/**
 * Runs the Firestore engine with the flags that firebase-tools gave to `java -jar`, until `stop` is called. A crashed firenook restarts on its data folder. The
 * official engine keeps data in memory, so its crash ends the launcher and with it the run.
 */
export async function superviseFirestore(
  flags: string[],
  settings: EngineSettings,
  channel: ControlChannel,
  onEnd: (code: number) => void,
) {
  const budget = createRestartBudget(MAX_RESTARTS, RESTART_WINDOW_MS);
  const address = {
    host: valueOf(flags, '--host'),
    port: Number(valueOf(flags, '--port')),
    enginePort: settings.enginePort,
  };
  const gate = settings.engine === 'firenook' ? await createGate(address) : undefined;
  const engineUrl = `http://${address.host}:${gate ? address.enginePort : address.port}/`;
  let child: ChildProcess;
  let stopping = false;

  const report = (event: 'crashed' | 'gave-up' | 'stopped', detail: string) => {
    console.log(`[launcher] Firestore engine ${event}: ${detail}`);
    channel.report({ part: 'firestore', event, detail });
  };
  const end = (event: 'gave-up' | 'stopped', detail: string) => {
    report(event, detail);
    gate?.close();
    onEnd(event === 'stopped' ? 0 : 1);
  };

  const start = (event: 'started' | 'restarted') => {
    const command = event === 'started' ? firestoreCommand(flags, settings) : restartCommand(flags, settings);
    const engine = spawn(command.file, command.args, { stdio: ['ignore', 'inherit', 'pipe'] });
    child = engine;
    let lastWords = '';
    engine.stderr.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      lastWords = chunk.toString().trim().split('\n').at(-1) ?? '';
    });
    let wasUp = false;
    const isAlive = () => engine.exitCode === null && engine.signalCode === null;
    const up = untilAnswering(engineUrl, isAlive).then(async (isUp) => {
      if (!isUp) return;
      // Before that, nobody can reach the engine, and no trigger is registered that it could fire.
      const problem =
        event === 'started' && settings.adaptation
          ? await adaptDocuments(engineUrl, settings.adaptation).then(() => undefined, String)
          : undefined;
      if (problem !== undefined) {
        console.log(`[launcher] ${problem}`);
        engine.kill();
        return;
      }
      wasUp = true;
      await gate?.open();
      channel.report({ part: 'firestore', event, ...(engine.pid === undefined ? {} : { pid: engine.pid }) });
    });
    up.catch((error: unknown) => {
      console.log(`[launcher] ${String(error)}`);
      engine.kill('SIGKILL');
    });
    engine.once('error', (error) => end('gave-up', error.message));
    // "close" comes after the last output was read.
    engine.once('close', (code, signal) => {
      gate?.shut();
      const how = signal ? `ended by ${signal}` : `ended with code ${code} (${lastWords})`;
      if (stopping) return end('stopped', how);
      if (!gate || !wasUp || !budget.mayRestart()) return end('gave-up', how);
      report('crashed', how);
      start('restarted');
    });
  };

  linkIndexes(settings);
  start('started');
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
 * Links the declared indexes into firenook's working folder, where it reads them. firenook resolves the folder of an export relative to its working folder,
 * which must therefore be firebase-tools' own.
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

/** Returns the command of the first start: firenook accepts the official engine's own flags. */
export function firestoreCommand(given: string[], settings: EngineSettings): Command {
  const flags = settings.eventsTo === undefined ? given : sendingEventsTo(settings.eventsTo, given);
  if (settings.engine === 'official') return { file: settings.java ?? 'java', args: flags };
  const own = flags.slice(flags.indexOf('-jar') + 2);
  own[own.indexOf('--port') + 1] = String(settings.enginePort);
  const indexes = settings.strictIndexes ? ['--strict-indexes'] : [];
  return {
    file: settings.firenook ?? 'firenook',
    args: ['firestore', ...own, '--data-dir', settings.dataDir, ...indexes],
  };
}

/** Adds the address for events; firebase-tools itself names the functions emulator if it runs one. */
function sendingEventsTo(address: string, flags: string[]): string[] {
  const named = flags.indexOf(EVENTS_FLAG);
  return [...(named < 0 ? flags : flags.toSpliced(named, 2)), EVENTS_FLAG, address];
}

/** Returns the command of a restart, which reads the data folder: importing the seed again would undo later writes. */
export function restartCommand(flags: string[], settings: EngineSettings): Command {
  const seed = flags.indexOf('--seed_from_export');
  const unseeded = seed < 0 ? flags : flags.toSpliced(seed, 2);
  return firestoreCommand(unseeded, settings);
}

async function untilAnswering(url: string, isAlive: () => boolean): Promise<boolean> {
  while (isAlive()) {
    if (await answers(url)) return true;
    await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS));
  }
  return false;
}

function valueOf(flags: string[], name: string): string {
  return flags[flags.indexOf(name) + 1] ?? '';
}
