import { Invitation } from '@doubloon/contract/applications/invitation.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { newestFirst, type PageWanted } from '../platform/database/collection.ts';
import { storeOf } from '../platform/database/document-store.ts';

/** The invitations of creators to loots, by the ids of the applications that can follow. */
export class Invitations extends storeOf('invitations', Invitation, ({ id }) => id, {
  of: 'creatorId',
  label: 'Invitation',
}) {
  /** A page of the invitations to a campaign, newest first. Reads one document more than the page. */
  pageTo(page: PageWanted, campaignId: string): Promise<Page<Invitation>> {
    return newestFirst(this.documents.where('campaignId', '==', campaignId), page);
  }

  /** A page of an owner's invitations of one creator, newest first. Reads one document more than the page. */
  pageBetween(
    page: PageWanted,
    { ownerId, creatorId }: Pick<Invitation, 'ownerId' | 'creatorId'>,
  ): Promise<Page<Invitation>> {
    return newestFirst(this.documents.where('ownerId', '==', ownerId).where('creatorId', '==', creatorId), page);
  }

  /** Returns how many creators are invited to a campaign. Reads 1. */
  countTo(campaignId: string): Promise<number> {
    return this.count(this.documents.where('campaignId', '==', campaignId));
  }

  /** Yields the invitations that an owner has sent. */
  eachBy(ownerId: string): AsyncIterable<Invitation> {
    return this.each(this.documents.where('ownerId', '==', ownerId));
  }

  /** Removes the invitations that a person has received, and those they have sent. */
  override async removeAllOf(uid: string): Promise<void> {
    await super.removeAllOf(uid);
    await this.removeEach(this.documents.where('ownerId', '==', uid));
  }
}
