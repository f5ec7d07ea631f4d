import type { Migration, StoredFields } from '../platform/migrations/migration.ts';

/**
 * Hides rejected loots that earlier versions showed to everybody once their owner had closed them. Only a rejection leaves its reason in a closed loot; those
 * that were closed while they waited for an admin cannot be told from others.
 */
export const hideClosedLoots: Migration = {
  id: '2026-11-28-closed-loots',
  steps: [{ store: 'campaigns', changesOf }],
};

function changesOf({ status, moderationReason, hiddenForGood }: StoredFields): StoredFields | null {
  const wasRejected = status === 'completed' && typeof moderationReason === 'string';
  return wasRejected && hiddenForGood !== true ? { hiddenForGood: true } : null;
}
