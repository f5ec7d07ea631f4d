import { listDeliverables, listDeliverablesOfApplication } from '@doubloon/contract/deliverables/operations.ts';
import type { Notification } from '@doubloon/contract/notifications/notification.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { listPayoutsOfCreator, listPayoutsOfOwner } from '@doubloon/contract/payments/operations.ts';
import type { PayoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import { listReviewsOfCreator } from '@doubloon/contract/reviews/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { MAX_SEARCH_READS } from '@doubloon/contract/calls/paging.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payoutDocument } from '../../../functions/testing/documents.ts';
import { reviewDocument } from '../../../functions/testing/store-documents.ts';
import { call, callRaw, deps, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, storeDeliverable } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { createCreatorWithStore, storeReview } from '../../support/given/stores.ts';

let owner: Person;
let creator: Person;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
});

describe('payouts', () => {
  const storePayout = async (title: string, status: PayoutStatus, minutes: number) => {
    const campaign = await storeCampaign(owner, { title });
    const deliverable = await storeDeliverable(await storeApplication(campaign, creator));
    const id = unique('pay_');
    const payout = payoutDocument(deliverable, { id, status, campaignTitle: title, createdAt: minutesAgo(minutes) });
    await deps().db.firestore.collection(COLLECTIONS.payouts).doc(id).set(payout);
    return { id, campaignId: campaign.id };
  };

  it('are narrowed to statuses, a loot and words, all at once, for both parties', async () => {
    const tea = await storePayout('Bubble tea', 'paid', 3);
    const failed = await storePayout('Bubble tea', 'failed', 2);
    const socks = await storePayout('Socks', 'paid', 1);
    type Query = Parameters<typeof succeed<typeof listPayoutsOfCreator>>[1]['query'];
    const ofCreator = async (query: Query) =>
      (await succeed(listPayoutsOfCreator, { params: { id: creator.uid }, query }, creator)).map(({ id }) => id);
    const ofOwner = async (query: Query) =>
      (await succeed(listPayoutsOfOwner, { params: { id: owner.uid }, query }, owner)).map(({ id }) => id);
    for (const listed of [ofCreator, ofOwner]) {
      expect(await listed({})).toEqual([socks.id, failed.id, tea.id]);
      expect(await listed({ status: ['paid'] })).toEqual([socks.id, tea.id]);
      expect(await listed({ search: 'ubble' })).toEqual([failed.id, tea.id]);
      expect(await listed({ search: 'TEA bub', status: ['paid', 'lapsed'] })).toEqual([tea.id]);
      expect(await listed({ campaignId: socks.campaignId, status: ['paid'] })).toEqual([socks.id]);
      expect(await listed({ campaignId: socks.campaignId, status: ['paid'], search: 'tea' })).toEqual([]);
    }
    expect(await ofOwner({ search: creator.name })).toHaveLength(3);
    expect(await ofCreator({ search: creator.name })).toEqual([]);
  });
});

