import type * as operations from '@doubloon/contract/admin/operations.ts';
import { holdPayouts } from '../payments/accounts/hold-payouts.ts';
import { AppError, notFound } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Call } from '../platform/dependencies.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { revokeSessions } from '../platform/identity/revoke-sessions.ts';
import { moderateStore } from '../stores/moderate-store.ts';
import { recordAction } from './record-action.ts';
import { toAdminUser } from './show-users.ts';

/**
 * Keeps somebody from signing in, ends their sessions, closes their store and holds payouts to them, or lets them in again. What has been done already is answered as it is.
 * Recorded before it is done: whoever is disabled is so on record, and what fails halfway can be repeated. Throws `not_found`,
 * `forbidden` for oneself and for admins.
 */
export const setUserAccess: Handler<typeof operations.setUserAccess> = async (call, { params, body }) => {
  const { auth, db, clock, caller } = call;
  const { disabled, reason } = body;
  if (params.id === caller.uid) throw new AppError('forbidden', 'You cannot do this to your own account');
  const person = await db.users.getFull(params.id);
  if (person.user.role === 'admin') throw new AppError('forbidden', 'You cannot do this to another admin');
  const before = await findIdentity(call, params.id);
  await unitOfWork({ db }, async (tx) => {
    if (person.user.role === 'content_creator') {
      await moderateStore(tx, params.id, { status: disabled ? 'closed' : 'open' });
    }
    await holdPayouts(tx, params.id, { held: disabled, now: clock.now() });
    if (before.disabled === disabled) return;
    recordAction(tx, call, {
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
