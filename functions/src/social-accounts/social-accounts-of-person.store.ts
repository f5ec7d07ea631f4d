import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';
import { deleteDocuments } from '../platform/each-document.ts';

const OF_A_PERSON = [
  COLLECTIONS.socialAccounts,
  COLLECTIONS.socialHandles,
  COLLECTIONS.verificationCodes,
  COLLECTIONS.oauthTickets,
  COLLECTIONS.oauthStates,
] as const;

/** Removes a person's linked accounts with their handles, and whatever linking is under way, in batches. */
export async function removeSocialAccountsOf(db: Firestore, uid: string): Promise<void> {
  for (const name of OF_A_PERSON) await deleteDocuments(db, db.collection(name).where('uid', '==', uid));
}
