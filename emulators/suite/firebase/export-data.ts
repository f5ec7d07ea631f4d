import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const STAND_INS_FOLDER = 'stand-ins';

/**
 * Writes everything that a later start needs to `dir`: the emulators' data in firebase-tools' own export format, and the stand-ins' state files. The old
 * content of `dir` is replaced only when the new one is complete.
 */
export async function exportData(hubUrl: string, stateDir: string, dir: string): Promise<void> {
  const fresh = `${dir}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const response = await fetch(`${hubUrl}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: fresh, initiatedBy: 'suite' }),
  });
  if (!response.ok) throw new Error(`the emulators could not export their data: ${await response.text()}`);
  cpSync(stateDir, join(fresh, STAND_INS_FOLDER), { recursive: true });
  const old = `${dir}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dir)) renameSync(dir, old);
  renameSync(fresh, dir);
  rmSync(old, { recursive: true, force: true });
}

/** Copies the stand-ins' state from an export into a run; an export without it leaves them empty. */
export function importStandInState(dir: string, stateDir: string): void {
  const carried = join(dir, STAND_INS_FOLDER);
  if (existsSync(carried)) cpSync(carried, stateDir, { recursive: true });
}
