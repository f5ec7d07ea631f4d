import type { App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { readFirestoreDatabase } from '../../functions/src/platform/config/firestore-database.ts';
import { deployedSettings } from './deployed-settings.ts';

/** Opens the database of a project that FIRESTORE_DATABASE names, in the environment or else in the project's settings; the default one without it. */
export function openFirestore(app: App, project: string): Firestore {
  return getFirestore(app, readFirestoreDatabase({ ...deployedSettings(project), ...process.env }));
}
