import { spawn } from 'node:child_process';
import { connectToSuite, type ControlChannel } from './control-channel.ts';
import { MIN_JAVA_MAJOR } from './choose-engine.ts';
import { readEngineSettings, type EngineSettings } from './engine-settings.ts';
import { superviseFirestore } from './firestore-engine.ts';
import { superviseStorageRuntime } from './storage-runtime.ts';

/**
 * Replaces `java` on firebase-tools' PATH: `java-launcher.ts SETTINGS …java's own arguments`. Handles the three calls that firebase-tools makes (`-version`,
 * the Firestore engine, the Storage rules runtime) and refuses any other.
 */
async function launch(settingsPath: string, args: string[]): Promise<void> {
  const settings = readEngineSettings(settingsPath);
  if (args.includes('-version')) return printVersion();
  const isStorage = args.at(-1) === 'serve';
  if (!isStorage && !args.includes('--rules') && !args.includes('--project_id')) {
    console.error(`The engine launcher does not know this call of java: ${args.join(' ')}`);
    process.exitCode = 2;
    return;
  }
  const part: { stop: () => void } = { stop: () => process.exit(0) };
  const channel = connectToSuite(settings.controlSocket, () => part.stop());
  const end = (code: number) => {
    process.exitCode = code;
    channel.close();
    process.stdin.destroy();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => part.stop());
  const supervise = isStorage ? startStorage : superviseFirestore;
  Object.assign(part, await supervise(args, settings, channel, end));
}

function startStorage(args: string[], settings: EngineSettings, channel: ControlChannel, end: (code: number) => void) {
  if (settings.engine === 'firenook') return superviseStorageRuntime(settings, channel, end);
  const java = spawn(settings.java ?? 'java', args, { stdio: 'inherit' });
  java.once('exit', (code) => end(code ?? 1));
  return { stop: () => void java.kill('SIGTERM') };
}

function printVersion(): void {
  console.error(`openjdk version "${MIN_JAVA_MAJOR}.0.0" (engine launcher)`);
}

const [settingsPath, ...args] = process.argv.slice(2);
if (settingsPath) await launch(settingsPath, args);
