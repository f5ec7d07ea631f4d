import { Dashboard } from '@doubloon/contract/dashboard/dashboard.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';

/** The numbers of a user; all zero for somebody about whom nothing was counted yet. Reads 1. */
export async function readDashboard(db: Firestore, uid: string): Promise<Dashboard> {
  const stored = await collection(db, COLLECTIONS.dashboards, Dashboard).doc(uid).get();
  return stored.data() ?? Dashboard.parse({});
}
