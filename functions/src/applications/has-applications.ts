import type { Tx } from '../platform/database.ts';

/** Whether anybody has applied to a campaign, whatever became of it. Reads at most 1. */
export async function hasApplications(tx: Tx, campaignId: string): Promise<boolean> {
  return (await tx.applications.findAnyTo(campaignId)) !== null;
}
