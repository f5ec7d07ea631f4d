import { AccountDeletion } from '@doubloon/contract/account/account-deletion.ts';
import { FieldValue } from '@google-cloud/firestore';
import { storeOf } from '../platform/database/document-store.ts';

export class AccountDeletions extends storeOf('accountDeletions', AccountDeletion, ({ uid }) => uid) {
  /** Records that a step is done. Writes 1. */
  addStepDone(uid: string, step: string): void {
    this.writing.update(this.ref(uid), { stepsDone: FieldValue.arrayUnion(step) });
  }

  /** Records that everything is done. Writes 1. */
  complete(uid: string, completedAt: Date): void {
    this.update(uid, { resumeAt: null, completedAt });
  }

  /** Yields the uids whose deletion is due to be continued, longest overdue first, read on demand. Reads one each. */
  eachUidToResume(now: Date): AsyncIterable<string> {
    return this.idsInTurn(this.documents.where('resumeAt', '<=', now).orderBy('resumeAt'));
  }
}
