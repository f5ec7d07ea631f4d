import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { Store } from '@doubloon/contract/stores/store.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { applicationDocument, campaignDocument } from '../../../functions/testing/documents.ts';
import { conversationDocument, messageDocument } from '../../../functions/testing/message-documents.ts';
import { sampleNotification } from '../../../functions/testing/notifications.ts';
import { followDocument, storeDocument } from '../../../functions/testing/store-documents.ts';
import { deriveStoreFields } from '../../../functions/src/stores/derived-fields.ts';
import { booksOf } from './grown-books.ts';
import type { Stored } from './store-all.ts';

/** How much there is of what grows with the users. */
export interface Amounts {
  /** Loots whose books there are: everything that was ever paid for. */
  readonly books: number;
  /** Open loots, and stores: what is searched. */
  readonly market: number;
  /** Notifications, conversations, messages of one conversation and applications of one person, and followers of one store. */
  readonly ofOnePerson: number;
  /** Items that are due when each of the other jobs runs. */
  readonly due: number;
}

/** The people whose documents these are. */
export interface GrownCast {
  readonly owner: { readonly uid: string };
  readonly creator: { readonly uid: string };
}

export const CONVERSATION_ID = 'cnv_grown0';
export const CAMPAIGN_ID = 'cmp_grown0';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/** Everything that a size begins with, alike in its hundreds, so that a list of each size has a full page. */
export function* grownData(amounts: Amounts, cast: GrownCast, now: Date): Generator<Stored> {
  yield* booksOf(amounts.books, now);
  yield* marketOf(amounts.market, cast, now);
  yield* ofOnePerson(amounts.ofOnePerson, cast, now);
  yield* overdueApplications(amounts.due, cast, now);
}

function* marketOf(count: number, { owner }: GrownCast, now: Date): Generator<Stored> {
  for (const number of numbers(count)) {
    const createdAt = new Date(now.getTime() - number * 1_000);
    const campaign: Campaign = campaignDocument({
      ...{ id: `cmp_grown${number}`, ownerId: owner.uid, createdAt, title: 'Spring tea' },
      ...(number % 2 === 0 ? { platforms: ['tiktok'] } : { platforms: ['youtube'], niche: 'Food' }),
    });
    yield [COLLECTIONS.campaigns, campaign.id, campaign];
    const store: Store = storeDocument({
      id: `maker${number}`,
      name: `Maker ${number}`,
      createdAt,
      location: 'Singapore',
    });
    yield [COLLECTIONS.stores, store.id, { ...store, ...deriveStoreFields(store) }];
  }
}

function* ofOnePerson(count: number, { owner, creator }: GrownCast, now: Date): Generator<Stored> {
  for (const number of numbers(count)) {
    const createdAt = new Date(now.getTime() - number * 1_000);
    yield [
      COLLECTIONS.notifications,
      `ntf_grown${number}`,
      sampleNotification('application_approved', {
        ...{ id: `ntf_grown${number}`, uid: creator.uid, createdAt, expiresAt: addDays(now, 90) },
      }),
    ];
    const participantIds: [string, string] = [creator.uid, number === 0 ? owner.uid : `owner${number}`];
    const id = `cnv_grown${number}`;
    yield [
      COLLECTIONS.conversations,
      id,
      conversationDocument({ id, participantIds, createdAt, updatedAt: createdAt }),
    ];
    const message = messageDocument(
      { id: CONVERSATION_ID, participantIds: [creator.uid, owner.uid] },
      ...([
        { id: `msg_grown${number}`, senderId: owner.uid, number: number + 1, senderNumber: number + 1, createdAt },
      ] as const),
    );
    yield [COLLECTIONS.messages, message.id, message];
    const application = applicationDocument({
      ...{ campaignId: `cmp_asked${number}`, creatorId: creator.uid, ownerId: owner.uid },
      ...{ createdAt, decideBy: addDays(now, 7) },
    });
    yield [COLLECTIONS.applications, application.id, application];
    const follow = followDocument({ followerUid: `fan${number}`, creatorUid: 'maker0' });
    yield [COLLECTIONS.follows, follow.id, follow];
  }
}

function* overdueApplications(count: number, { owner }: GrownCast, now: Date): Generator<Stored> {
  for (const number of numbers(count)) {
    const application = applicationDocument({
      ...{ campaignId: CAMPAIGN_ID, creatorId: `late${number}`, ownerId: owner.uid },
      ...{ createdAt: addDays(now, -8), decideBy: addDays(now, -1) },
    });
    yield [COLLECTIONS.applications, application.id, application];
  }
}
