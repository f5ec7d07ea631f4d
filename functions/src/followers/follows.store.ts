import { Follow, followId } from '@doubloon/contract/followers/operations.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { newestFirst, type PageWanted } from '../platform/database/collection.ts';
import { storeOf } from '../platform/database/document-store.ts';

type Pair = Pick<Follow, 'followerUid' | 'creatorUid'>;

const idOf = ({ followerUid, creatorUid }: Pair): string => followId(followerUid, creatorUid);

export class Follows extends storeOf('follows', Follow, idOf, { of: 'followerUid' }) {
  /** True when somebody follows a creator. Reads 1. */
  async has(pair: Pair): Promise<boolean> {
    const [found] = await this.session.read([this.ref(idOf(pair))]);
    return Boolean(found);
  }

  /** A page of the creators that somebody follows. Reads one document more than the page. */
  page(page: PageWanted, followerUid: string): Promise<Page<Follow>> {
    return newestFirst(this.of(followerUid), page);
  }

  /** Removes a follow, if there is one. Writes 1. */
  removePair(pair: Pair): void {
    this.remove(idOf(pair));
  }

  /** Removes a person's follows and followers. */
  override async removeAllOf(uid: string): Promise<void> {
    await super.removeAllOf(uid);
    await this.removeEach(this.documents.where('creatorUid', '==', uid));
  }
}
