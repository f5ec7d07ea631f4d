import type { Payout } from '@doubloon/contract/payments/payout.ts';
import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import { payForApproval, type OwnersApproval } from '../payments/payouts/pay-for-approval.ts';
import type { PayoutDependencies } from '../payments/payouts/payable.ts';
import { ProofPayable } from './proof-payable.ts';

/** Verifies a pending proof and pays what it adds, see `payForApproval`; it comes back as it is while the payout is `unresolved`. */
export async function payForProof(
  deps: PayoutDependencies,
  { proof, ...decision }: { readonly proof: Proof } & Pick<OwnersApproval, 'feedback' | 'seenViewCount'>,
): Promise<{ proof: Proof; payout: Payout | null }> {
  const { id, creatorId } = proof;
  const { payable, payout } = await payForApproval(deps, { ref: { kind: 'proof', id }, creatorId, ...decision });
  return { proof: payable instanceof ProofPayable ? payable.proof : proof, payout };
}
