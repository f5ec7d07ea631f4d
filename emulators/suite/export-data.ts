import { existsSync, renameSync, rmSync } from 'node:fs';

/** Asks the emulator hub for an export; the old export at `dir` is replaced only once the new one is complete. */
export async function exportData(hubUrl: string, dir: string): Promise<void> {
  const fresh = `${dir}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const response = await fetch(`${hubUrl}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: fresh, initiatedBy: 'suite' }),
  });
  if (!response.ok) throw new Error(`the emulators could not export their data: ${await response.text()}`);
  const old = `${dir}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dir)) renameSync(dir, old);
  renameSync(fresh, dir);
  rmSync(old, { recursive: true, force: true });
}