describe('treasures', () => {
  it('of an application, and of all, are narrowed to a status and to words, both at once', async () => {
    const application = await storeApplication(await storeCampaign(owner, { title: 'Tea' }), creator);
    const store = (fields: Parameters<typeof storeDeliverable>[1]) => storeDeliverable(application, fields);
    const tiktok = await store({
      url: 'https://www.tiktok.com/@cy/video/7311111111111111111',
      platform: 'tiktok',
      status: 'approved',
      createdAt: minutesAgo(2),
    });
    const youtube = await store({
      url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      platform: 'youtube',
      notes: 'Filmed at sunrise',
      createdAt: minutesAgo(1),
    });
    type Query = Parameters<typeof succeed<typeof listDeliverablesOfApplication>>[1]['query'];
    const ofApplication = async (query: Query) =>
      (await succeed(listDeliverablesOfApplication, { params: { id: application.id }, query }, creator)).map(
        ({ treasure_id: id }) => id,
      );
    const ofAll = async (query: Query) =>
      (await succeed(listDeliverables, { query }, owner)).map(({ treasure_id: id }) => id);
    for (const listed of [ofApplication, ofAll]) {
      expect(await listed({})).toEqual([youtube.id, tiktok.id]);
      expect(await listed({ status: 'approved' })).toEqual([tiktok.id]);
      expect(await listed({ search: 'tok' })).toEqual([tiktok.id]);
      expect(await listed({ search: 'unrise' })).toEqual([youtube.id]);
      expect(await listed({ search: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' })).toEqual([youtube.id]);
      expect(await listed({ search: 'tok', status: 'submitted' })).toEqual([]);
    }
  });
});

describe('notifications', () => {
  const store = async (fields: Partial<Notification>, minutes: number) => {
    const id = unique('ntf_');
    const createdAt = minutesAgo(minutes);
    const notification: Notification = {
      id,
      uid: creator.uid,
      kind: 'treasure_approved',
      subject: { type: 'application', id: 'any' },
      title: 'Spring loot',
      actorName: null,
      readAt: null,
      expiresAt: new Date(createdAt.getTime() + 100_000_000),
      createdAt,
      ...fields,
    };
    await deps().db.firestore.collection(COLLECTIONS.notifications).doc(id).set(notification);
    return id;
  };
  type Query = Parameters<typeof succeed<typeof listNotifications>>[1]['query'];
  const listed = async (query: Query) => (await succeed(listNotifications, { query }, creator)).map(({ id }) => id);

  it('are narrowed to the unread ones and to words of loot, person and kind, both at once', async () => {
    const read = await store({ readAt: new Date(), kind: 'payout_paid' }, 3);
    const review = await store({ title: null, actorName: 'Ada Merchant', kind: 'review_received' }, 2);
    const unread = await store({}, 1);
    expect(await listed({})).toEqual([unread, review, read]);
    expect(await listed({ status: 'unread' })).toEqual([unread, review]);
    expect(await listed({ search: 'pring' })).toEqual([unread, read]);
    expect(await listed({ search: 'pring', status: 'unread' })).toEqual([unread]);
    expect(await listed({ search: 'erchant' })).toEqual([review]);
    expect(await listed({ search: 'payout' })).toEqual([read]);
  });

  it('are looked through a bounded number at once, and further from where that ended', async () => {
    const { db } = deps();
    const batch = db.firestore.batch();
    const createdAt = minutesAgo(60);
    for (let n = 0; n < MAX_SEARCH_READS + 20; n += 1) {
      const id = unique('ntf_');
      batch.set(db.firestore.collection(COLLECTIONS.notifications).doc(id), {
        id,
        uid: creator.uid,
        kind: 'treasure_approved',
        subject: { type: 'application', id: 'any' },
        title: n === 0 ? 'Needle' : 'Hay',
        actorName: null,
        readAt: null,
        createdAt: new Date(createdAt.getTime() + n),
        expiresAt: new Date(createdAt.getTime() + 100_000_000),
      } satisfies Notification);
    }
    await batch.commit();
    const first = await call(listNotifications, { query: { search: 'needle' } }, creator);
    if (!first.ok || !first.nextCursor) throw new Error('a page with a next one was expected');
    expect(first.data).toEqual([]);
    const second = await call(listNotifications, { query: { search: 'needle', cursor: first.nextCursor } }, creator);
    expect(second).toMatchObject({ ok: true, nextCursor: null, data: [{ title: 'Needle' }] });
  });
});

describe('reviews', () => {
  let about: Person;

  beforeAll(async () => {
    about = await createCreatorWithStore();
    const reviews = [
      { rating: 5, comment: 'Wonderful tea.', createdAt: minutesAgo(3) },
      { rating: 2, comment: 'Cold soup.', createdAt: minutesAgo(2) },
      {
        rating: 5,
        comment: 'Fine.',
        reply: { creatorName: 'Cy', reply: 'Come back for tea!', createdAt: new Date() },
        createdAt: minutesAgo(1),
      },
    ];
    for (const [n, fields] of reviews.entries())
      await storeReview(
        reviewDocument({ userId: unique('u'), creatorId: about.uid, userName: `Guest ${n}`, ...fields }),
      );
  });

  type Query = Parameters<typeof succeed<typeof listReviewsOfCreator>>[1]['query'];
  const listed = async (query: Query) =>
    (await succeed(listReviewsOfCreator, { params: { id: about.uid }, query })).map(({ comment }) => comment);

  it('are narrowed to stars and to words of comment, reply and reviewer, both at once', async () => {
    expect(await listed({})).toEqual(['Fine.', 'Cold soup.', 'Wonderful tea.']);
    expect(await listed({ rating: 5 })).toEqual(['Fine.', 'Wonderful tea.']);
    expect(await listed({ rating: 3 })).toEqual([]);
    expect(await listed({ search: 'tea' })).toEqual(['Fine.', 'Wonderful tea.']);
    expect(await listed({ search: 'onder', rating: 5 })).toEqual(['Wonderful tea.']);
    expect(await listed({ search: 'uest 1' })).toEqual(['Cold soup.']);
    expect(await listed({ search: 'tea', rating: 2 })).toEqual([]);
  });

  it.each(['rating=0', 'rating=6', 'rating=x', `search=${'a'.repeat(101)}`])('refuse the filter %s', async (filter) => {
    expect((await callRaw('GET', `/reviews/creator/${about.uid}?${filter}`, {})).status).toBe(422);
  });
});
