import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { z } from 'zod';
import { DocumentStore } from '../database/document-store.ts';
import type { Session } from '../database/session.ts';

/** Since when somebody's sessions count, `sessionEnds/{uid}`: rules compare it, in seconds since 1970, with a token's `auth_time`. */
const SessionEnd = z.object({ uid: z.string(), validSince: z.int(), expiresAt: z.date() });
type SessionEnd = z.output<typeof SessionEnd>;

export class SessionEnds extends DocumentStore<SessionEnd> {
  constructor(session: Session) {
    super(session, COLLECTIONS.sessionEnds, SessionEnd, ({ uid }) => uid);
  }
}
