import { hideClosedLoots } from './campaigns/closed-loots.migration.ts';
import { storeSavedLootNotices } from './campaigns/saved/saved-loots.migration.ts';
import { storePaymentProblems } from './deadlines/payment-problems.migration.ts';
import type { Migration } from './platform/migrations/migration.ts';

/** Every migration, in the order in which they run. New ones are added at the end. */
export const MIGRATIONS: readonly Migration[] = [storePaymentProblems, hideClosedLoots, storeSavedLootNotices];
