import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { toCampaignView, toCampaignViewFor } from '../../campaigns/show-campaigns.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import type { Dependencies, Handler } from '../../platform/dependencies.ts';
import { campaignIdOf, completeInTransaction } from './complete-checkout.ts';
import { campaignNotFound, fetchPaidCheckout } from './fetch-paid-checkout.ts';

/** The campaign of a payment reference, as the reference's holder may see it (references stand in addresses); created now when the webhook has not done it. */
export const getCampaignByPayment: Handler<'getCampaignByPayment'> = async (call, { query }) =>
  toCampaignViewFor(call.caller, await campaignOfSession(call, query.payment_gateway_id));

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
