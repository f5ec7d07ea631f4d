import type { Caller } from '../dependencies.ts';

/** True for the creator, the owner and admins: those who may read what is shared between a creator and an owner. */
export const isPartyOrAdmin = (
  { creatorId, ownerId }: { readonly creatorId: string; readonly ownerId: string },
  { uid, role }: Caller,
): boolean => role === 'admin' || uid === creatorId || uid === ownerId;
