import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { isHiddenFrom, mayReadAll } from '@doubloon/contract/campaigns/visibility.ts';
import { toCampaignView, toCampaignViewFor } from '../../campaigns/show-campaigns.ts';
import type { AddedPayment } from '@doubloon/contract/payments/budget/added-budget.ts';
import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import type { Dependencies, Handler } from '../../platform/dependencies.ts';
import { addedIdOf, campaignIdOf, completeInTransaction } from './complete-checkout.ts';
import { campaignNotFound, fetchPaidCheckout } from './fetch-paid-checkout.ts';

/** The campaign of a payment reference, what was paid for it, and the budget that the payment has added to it, as the reference's holder may see it (references stand in addresses); created now when the webhook has not done it. Throws `not_found` for a campaign that moderation hides from the caller. */
export const getCampaignByPayment: Handler<'getCampaignByPayment'> = async (call, { query }) => {
  const sessionId = query.payment_gateway_id;
  const campaign = await campaignOfSession(call, sessionId);
  if (isHiddenFrom(campaign, call.caller)) throw campaignNotFound();
  const isFirst = campaign.id === campaignIdOf(sessionId);
  const fundsId = isFirst ? campaign.id : addedIdOf(sessionId);
  const funds = mayReadAll(campaign, call.caller) ? await call.db.campaignFunds.find(fundsId) : null;
  return {
    ...toCampaignViewFor(call.caller, campaign),
    paid_budget: funds && funds.balances.funded,
    added: funds && !isFirst ? toAddedPayment(funds) : null,
  };
};

function toAddedPayment({ terms, goesBack }: CampaignFunds): AddedPayment {
  const { payoutModel, budgetCents, creatorSlots } = terms;
  return { budget: budgetCents, creator_slots: payoutModel === 'budget_share' ? creatorSlots : 0, goes_back: goesBack };
}

/** Shows an owner the campaign that they have paid for; anybody else's checkout is not found. */
export const completeCheckout: Handler<'completeCheckout'> = async (call, { body }) =>
  toCampaignView(await campaignOfSession(call, body.payment_gateway_id, call.caller.uid));

async function campaignOfSession(
  deps: Pick<Dependencies, 'config' | 'db' | 'stripe' | 'clock'>,
  sessionId: string,
  onlyOwner?: string,
): Promise<Campaign> {
  // Only a possible session id is sent to the provider; anybody may send anything here.
  if (!/^cs_[A-Za-z0-9_]+$/.test(sessionId)) throw campaignNotFound();
  const existing = await deps.db.campaigns.find(campaignIdOf(sessionId));
  if (existing) {
    if (onlyOwner !== undefined && existing.ownerId !== onlyOwner) throw campaignNotFound();
    return existing;
  }
  const paid = await fetchPaidCheckout(deps, sessionId);
  const now = deps.clock.now();
  return unitOfWork(deps, (tx) =>
    completeInTransaction(tx, paid, {
      now,
      config: deps.config,
      ...(onlyOwner !== undefined && { onlyOwner }),
    }),
  );
}
