import type { Caller } from '../dependencies.ts';

/** True when somebody may read what is between a creator and an owner: either of them, and admins. */
export const isPartyOrAdmin = (
  { creatorId, ownerId }: { readonly creatorId: string; readonly ownerId: string },
  { uid, role }: Caller,
): boolean => role === 'admin' || uid === creatorId || uid === ownerId;
