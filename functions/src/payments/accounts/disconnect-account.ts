import { LIVE_PAYOUT_STATUSES } from '@doubloon/contract/payments/lifecycle.ts';
import type * as operations from '@doubloon/contract/payments/operations.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { type Tx, unitOfWork } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handler } from '../../platform/http/operation-route.ts';
import { toConnectedAccountView } from './connected-account-view.ts';
import { withoutAccess } from './refresh-connected-account.ts';

/**
 * Ends the use of the caller's account; the account itself, with what was paid to it, stays its person's at the provider. Another one
 * can be opened afterwards. Throws `not_found` without one, `illegal_state` while a payout is on its way to it, or has failed and waits to
 * be tried again; for an account that the provider has rejected for good the latter does not matter, because nothing can be paid to it.
 */
export const disconnectAccount: Handler<typeof operations.disconnectAccount> = ({ db, clock, caller }) =>
  unitOfWork({ db }, async (tx) => {
    const { uid } = caller;
    const account = await tx.connectedAccounts.find(uid);
    if (!account || account.accessEndedAt) throw notFound('Payout account');
    if (await tx.payouts.hasIn('creatorId', uid, LIVE_PAYOUT_STATUSES)) {
      throw new AppError(
        'illegal_state',
        'A payment to this account is on its way. Please try again when it has arrived.',
      );
    }
    const isRejected = account.status === 'rejected';
    if (!isRejected && (await tx.payouts.hasIn('creatorId', uid, ['failed']))) {
      throw new AppError(
        'illegal_state',
        'Money is due to this account: a payment to it has failed and will be tried again.',
      );
    }
    tx.connectedAccounts.put(withoutAccess(account, clock.now()));
    return toConnectedAccountView(null);
  });

/**
 * Ends the use of a payout account whose person turns out to be another: nothing new is paid to it. What is on its way was earned before and
 * arrives there. Without an account it changes nothing. Reads 1, writes up to 1.
 */
export async function disconnectForNewPerson(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  uid: string,
): Promise<void> {
  await unitOfWork({ db }, async (tx) => {
    const account = await tx.connectedAccounts.find(uid);
    if (account && !account.accessEndedAt) tx.connectedAccounts.put(withoutAccess(account, clock.now()));
  });
}

/**
 * Holds every payout to a person from now on, or lets them be paid again. Who has no account cannot be paid anyway. What was set aside before is still
 * sent. Reads 1, writes at most 1.
 */
export async function holdPayouts(
  tx: Tx,
  uid: string,
  { held, now }: { readonly held: boolean; readonly now: Date },
): Promise<void> {
  const account = await tx.connectedAccounts.find(uid);
  if (!account || (account.heldAt !== null) === held) return;
  tx.connectedAccounts.put({ ...account, heldAt: held ? now : null, updatedAt: now });
}
