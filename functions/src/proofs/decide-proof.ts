import type * as operations from '@doubloon/contract/proofs/operations.ts';
import { decidePayable } from '../payments/payouts/decide-payable.ts';
import { AppError } from '../platform/app-error.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { toProofView } from './proof-view.ts';

/**
 * Decides on a pending proof of one of the caller's campaigns, see `decidePayable`; a verified one pays what it adds. Throws `invalid_input` without a
 * decision, `illegal_state` when it shows another count than the caller decided on.
 */
export const decideProof: Handler<typeof operations.updateProof> = async (call, { params, body }) => {
  const { status, feedback, reported_view_count: seenViewCount } = body;
  if (!status) {
    const message = 'Choose verified, rejected or revision_requested';
    throw new AppError('invalid_input', message, { details: [{ field: 'body.status', message }] });
  }
  const ref = { kind: 'proof', id: params.id } as const;
  const decision = { status: status === 'verified' ? 'approved' : status, feedback, seenViewCount } as const;
  const { document, payout } = await decidePayable(call, ref, decision);
  return { ...toProofView(document), payout };
};
