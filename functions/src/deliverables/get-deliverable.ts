import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { notFound } from '../platform/app-error.ts';
import type { Caller } from '../platform/identity/caller.ts';
import type { Database, Documents } from '../platform/database/database.ts';

/** A treasure the caller may read: its creator, the campaign's owner, an admin. Else `not_found`. Reads 1. */
export async function getDeliverableOfCaller(db: Database, id: string, caller: Caller): Promise<Deliverable> {
  const deliverable = await db.deliverables.find(id);
  const mayRead =
    deliverable &&
    (caller.role === 'admin' || deliverable.creatorId === caller.uid || deliverable.ownerId === caller.uid);
  if (!mayRead) throw notFound('Treasure');
  return deliverable;
}

/** The caller's own treasure as a creator. Else `not_found`. Reads 1. */
export async function getOwnDeliverable(documents: Documents, id: string, caller: Caller): Promise<Deliverable> {
  const deliverable = await documents.deliverables.find(id);
  if (deliverable?.creatorId !== caller.uid) throw notFound('Treasure');
  return deliverable;
}
