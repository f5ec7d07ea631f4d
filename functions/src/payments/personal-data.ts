import {
  LIVE_PAYOUT_STATUSES,
  MOVING_PAYOUT_STATUSES,
  UNDECIDED_CHECKOUT_STATUSES,
} from '@doubloon/contract/payments/lifecycle.ts';
import { theOne, type PersonalData } from '../platform/personal-data.ts';
import { unitOfWork } from '../platform/database/database.ts';

export const paymentsPersonalData = {
  /** Payments to a person and by them, the cards that they paid with, and their payout account. Amounts are in cents. */
  lists: ({ db }, uid) => [
    { name: 'payouts-received', records: db.payouts.eachOn('creatorId', uid) },
    { name: 'payouts-made', records: db.payouts.eachOn('ownerId', uid) },
    { name: 'invoices', records: db.invoices.eachOf(uid) },
    { name: 'payments', records: db.checkouts.eachOf(uid) },
    { name: 'payment-cards', records: db.paymentCards.eachOf(uid) },
    { name: 'payout-account', records: theOne(() => db.connectedAccounts.find(uid)) },
  ],
  erase: {
    /**
     * Forgets a person's payout account, once nothing is on its way to it; the account itself stays theirs at the provider. Payouts,
     * payments, invoices and ledger stay: they are books.
     */
    payments: ({ db }, uid) =>
      unitOfWork({ db }, async (tx) => {
        // Read, so that a payout that is being set aside comes before this or finds no account.
        const account = await tx.connectedAccounts.find(uid);
        if (await tx.payouts.hasIn('creatorId', uid, LIVE_PAYOUT_STATUSES)) return 'waiting';
        if (account) tx.connectedAccounts.remove(uid);
        return 'done';
      }),
    'payment-cards': ({ db }, uid) => db.paymentCards.removeAllOf(uid),
  },
  /** Money that is in flight, or held for or owed to the person. Reads at most 10. */
  findObstacles: async ({ db }, uid) => {
    const account = await db.connectedAccounts.find(uid);
    const canBePaid = account !== null && !account.accessEndedAt && account.status !== 'rejected';
    const [available, refunding, disputed, hasCheckout, getsPayout, waitsForPayout, isOwed, paysOut, holdsPayout] =
      await Promise.all([
        db.campaignFunds.findTitleHolding(uid, 'available'),
        db.campaignFunds.findTitleHolding(uid, 'refunding'),
        db.campaignFunds.findTitleHolding(uid, 'disputed'),
        db.checkouts.hasIn(uid, UNDECIDED_CHECKOUT_STATUSES),
        db.payouts.hasIn('creatorId', uid, MOVING_PAYOUT_STATUSES),
        db.payouts.hasIn('creatorId', uid, ['held']),
        canBePaid && db.payouts.hasIn('creatorId', uid, ['failed']),
        db.payouts.hasIn('ownerId', uid, MOVING_PAYOUT_STATUSES),
        db.payouts.hasIn('ownerId', uid, ['held']),
      ]);
    return [
      available !== null && `Your loot "${available}" still holds money: close it and wait for its refund.`,
      refunding !== null && `A refund of your loot "${refunding}" is on its way.`,
      disputed !== null && `A payment for your loot "${disputed}" is disputed.`,
      hasCheckout && 'A payment for a loot has been started: complete it, or wait until it has expired.',
      getsPayout && 'A payout to you is on its way.',
      waitsForPayout && 'A payout to you is set aside and not sent yet.',
      isOwed && 'A payout to you has failed and will be tried again.',
      paysOut && 'A payout to one of your creators is on its way.',
      holdsPayout && 'A payout to one of your creators is set aside and not sent yet.',
    ].filter((reason) => reason !== false);
  },
} satisfies PersonalData;
