import { AffiliateSignUp } from '@doubloon/contract/affiliates/affiliate-link.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { unitOfWork, type Database } from '../platform/database/database.ts';
import { DocumentStore } from '../platform/database/document-store.ts';
import { isAlreadyThere } from '../platform/database/grpc-status.ts';
import type { Session } from '../platform/database/session.ts';

declare module '../platform/database/database.ts' {
  interface Stores {
    readonly affiliateSignUps: AffiliateSignUps;
  }
}

export class AffiliateSignUps extends DocumentStore<AffiliateSignUp> {
  constructor(session: Session) {
    super(session, COLLECTIONS.affiliateSignUps, AffiliateSignUp, ({ uid }) => uid);
  }

  /** Removes every sign-up over a link. */
  removeAllOver(linkId: string): Promise<void> {
    return this.removeEach(this.documents.where('linkId', '==', linkId));
  }
}

/** Records the link over which somebody registered, unless it is recorded already. Writes 1. */
export async function addSignUp({ db }: { readonly db: Database }, signUp: AffiliateSignUp): Promise<void> {
  try {
    await unitOfWork({ db }, (tx) => tx.affiliateSignUps.add(signUp));
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}
