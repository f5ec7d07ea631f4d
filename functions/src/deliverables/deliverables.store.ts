import { Deliverable, PostReservation } from '@doubloon/contract/deliverables/deliverable.ts';
import { UNDECIDED_DELIVERABLE_STATUSES, type DeliverableStatus } from '@doubloon/contract/deliverables/lifecycle.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { MAX_DELIVERABLES_PER_APPLICATION } from '@doubloon/contract/shared/constants.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { WORDS } from '@doubloon/contract/shared/words.ts';
import type { Query } from '@google-cloud/firestore';
import { PayableDocuments } from '../payments/payouts/payable-documents.ts';
import { newestFound, type FoundPageWanted } from '../platform/database/sorted-page.ts';
import type { Session } from '../platform/database/session.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { derivedId } from '../platform/ids.ts';

/** The filter of a list of treasures, by the values of these fields. */
type Filter = 'creatorId' | 'ownerId' | 'applicationId' | 'campaignId' | 'status' | 'authorCheck';
export type DeliverablesWanted = { readonly [Field in Filter]?: Deliverable[Field] | undefined };

export class Deliverables extends PayableDocuments<Deliverable> {
  protected readonly waiting = 'submitted';

  constructor(session: Session) {
    super(session, COLLECTIONS.deliverables, Deliverable, ({ id }) => id, {
      of: 'creatorId',
      label: WORDS.deliverable,
    });
  }

  /** A page of treasures. Reads as `newestFound`. */
  page(page: FoundPageWanted, wanted: DeliverablesWanted): Promise<Page<Deliverable>> {
    let list: Query<Deliverable> = this.documents;
    for (const [field, value] of Object.entries(wanted)) {
      if (value !== undefined) list = list.where(field, '==', value);
    }
    return newestFound(list, page, ({ creatorName, campaignTitle, platform, url, notes }) => [
      creatorName,
      campaignTitle,
      platformLabel(platform),
      url,
      notes ?? '',
    ]);
  }

