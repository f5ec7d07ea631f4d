import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { questionId, type Question } from '@doubloon/contract/questions/question.ts';
import type { Review } from '@doubloon/contract/reviews/review.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Store } from '@doubloon/contract/stores/store.ts';
import { updateDerivedFields } from '../../../functions/src/platform/projections/derived-fields.ts';
import { storeCopies } from '../../../functions/src/stores/store-copies.ts';
import { storeProjections } from '../../../functions/src/stores/projections.ts';
import { reviewDocument, storeDocument } from '../../../functions/testing/store-documents.ts';
import { questionDocument } from '../../../functions/testing/question-documents.ts';
import { deps } from '../api.ts';
import { createPerson, unique } from './people.ts';
import type { Person } from './person.ts';

/** Stores a store in the state after its triggers ran, and returns it. */
export async function storeStore(fields: Pick<Store, 'id'> & Partial<Store>): Promise<Store> {
  const { db } = deps();
  const store = storeDocument(fields);
  await db.firestore.collection(COLLECTIONS.stores).doc(store.id).set(store);
  await updateDerivedFields(db, storeProjections, store.id);
  return store;
}

/** Stores a review of `creatorId`, and returns it. */
export async function storeReview(fields: Pick<Review, 'userId' | 'creatorId'> & Partial<Review>): Promise<Review> {
  const review = reviewDocument(fields);
  await deps().db.firestore.collection(COLLECTIONS.reviews).doc(review.id).set(review);
  return review;
}

/** Creates a creator whose store the trigger has created, as after a registration. */
export async function createCreatorWithStore(fields: Partial<Store> = {}): Promise<Person> {
  const person = await createPerson('content_creator');
  const { db } = deps();
  await storeCopies.update(db, person.uid);
  await db.firestore.collection(COLLECTIONS.stores).doc(person.uid).set(fields, { merge: true });
  return person;
}

/** Stores a question of `creator` about `campaign`, waiting by default, and returns it. */
export async function storeQuestion(
  campaign: Pick<Campaign, 'id' | 'ownerId' | 'title'>,
  creator: Pick<Person, 'uid' | 'name'>,
  fields: Partial<Question> = {},
): Promise<Question> {
  const question = questionDocument({
    id: questionId(campaign.id, unique('qst_')),
    campaignId: campaign.id,
    ownerId: campaign.ownerId,
    creatorId: creator.uid,
    creatorName: creator.name,
    campaignTitle: campaign.title,
    createdAt: new Date(),
    ...fields,
  });
  await deps().db.firestore.collection(COLLECTIONS.questions).doc(question.id).set(question);
  return question;
}

/** The fields of a question that is answered. */
export const answered = (answer = 'As cold as you like.') => ({
  status: 'answered' as const,
  answer: { answer, createdAt: new Date(), editedAt: null },
});
