import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './processes/run-processes.ts';

export interface StateFolder {
  folder: string;
  dataDir: string;
  logDir: string;
}

/** Creates a folder below `.emulator` for the data and logs of this process's run; removes folders that ended runs of the same kind left. */
export function openStateFolder(root: string, kind: string): StateFolder {
  const all = join(root, '.emulator');
  for (const name of existsSync(all) ? readdirSync(all) : []) {
    const pid = new RegExp(`^${kind}-(\\d+)$`).exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(all, name), { recursive: true, force: true });
  }
  const folder = join(all, `${kind}-${process.pid}`);
  return { folder, dataDir: join(folder, 'data'), logDir: join(folder, 'logs') };
}
