import { Firestore } from '@google-cloud/firestore';
import { expect } from 'vitest';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import { replaceDependencies } from './api.ts';

/** The engine keeps every project's documents apart; who signs in is the same in all of them. */
const PROJECT_ID = `${LOCAL_PROJECT_ID}-apart`;

/** Lets the API of this test file work on a database of its own, whose documents no other test file sees. */
export function useOwnDatabase(): void {
  replaceDependencies({ db: new Firestore({ projectId: PROJECT_ID, ignoreUndefinedProperties: true }) });
}

/** Removes every document of the own database. */
export async function emptyOwnDatabase(): Promise<void> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const url = `http://${host}/emulator/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(200);
}
