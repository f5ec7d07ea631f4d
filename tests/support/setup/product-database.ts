import type { Firestore } from '@google-cloud/firestore';
import type { Log } from '../../../functions/src/platform/log.ts';
import { openDatabase, type Database } from '../../../functions/src/platform/database/database.ts';
import { STORE_CLASSES } from '../../../functions/src/store-classes.ts';

/** Returns a database as the product uses it, over Firestore or its replacement in a test. */
export const productDatabase = (firestore: Pick<Firestore, 'collection'>, log?: Log): Database =>
  openDatabase(firestore as Firestore, STORE_CLASSES, log);
