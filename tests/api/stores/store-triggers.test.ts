import { reviewId } from '@doubloon/contract/reviews/review.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { DocumentReference } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import {
  onFollowWritten,
  onPayoutWritten,
  onReviewWritten,
  onStoreWritten,
  onUserWritten,
} from '../../../functions/src/triggers.ts';
import type { WrittenEvent } from '../../../functions/src/platform/projections/projection.ts';
import { applicationDocument, deliverableDocument, payoutDocument } from '../../../functions/testing/documents.ts';
import { followDocument } from '../../../functions/testing/store-documents.ts';
import { deps } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import { createCreatorWithStore, storeReview, storeStore } from '../../support/given/stores.ts';

const ref = (collection: string, id: string) => deps().db.firestore.collection(collection).doc(id);

async function written(document: DocumentReference): Promise<WrittenEvent> {
  const after = await document.get();
  return {
    document: document.path,
    params: { id: document.id },
    data: { before: after, after },
  } as unknown as WrittenEvent;
}

describe('the store of a user', () => {
  it('is made for a new creator, once, and for nobody else', async () => {
    const creator = await createPerson('content_creator');
    const owner = await createPerson('business_owner');
    for (const { uid } of [creator, owner, creator]) {
      await onUserWritten.run(await written(ref(COLLECTIONS.users, uid)));
    }
    expect(await stored(COLLECTIONS.stores, creator.uid)).toMatchObject({ name: creator.name, status: 'open' });
    expect(await stored(COLLECTIONS.stores, owner.uid)).toBeUndefined();
  });

  it('follows name, picture, badge and links, and keeps what its creator wrote', async () => {
    const creator = await createCreatorWithStore({
      description: 'Tea.',
      counts: { followers: 3, reviews: 0, ratingSum: 0 },
    });
    const user = ref(COLLECTIONS.users, creator.uid);
    const links = { tiktok: 'https://www.tiktok.com/@cy' };
    const old = await written(user);
    await user.update({
      name: 'Renamed',
      isVerified: true,
      profilePic: 'https://example.com/p.png',
      socialLinks: links,
    });
    await onUserWritten.run(await written(user));
    await onUserWritten.run(old);
    expect(await stored(COLLECTIONS.stores, creator.uid)).toMatchObject({
      name: 'Renamed',
      verified: true,
      profilePic: 'https://example.com/p.png',
      socialLinks: links,
      description: 'Tea.',
      counts: { followers: 3 },
    });
  });

  it('is not written when nothing it copies has changed', async () => {
    const creator = await createCreatorWithStore();
    const store = ref(COLLECTIONS.stores, creator.uid);
    const before = (await store.get()).updateTime;
    await onUserWritten.run(await written(ref(COLLECTIONS.users, creator.uid)));
    expect((await store.get()).updateTime).toEqual(before);
  });

  it('goes with the user, its settings too', async () => {
    const creator = await createCreatorWithStore();
    const user = ref(COLLECTIONS.users, creator.uid);
    const event = await written(user);
    await ref(COLLECTIONS.storeSettings, creator.uid).set({ id: creator.uid });
    await user.delete();
    await onUserWritten.run(event);
    await onUserWritten.run(event);
    expect(await stored(COLLECTIONS.stores, creator.uid)).toBeUndefined();
    expect(await stored(COLLECTIONS.storeSettings, creator.uid)).toBeUndefined();
  });
});

describe('the numbers of a store', () => {
  it('are its reviews and followers, whatever comes twice or late, and its rating follows', async () => {
    const { id } = await storeStore({ id: unique('creator') });
    const first = await storeReview({ userId: unique('u'), creatorId: id, rating: 5 });
    const second = await storeReview({ userId: unique('u'), creatorId: id, rating: 2 });
    const follow = followDocument({ followerUid: unique('u'), creatorUid: id });
    await ref(COLLECTIONS.follows, follow.id).set(follow);
    const events = [
      await written(ref(COLLECTIONS.reviews, first.id)),
      await written(ref(COLLECTIONS.reviews, second.id)),
    ];
    const followed = await written(ref(COLLECTIONS.follows, follow.id));
    await Promise.all([...events, ...events].map((event) => onReviewWritten.run(event) as Promise<void>));
    await Promise.all([followed, followed].map((event) => onFollowWritten.run(event) as Promise<void>));
    await onStoreWritten.run(await written(ref(COLLECTIONS.stores, id)));
    expect(await stored(COLLECTIONS.stores, id)).toMatchObject({
      counts: { reviews: 2, ratingSum: 7, followers: 1 },
      rating: 3.5,
    });
    await ref(COLLECTIONS.reviews, first.id).delete();
    await ref(COLLECTIONS.reviews, second.id).update({ rating: 4 });
    await ref(COLLECTIONS.follows, follow.id).delete();
    for (const event of events.toReversed()) await onReviewWritten.run(event);
    await onFollowWritten.run(followed);
    await onStoreWritten.run(await written(ref(COLLECTIONS.stores, id)));
    expect(await stored(COLLECTIONS.stores, id)).toMatchObject({
      counts: { reviews: 1, ratingSum: 4, followers: 0 },
      rating: 4,
    });
  });
});

describe('the badge of a paying reviewer', () => {
  it('comes with the first paid payout to that creator and goes when it is taken back', async () => {
    const [ownerId, creatorId] = [unique('owner'), unique('creator')];
    const application = applicationDocument({ campaignId: unique('cmp_'), creatorId, ownerId });
    const payout = payoutDocument(deliverableDocument(application, { id: unique('dlv_') }), { id: unique('pay_') });
    await storeReview({ userId: ownerId, creatorId });
    await storeReview({ userId: unique('other'), creatorId });
    const document = ref(COLLECTIONS.payouts, payout.id);
    const badge = async () => (await stored(COLLECTIONS.reviews, reviewId(ownerId, creatorId)))?.['paidCollaboration'];
    await document.set(payout);
    const reserved = await written(document);
    await onPayoutWritten.run(reserved);
    expect(await badge()).toBe(false);
    await document.update({ status: 'paid' });
    await onPayoutWritten.run(reserved);
    expect(await badge()).toBe(true);
    await document.update({ status: 'reversed' });
    await onPayoutWritten.run(await written(document));
    expect(await badge()).toBe(false);
    const { docs } = await deps()
      .db.firestore.collection(COLLECTIONS.reviews)
      .where('creatorId', '==', creatorId)
      .get();
    expect(docs.map((review) => review.get('paidCollaboration') as unknown)).toEqual([false, false]);
  });

  it('comes with the review, too: a payment that arrived while it was written found none', async () => {
    const [ownerId, creatorId] = [unique('owner'), unique('creator')];
    const application = applicationDocument({ campaignId: unique('cmp_'), creatorId, ownerId });
    const deliverable = deliverableDocument(application, { id: unique('dlv_') });
    const payout = payoutDocument(deliverable, { id: unique('pay_'), status: 'paid' });
    await ref(COLLECTIONS.payouts, payout.id).set(payout);
    const { id } = await storeReview({ userId: ownerId, creatorId });
    await onReviewWritten.run(await written(ref(COLLECTIONS.reviews, id)));
    expect(await stored(COLLECTIONS.reviews, id)).toMatchObject({ paidCollaboration: true });
  });
});
