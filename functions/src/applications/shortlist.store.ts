import type { Application } from '@doubloon/contract/applications/application.ts';
import { ShortlistMark } from '@doubloon/contract/applications/shortlist.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { newestFirst, type PageWanted } from '../platform/database/collection.ts';
import { storeOf } from '../platform/database/document-store.ts';

/** The marks that owners have put on applications, by the applications' ids. */
export class Shortlist extends storeOf('shortlist', ShortlistMark, ({ applicationId }) => applicationId, {
  of: 'ownerId',
}) {
  /** A page of an owner's marks, of one campaign where it is named; the latest first. Reads one document more than the page. */
  page(page: PageWanted, ownerId: string, campaignId?: string): Promise<Page<ShortlistMark>> {
    const marks = this.of(ownerId);
    return newestFirst(campaignId === undefined ? marks : marks.where('campaignId', '==', campaignId), page);
  }

  /** The ids of those applications that their owner has marked, if that is who asks. Reads 1 each, for others none. */
  async findMarked(applications: readonly Application[], readerId: string): Promise<ReadonlySet<string>> {
    const own = applications.filter(({ ownerId }) => ownerId === readerId);
    const marks = await this.findAll(own.map(({ id }) => id));
    return new Set(marks.map(({ applicationId }) => applicationId));
  }

  /** Removes the marks that a person has made, and those on their own applications. */
  override async removeAllOf(uid: string): Promise<void> {
    await super.removeAllOf(uid);
    await this.removeEach(this.documents.where('creatorId', '==', uid));
  }
}
