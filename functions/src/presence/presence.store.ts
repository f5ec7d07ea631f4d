import { Presence } from '@doubloon/contract/presence/presence.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { DocumentStore } from '../platform/database/document-store.ts';
import type { Session } from '../platform/database/session.ts';

declare module '../platform/database/database.ts' {
  interface Stores {
    readonly presence: Presences;
  }
}

export class Presences extends DocumentStore<Presence> {
  constructor(session: Session) {
    super(session, COLLECTIONS.presence, Presence, ({ uid }) => uid);
  }
}
