import type { Application } from '@doubloon/contract/applications/application.ts';
import type { Payout } from '@doubloon/contract/payments/payout.ts';
import { payForApproval, type PayoutDependencies } from './pay-for-approval.ts';

/** Pays what is due to an application and completes it, see `payForApproval`; it comes back as it is while the payout is `unresolved`. */
export async function payForApplication(
  deps: PayoutDependencies,
  { application, feedback }: { readonly application: Application; readonly feedback: string | null },
): Promise<{ application: Application; payout: Payout | null }> {
  const { id, creatorId } = application;
  const { subject, payout } = await payForApproval(deps, { subject: { kind: 'application', id }, creatorId, feedback });
  return { application: subject?.kind === 'application' ? subject.application : application, payout };
}
