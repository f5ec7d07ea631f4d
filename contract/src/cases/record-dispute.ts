import { z } from 'zod';
import { CountedFigure } from '../records/counted.ts';
import { readableText } from '../shared/readable-text.ts';
import { DocumentId, WireDate, named } from '../shared/values.ts';
import { CaseStatus } from './lifecycle.ts';

export const RecordDisputeRequest = z
  .object({ figure: CountedFigure, reason: readableText(500, 'A reason is required') })
  .meta({ id: 'RecordDisputeRequest' });

/** A figure that a person disputes in their own record, as they read it; granted once our team has corrected it. */
export const RecordDisputeView = named('RecordDispute', {
  id: DocumentId,
  figure: CountedFigure,
  reason: z.string(),
  status: CaseStatus,
  decision: z.object({ reason: z.string(), decided_at: WireDate }).nullable(),
  created_at: WireDate,
});
export type RecordDisputeView = z.infer<typeof RecordDisputeView>;
