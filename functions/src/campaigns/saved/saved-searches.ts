import {
  MAX_SAVED_SEARCHES,
  type SavedSearch,
  type SavedSearchView,
} from '@doubloon/contract/campaigns/saved-search.ts';
import { AppError, illegalState, notFound } from '../../platform/app-error.ts';
import { type Tx, unitOfWork } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/dependencies.ts';
import { newId } from '../../platform/ids.ts';
import { nextLook } from './next-look.ts';

const toSavedSearchView = ({ id, name, filters, createdAt, lookAt, matchedAt }: SavedSearch): SavedSearchView => ({
  id,
  name,
  filters,
  created_at: createdAt,
  tells: lookAt !== null,
  matched_at: matchedAt,
});

export const listSavedSearches: Handler<'listSavedSearches'> = async ({ db, caller }) =>
  (await db.savedSearches.findLatest(caller.uid)).map(toSavedSearchView);

/** Saves a search for the caller. Throws `already_exists` for a name that one of theirs has, `illegal_state` when the caller has saved the most there can be. */
export const saveSearch: Handler<'saveSearch'> = ({ db, clock, caller }, { body: { name, filters } }) =>
  unitOfWork({ db }, async (tx) => {
    const earlier = await tx.savedSearches.findLatest(caller.uid);
    if (earlier.some((search) => search.name.toLowerCase() === name.toLowerCase())) {
      throw new AppError('already_exists', 'You have saved a search of this name already');
    }
    if (earlier.length >= MAX_SAVED_SEARCHES) {
      throw illegalState(`You can save at most ${MAX_SAVED_SEARCHES} searches. Remove one of them first.`);
    }
    const now = clock.now();
    const search: SavedSearch = {
      ...{ id: newId('srh', now), uid: caller.uid, name, filters, createdAt: now },
      ...{ lookAt: nextLook(now), lookedAt: now, matchedAt: null, toldIds: [], notice: null },
    };
    tx.savedSearches.add(search);
    return toSavedSearchView(search);
  });

/** Switches the notices of a search of the caller's; loots that open while they are off are never told of. Throws `not_found` for somebody else's search. */
export const changeSavedSearch: Handler<'changeSavedSearch'> = ({ db, clock, caller }, { params, body: { tells } }) =>
  unitOfWork({ db }, async (tx) => {
    const search = await getOwnSearch(tx, params.id, caller.uid);
    if (tells === (search.lookAt !== null)) return toSavedSearchView(search);
    const now = clock.now();
    const changes = tells ? { lookAt: nextLook(now), lookedAt: now } : { lookAt: null };
    tx.savedSearches.update(search.id, changes);
    return toSavedSearchView({ ...search, ...changes });
  });

/** Removes a search of the caller's. Throws `not_found` for somebody else's. */
export const removeSavedSearch: Handler<'removeSavedSearch'> = async ({ db, caller }, { params }) => {
  await unitOfWork({ db }, async (tx) => {
    const search = await getOwnSearch(tx, params.id, caller.uid);
    tx.savedSearches.remove(search.id);
  });
  return { success: true };
};

async function getOwnSearch(tx: Tx, id: string, uid: string): Promise<SavedSearch> {
  const search = await tx.savedSearches.get(id);
  if (search.uid !== uid) throw notFound('Saved search');
  return search;
}
