import { z } from 'zod';
import { defineOperation, signedIn } from '../shared/define-operation.ts';
import { WireDate } from '../shared/values.ts';

export const updatePresence = defineOperation({
  id: 'updatePresence',
  request: 'PUT /presence',
  summary: 'Say that the caller is here now',
  access: signedIn,
  output: z.object({ lastSeenAt: WireDate }),
  rateLimits: [{ bucket: 'presence', per: 'user', max: 30, windowSeconds: 60 }],
  cost: { reads: 0, writes: 1 },
});
