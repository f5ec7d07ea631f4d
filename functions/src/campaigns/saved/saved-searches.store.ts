import { MAX_SAVED_SEARCHES, SavedSearch } from '@doubloon/contract/campaigns/saved-search.ts';
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

  /** Yields the searches for which new loots are to be looked for by now, longest overdue first, read on demand. Reads one each. */
  eachDue(now: Date): AsyncIterable<SavedSearch> {
    return this.inTurn(this.documents.where('lookAt', '<=', now).orderBy('lookAt'));
  }
}
