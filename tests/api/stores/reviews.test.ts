import {
  createReview,
  deleteReview,
  getOwnReview,
  listReviewsOfCreator,
  replyToReview,
  updateReview,
} from '@doubloon/contract/reviews/operations.ts';
import { reviewId } from '@doubloon/contract/reviews/review.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { applicationDocument, deliverableDocument, payoutDocument } from '../../../functions/testing/documents.ts';
import { call, callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { createCreatorWithStore, storeReview } from '../../support/given/stores.ts';

let creator: Person;
let otherCreator: Person;
let owner: Person;

beforeAll(async () => {
  creator = await createPerson('content_creator');
  otherCreator = await createPerson('content_creator');
  owner = await createPerson('business_owner');
});

const body = (about: Person, by: Person) => ({
  creatorId: about.uid,
  userId: by.uid,
  rating: 4,
  comment: ' Good tea. ',
});
const storedReview = (about: Person, by: Person) => stored(COLLECTIONS.reviews, reviewId(by.uid, about.uid));

describe('reviewing a creator', () => {
  it('is published under the name of the account, whatever name is sent', async () => {
    const about = await createPerson('content_creator');
    const answer = await callRaw('POST', '/reviews', {
      person: owner,
      body: JSON.stringify({
        ...body(about, owner),
        userName: 'Somebody Famous',
        userPic: 'https://example.com/x.png',
      }),
    });
    expect(answer.status).toBe(201);
    const [review] = await succeed(listReviewsOfCreator, { params: { id: about.uid }, query: {} });
    expect(review).toMatchObject({
      creatorId: about.uid,
      userId: owner.uid,
      userName: owner.name,
      userPic: null,
      rating: 4,
      comment: 'Good tea.',
      paidCollaboration: false,
      reply: null,
      editedAt: null,
    });
    expect(await stored(COLLECTIONS.stores, about.uid), 'the store that its rating is kept on').toMatchObject({
      name: about.name,
    });
  });

  it('is possible once, also at the same moment', async () => {
    const about = await createPerson('content_creator');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call(createReview, { body: body(about, otherCreator) }, otherCreator)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect(await refuse(createReview, { body: body(about, otherCreator) }, otherCreator)).toMatchObject({
      code: 'already_exists',
      message: 'You have already reviewed this creator',
    });
  });

  it('carries a badge when the reviewer has paid that creator', async () => {
    const about = await createPerson('content_creator');
    const application = applicationDocument({ campaignId: unique('cmp_'), creatorId: about.uid, ownerId: owner.uid });
    const payout = payoutDocument(deliverableDocument(application, { id: unique('dlv_') }), {
      id: unique('pay_'),
      status: 'paid',
    });
    await deps().db.firestore.collection(COLLECTIONS.payouts).doc(payout.id).set(payout);
    expect(await succeed(createReview, { body: body(about, owner) }, owner)).toMatchObject({ paidCollaboration: true });
    expect(await succeed(createReview, { body: body(about, creator) }, creator)).toMatchObject({
      paidCollaboration: false,
    });
  });

  it('is refused for oneself, in another name, without a token, and about who is no creator', async () => {
    expect(await refuse(createReview, { body: body(creator, creator) }, creator)).toMatchObject({
      status: 403,
      message: 'You cannot review yourself',
    });
    expect(await refuse(createReview, { body: body(creator, otherCreator) }, owner)).toMatchObject({ status: 403 });
    expect(await refuse(createReview, { body: body(creator, owner) })).toMatchObject({ status: 401 });
    expect(await refuse(createReview, { body: body(owner, creator) }, creator)).toMatchObject({ status: 404 });
    for (const by of [creator, otherCreator, owner]) expect(await storedReview(creator, by)).toBeUndefined();
  });

  it.each([
    ['rating', undefined, 'Please select a rating'],
    ['rating', 0, 'Please select a rating'],
    ['rating', 6, 'Please select a rating'],
    ['rating', 4.5, 'Please select a rating'],
    ['rating', '5', 'Please select a rating'],
    ['comment', undefined, 'Please write a review comment'],
    ['comment', ' \n ', 'Please write a review comment'],
    ['comment', '\u200b', 'Please write a review comment'],
    ['comment', 'x'.repeat(501), 'At most 500 characters'],
  ])('is refused with %s %j', async (field, value, message) => {
    const answer = await callRaw('POST', '/reviews', {
      person: owner,
      body: JSON.stringify({ ...body(creator, owner), [field]: value }),
    });
    expect(answer).toMatchObject({ status: 422, body: { details: [{ field: `body.${field}`, message }] } });
    expect(await storedReview(creator, owner)).toBeUndefined();
  });
});

describe("somebody's own review of a creator", () => {
  it('is found among any number, and is none for everybody else', async () => {
    const about = await createPerson('content_creator');
    const input = { params: { id: about.uid } };
    expect(await succeed(getOwnReview, input, owner)).toEqual({ review: null });
    const written = await succeed(createReview, { body: body(about, owner) }, owner);
    expect(await succeed(getOwnReview, input, owner)).toEqual({ review: written });
    expect(await succeed(getOwnReview, input, otherCreator)).toEqual({ review: null });
    expect(await refuse(getOwnReview, input)).toMatchObject({ status: 401 });
  });
});

describe('the reviews of a creator', () => {
  it('are public, newest first, page by page', async () => {
    const reviewed = await createPerson('content_creator');
    const creatorId = reviewed.uid;
    const at = (n: number) => new Date(Date.UTC(2026, 2, n));
    const reviews = await Promise.all(
      [1, 2, 3].map((n) => storeReview({ userId: unique('u'), creatorId, createdAt: at(n) })),
    );
    await storeReview({ userId: unique('u'), creatorId: unique('creator') });
    const input = { params: { id: creatorId }, query: { limit: 2 } };
    const page = await call(listReviewsOfCreator, input);
    if (!page.ok || !page.nextCursor) throw new Error('a first page with a cursor was expected');
    expect(page.data.map(({ id }) => id)).toEqual([reviews[2]?.id, reviews[1]?.id]);
    const rest = await call(listReviewsOfCreator, { ...input, query: { limit: 2, cursor: page.nextCursor } });
    expect(rest).toMatchObject({ ok: true, nextCursor: null, data: [{ id: reviews[0]?.id }] });
  });

  it('are not shown of a closed store, nor of somebody who has none', async () => {
    const closed = await createCreatorWithStore({ status: 'closed' });
    await storeReview({ userId: unique('u'), creatorId: closed.uid });
    const of = (uid: string) => refuse(listReviewsOfCreator, { params: { id: uid }, query: {} });
    expect(await of(closed.uid)).toMatchObject({ status: 404 });
    expect(await of(owner.uid)).toMatchObject({ status: 404 });
  });
});

describe('editing and taking back a review', () => {
  it('changes what its author changes and keeps the reply', async () => {
    const reply = { creatorName: 'Cy', reply: 'Thanks', createdAt: new Date() };
    const { id } = await storeReview({ userId: owner.uid, creatorId: unique('creator'), reply });
    const same = await succeed(updateReview, { params: { id }, body: { rating: 5 } }, owner);
    expect(same, 'nothing changed').toMatchObject({ rating: 5, editedAt: null });
    const edited = await succeed(updateReview, { params: { id }, body: { rating: 2 } }, owner);
    expect(edited).toMatchObject({ rating: 2, comment: 'A pleasure.', reply: { reply: 'Thanks' } });
    expect(edited.editedAt).toBeInstanceOf(Date);
    expect(await succeed(updateReview, { params: { id }, body: { comment: 'Well.' } }, owner)).toMatchObject({
      rating: 2,
      comment: 'Well.',
    });
  });

  it('is for the author alone', async () => {
    const review = await storeReview({ userId: owner.uid, creatorId: creator.uid });
    const input = { params: { id: review.id } };
    for (const person of [creator, otherCreator]) {
      expect(await refuse(updateReview, { ...input, body: { rating: 1 } }, person)).toMatchObject({ status: 403 });
      expect(await refuse(deleteReview, input, person)).toMatchObject({ status: 403 });
    }
    expect(await refuse(updateReview, { ...input, body: { rating: 1 } })).toMatchObject({ status: 401 });
    expect(await refuse(deleteReview, input)).toMatchObject({ status: 401 });
    expect(await stored(COLLECTIONS.reviews, review.id)).toMatchObject({ rating: 5, comment: 'A pleasure.' });
    expect(await succeed(deleteReview, input, owner)).toEqual({ success: true });
    expect(await stored(COLLECTIONS.reviews, review.id)).toBeUndefined();
    expect(await refuse(deleteReview, input, owner)).toMatchObject({ status: 404 });
    expect(await refuse(updateReview, { ...input, body: {} }, owner)).toMatchObject({ status: 404 });
  });
});

describe('replying to a review', () => {
  const inputFor = (id: string, by: Person) => ({ params: { id }, body: { creatorId: by.uid, reply: ' Thank you! ' } });

  it('is done once, by the store’s owner, in their own name', async () => {
    const { id } = await storeReview({ userId: unique('u'), creatorId: creator.uid });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call(replyToReview, inputFor(id, creator), creator)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect(await refuse(replyToReview, inputFor(id, creator), creator)).toMatchObject({
      code: 'already_exists',
      message: 'You have already replied to this review',
    });
    const review = await stored(COLLECTIONS.reviews, id);
    expect(review?.['reply']).toMatchObject({ creatorName: creator.name, reply: 'Thank you!' });
  });

  it('is refused to everybody else, and empty', async () => {
    const { id } = await storeReview({ userId: owner.uid, creatorId: creator.uid });
    expect(await refuse(replyToReview, inputFor(id, otherCreator), otherCreator)).toMatchObject({ status: 404 });
    expect(await refuse(replyToReview, inputFor(id, creator), otherCreator)).toMatchObject({ status: 403 });
    expect(await refuse(replyToReview, inputFor(id, owner), owner)).toMatchObject({ status: 403 });
    expect(await refuse(replyToReview, inputFor(id, creator))).toMatchObject({ status: 401 });
    for (const reply of ['', '  ', 'x'.repeat(501)]) {
      const answer = await callRaw('POST', `/reviews/${id}/reply`, {
        person: creator,
        body: JSON.stringify({ creatorId: creator.uid, reply }),
      });
      expect(answer).toMatchObject({ status: 422, body: { details: [{ field: 'body.reply' }] } });
    }
    expect((await stored(COLLECTIONS.reviews, id))?.['reply']).toBeNull();
  });
});
