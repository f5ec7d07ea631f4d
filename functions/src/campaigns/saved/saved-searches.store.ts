import { MAX_SAVED_SEARCHES, SavedSearch } from '@doubloon/contract/campaigns/saved-search.ts';
import { FieldPath } from '@google-cloud/firestore';
import { storeOf } from '../../platform/database/document-store.ts';

/** The searches of the marketplace that creators have saved. */
export class SavedSearches extends storeOf('savedSearches', SavedSearch, ({ id }) => id, {
  of: 'uid',
  label: 'Saved search',
}) {
  /** Somebody's saved searches, latest first. Reads up to `MAX_SAVED_SEARCHES`. */
  findLatest(uid: string): Promise<SavedSearch[]> {
    return this.all(this.of(uid).orderBy('createdAt', 'desc').limit(MAX_SAVED_SEARCHES));
  }

  /** Searches for which new loots are to be looked for by now, longest overdue first, after one of them. Reads up to `limit`. */
  findDue(now: Date, limit: number, after: SavedSearch | undefined): Promise<SavedSearch[]> {
    const due = this.documents
      .where('lookAt', '<=', now)
      .orderBy('lookAt')
      .orderBy(FieldPath.documentId())
      .limit(limit);
    return this.all(after ? due.startAfter(after.lookAt, after.id) : due);
  }
}
