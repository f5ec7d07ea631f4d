import { Firestore } from '@google-cloud/firestore';
import { expect } from 'vitest';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import type { Dependencies } from '../../functions/src/platform/dependencies.ts';
import { replaceDependencies } from './api.ts';

let projectId = '';

/**
 * Lets the API of this test file work on a database of its own, whose documents no other test file sees: the engine keeps every
 * project's apart. Who signs in is the same in all of them. `others` are further dependencies of its own.
 */
export function useOwnDatabase(name: string, others: Partial<Dependencies> = {}): void {
  projectId = `${LOCAL_PROJECT_ID}-${name}`;
  replaceDependencies({ ...others, db: new Firestore({ projectId, ignoreUndefinedProperties: true }) });
}

/** Removes every document of the own database. */
export async function emptyOwnDatabase(): Promise<void> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const url = `http://${host}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(200);
}
