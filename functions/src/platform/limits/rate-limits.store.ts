import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { z } from 'zod';
import { DocumentStore } from '../database/document-store.ts';
import type { Session } from '../database/session.ts';

/** The calls of one caller that count against one bucket, `rateLimits/{hash}`, in milliseconds since 1970. */
const CallLog = z.object({ hits: z.array(z.int()), expiresAt: z.date() });
type CallLog = z.output<typeof CallLog>;

export class RateLimits extends DocumentStore<CallLog> {
  constructor(session: Session) {
    super(session, COLLECTIONS.rateLimits, CallLog);
  }
}
