import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { Payout } from '@doubloon/contract/payments/payout.ts';
import { payForApproval, type PayoutDependencies } from './pay-for-approval.ts';
import type { Approval } from './reserve-payout.ts';

/** Approves a submitted treasure and pays what it earns, see `payForApproval`; it comes back as it is while the payout is `unresolved`. */
export async function payForDeliverable(
  deps: PayoutDependencies,
  { deliverable, ...decision }: { readonly deliverable: Deliverable } & Pick<Approval, 'feedback' | 'seenViewCount'>,
): Promise<{ deliverable: Deliverable; payout: Payout | null }> {
  const { id, creatorId } = deliverable;
  const { subject, payout } = await payForApproval(deps, {
    subject: { kind: 'deliverable', id },
    creatorId,
    ...decision,
  });
  return { deliverable: subject?.kind === 'deliverable' ? subject.deliverable : deliverable, payout };
}
