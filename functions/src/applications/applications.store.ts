import { Application } from '@doubloon/contract/applications/application.ts';
import {
  ACCEPTED_APPLICATION_STATUSES,
  applicationLife,
  type ApplicationStatus,
} from '@doubloon/contract/applications/lifecycle.ts';
import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import type { CalendarDay } from '@doubloon/contract/shared/values.ts';
import { WORDS } from '@doubloon/contract/shared/words.ts';
import { newestFirst, type PageWanted } from '../platform/database/collection.ts';
import { storeOf } from '../platform/database/document-store.ts';

const DECIDED: readonly ApplicationStatus[] = [...ACCEPTED_APPLICATION_STATUSES, 'rejected'];

/** The filter of a list of applications: one of the three ids, or both sides, and statuses. */
export type ApplicationsWanted = (
  | { readonly campaignId: string }
  | { readonly creatorId: string }
  | { readonly ownerId: string }
  | { readonly creatorId: string; readonly ownerId: string }
) & { readonly statuses?: readonly ApplicationStatus[] | undefined };

export class Applications extends storeOf('applications', Application, ({ id }) => id, {
  of: 'creatorId',
  label: WORDS.application,
}) {
  /** Returns those of the named applications that exist, newest first. Reads one per id. */
  async findNewestFirst(ids: readonly string[]): Promise<Application[]> {
    return (await this.findAll(ids)).sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  }

  /** A page of applications. Reads one document more than the page. */
  page(page: PageWanted, { statuses, ...whose }: ApplicationsWanted): Promise<Page<Application>> {
    const [[field, id] = [], ...others] = Object.entries(whose);
    if (!field) throw new TypeError('An application list needs a campaign, a creator or an owner');
    const list = others.reduce(
      (found, [other, otherId]) => found.where(other, '==', otherId),
      this.documents.where(field, '==', id),
    );
    return newestFirst(statuses ? list.where('status', 'in', statuses) : list, page);
  }

  /** True when a creator has applied to a campaign of an owner, whatever became of it. Reads at most 1. */
  hasApplied(creatorId: string, ownerId: string): Promise<boolean> {
    return this.any(this.of(creatorId).where('ownerId', '==', ownerId));
  }

  /** Returns how many applications between the two of an application are accepted. Reads at most 1 for each thousand. */
  countAccepted({ creatorId, ownerId }: Pick<Application, 'creatorId' | 'ownerId'>): Promise<number> {
    const ofBoth = this.of(creatorId).where('ownerId', '==', ownerId);
    return this.count(ofBoth.where('status', 'in', ACCEPTED_APPLICATION_STATUSES));
  }

  /**
   * The decided applications between the two of an application besides itself: how many there are, and the newest of them, at most `limit`. Reads at most
   * `limit` + 2.
   */
  async findEarlier(
    { id, creatorId, ownerId, status }: Application,
    limit: number,
  ): Promise<{ total: number; newest: Application[] }> {
    const decided = this.of(creatorId).where('ownerId', '==', ownerId).where('status', 'in', DECIDED);
    const [total, found] = await Promise.all([
      this.count(decided),
      this.all(decided.orderBy('createdAt', 'desc').limit(limit + 1)),
    ]);
    const others = found.filter((other) => other.id !== id);
    return { total: total - (status === 'pending' ? 0 : 1), newest: others.slice(0, limit) };
  }

  /** One of the applications to a campaign, or null. Reads at most 1. */
  findAnyTo(campaignId: string): Promise<Application | null> {
    return this.first(this.#to(campaignId));
  }

  /**
   * True when a campaign has an approved application whose content is not due to be decided yet, or was decided no longer ago than a
   * decision takes, so that its payment can still be approved or the content come again. Reads at most 2.
   */
  async hasOpenContent(campaignId: string, now: Date): Promise<boolean> {
    const approved = this.#to(campaignId).where('status', '==', 'approved');
    const undecided = approved.where('content.status', '==', 'submitted').where('content.decideBy', '>', now);
    if (await this.any(undecided)) return true;
    return this.any(approved.where('content.decidedAt', '>', addDays(now, -DELIVERABLE_DECISION_DAYS)));
  }

  /** True when a campaign has one that was accepted, could not be paid, and is still tried. Reads at most 1. */
  hasUnpaid(campaignId: string, now: Date): Promise<boolean> {
    const unpaid = this.#to(campaignId)
      .where('status', '==', 'approved')
      .where('paymentProblem.holdsRefund', '==', true)
      .where('paymentProblem.triedUntil', '>', now);
    return this.any(unpaid);
  }

  /** Rejects a campaign's pending applications, and records in its approved ones that nothing can be paid any more, or takes that back. Repeatable after a crash. */
  async loseTo(
    campaignId: string,
    {
      feedback,
      lostAt,
      paysNoMore,
    }: { readonly feedback: string; readonly lostAt: Date; readonly paysNoMore: boolean },
  ): Promise<void> {
    const inStatus = (status: ApplicationStatus) => this.#to(campaignId).where('status', '==', status);
    await this.changeEach(inStatus('pending'), (application) => ({
      ...applicationLife.move(application, 'lose'),
      feedback,
      decidedAt: lostAt,
    }));
    await this.changeEach(inStatus('approved'), ({ paymentLostAt }) =>
      (paymentLostAt !== null) === paysNoMore ? null : { paymentLostAt: paysNoMore ? lostAt : null },
    );
  }

  /** Brings the end date that all applications to a campaign repeat up to date, and records when it was moved. Repeatable after a crash. */
  extendTo(campaignId: string, endDate: CalendarDay, campaignExtendedAt: Date): Promise<void> {
    return this.changeEach(this.#to(campaignId), ({ campaign }) =>
      campaign.endDate !== null && campaign.endDate < endDate
        ? { campaign: { ...campaign, endDate }, campaignExtendedAt }
        : null,
    );
  }

  removePendingOf(creatorId: string): Promise<void> {
    return this.removeEach(this.of(creatorId).where('status', '==', 'pending'));
  }

  /** Records with all applications of a creator that they have left. Removes their answers, undecided content and payment problems: they cannot be paid any more. */
  leaveOf(creatorId: string): Promise<void> {
    return this.changeEach(this.of(creatorId), ({ content }) => ({
      accountClosed: 'creator',
      answers: {},
      paymentProblem: null,
      ...(content?.status !== 'approved' && { content: null }),
    }));
  }

  /** Records with all applications to an owner's campaigns that the owner has left; rejects pending ones with `feedback`. */
  leaveTo(ownerId: string, feedback: string, now: Date): Promise<void> {
    return this.changeEach(this.documents.where('ownerId', '==', ownerId), (application) => ({
      accountClosed: application.accountClosed ?? 'owner',
      ...(applicationLife.can(application.status, 'reject') && {
        ...applicationLife.move(application, 'reject'),
        feedback,
        decidedAt: now,
      }),
    }));
  }

  #to(campaignId: string) {
    return this.documents.where('campaignId', '==', campaignId);
  }
}
