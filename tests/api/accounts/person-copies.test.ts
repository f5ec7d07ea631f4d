import { updateProfile } from '@doubloon/contract/auth/operations.ts';
import { createReview, replyToReview } from '@doubloon/contract/reviews/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { describe, expect, it } from 'vitest';
import { updatePersonCopies } from '../../../functions/src/users/person-copies.store.ts';
import { checkCopies } from '../../../functions/src/platform/projections/projection.ts';
import { payoutDocument } from '../../../functions/testing/documents.ts';
import { deps, succeed } from '../../support/api.ts';
import { recheck } from '../../support/recheck.ts';
import { storeApplication, storeCampaign, stored, storeDeliverable } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { copiesOfPeople } from '../../../functions/src/users/projections.ts';

const rename = (person: Person, name: string) => succeed(updateProfile, { body: { name } }, person);

describe('a name or picture that is changed', () => {
  it('is followed by all its copies, and by nobody else’s', async () => {
    const owner = await createPerson('business_owner');
    const creator = await createPerson('content_creator');
    const campaign = await storeCampaign(owner);
    const application = await storeApplication(campaign, creator);
    const deliverable = await storeDeliverable(application);
    const payout = payoutDocument(deliverable, { id: unique('pay_') });
    await deps().db.firestore.collection(COLLECTIONS.payouts).doc(payout.id).set(payout);
    const body = { creatorId: creator.uid, userId: owner.uid, rating: 4, comment: 'Good' };
    const review = await succeed(createReview, { body }, owner);
    const reply = { creatorId: creator.uid, reply: 'Thanks' };
    await succeed(replyToReview, { params: { id: review.id }, body: reply }, creator);

    await rename(owner, 'New Owner');
    await rename(creator, 'New Creator');
    const creatorPic = 'https://pictures.example/new.webp';
    await deps().db.firestore.collection(COLLECTIONS.users).doc(creator.uid).update({ profilePic: creatorPic });
    await updatePersonCopies(deps(), owner.uid);
    await updatePersonCopies(deps(), creator.uid);
    expect(await stored(COLLECTIONS.campaigns, campaign.id)).toMatchObject({ ownerName: 'New Owner' });
    expect(await stored(COLLECTIONS.applications, application.id)).toMatchObject({
      creatorName: 'New Creator',
      creatorPic,
      campaign: { ownerName: 'New Owner', description: campaign.description },
    });
    expect(await stored(COLLECTIONS.deliverables, deliverable.id)).toMatchObject({
      creatorName: 'New Creator',
      creatorPic,
    });
    expect(await stored(COLLECTIONS.payouts, payout.id)).toMatchObject({ creatorName: 'New Creator' });
    expect(await stored(COLLECTIONS.reviews, review.id)).toMatchObject({
      userName: 'New Owner',
      reply: { creatorName: 'New Creator', reply: 'Thanks' },
    });
  });

  it('leaves a review without a reply without one', async () => {
    const reviewer = await createPerson('business_owner');
    const creator = await createPerson('content_creator');
    const body = { creatorId: creator.uid, userId: reviewer.uid, rating: 4, comment: 'Good' };
    const { id } = await succeed(createReview, { body }, reviewer);
    await rename(creator, 'New Creator');
    await updatePersonCopies(deps(), creator.uid);
    expect(await stored(COLLECTIONS.reviews, id)).toMatchObject({ reply: null });
  });

  it('has the last word, however its events come', async () => {
    const owner = await createPerson('business_owner');
    const campaigns = await Promise.all([0, 1, 2].map(() => storeCampaign(owner)));
    const settling: Promise<void>[] = [];
    for (const name of ['First', 'Second', 'Third', 'Last']) {
      await rename(owner, name);
      settling.push(updatePersonCopies(deps(), owner.uid), updatePersonCopies(deps(), owner.uid));
    }
    await Promise.all(settling);
    for (const { id } of campaigns) {
      expect(await stored(COLLECTIONS.campaigns, id)).toMatchObject({ ownerName: 'Last' });
    }
  });

  it('reaches more documents than fit one batch', async () => {
    const owner = await createPerson('business_owner');
    const template = await storeCampaign(owner);
    const ids = Array.from({ length: 130 }, () => unique('cmp_'));
    const batch = deps().db.firestore.batch();
    for (const id of ids) batch.set(deps().db.firestore.collection(COLLECTIONS.campaigns).doc(id), { ...template, id });
    await batch.commit();
    await rename(owner, 'Everywhere');
    await updatePersonCopies(deps(), owner.uid);
    const named = await deps()
      .db.firestore.collection(COLLECTIONS.campaigns)
      .where('ownerName', '==', 'Everywhere')
      .count()
      .get();
    expect(named.data().count).toBe(131);
  });
});

describe('copies that missed an event', () => {
  it('are found and put right by the repair', async () => {
    const owner = await createPerson('business_owner');
    const { id } = await storeCampaign(owner);
    await rename(owner, 'Renamed Owner');
    const path = `${COLLECTIONS.campaigns}/${id}`;
    const mine = async () => {
      const { differences, repair } = await recheck(deps().db, checkCopies(copiesOfPeople));
      return { stale: differences.filter(({ document }) => document === path), repair };
    };
    const { stale, repair } = await mine();
    expect(stale).toEqual([{ document: path, field: 'ownerName', stored: owner.name, derived: 'Renamed Owner' }]);
    await repair();
    expect((await mine()).stale).toEqual([]);
  });
});
