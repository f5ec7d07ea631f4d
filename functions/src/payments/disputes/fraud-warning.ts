import { type CampaignFunds, fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import { closeLostCampaign } from '../../campaigns/lifecycle/move-campaign.ts';
import { openCase } from '../../cases/cases.ts';
import { findFundsOfCheckout, findPaidCharge } from '../ledger/funds-of-charge.ts';
import { type EventHandler, objectOf } from '../provider/event-effect.ts';
import { FraudWarning, referenceId } from '../provider/stripe-objects.ts';
import { warnSettlementCase } from '../refunds/settle-refund.ts';
import { areSame, canStillPay, closed } from '../ledger/ledger.ts';

/** Held payments that are ended at once; any more end on the day of their decision. */
const MAX_ENDED = 100;

/**
 * The issuer of a card has warned that a payment may be fraud, which mostly becomes a dispute within days: from now on nothing is paid out of it, its campaign is closed, and all
 * that is left of it goes back to the card without a review; other payments for the campaign pay what was delivered. The warning is looked up, because
 * its message may be heard late, and one of a charge that was disputed or refunded meanwhile ends nothing (https://docs.stripe.com/api/radar/early_fraud_warnings/object): it is noted, for what such a
 * refund may bring back.
 * In any case the card is remembered: payments of its other campaigns, and of its owners', are held for an admin (`risky_payment`). Reads up to 336, writes up to 234.
 */
export const fraudWarned: EventHandler = async ({ stripe, clock, log }, event) => {
  const { id, charge } = objectOf(event, FraudWarning);
  const { checkoutId, fingerprint } = await findPaidCharge(stripe, referenceId(charge));
  if (!checkoutId) return null;
  const warning = FraudWarning.parse(await stripe.radar.earlyFraudWarnings.retrieve(id));
  if (warning.actionable)
    log.error({ checkoutId, warning: warning.id, type: warning.fraud_type }, 'a payment may be fraud');
  return async (tx) => {
    const funds = await findFundsOfCheckout(tx, checkoutId);
    if (!funds) return;
    if (fingerprint !== null) await tx.paymentCards.recordWarning(fingerprint, new Date(warning.created * 1000));
    if (funds.fraudWarnedAt) return;
    const now = clock.now();
    const warned = warning.actionable ? freeze(funds, now) : { ...funds, warnedLateAt: funds.warnedLateAt ?? now };
    await warnSettlementCase(tx, warned);
    if (!warning.actionable) {
      tx.campaignFunds.put(warned);
      return;
    }
    for (const { id } of await tx.payouts.findOfCampaign(funds.campaignId, ['held'], MAX_ENDED)) {
      const held = await tx.payouts.get(id);
      if (fundsIdOf(held) === fundsIdOf(funds)) tx.payouts.put({ ...held, checkAt: now, updatedAt: now });
    }
    const all = await tx.campaignFunds.getAllOf(funds.campaignId);
    for (const one of all) tx.campaignFunds.put(areSame(one, funds) ? warned : closed(one, now));
    const paysNoMore = !all.some((one) => !areSame(one, funds) && canStillPay(one));
    await closeLostCampaign(tx, funds.campaignId, { reason: 'warned', paysNoMore, now });
    openCase(tx, {
      kind: 'dispute',
      campaignId: funds.campaignId,
      subjectId: warning.id,
      openedBy: null,
      summary: `The card’s issuer warns that the payment for “${funds.campaignTitle}” may be fraud (${warning.fraud_type.replaceAll('_', ' ')})`,
      amountCents: funds.balances.available + funds.balances.reserved,
      createdAt: now,
    });
  };
};

/** Funds that pay nothing any more, whose refund is asked for at once, also where it was refused or was to be looked at. */
function freeze(funds: CampaignFunds, now: Date): CampaignFunds {
  const { refundRequest: request } = funds;
  return {
    ...funds,
    fraudWarnedAt: now,
    closedAt: funds.closedAt ?? now,
    withheldCents: 0,
    refundRequest: request?.status === 'requested' ? { ...request, flagged: false, reviewBy: now } : request,
    refundCheckAt: request?.status === 'refunding' ? funds.refundCheckAt : now,
    updatedAt: now,
  };
}
