import type { updatePresence as operation } from '@doubloon/contract/presence/operations.ts';
import type { Verb } from '../platform/operation-route.ts';
import { writePresence } from './presence.store.ts';

/** Notes that the caller is here. */
export const updatePresence: Verb<typeof operation> = async ({ db, clock, caller }) => {
  const lastSeenAt = clock.now();
  await writePresence(db, { uid: caller.uid, lastSeenAt });
  return { lastSeenAt };
};
