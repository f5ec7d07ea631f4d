import { MAX_BANK_REFUSALS, MAX_FAILURE_CODE } from '@doubloon/contract/payments/connected-account.ts';
import { objectOf, type EventHandler } from '../provider/event-effect.ts';
import { BankPayout } from '../provider/stripe-objects.ts';

/**
 * A creator's bank has sent back what the provider paid out of their own balance there, to which it returns (https://docs.stripe.com/api/payouts/object). No money
 * of this product moves: what was transferred to the account stays transferred, and no payout here changes. Failed is an end, so the event is believed
 * as it is; of a payout that is known already nothing is written again.
 */
export const payoutFailed: EventHandler = (_context, event) => {
  const { account } = event;
  if (!account) return Promise.resolve(null);
  const { id: payoutId, failure_code: code } = objectOf(event, BankPayout);
  const refusal = { payoutId, code: code?.slice(0, MAX_FAILURE_CODE) ?? null, at: new Date(event.created * 1000) };
  return Promise.resolve(async (tx) => {
    const stored = await tx.connectedAccounts.findByAccount(account);
    if (!stored || stored.accessEndedAt) return;
    const known = stored.bankRefusals;
    if (known.some((one) => one.payoutId === payoutId)) return;
    const bankRefusals = [...known, refusal].sort((a, b) => a.at.getTime() - b.at.getTime()).slice(-MAX_BANK_REFUSALS);
    tx.connectedAccounts.put({ ...stored, bankRefusals });
  });
};
