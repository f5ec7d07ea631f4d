import { z } from 'zod';

export const ProofStatus = z.enum(['pending', 'verified', 'rejected', 'revision_requested']);
export type ProofStatus = z.infer<typeof ProofStatus>;

/** Where a proof may go from each status; its creator deletes it from `pending` only. */
export const PROOF_TRANSITIONS: Record<ProofStatus, readonly ProofStatus[]> = {
  pending: ['verified', 'rejected', 'revision_requested'],
  revision_requested: ['pending'],
  verified: [],
  rejected: [],
};

/** What an admin who grants an appeal makes of a proof; nobody else can, and it is decided again from there. */
export const PROOF_APPEALS: Partial<Record<ProofStatus, ProofStatus>> = { rejected: 'pending' };
