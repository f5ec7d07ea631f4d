import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, delimiter, join } from 'node:path';
import type { EngineSettings } from '../../engine/index.ts';

/**
 * Writes the executable named `java` that firebase-tools will find first on PATH; returns the environment for that. Node's own folder comes next on PATH, so
 * that functions run on the Node that runs the suite.
 */
export function writeLauncher(folder: string, settings: EngineSettings): NodeJS.ProcessEnv {
  const launcher = join(folder, 'java');
  const settingsFile = join(folder, 'engine.json');
  const code = join(settings.root, 'emulators', 'engine', 'java-launcher.ts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(settingsFile, JSON.stringify(settings));
  writeFileSync(launcher, `#!/bin/sh\nexec ${[process.execPath, code, settingsFile].map(quote).join(' ')} "$@"\n`);
  chmodSync(launcher, 0o755);
  const path = [folder, dirname(process.execPath), process.env.PATH ?? ''].join(delimiter);
  if (settings.engine === 'official') return { PATH: path };
  // firebase-tools requires these files to exist instead of its downloads; the launcher does not read them.
  return { PATH: path, FIRESTORE_EMULATOR_BINARY_PATH: launcher, STORAGE_EMULATOR_BINARY_PATH: launcher };
}

function quote(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
