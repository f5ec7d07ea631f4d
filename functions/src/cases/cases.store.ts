import { AdminCase, type CaseKind } from '@doubloon/contract/cases/case.ts';
import type { CaseStatus } from '@doubloon/contract/cases/lifecycle.ts';
import { MAX_SEARCH_READS, type Page } from '@doubloon/contract/calls/paging.ts';
import { newestFirst, type PageWanted } from '../platform/database/collection.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { pagesInTurn, sortedPage } from '../platform/database/sorted-page.ts';

/** Kinds of cases that the same person can open again about the same subject, once the earlier one is decided. */
type RepeatedKind = Extract<AdminCase['kind'], 'figure' | 'report'>;

export class Cases extends storeOf('cases', AdminCase, ({ id }) => id, { of: 'openedBy', label: 'Case' }) {
  /** A page of the cases in a status, of one kind when it is given. Reads one document more than the page. */
  page(
    page: PageWanted,
    { kind, status }: { readonly kind: CaseKind | undefined; readonly status: CaseStatus },
  ): Promise<Page<AdminCase>> {
    const inStatus = this.documents.where('status', '==', status);
    return newestFirst(kind === undefined ? inStatus : inStatus.where('kind', '==', kind), page);
  }

  /**
   * A page of the undecided held payments, the highest stake first; after them the newest whose stake is not known. Reads one document more than the page, and
   * up to `MAX_SEARCH_READS` once no known stake is left.
   */
  pageOfHolds(page: PageWanted): Promise<Page<AdminCase>> {
    const open = this.documents.where('kind', '==', 'hold').where('status', '==', 'open');
    const isRanked = ({ stake }: AdminCase) => stake !== null;
    return pagesInTurn<AdminCase>(
      [
        {
          has: isRanked,
          page: (wanted) =>
            sortedPage(open.where('stake', '>=', 0), wanted, {
              by: { field: 'stake', direction: 'desc', read: ({ stake }) => stake },
              maxReads: 0,
            }),
        },
        {
          has: (found) => !isRanked(found),
          page: (wanted, except) =>
            sortedPage(open, wanted, {
              by: { field: 'createdAt', direction: 'desc', read: ({ createdAt }) => createdAt },
              keep: (found) => !except(found),
              maxReads: MAX_SEARCH_READS,
            }),
        },
      ],
      page,
    );
  }

  /** A page of the undecided reports, the oldest first. Reads one document more than the page. */
  pageOfReports(page: PageWanted): Promise<Page<AdminCase>> {
    return sortedPage(this.documents.where('kind', '==', 'report').where('status', '==', 'open'), page, {
      by: { field: 'createdAt', direction: 'asc', read: ({ createdAt }) => createdAt },
      maxReads: 0,
    });
  }

  /** A page of the cases that a person has opened, or of the reports about them. Reads one document more than the page. */
  pageOfPerson(page: PageWanted, uid: string, as: 'asked' | 'reported'): Promise<Page<AdminCase>> {
    return newestFirst(as === 'asked' ? this.of(uid) : this.#reportsAbout(uid), page);
  }

  /** Undecided cases of disputes whose bank stops to wait for evidence between two moments, the first 100. Reads one per case. */
  findToAnswer(from: Date, to: Date): Promise<AdminCase[]> {
    const open = this.documents.where('status', '==', 'open');
    return this.all(open.where('answerBy', '>', from).where('answerBy', '<=', to).orderBy('answerBy').limit(100));
  }

  /** Counts open cases of a kind, up to `limit`. Reads as many. */
  countOpen(kind: CaseKind, limit: number): Promise<number> {
    return this.count(this.documents.where('status', '==', 'open').where('kind', '==', kind).limit(limit));
  }

  /** Open cases of a kind, at most `limit`. Reads one each. */
  findOpen(kind: CaseKind, limit: number): Promise<AdminCase[]> {
    return this.all(this.documents.where('status', '==', 'open').where('kind', '==', kind).limit(limit));
  }

  /** True when an appeal about something in a campaign is undecided and was made after `since`. Reads at most 1. */
  hasOpenAppeal(campaignId: string, since: Date): Promise<boolean> {
    return this.any(this.#openAppealsIn(campaignId).where('createdAt', '>', since));
  }

  /** True when an appeal that somebody made about something in a campaign is undecided. Reads at most 1. */
  hasOpenAppealBy(campaignId: string, appellantId: string): Promise<boolean> {
    return this.any(this.#openAppealsIn(campaignId).where('openedBy', '==', appellantId));
  }

  /** A page of a person's appeals. Reads one document more than the page. */
  pageOfAppeals(page: PageWanted, uid: string): Promise<Page<AdminCase>> {
    return newestFirst(this.#appealsOf(uid), page);
  }

  /** A page of the figures that a person found wrong in their record. Reads one document more than the page. */
  pageOfRecordDisputes(page: PageWanted, uid: string): Promise<Page<AdminCase>> {
    return newestFirst(this.#disputesOf(uid), page);
  }

  /** True when a figure of somebody's record, or what somebody has reported, is looked at. Reads at most 1. */
  hasOpen(kind: RepeatedKind, subjectId: string): Promise<boolean> {
    return this.any(this.#about(kind, subjectId).where('status', '==', 'open'));
  }

  /** Counts how often a figure of somebody's record was found wrong, or somebody has reported a thing. Reads 1. */
  countAbout(kind: RepeatedKind, subjectId: string): Promise<number> {
    return this.count(this.#about(kind, subjectId));
  }

  /** The cases about the attempts to pay for something that were held, at most `limit`, in no order. Reads one each. */
  findHolds(subjectId: string, limit: number): Promise<AdminCase[]> {
    return this.all(this.#about('hold', subjectId).limit(limit));
  }

  /** Removes the cases that a person has opened themselves: appeals, figures of their record that they found wrong, and reports; and reports about them. */
  async removeAskedBy(uid: string): Promise<void> {
    await this.removeEach(this.#appealsOf(uid));
    await this.removeEach(this.#disputesOf(uid));
    await this.removeEach(this.#reportsOf(uid));
    await this.removeEach(this.#reportsAbout(uid));
  }

  #openAppealsIn(campaignId: string) {
    return this.documents
      .where('campaignId', '==', campaignId)
      .where('kind', '==', 'appeal')
      .where('status', '==', 'open');
  }

  #about(kind: RepeatedKind | 'hold', subjectId: string) {
    return this.documents.where('kind', '==', kind).where('subjectId', '==', subjectId);
  }

  #disputesOf(uid: string) {
    return this.of(uid).where('kind', '==', 'figure');
  }

  #reportsOf(uid: string) {
    return this.of(uid).where('kind', '==', 'report');
  }

  #reportsAbout(uid: string) {
    return this.documents.where('reported.personId', '==', uid);
  }

  #appealsOf(uid: string) {
    return this.of(uid).where('kind', '==', 'appeal');
  }
}
