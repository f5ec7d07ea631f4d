import type { ProofStatus } from '@doubloon/contract/proofs/lifecycle.ts';
import { Proof } from '@doubloon/contract/proofs/proof.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { DELIVERABLE_DECISION_DAYS, MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import { newestFirst, type PageWanted } from '../platform/collection.ts';
import { DocumentStore } from '../platform/document-store.ts';
import type { Session } from '../platform/session.ts';

declare module '../platform/database.ts' {
  interface Stores {
    readonly proofs: Proofs;
  }
}

/** Whose proofs a list holds, and the status it keeps to. */
export type ProofsWanted = (
  | { readonly deliverableId: string }
  | { readonly creatorId: string }
  | { readonly campaignId: string }
) & { readonly status?: ProofStatus | undefined };

const UNDECIDED: readonly ProofStatus[] = ['pending', 'revision_requested'];

export class Proofs extends DocumentStore<Proof> {
  constructor(session: Session) {
    super(session, COLLECTIONS.proofs, Proof, ({ id }) => id);
  }

  /** A page of proofs. Reads one document more than the page. */
  page(page: PageWanted, { status, ...whose }: ProofsWanted): Promise<Page<Proof>> {
    const [[field, id] = []] = Object.entries(whose);
    if (!field) throw new TypeError('A list of proofs needs a treasure, a creator or a campaign');
    const list = this.documents.where(field, '==', id);
    return newestFirst(status ? list.where('status', '==', status) : list, page);
  }

  /** How many proofs a treasure has. Reads 1. */
  countOfDeliverable(deliverableId: string): Promise<number> {
    return this.count(this.documents.where('deliverableId', '==', deliverableId));
  }

  /** The latest reports among the proofs of an application that nobody has decided on for good. Reads at most `MAX_PAGE_SIZE`. */
  findUndecidedOfApplication(applicationId: string): Promise<Proof[]> {
    const undecided = this.documents.where('applicationId', '==', applicationId).where('status', 'in', UNDECIDED);
    return this.all(undecided.orderBy('reportedAt', 'desc').limit(MAX_PAGE_SIZE));
  }

  /**
   * Whether a campaign has a proof that can still earn from it: its decision is not due yet, or it was sent back no longer ago than a decision takes.
   * Reads at most 2.
   */
  async hasOpen(campaignId: string, now: Date): Promise<boolean> {
    const undecided = this.#ofCampaign(campaignId).where('status', '==', 'pending').where('decideBy', '>', now);
    if (await this.any(undecided)) return true;
    const sentBack = this.#ofCampaign(campaignId)
      .where('status', '==', 'revision_requested')
      .where('decidedAt', '>', addDays(now, -DELIVERABLE_DECISION_DAYS));
    return this.any(sentBack);
  }

  /** Whether a campaign has a proof that was accepted, could not be paid, and is still tried. Reads at most 1. */
  hasUnpaid(campaignId: string, now: Date): Promise<boolean> {
    const unpaid = this.#ofCampaign(campaignId)
      .where('status', '==', 'pending')
      .where('paymentProblem.holdsRefund', '==', true)
      .where('paymentProblem.triedUntil', '>', now);
    return this.any(unpaid);
  }

  /** Every proof of a creator, read in pages as they are asked for. */
  eachOf(creatorId: string): AsyncIterable<Proof> {
    return this.each(this.#of(creatorId));
  }

  /** Every proof of a creator that nobody has decided on for good, read in pages as they are asked for. */
  eachUndecidedOf(creatorId: string): AsyncIterable<Proof> {
    return this.each(this.#of(creatorId).where('status', 'in', UNDECIDED));
  }

  #of(creatorId: string) {
    return this.documents.where('creatorId', '==', creatorId);
  }

  #ofCampaign(campaignId: string) {
    return this.documents.where('campaignId', '==', campaignId);
  }
}
