import { MAX_PAUSED_LOOTS } from '@doubloon/contract/admin/work-operations.ts';
import type { UserRecord } from 'firebase-admin/auth';
import { holdPayouts } from '../payments/accounts/connected-account.ts';
import { endOpenCheckouts } from '../payments/checkouts/end-checkout.ts';
import { forbidden } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Call, Handler } from '../platform/dependencies.ts';
import { ifUnknownUser } from '../platform/identity/if-unknown-user.ts';
import { revokeSessions } from '../platform/identity/revoke-sessions.ts';
import { moderateStore } from '../stores/change-store.ts';
import type { UserWithPrivate } from '../users/find-people.ts';
import { claimRole } from '../users/own-profile.ts';
import { markSuspended } from '../users/suspension.ts';
import { recordAction } from './audit-log.ts';
import { moderateInUnit } from './moderation.ts';
import { toAdminUser } from './show-users.ts';

/**
 * Keeps somebody from signing in, ends their sessions, closes their store, pauses their open loots, ends their open checkouts and holds payouts to them, or lets
 * them in again: an admin then opens the loots one by one. A loot that is paid for meanwhile starts paused. Recorded before it is done, so that nobody is disabled
 * without a record. It can be repeated after it failed halfway. Throws `not_found`, `forbidden` for oneself and for admins.
 */
export async function setAccess(
  call: Call,
  uid: string,
  { disabled, reason }: { readonly disabled: boolean; readonly reason: string },
): Promise<UserWithPrivate> {
  const { auth, db, clock, caller } = call;
  if (uid === caller.uid) throw forbidden('You cannot do this to your own account');
  const person = await db.users.getFull(uid);
  if (person.user.role === 'admin') throw forbidden('You cannot do this to another admin');
  const before = await findIdentity(call, uid);
  await unitOfWork({ db }, async (tx) => {
    if (person.user.role === 'content_creator') {
      await moderateStore(tx, uid, { status: disabled ? 'closed' : 'open' });
    }
    await holdPayouts(tx, uid, { held: disabled, now: clock.now() });
    markSuspended(tx, uid, disabled);
    if (before.disabled === disabled) return;
    recordAction(tx, call, {
      action: disabled ? 'user_disabled' : 'user_enabled',
      subject: { kind: 'user', id: uid },
      before: { disabled: before.disabled },
      after: { disabled },
      reason,
    });
  });
  if (before.disabled !== disabled) await auth.updateUser(uid, { disabled });
  if (disabled) await revokeSessions(call, uid);
  if (disabled && person.user.role === 'business_owner') {
    await pauseLoots(call, uid, reason);
    await endOpenCheckouts(call, uid);
  }
  return person;
}

/** Pauses all open loots of an owner, whom nobody who applies could reach, in pages of `MAX_PAUSED_LOOTS`. Reads 2 and writes 2 for each. */
async function pauseLoots(call: Call, ownerId: string, reason: string): Promise<void> {
  for (;;) {
    const { items } = await call.db.campaigns.pageOfListed({ limit: MAX_PAUSED_LOOTS }, { ownerId, status: 'open' });
    if (items.length === 0) return;
    for (const { id } of items) {
      await unitOfWork(call, async (tx) => {
        const { status } = await tx.campaigns.get(id);
        if (status === 'open') await moderateInUnit(tx, call, id, { action: 'pause', reason });
      });
    }
  }
}

export const setUserAccess: Handler<'setUserAccess'> = async (call, { params, body }) =>
  toAdminUser(call, await setAccess(call, params.id, body));

/** Finds the identity of a person; one that was deleted past the product is made anew, without anything to sign in with, so that it can be disabled. */
async function findIdentity({ auth, db }: Call, uid: string): Promise<UserRecord> {
  const known = await auth.getUser(uid).catch(ifUnknownUser);
  if (known) return known;
  await auth.createUser({ uid });
  await claimRole({ auth, db }, uid);
  return auth.getUser(uid);
}
