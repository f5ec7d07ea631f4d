import { AffiliateSignUp } from '@doubloon/contract/affiliates/affiliate-link.ts';
import { unitOfWork, type Database } from '../platform/database/database.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { isAlreadyThere } from '../platform/database/grpc-status.ts';

export class AffiliateSignUps extends storeOf('affiliateSignUps', AffiliateSignUp, ({ uid }) => uid) {
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
