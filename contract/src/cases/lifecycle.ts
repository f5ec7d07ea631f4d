import { z } from 'zod';
import { lifeCycle } from '../shared/life-cycle.ts';

export const CaseStatus = z.enum(['open', 'granted', 'refused']);
export type CaseStatus = z.infer<typeof CaseStatus>;

/**
 * The life of a case. A refund's, or a held payment's, is granted together with that, whose own table has the moment (`refundLife.grant`, `payoutLife.letGo`); a
 * held payment's is refused when its payment is not wanted any more, or when it was flagged and nobody has decided in time.
 */
export const caseLife = lifeCycle(CaseStatus, ['open'], {
  grant: { from: ['open'], to: 'granted', by: ['admin', 'schedule'] },
  refuse: { from: ['open'], to: 'refused', by: ['admin', 'owner', 'creator', 'schedule'] },
});
