import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { OauthState, OauthTicket } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import type { z } from 'zod';
import { DocumentStore } from '../../platform/database/document-store.ts';
import type { Session } from '../../platform/database/session.ts';
import { digestOf } from '../../platform/secrets.ts';

/** Documents that secrets were issued for, each to be taken once by who knows the secret. */
abstract class OneTimeSecrets<T extends OauthTicket> extends DocumentStore<T> {
  constructor(session: Session, name: 'oauthTickets' | 'oauthStates', schema: z.ZodType<T>) {
    super(session, name, schema, undefined, { of: 'uid' });
  }

  /** Adds the document that a new secret is issued for; the commit fails when there is one. Writes 1. */
  issue(secret: string, issued: T): void {
    this.writing.create(this.ref(digestOf(secret)), issued);
  }

  /** Gives the document of a secret once; null afterwards. Reads 1, writes 1. */
  async take(secret: string): Promise<T | null> {
    const found = await this.find(digestOf(secret));
    if (found) this.remove(digestOf(secret));
    return found;
  }
}

export class OauthTickets extends OneTimeSecrets<OauthTicket> {
  constructor(session: Session) {
    super(session, COLLECTIONS.oauthTickets, OauthTicket);
  }
}

export class OauthStates extends OneTimeSecrets<OauthState> {
  constructor(session: Session) {
    super(session, COLLECTIONS.oauthStates, OauthState);
  }
}
