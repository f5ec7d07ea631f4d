import { z } from 'zod';
import { Uid } from '../shared/values.ts';

/** When somebody was last seen, `presence/{uid}`. */
export const Presence = z.object({ uid: Uid, lastSeenAt: z.date() });
export type Presence = z.infer<typeof Presence>;
