import { isRunning } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import { revisedUntil } from '@doubloon/contract/proofs/revised-until.ts';
import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/database.ts';

/**
 * Throws `illegal_state` when the campaign of a proof is closed, unless the proof was sent back no longer ago than a decision takes: then it can
 * come again, once. Else its creator could keep what is left from being refunded for ever. Reads 1.
 */
export async function requireOpenForChange(tx: Tx, proof: Proof, now: Date): Promise<void> {
  const { status: campaignStatus } = await tx.campaigns.get(proof.campaignId);
  if (isRunning(campaignStatus)) return;
  const until = proof.status === 'revision_requested' ? revisedUntil(proof) : null;
  if (!until || until <= now)
    throw new AppError('illegal_state', 'This loot is closed: its proofs cannot be changed any more');
}
