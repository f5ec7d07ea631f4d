import { defineOperation, signedIn } from '../shared/define-operation.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { ByUid } from '../shared/values.ts';
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
