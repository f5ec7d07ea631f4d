import type { Application } from '@doubloon/contract/applications/application.ts';
import { deliverBy } from '@doubloon/contract/applications/deliver-by.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { isRunning } from '@doubloon/contract/campaigns/lifecycle.ts';

/** The slot that a campaign keeps for a creator. */
export interface KeptSlot {
  readonly deliverBy: Date;
}

/** The slot that an application has in its campaign; null unless it is approved and the campaign runs and has slots. Pure. */
export function keptSlot(application: Application, campaign: Campaign): KeptSlot | null {
  const { status, decidedAt, createdAt } = application;
  if (status !== 'approved' || campaign.payoutModel !== 'budget_share' || !isRunning(campaign.status)) return null;
  // Older documents do not say it.
  return { deliverBy: application.deliverBy ?? deliverBy(decidedAt ?? createdAt, campaign) };
}
