import { UNDECIDED_PROOF_STATUSES, type ProofStatus } from '@doubloon/contract/proofs/lifecycle.ts';
import { Proof } from '@doubloon/contract/proofs/proof.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { PayableDocuments } from '../payments/payouts/payable-documents.ts';
import { newestFirst, type PageWanted } from '../platform/database/collection.ts';
import type { Session } from '../platform/database/session.ts';

/** The filter of a list of proofs: one party, and a status. */
export type ProofsWanted = (
  | { readonly deliverableId: string }
  | { readonly creatorId: string }
  | { readonly ownerId: string }
  | { readonly campaignId: string }
) & { readonly status?: ProofStatus | undefined };

export class Proofs extends PayableDocuments<Proof> {
  protected readonly waiting = 'pending';

  constructor(session: Session) {
    super(session, COLLECTIONS.proofs, Proof, ({ id }) => id, { of: 'creatorId' });
  }

  /** A page of proofs. Reads one document more than the page. */
  page(page: PageWanted, { status, ...whose }: ProofsWanted): Promise<Page<Proof>> {
    const [[field, id] = []] = Object.entries(whose);
    if (!field) throw new TypeError('A list of proofs needs a treasure, a party or a campaign');
    const list = this.documents.where(field, '==', id);
    return newestFirst(status ? list.where('status', '==', status) : list, page);
  }

  /** Counts a treasure's proofs. Reads 1. */
  countOfDeliverable(deliverableId: string): Promise<number> {
    return this.count(this.documents.where('deliverableId', '==', deliverableId));
  }

  /** The latest reports among the proofs of an application that nobody has decided on for good. Reads at most `MAX_PAGE_SIZE`. */
  findUndecidedOfApplication(applicationId: string): Promise<Proof[]> {
    const undecided = this.documents
      .where('applicationId', '==', applicationId)
      .where('status', 'in', UNDECIDED_PROOF_STATUSES);
    return this.all(undecided.orderBy('reportedAt', 'desc').limit(MAX_PAGE_SIZE));
  }
}
