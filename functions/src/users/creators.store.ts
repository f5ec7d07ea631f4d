import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { User } from '@doubloon/contract/users/user.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { eachData } from '../platform/each-document.ts';

/** Every creator's public document, read in pages as it is asked for. */
export function eachCreator(db: Firestore): AsyncGenerator<User> {
  return eachData(collection(db, COLLECTIONS.users, User).where('role', '==', 'content_creator'));
}
