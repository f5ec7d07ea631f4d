import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../shared/constants.ts';
import { defineOperation, onlyRoles, signedIn } from '../calls/define-operation.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { PageQuery } from '../calls/paging.ts';
import { ByUid, Uid } from '../shared/values.ts';
import { CountedFigure, CountedItem } from './counted.ts';
import { KnownCreator } from './record.ts';

export const getCreatorRecord = defineOperation('GET /creators/{id}/record', {
  id: 'getCreatorRecord',
  summary:
    "A creator's record of decided work, with the linked accounts that they show and how many follow them; no figures while they are new",
  access: signedIn,
  input: { params: ByUid },
  output: KnownCreator,
  errors: ['not_found'],
  cost: { reads: 2 + PLATFORM_IDS.length, writes: 0 },
});

export const listCounted = defineOperation('GET /records/{id}/counted/{figure}', {
  id: 'listCounted',
  summary: 'What is counted in a figure of a record, what adds most first, for the person themselves and for admins',
  access: onlyRoles('content_creator', 'business_owner', 'admin'),
  input: { params: z.object({ id: Uid, figure: CountedFigure }), query: PageQuery },
  pageOf: CountedItem,
  errors: ['not_found'],
  // Reads the tally, its source and that source's loot.
  cost: { reads: 3 * MAX_PAGE_SIZE + 1, writes: 0 },
});
