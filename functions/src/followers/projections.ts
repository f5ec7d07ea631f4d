import { Follow } from '@doubloon/contract/followers/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { defineProjections } from '../platform/projections/projection.ts';
import { storeCounters } from '../stores/projections.ts';

export const followProjections = defineProjections({
  trigger: 'onFollowWritten',
  collection: COLLECTIONS.follows,
  schema: Follow,
  counters: ({ creatorUid }) => [storeCounters(creatorUid, { followers: 1 })],
});
