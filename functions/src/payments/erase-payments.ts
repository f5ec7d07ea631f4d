import { LIVE_PAYOUT_STATUSES } from '@doubloon/contract/payments/payout.ts';
import type { EraseDomain } from '../account/account-parts.ts';
import { unitOfWork } from '../platform/database.ts';

/**
 * Forgets a person's payout account, once nothing is on its way to it; the account itself stays theirs at the provider. Payouts,
 * payments and ledger stay: they are books.
 */
export const erasePayments: EraseDomain = ({ db }, uid) =>
  unitOfWork({ db }, async (tx) => {
    if (await tx.payouts.hasIn('creatorId', uid, LIVE_PAYOUT_STATUSES)) return 'waiting';
    tx.connectedAccounts.remove(uid);
    return 'done';
  });
