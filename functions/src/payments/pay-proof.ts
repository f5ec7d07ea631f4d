import type { Payout } from '@doubloon/contract/payments/payout.ts';
import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import { payForApproval, type PayoutDependencies } from './pay-for-approval.ts';
import type { Approval } from './reserve-payout.ts';

/** Verifies a pending proof and pays what it adds, see `payForApproval`; it comes back as it is while the payout is `unresolved`. */
export async function payForProof(
  deps: PayoutDependencies,
  { proof, ...decision }: { readonly proof: Proof } & Pick<Approval, 'feedback' | 'seenViewCount'>,
): Promise<{ proof: Proof; payout: Payout | null }> {
  const { id, creatorId } = proof;
  const { subject, payout } = await payForApproval(deps, { subject: { kind: 'proof', id }, creatorId, ...decision });
  return { proof: subject?.kind === 'proof' ? subject.proof : proof, payout };
}
