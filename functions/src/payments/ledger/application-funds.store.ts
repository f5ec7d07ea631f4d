import { ApplicationFunds } from '@doubloon/contract/payments/application-funds.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { DocumentStore } from '../../platform/database/document-store.ts';
import type { Session } from '../../platform/database/session.ts';

declare module '../../platform/database/database.ts' {
  interface Stores {
    readonly applicationFunds: ApplicationFundsStore;
  }
}

/** The earnings and payments of each application; there are none before its first approval. */
export class ApplicationFundsStore extends DocumentStore<ApplicationFunds> {
  constructor(session: Session) {
    super(session, COLLECTIONS.applicationFunds, ApplicationFunds, ({ applicationId }) => applicationId);
  }
}
