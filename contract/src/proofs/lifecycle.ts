import { z } from 'zod';
import { lifeCycle } from '../shared/life-cycle.ts';

export const ProofStatus = z.enum(['pending', 'verified', 'rejected', 'revision_requested']);
export type ProofStatus = z.infer<typeof ProofStatus>;

/** The life of a proof; its creator deletes it from `pending` only. An admin, or nobody in time, rejects one whose payment is held; `reopen` grants an appeal. */
export const proofLife = lifeCycle(ProofStatus, ['pending'], {
  verify: { from: ['pending'], to: 'verified', by: ['owner', 'schedule'], at: 'decideBy' },
  reject: { from: ['pending'], to: 'rejected', by: ['owner', 'admin', 'schedule'] },
  sendBack: { from: ['pending'], to: 'revision_requested', by: ['owner'] },
  resubmit: { from: ['revision_requested'], to: 'pending', by: ['creator'] },
  reopen: { from: ['rejected'], to: 'pending', by: ['admin'] },
});

/** Proofs that nobody has decided on for good. */
export const UNDECIDED_PROOF_STATUSES: readonly ProofStatus[] = ['pending', 'revision_requested'];
