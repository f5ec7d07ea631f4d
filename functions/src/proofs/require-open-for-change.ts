import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { getCampaign } from '../campaigns/get-campaign.ts';
import { AppError } from '../platform/app-error.ts';

/**
 * Throws `illegal_state` when the campaign of a proof is closed, unless the proof was sent back no longer ago than a decision takes: then it can
 * come again, once. Else its creator could keep what is left from being refunded for ever. Reads 1.
 */
export async function requireOpenForChange(
  transaction: Transaction,
  db: Firestore,
  { campaignId, status, decidedAt }: Proof,
  now: Date,
): Promise<void> {
  const { status: campaignStatus } = await getCampaign(db, campaignId, transaction);
  if (campaignStatus === 'open' || campaignStatus === 'paused') return;
  const isBackLately =
    status === 'revision_requested' && decidedAt !== null && addDays(decidedAt, DELIVERABLE_DECISION_DAYS) > now;
  if (!isBackLately) throw new AppError('illegal_state', 'This loot is closed: its proofs cannot be changed any more');
}
