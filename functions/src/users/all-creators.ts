import type { User } from '@doubloon/contract/users/user.ts';
import type { Firestore } from '@google-cloud/firestore';
import { eachCreator } from './creators.store.ts';

/** All creators, for the repair of what is derived from them; reads every one. */
export function allCreators(db: Firestore): AsyncIterable<User> {
  return eachCreator(db);
}
