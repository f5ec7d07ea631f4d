import { deleteAccount } from '@doubloon/contract/account/operations.ts';
import { saveLoot } from '@doubloon/contract/campaigns/saved-operations.ts';
import { saveSearch } from '@doubloon/contract/campaigns/saved-search-operations.ts';
import { saveDraft } from '@doubloon/contract/drafts/operations.ts';
import { followCreator } from '@doubloon/contract/followers/operations.ts';
import { uploadMedia } from '@doubloon/contract/media/operations.ts';
import { sendMessage, startConversation } from '@doubloon/contract/messaging/operations.ts';
import { updatePresence } from '@doubloon/contract/presence/operations.ts';
import { createReview } from '@doubloon/contract/reviews/operations.ts';
import { COLLECTIONS, type CollectionName } from '@doubloon/contract/shared/collections.ts';
import { requestVerification, updateUserProfile } from '@doubloon/contract/users/operations.ts';
import { expect } from 'vitest';
import { ERASURE_STEPS } from '../../../functions/src/account/account-domains.ts';
import { payoutDocument } from '../../../functions/testing/documents.ts';
import { sampleFiles, type SampleFile } from '../../../functions/testing/sample-files.ts';
import { AFTER_THE_END } from '../after-the-end.ts';
import { deps, succeed } from '../api.ts';
import { linkAccount, storeApplication, storeCampaign, stored, storeDeliverable, storeProof } from './fixtures.ts';
import { createPerson, unique } from './people.ts';
import type { Person } from './person.ts';
import { someFilters } from './saved/saved-searches.ts';
import { bucketFiles } from './stored-files.ts';

const png = (await sampleFiles())['png'] as SampleFile;

/** Ends a person's account as the person does; the test runs the triggers that follow. */
export const endAccount = (person: Person) => succeed(deleteAccount, { params: { id: person.uid } }, person);

/** Data that must not be found anywhere afterwards, and data that may stay. */
interface Traces {
  readonly words: readonly string[];
  readonly kept: Record<string, string>;
}

/** Creates a creator who has done everything once, and the two people involved. */
export async function busyCreator() {
  const [creator, other] = [await createPerson('content_creator'), await createPerson('content_creator')];
  const owner = await createPerson('business_owner');
  const params = { id: creator.uid };
  const words = ['contact', 'bio', 'place', 'letter', 'draft', 'handle', 'Name'].map((word) => unique(word));
  const [contact = '', bio = '', location = '', letter = '', text = '', handle = '', name = ''] = words;
  await succeed(updateUserProfile, { params, body: { name, contact, bio, location } }, creator);
  await succeed(requestVerification, {}, creator);
  await linkAccount(creator, 'tiktok', handle);
  const campaign = await storeCampaign(owner);
  const finished = await storeCampaign(owner);
  const pending = await storeApplication(campaign, { ...creator, name }, { answers: { cover_letter: letter } });
  const approved = await storeApplication(
    finished,
    { ...creator, name },
    { answers: { cover_letter: letter }, status: 'approved' },
  );
  const paid = await storeDeliverable(approved, { status: 'approved' });
  const waiting = await storeDeliverable(approved, { status: 'submitted' });
  const proof = await storeProof(paid, { status: 'pending' });
  const payout = payoutDocument(paid, { id: unique('pay_'), status: 'paid' });
  await deps().db.firestore.collection(COLLECTIONS.payouts).doc(payout.id).set(payout);
  const review = { creatorId: other.uid, userId: creator.uid, rating: 5, comment: 'Good tea' };
  await succeed(createReview, { body: review }, creator);
  await succeed(createReview, { body: { ...review, creatorId: creator.uid, userId: owner.uid } }, owner);
  await succeed(followCreator, { params: { id: other.uid } }, creator);
  await succeed(followCreator, { params }, owner);
  await succeed(saveLoot, { params: { id: campaign.id } }, creator);
  await succeed(saveSearch, { body: { name: text, filters: someFilters } }, creator);
  await succeed(saveDraft, { params: { key: 'letter' }, body: { text } }, creator);
  await succeed(updatePresence, {}, creator);
  await succeed(uploadMedia, { body: {} }, creator, [png]);
  const conversation = await succeed(startConversation, { body: { otherUserId: owner.uid } }, creator);
  await succeed(sendMessage, { params: { id: conversation.id }, body: { text: 'Ahoy', attachments: [] } }, creator);
  const username = String((await stored(COLLECTIONS.users, creator.uid))?.['username']);
  const traces: Traces = {
    words: [...words, username, creator.email],
    kept: { application: approved.id, deliverable: paid.id, payout: payout.id },
  };
  const gone = { application: pending.id, deliverable: waiting.id, proof: proof.id };
  return { creator, other, owner, traces, gone, conversation, username };
}

/** Returns the documents of these collections (all by default) whose id or fields still contain one of the words. */
export async function documentsWith(
  words: readonly string[],
  collections: readonly CollectionName[] = Object.values(COLLECTIONS),
): Promise<string[]> {
  const found = await Promise.all(
    collections.map(async (name) => {
      const { docs } = await deps().db.firestore.collection(name).get();
      return docs.filter((doc) => words.some((word) => `${doc.id} ${JSON.stringify(doc.data())}`.includes(word)));
    }),
  );
  return found.flat().map(({ ref }) => ref.path);
}

const GONE = Object.values(COLLECTIONS).filter((name) => AFTER_THE_END[name] === 'gone');

/** Throws unless nothing is left of a busy creator but the books, without a name. */
export async function expectGone({ creator, traces, gone }: Awaited<ReturnType<typeof busyCreator>>): Promise<void> {
  expect(await documentsWith(traces.words)).toEqual([]);
  expect(await documentsWith([creator.uid], GONE)).toEqual([]);
  await expect(deps().auth.getUser(creator.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  expect(await bucketFiles(`users/${creator.uid}`)).toEqual([]);
  expect(await stored(COLLECTIONS.applications, gone.application)).toBeUndefined();
  expect(await stored(COLLECTIONS.deliverables, gone.deliverable)).toBeUndefined();
  expect(await stored(COLLECTIONS.proofs, gone.proof)).toBeUndefined();
  const { application, deliverable, payout } = traces.kept as Record<'application' | 'deliverable' | 'payout', string>;
  const anonymous = { creatorName: 'Deleted user', creatorId: creator.uid };
  expect(await stored(COLLECTIONS.applications, application)).toMatchObject({ ...anonymous, answers: {} });
  expect(await stored(COLLECTIONS.deliverables, deliverable)).toMatchObject(anonymous);
  expect(await stored(COLLECTIONS.payouts, payout)).toMatchObject({ ...anonymous, amountCents: 37_500 });
  const deletion = await stored(COLLECTIONS.accountDeletions, creator.uid);
  expect(deletion?.['stepsDone']).toEqual(expect.arrayContaining(ERASURE_STEPS.map(({ name }) => name)));
}
