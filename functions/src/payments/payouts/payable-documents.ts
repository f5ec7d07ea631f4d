import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { DocumentStore } from '../../platform/database/document-store.ts';

/** The queries that the stores of treasures and proofs share: an owner decides on their documents and pays for them. */
export abstract class PayableDocuments<
  T extends { readonly creatorId: string; readonly campaignId: string; readonly status: string },
> extends DocumentStore<T> {
  /** The status in which a document waits for its owner's decision. */
  protected abstract readonly waiting: T['status'];

  /**
   * True when a campaign has one that can still earn from it: its decision is not due yet, or it was sent back no longer ago than a
   * decision takes. Reads at most 2.
   */
  async hasOpen(campaignId: string, now: Date): Promise<boolean> {
    const ofCampaign = this.documents.where('campaignId', '==', campaignId);
    const undecided = ofCampaign.where('status', '==', this.waiting).where('decideBy', '>', now);
    if (await this.any(undecided)) return true;
    const sentBack = ofCampaign.where('status', '==', 'revision_requested');
    return this.any(sentBack.where('decidedAt', '>', addDays(now, -DELIVERABLE_DECISION_DAYS)));
  }

  /** True when a campaign has one that was accepted, could not be paid, and is still tried. Reads at most 1. */
  hasUnpaid(campaignId: string, now: Date): Promise<boolean> {
    const waiting = this.documents.where('campaignId', '==', campaignId).where('status', '==', this.waiting);
    const unpaid = waiting.where('paymentProblem.holdsRefund', '==', true);
    return this.any(unpaid.where('paymentProblem.triedUntil', '>', now));
  }

  /** Every document of a creator that nobody has decided on for good, read in pages as they are asked for. */
  eachUndecidedOf(creatorId: string): AsyncIterable<T> {
    return this.each(this.of(creatorId).where('status', 'in', [this.waiting, 'revision_requested']));
  }
}
