import { z } from 'zod';
import { defineOperation, onlyRoles } from '../calls/define-operation.ts';
import { ById } from '../shared/values.ts';

export const listFlags = defineOperation('GET /deliverables/{id}/flags', {
  id: 'listFlags',
  summary:
    'What does not fit about the evidence for a treasure, each in one general sentence, for the campaign owner; without what an admin has looked at',
  access: onlyRoles('business_owner'),
  input: { params: ById },
  /** One sentence for each flag, the heaviest first. */
  output: z.array(z.object({ sentence: z.string() })),
  errors: ['not_found'],
  cost: { reads: 2, writes: 0 },
});
