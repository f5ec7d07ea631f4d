import type { Application } from '@doubloon/contract/applications/application.ts';
import type { Payout } from '@doubloon/contract/payments/payout.ts';
import { payForApproval } from '../payments/payouts/pay-for-approval.ts';
import type { PayoutDependencies } from '../payments/payouts/payable.ts';
import { ApplicationPayable } from './application-payable.ts';

/** Pays what is due to an application and completes it, see `payForApproval`; it comes back as it is while the payout is `unresolved`. */
export async function payForApplication(
  deps: PayoutDependencies,
  { application, feedback }: { readonly application: Application; readonly feedback: string | null },
): Promise<{ application: Application; payout: Payout | null }> {
  const { id, creatorId } = application;
  const { payable, payout } = await payForApproval(deps, { ref: { kind: 'application', id }, creatorId, feedback });
  return { application: payable instanceof ApplicationPayable ? payable.application : application, payout };
}
