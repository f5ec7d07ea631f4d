import { z } from 'zod';
import { lifeCycle } from '../shared/life-cycle.ts';

export const ProofStatus = z.enum(['pending', 'verified', 'rejected', 'revision_requested']);
export type ProofStatus = z.infer<typeof ProofStatus>;

/**
 * The life cycle of a proof; its creator can delete it only while `pending`. A proof with a held payment is rejected by an admin, or when nobody decides in
 * time. `reopen` grants an appeal.
 */
export const proofLife = lifeCycle(ProofStatus, ['pending'], {
  verify: { from: ['pending'], to: 'verified', by: ['owner', 'schedule'], at: 'decideBy' },
  reject: { from: ['pending'], to: 'rejected', by: ['owner', 'admin', 'schedule'] },
  sendBack: { from: ['pending'], to: 'revision_requested', by: ['owner'] },
  resubmit: { from: ['revision_requested'], to: 'pending', by: ['creator'] },
  reopen: { from: ['rejected'], to: 'pending', by: ['admin'] },
});

/** Statuses of proofs without a final decision. */
export const UNDECIDED_PROOF_STATUSES: readonly ProofStatus[] = ['pending', 'revision_requested'];
