import type { setUserAccess as operation } from '@doubloon/contract/admin/operations.ts';
import { AppError, notFound } from '../platform/app-error.ts';
import type { Call } from '../platform/dependencies.ts';
import type { Verb } from '../platform/operation-route.ts';
import { revokeSessions } from '../platform/revoke-sessions.ts';
import { prepareHold } from '../payments/hold-payouts.ts';
import { moderateStore } from '../stores/moderate-store.ts';
import { getUserDocuments } from '../users/own-profile.ts';
import { recordAction } from './record-action.ts';
import { toAdminUser } from './show-users.ts';

/**
 * Keeps somebody from signing in, ends their sessions, closes their store and holds payouts to them, or lets them in again. What has been done already is answered as it is.
 * Recorded before it is done: whoever is disabled is so on record, and what fails halfway can be repeated. Throws `not_found`,
 * `forbidden` for oneself and for admins.
 */
export const setUserAccess: Verb<typeof operation> = async (call, { params, body }) => {
  const { auth, db, clock, caller } = call;
  const { disabled, reason } = body;
  if (params.id === caller.uid) throw new AppError('forbidden', 'You cannot do this to your own account');
  const person = await getUserDocuments(db, params.id);
  if (person.user.role === 'admin') throw new AppError('forbidden', 'You cannot do this to another admin');
  const before = await findIdentity(call, params.id);
  await db.runTransaction(async (transaction) => {
    const hold = await prepareHold(transaction, db, params.id, { held: disabled, now: clock.now() });
    if (person.user.role === 'content_creator') {
      await moderateStore(transaction, db, params.id, { status: disabled ? 'closed' : 'open' });
    }
    hold();
    if (before.disabled === disabled) return;
    recordAction(transaction, call, {
      action: disabled ? 'user_disabled' : 'user_enabled',
      subject: { kind: 'user', id: params.id },
      before: { disabled: before.disabled },
      after: { disabled },
      reason,
    });
  });
  if (before.disabled !== disabled) await auth.updateUser(params.id, { disabled });
  if (disabled) await revokeSessions(call, params.id);
  return toAdminUser(call, person);
};

async function findIdentity({ auth }: Call, uid: string) {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') throw notFound('User');
    throw error;
  }
}
