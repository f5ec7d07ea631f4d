import { z } from 'zod';
import { defineOperation, signedIn } from '../shared/operation.ts';
import { WireDate } from '../shared/wire.ts';

export const updatePresence = defineOperation({
  id: 'updatePresence',
  method: 'PUT',
  path: '/presence',
  summary: 'Say that the caller is here now',
  access: signedIn,
  input: {},
  output: z.object({ lastSeenAt: WireDate }),
  errors: [],
  rateLimits: [{ bucket: 'presence', per: 'user', max: 30, windowSeconds: 60 }],
  cost: { reads: 0, writes: 1 },
});
