import { MigrationRun } from '@doubloon/contract/system/migration-run.ts';
import { storeOf } from '../database/document-store.ts';

/** How far each migration, and the repair, has come. */
export class MigrationRuns extends storeOf('migrationRuns', MigrationRun, ({ id }) => id) {}