  /** Counts treasures whose author an admin has to confirm, up to `limit`. Reads as many. */
  countToConfirm(limit: number): Promise<number> {
    return this.count(this.#toConfirm().limit(limit));
  }

  /** Treasures whose author an admin has to confirm, at most `limit`. Reads one each. */
  findToConfirm(limit: number): Promise<Deliverable[]> {
    return this.all(this.#toConfirm().limit(limit));
  }

  /** True when a campaign has a treasure whose author an admin has to confirm, before it can be decided. Reads at most 1. */
  hasToConfirm(campaignId: string): Promise<boolean> {
    return this.any(this.#toConfirm().where('campaignId', '==', campaignId));
  }

  #toConfirm(): Query<Deliverable> {
    return this.documents.where('authorCheck', '==', 'needs_admin').where('status', '==', 'submitted');
  }

  /** Treasures of a campaign that nobody had decided on in time. Reads one each. */
  findAcceptedBySilence(campaignId: string): Promise<Deliverable[]> {
    return this.all(this.documents.where('campaignId', '==', campaignId).where('acceptedBySilence', '==', true));
  }

  /** Accepted treasures of a campaign, at most `limit`, in no order. Reads one each. */
  findApproved(campaignId: string, limit: number): Promise<Deliverable[]> {
    const accepted = this.documents.where('campaignId', '==', campaignId).where('status', '==', 'approved');
    return this.all(accepted.limit(limit));
  }

  /** Treasures of a campaign whose owner has accepted them while their payment still waits, at most `limit`, in no order. Reads one each. */
  findAcceptedUnpaid(campaignId: string, limit: number): Promise<Deliverable[]> {
    const waiting = this.documents.where('campaignId', '==', campaignId).where('status', '==', 'submitted');
    return this.all(waiting.where('paymentProblem.acceptedAt', '>', new Date(0)).limit(limit));
  }

  /** Counts an application's treasures. Reads 1. */
  countOfApplication(applicationId: string): Promise<number> {
    return this.count(this.#ofApplication(applicationId));
  }

  /** Every treasure of an application. Reads at most `MAX_DELIVERABLES_PER_APPLICATION`. */
  findOfApplication(applicationId: string): Promise<Deliverable[]> {
    return this.all(this.#ofApplication(applicationId).limit(MAX_DELIVERABLES_PER_APPLICATION));
  }

  /** True when a treasure of an application waits for its owner's decision. Reads at most 1. */
  hasWaiting(applicationId: string): Promise<boolean> {
    return this.any(this.#ofApplication(applicationId).where('status', '==', 'submitted'));
  }

  /** True when a treasure of an application is in one of these statuses. Reads at most 1. */
  hasIn(applicationId: string, statuses: readonly DeliverableStatus[]): Promise<boolean> {
    return this.any(this.#ofApplication(applicationId).where('status', 'in', statuses));
  }

  /** The newest treasure of a post besides one, or null. Reads at most 2. */
  async findOtherOfPost({
    id,
    applicationId,
    postKey,
  }: Pick<Deliverable, 'id' | 'applicationId' | 'postKey'>): Promise<Deliverable | null> {
    const ofPost = this.#ofApplication(applicationId).where('postKey', '==', postKey);
    const newest = await this.all(ofPost.orderBy('createdAt', 'desc').limit(2));
    return newest.find((deliverable) => deliverable.id !== id) ?? null;
  }

  /** The treasure of a post whose platform was asked last, or null when it never was. Reads at most 1. */
  findLastRead({
    applicationId,
    postKey,
  }: Pick<Deliverable, 'applicationId' | 'postKey'>): Promise<Deliverable | null> {
    const ofPost = this.#ofApplication(applicationId).where('postKey', '==', postKey);
    return this.first(ofPost.orderBy('latestReading.at', 'desc'));
  }

  /** True when a platform's count of a campaign's is validated until after a moment. Reads at most 1. */
  hasTopUp(campaignId: string, then: Date): Promise<boolean> {
    return this.any(this.documents.where('campaignId', '==', campaignId).where('topUp.paysAt', '>', then));
  }

  /** True when a platform's count of a campaign's could not be paid, and is still tried. Reads at most 1. */
  hasUnpaidTopUp(campaignId: string, now: Date): Promise<boolean> {
    const unpaid = this.documents
      .where('campaignId', '==', campaignId)
      .where('topUp.paymentProblem.holdsRefund', '==', true);
    return this.any(unpaid.where('topUp.paymentProblem.triedUntil', '>', now));
  }

  /** The accepted treasures of a creator whose posts are there and had the most views when their platforms were asked last, at most `limit`. Reads as many. */
  findMostSeen(creatorId: string, limit: number): Promise<Deliverable[]> {
    const accepted = this.of(creatorId).where('status', '==', 'approved').where('postState', '==', 'live');
    return this.all(accepted.orderBy('latestReading.views', 'desc').limit(limit));
  }

  /** A treasure of a creator on a platform that waits for a decision or a revision, or null. Reads at most 1. */
  findUndecided(creatorId: string, platform: PlatformId): Promise<Deliverable | null> {
    return this.first(
      this.of(creatorId).where('platform', '==', platform).where('status', 'in', UNDECIDED_DELIVERABLE_STATUSES),
    );
  }

  #ofApplication(applicationId: string) {
    return this.documents.where('applicationId', '==', applicationId);
  }
}

const idOf = (postKey: string): string => derivedId('post', postKey);

export class PostReservations extends storeOf('postKeys', PostReservation, ({ postKey }) => idOf(postKey)) {
  /** The application that a post was reported for, or null. Reads 1. */
  findOfPost(postKey: string): Promise<PostReservation | null> {
    return this.find(idOf(postKey));
  }

  /** Forgets a creator's reported posts that have no treasure any more. Repeatable after a crash. */
  removeFreeOf(creatorId: string): Promise<void> {
    return this.removeEach(this.documents.where('creatorId', '==', creatorId).where('latestDeliverableId', '==', null));
  }
}
