import { z } from 'zod';
import { ByUid } from '../shared/values.ts';
import { defineOperation, signedIn } from '../calls/define-operation.ts';

/** Maximum number of files of one export, and of records in each; the export's index says where there were more. */
export const MAX_EXPORTED_LISTS = 44;
export const MAX_EXPORTED_RECORDS = 5000;

export const exportAccount = defineOperation('GET /users/{id}/export', {
  id: 'exportAccount',
  summary: 'Everything about the caller as one archive of JSON files',
  access: signedIn,
  self: 'params.id',
  input: { params: ByUid },
  rateLimits: [{ bucket: 'account-export', per: 'user', max: 3, windowSeconds: 24 * 3600 }],
  answer: 'zip',
  output: z.instanceof(Uint8Array),
  cost: { reads: MAX_EXPORTED_LISTS * MAX_EXPORTED_RECORDS, writes: 0 },
});

export const deleteAccount = defineOperation('DELETE /users/{id}', {
  id: 'deleteAccount',
  summary:
    "End the caller's account for good: it is gone with the answer, what it left elsewhere within minutes. Needs a sign-in of the last " +
    'minutes; refused while money is in flight. Books stay, without the name',
  access: signedIn,
  self: 'params.id',
  input: { params: ByUid },
  rateLimits: [{ bucket: 'account-deletion', per: 'user', max: 20, windowSeconds: 3600 }],
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 14, writes: 6 },
});
