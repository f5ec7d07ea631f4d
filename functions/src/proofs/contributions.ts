import { Proof } from '@doubloon/contract/proofs/proof.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { campaignCounts } from '../campaigns/campaign-counts.ts';
import { sumContributions, type Contributions } from '../platform/contributions.ts';
import type { TallySource } from '../platform/tally.ts';

/** A proof that waits for its decision adds to the waiting proofs of its campaign. */
export function proofContributions({ campaignId, status }: Proof): Contributions {
  return status === 'pending' ? campaignCounts(campaignId, { pendingProofs: 1 }) : {};
}

export const proofsSource: TallySource<typeof Proof> = {
  collection: COLLECTIONS.proofs,
  schema: Proof,
  contributions: (proofs) => sumContributions(proofs.map(proofContributions)),
};
