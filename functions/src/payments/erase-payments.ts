import { LIVE_PAYOUT_STATUSES } from '@doubloon/contract/payments/payout.ts';
import type { EraseDomain } from '../account/account-parts.ts';
import { removeConnectedAccount } from './connected-accounts.store.ts';
import { hasPayoutOfCreator } from './payouts.store.ts';

/**
 * Forgets a person's payout account, once nothing is on its way to it; the account itself stays theirs at the provider. Payouts,
 * payments and ledger stay: they are books.
 */
export const erasePayments: EraseDomain = ({ db }, uid) =>
  db.runTransaction(async (transaction) => {
    if (await hasPayoutOfCreator(transaction, db, uid, LIVE_PAYOUT_STATUSES)) return 'waiting';
    removeConnectedAccount(transaction, db, uid);
    return 'done';
  });
