import { z } from 'zod';
import { defineOperation, onlyRoles } from '../calls/define-operation.ts';
import { PageQuery } from '../calls/paging.ts';
import { MAX_PAGE_SIZE } from '../shared/constants.ts';
import { ById, DocumentId } from '../shared/values.ts';
import { MAX_SAVED_LOOTS, SavedLootView } from './saved-loot.ts';

const saving = [{ bucket: 'saved-loots', per: 'user', max: 120, windowSeconds: 600 }] as const;

export const saveLoot = defineOperation('PUT /saved-loots/{id}', {
  id: 'saveLoot',
  summary: 'Save a loot for later; saving it again changes nothing',
  access: onlyRoles('content_creator'),
  input: { params: ById },
  rateLimits: saving,
  output: z.object({ saved: z.literal(true) }),
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 3, writes: 1 },
});

export const removeSavedLoot = defineOperation('DELETE /saved-loots/{id}', {
  id: 'removeSavedLoot',
  summary: "Remove a loot from the caller's saved ones; one that is not saved changes nothing",
  access: onlyRoles('content_creator'),
  input: { params: ById },
  rateLimits: saving,
  output: z.object({ saved: z.literal(false) }),
  cost: { reads: 0, writes: 1 },
});

export const listSavedLootIds = defineOperation('GET /saved-loots/ids', {
  id: 'listSavedLootIds',
  summary: 'The ids of the loots that the caller has saved, latest first',
  access: onlyRoles('content_creator'),
  output: z.object({ ids: z.array(DocumentId) }),
  cost: { reads: MAX_SAVED_LOOTS, writes: 0 },
});

export const listSavedLoots = defineOperation('GET /saved-loots', {
  id: 'listSavedLoots',
  summary: 'The loots that the caller has saved, latest first, closed ones as well',
  access: onlyRoles('content_creator'),
  input: { query: PageQuery },
  pageOf: SavedLootView,
  cost: { reads: 3 * MAX_PAGE_SIZE + 1, writes: 0 },
});
