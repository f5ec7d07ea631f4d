import type { Migration, StoredFields } from '../../platform/migrations/migration.ts';

/**
 * Stores `endsSoon: null` and `ended: null` in saved loots that lack them. The schema reads both in this way, but queries find no document by a field that it
 * does not have, so their creators would never be told.
 */
export const storeSavedLootNotices: Migration = {
  id: '2026-11-28-saved-loot-notices',
  steps: [{ store: 'savedLoots', changesOf }],
};

function changesOf(stored: StoredFields): StoredFields | null {
  const absent = ['endsSoon', 'ended'].filter((field) => stored[field] === undefined);
  return absent.length === 0 ? null : Object.fromEntries(absent.map((field) => [field, null]));
}
