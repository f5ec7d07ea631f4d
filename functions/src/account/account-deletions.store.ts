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

  /** The uids whose deletion is due to be continued, longest overdue first. Reads at most `limit`. */
  findUidsToResume(now: Date, limit: number): Promise<string[]> {
    return this.ids(this.documents.where('resumeAt', '<=', now).orderBy('resumeAt').limit(limit));
  }
}
