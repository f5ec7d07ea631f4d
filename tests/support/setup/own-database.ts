import { randomBytes } from 'node:crypto';
import { LOCAL_PROJECT_ID } from '../../../emulators/suite/local-project.ts';

let projectId = `${LOCAL_PROJECT_ID}-${randomBytes(6).toString('hex')}`;

/** Returns the project whose documents only this test file sees: the engine separates the projects. Accounts are the same in all of them. */
export const ownProjectId = () => projectId;

/** Makes this test file use the documents of the suite's own project, as other files do: only there do the rules accept a person's token. */
export function shareDatabase(): void {
  projectId = LOCAL_PROJECT_ID;
}

/** Removes every document of this test file's database, unless other files share it. */
export async function emptyOwnDatabase(): Promise<void> {
  if (projectId === LOCAL_PROJECT_ID) return;
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const url = `http://${host}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const { status } = await fetch(url, { method: 'DELETE' });
  if (status !== 200) throw new Error(`The database was not emptied: ${status}`);
}
