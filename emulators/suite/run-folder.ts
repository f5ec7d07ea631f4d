import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeEngineDir } from './firebase/engine-dir.ts';
import { writeFirebaseConfig, type ConfigOptions } from './firebase/firebase-config.ts';
import type { Ports } from './processes/ports.ts';
import { startGuard } from './processes/start-guard.ts';

export interface RunFolder {
  runId: string;
  /** TMPDIR of every part, so that concurrent runs share no temporary file. It is short, because Unix socket paths must not be long. */
  tempDir: string;
  configPath: string;
  /** Folder of the stand-ins' state files. */
  stateDir: string;
  /** Folder of the Firestore engine's data. */
  engineDir: string;
  close: () => void;
}

/** Creates the folders and files of one run, and starts the guard that removes them and ends the run's processes if its supervisor dies. */
export function openRunFolder(
  root: string,
  folders: { logDir: string; dataDir: string },
  ports: Ports,
  config: ConfigOptions,
): RunFolder {
  const runId = randomBytes(6).toString('hex');
  const stateDir = join(folders.dataDir, 'stand-ins');
  for (const folder of [folders.logDir, stateDir]) mkdirSync(folder, { recursive: true });
  const tempDir = mkdtempSync(join(tmpdir(), 'doubloon-'));
  const configPath = writeFirebaseConfig(root, runId, ports, config);
  const engineDir = makeEngineDir();
  const leftovers = [tempDir, configPath, engineDir];
  const guard = startGuard(runId, leftovers);
  return {
    runId,
    tempDir,
    configPath,
    stateDir,
    engineDir,
    close: () => {
      guard.dismiss();
      for (const path of leftovers) rmSync(path, { recursive: true, force: true });
    },
  };
}
