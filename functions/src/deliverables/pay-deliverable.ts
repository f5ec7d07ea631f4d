import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { Payout } from '@doubloon/contract/payments/payout.ts';
import { payForApproval, type OwnersApproval } from '../payments/payouts/pay-for-approval.ts';
import type { PayoutDependencies } from '../payments/payouts/payable.ts';
import { DeliverablePayable } from './deliverable-payable.ts';

/** Approves a submitted deliverable and pays what it earns, see `payForApproval`; it comes back as it is while the payout is `unresolved`. */
export async function payForDeliverable(
  deps: PayoutDependencies,
  {
    deliverable,
    ...decision
  }: { readonly deliverable: Deliverable } & Pick<OwnersApproval, 'feedback' | 'seenViewCount'>,
): Promise<{ deliverable: Deliverable; payout: Payout | null }> {
  const { id, creatorId } = deliverable;
  const { payable, payout } = await payForApproval(deps, { ref: { kind: 'deliverable', id }, creatorId, ...decision });
  return { deliverable: payable instanceof DeliverablePayable ? payable.deliverable : deliverable, payout };
}
