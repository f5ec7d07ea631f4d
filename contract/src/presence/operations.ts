import { z } from 'zod';
import { Uid, WireDate } from '../shared/values.ts';
import { defineOperation, signedIn } from '../calls/define-operation.ts';

/** When a person was last seen, `presence/{uid}`. */
export const Presence = z.object({ uid: Uid, lastSeenAt: z.date() });
export type Presence = z.infer<typeof Presence>;

export const updatePresence = defineOperation('PUT /presence', {
  id: 'updatePresence',
  summary: 'Say that the caller is here now',
  access: signedIn,
  output: z.object({ lastSeenAt: WireDate }),
  rateLimits: [{ bucket: 'presence', per: 'user', max: 30, windowSeconds: 60 }],
  cost: { reads: 0, writes: 1 },
});
