import { z } from 'zod';
import { lifeCycle } from '../shared/life-cycle.ts';

export const CaseStatus = z.enum(['open', 'granted', 'refused']);
export type CaseStatus = z.infer<typeof CaseStatus>;

/**
 * The life cycle of a case. The case of a refund or a held payment is granted together with it, and the moment is in that life cycle (`refundLife.grant`,
 * `payoutLife.letGo`). The case of a held payment is refused if its payment is obsolete, or if it was flagged and nobody has decided in time.
 */
export const caseLife = lifeCycle(CaseStatus, ['open'], {
  grant: { from: ['open'], to: 'granted', by: ['admin', 'schedule'] },
  refuse: { from: ['open'], to: 'refused', by: ['admin', 'owner', 'creator', 'schedule'] },
});
