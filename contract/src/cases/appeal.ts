import { z } from 'zod';
import { DocumentId, WireDate, named } from '../shared/values.ts';
import { readableText } from '../shared/readable-text.ts';
import { AppealSubjectType } from './case.ts';
import { CaseStatus } from './lifecycle.ts';

/** A rejection, or a refused payment, that is appealed against. */
export const AppealSubject = z.object({ type: AppealSubjectType, id: DocumentId });
export type AppealSubject = z.infer<typeof AppealSubject>;

export const AppealRequest = z
  .object({ subject: AppealSubject, reason: readableText(500, 'A reason is required') })
  .meta({ id: 'AppealRequest' });

/** An appeal as its author reads it, without the name of the admin who decided it. */
export const AppealView = named('Appeal', {
  id: DocumentId,
  subject: AppealSubject,
  campaign_id: DocumentId,
  reason: z.string(),
  status: CaseStatus,
  decision: z.object({ reason: z.string(), decided_at: WireDate }).nullable(),
  created_at: WireDate,
});
export type AppealView = z.infer<typeof AppealView>;
