import { z } from 'zod';
import { defineOperation, onlyRoles } from '../calls/define-operation.ts';
import { ById } from '../shared/values.ts';
import { MAX_SAVED_SEARCHES, SavedFilters, SavedSearchView, SearchName } from './saved-search.ts';

export const listSavedSearches = defineOperation('GET /saved-searches', {
  id: 'listSavedSearches',
  summary: 'The searches of the marketplace that the caller has saved, latest first',
  access: onlyRoles('content_creator'),
  output: z.array(SavedSearchView).max(MAX_SAVED_SEARCHES),
  cost: { reads: MAX_SAVED_SEARCHES, writes: 0 },
});

export const saveSearch = defineOperation('POST /saved-searches', {
  id: 'saveSearch',
  summary: `Save the filters of the marketplace under a name; at most ${MAX_SAVED_SEARCHES} at once`,
  access: onlyRoles('content_creator'),
  input: { body: z.object({ name: SearchName, filters: SavedFilters }) },
  output: SavedSearchView,
  status: 201,
  rateLimits: [{ bucket: 'saved-searches', per: 'user', max: 60, windowSeconds: 3600 }],
  errors: ['already_exists', 'illegal_state'],
  cost: { reads: MAX_SAVED_SEARCHES, writes: 1 },
});

export const changeSavedSearch = defineOperation('PUT /saved-searches/{id}', {
  id: 'changeSavedSearch',
  summary: 'Switch on or off that the caller is told once a day of new loots that match one of their saved searches',
  access: onlyRoles('content_creator'),
  input: { params: ById, body: z.object({ tells: z.boolean() }) },
  output: SavedSearchView,
  errors: ['not_found'],
  cost: { reads: 1, writes: 1 },
});

export const removeSavedSearch = defineOperation('DELETE /saved-searches/{id}', {
  id: 'removeSavedSearch',
  summary: "Remove one of the caller's saved searches",
  access: onlyRoles('content_creator'),
  input: { params: ById },
  errors: ['not_found'],
  cost: { reads: 1, writes: 1 },
});
