import { Timestamp } from '@google-cloud/firestore';
import { deleteAccount } from '@doubloon/contract/account/operations.ts';
import { approvePayment, getApplication, submitContent } from '@doubloon/contract/applications/operations.ts';
import { login, register, requestPasswordReset } from '@doubloon/contract/auth/operations.ts';
import { createDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { listConversations, listMessages } from '@doubloon/contract/messaging/operations.ts';
import { listReviewsOfCreator } from '@doubloon/contract/reviews/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { getStore } from '@doubloon/contract/stores/operations.ts';
import { getUser, requestVerification } from '@doubloon/contract/users/operations.ts';
import { describe, expect, it } from 'vitest';
import { continueDeletion, resumeDeletions } from '../../../functions/src/account/delete-account.ts';
import { eraseAccounts } from '../../../functions/src/account/triggers.ts';
import { applicationProjections } from '../../../functions/src/applications/projections.ts';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import { campaignFundsDocument } from '../../../functions/testing/campaign-funds.ts';
import { payoutDocument } from '../../../functions/testing/documents.ts';
import { call, deps, refuse, succeed } from '../../support/api.ts';
import { approvedCreator, reportOf, tiktokUrl } from '../../support/given/approved-creators.ts';
import { busyCreator, documentsWith, endAccount, expectGone } from '../../support/given/busy-creator.ts';
import { storeApplication, storeCampaign, stored, storeDeliverable } from '../../support/given/fixtures.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

describe('an account that ends', () => {
  it('is gone with the answer', async () => {
    const creator = await createPerson('content_creator');
    const reader = await createPerson('business_owner');
    const username = String((await stored(COLLECTIONS.users, creator.uid))?.['username']);
    expect(await endAccount(creator)).toEqual({ success: true });
    expect(await refuse(getUser, { params: { id: creator.uid } }, reader)).toMatchObject({ status: 404 });
    expect(await refuse(login, { body: creator })).toMatchObject({ message: 'Invalid email or password' });
    expect(await refuse(requestVerification, {}, creator)).toMatchObject({ status: 401 });
    expect(await succeed(requestPasswordReset, { body: { email: creator.email } })).toEqual({ success: true });
    const { email, password, name } = creator;
    const again = { email, password, name, username, role: 'content_creator' as const, agreeToTerms: true as const };
    expect((await succeed(register, { body: again })).user.uid).not.toBe(creator.uid);
  });

  it('leaves the books without the name, and nothing else', async () => {
    const history = await busyCreator();
    await endAccount(history.creator);
    await continueDeletion(deps(), history.creator.uid);
    await expectGone(history);
    const { owner, other, creator, conversation } = history;
    const [shown] = await succeed(listConversations, { query: {} }, owner);
    expect(shown).toMatchObject({ participant: { uid: creator.uid, name: 'Deleted user', profilePic: null } });
    expect(await succeed(listMessages, { params: { id: conversation.id }, query: {} }, owner)).toMatchObject([
      { text: 'Ahoy', senderId: creator.uid },
    ]);
    expect(await succeed(listReviewsOfCreator, { params: { id: other.uid }, query: {} }, owner)).toMatchObject([
      { userName: 'Deleted user', userPic: null, comment: 'Good tea' },
    ]);
    expect(await refuse(getStore, { params: { id: creator.uid } })).toMatchObject({ status: 404 });
  });

  it('closes an owner’s campaigns and keeps them under no name', async () => {
    const owner = await createPerson('business_owner');
    const creator = await createPerson('content_creator');
    const campaign = await storeCampaign(owner);
    const application = await storeApplication(campaign, creator);
    await storeEmptyFunds(owner, campaign.id);
    await endAccount(owner);
    await continueDeletion(deps(), owner.uid);
    expect(await stored(COLLECTIONS.campaigns, campaign.id)).toMatchObject({
      status: 'completed',
      ownerName: 'Deleted user',
      ownerLogo: null,
      ownerVerified: false,
    });
    expect(await stored(COLLECTIONS.applications, application.id)).toMatchObject({
      status: 'rejected',
      feedback: 'The owner of this loot has closed their account.',
      accountClosed: 'owner',
      creatorName: creator.name,
      campaign: { ownerName: 'Deleted user' },
    });
    expect(await documentsWith([owner.name, owner.email])).toEqual([]);
  });

  it('leaves nobody who waits for a creator who is gone', async () => {
    const owner = await createPerson('business_owner');
    const creator = await createPerson('content_creator');
    const content = (status: 'submitted' | 'approved') => ({
      text: 'First cut',
      url: null,
      status,
      feedback: null,
      submittedAt: new Date(),
      decideBy: new Date(),
      decidedAt: null,
    });
    const paymentProblem = { reason: 'no_account', details: 'None', since: new Date() };
    const undecided = await storeApplication(await storeCampaign(owner), creator, {
      status: 'approved',
      content: content('submitted'),
    });
    const unpaid = await storeApplication(await storeCampaign(owner), creator, {
      status: 'approved',
      content: content('approved'),
      paymentProblem: {
        ...paymentProblem,
        acceptedViews: null,
        acceptedAt: null,
        triedUntil: null,
        holdsRefund: false,
        ofPayout: false,
        endedAt: null,
      },
    });
    await endAccount(creator);
    await continueDeletion(deps(), creator.uid);
    const shown = (id: string) => succeed(getApplication, { params: { id } }, owner);
    const left = { status: 'approved', account_closed: 'creator', payment_problem: null };
    expect(await shown(undecided.id)).toMatchObject({ ...left, content: null });
    expect(await shown(unpaid.id)).toMatchObject({ ...left, content: { status: 'approved' } });
    const params = { id: unpaid.id };
    expect(await refuse(approvePayment, { params, body: { approved: true } }, owner)).toMatchObject({
      status: 409,
      message: 'The creator has closed their account; nothing more can be paid to them',
    });
  });

  it('forgets the posts that were taken back, and keeps those that were decided on from being paid again', async () => {
    const owner = await createPerson('business_owner');
    const { creator, handle, application } = await approvedCreator(owner);
    const reported = () => succeed(createDeliverable, reportOf(application, tiktokUrl(handle)), creator);
    const decided = await reported();
    const { postKey } = (await stored(COLLECTIONS.deliverables, decided.treasure_id)) as { postKey: string };
    await deps()
      .db.firestore.collection(COLLECTIONS.deliverables)
      .doc(decided.treasure_id)
      .update({ status: 'rejected' });
    const open = await reported();
    await endAccount(creator);
    await continueDeletion(deps(), creator.uid);
    const left = await deps().db.firestore.collection(COLLECTIONS.postKeys).where('creatorId', '==', creator.uid).get();
    expect(left.docs.map((document) => document.get('postKey') as unknown)).toEqual([postKey]);
    expect(await stored(COLLECTIONS.deliverables, open.treasure_id)).toBeUndefined();
  });

  it('takes no more content for an owner who is gone', async () => {
    const owner = await createPerson('business_owner');
    const creator = await createPerson('content_creator');
    const campaign = await storeCampaign(owner);
    const { id } = await storeApplication(campaign, creator, { status: 'approved' });
    await storeEmptyFunds(owner, campaign.id);
    await endAccount(owner);
    await continueDeletion(deps(), owner.uid);
    expect(await succeed(getApplication, { params: { id } }, creator)).toMatchObject({
      status: 'approved',
      account_closed: 'owner',
      campaign: { isRunning: false },
    });
    expect(await refuse(submitContent, { params: { id }, body: { text: 'First cut' } }, creator)).toMatchObject({
      status: 409,
      message: 'The owner of this loot has closed their account',
    });
  });

  it('ends once, however often it is asked for and its event comes', async () => {
    const creator = await createPerson('content_creator');
    const params = { id: creator.uid };
    const answers = await Promise.all([0, 1, 2].map(() => call(deleteAccount, { params }, creator)));
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
    const event = { params: { id: creator.uid } } as never;
    await Promise.all([eraseAccounts.run(event), eraseAccounts.run(event)]);
    passMinutes(11);
    await Promise.all([resumeDeletions(deps()), resumeDeletions(deps())]);
    passMinutes(-11);
    const done = await stored(COLLECTIONS.accountDeletions, creator.uid);
    expect(done?.['completedAt']).toBeInstanceOf(Timestamp);
    await continueDeletion(deps(), creator.uid);
    expect(await stored(COLLECTIONS.accountDeletions, creator.uid)).toEqual(done);
  });

  it('is nobody else’s to end', async () => {
    const creator = await createPerson('content_creator');
    const admin = await createPerson('admin');
    const params = { id: creator.uid };
    expect(await refuse(deleteAccount, { params }, admin)).toMatchObject({ status: 403 });
    expect(await refuse(deleteAccount, { params })).toMatchObject({ status: 401 });
    expect(await stored(COLLECTIONS.users, creator.uid)).toMatchObject({ name: creator.name });
  });
});

async function storeEmptyFunds(owner: Person, campaignId: string, balances: Record<string, number> = {}) {
  const none = { funded: 0, available: 0, reserved: 0, paid: 0, refunding: 0, refunded: 0, disputed: 0 };
  const funds = { campaignId, ownerId: owner.uid, campaignTitle: 'Spring loot', balances: { ...none, ...balances } };
  const document = { ...campaignFundsDocument(100_000), ...funds };
  await deps().db.firestore.collection(COLLECTIONS.campaignFunds).doc(campaignId).set(document);
}

describe('money in flight keeps an account', () => {
  it.each([
    ['available', 'Your loot "Spring loot" still holds money: close it and wait for its refund.'],
    ['refunding', 'A refund of your loot "Spring loot" is on its way.'],
    ['disputed', 'A payment for your loot "Spring loot" is disputed.'],
  ])('of an owner while it is %s', async (balance, reason) => {
    const owner = await createPerson('business_owner');
    await storeEmptyFunds(owner, unique('cmp_'), { [balance]: 1 });
    expect(await refuse(deleteAccount, { params: { id: owner.uid } }, owner)).toMatchObject({
      status: 409,
      code: 'illegal_state',
      message: `Your account cannot be deleted yet. ${reason}`,
      details: reason,
    });
    expect(await stored(COLLECTIONS.users, owner.uid)).toMatchObject({ name: owner.name });
  });

  it('of both sides while a payout is on its way, with every reason named', async () => {
    const owner = await createPerson('business_owner');
    const creator = await createPerson('content_creator');
    const campaign = await storeCampaign(owner);
    const deliverable = await storeDeliverable(await storeApplication(campaign, creator, { status: 'approved' }));
    await storeEmptyFunds(owner, campaign.id, { reserved: 10, available: 5 });
    const payout = payoutDocument(deliverable, { id: unique('pay_'), status: 'unresolved' });
    const payouts = deps().db.firestore.collection(COLLECTIONS.payouts);
    await payouts.doc(payout.id).set(payout);
    expect((await refuse(deleteAccount, { params: { id: owner.uid } }, owner)).details).toBe(
      'Your loot "Spring loot" still holds money: close it and wait for its refund.\n' +
        'A payout to one of your creators is on its way.',
    );
    const params = { id: creator.uid };
    expect((await refuse(deleteAccount, { params }, creator)).details).toBe('A payout to you is on its way.');
    await payouts.doc(payout.id).update({ status: 'paid' });
    await endAccount(creator);
  });
});

describe('somebody whose account has ended', () => {
  it('is told nothing more, though their copies change in what others have', async () => {
    const owner = await createPerson('business_owner');
    const creator = await createPerson('content_creator');
    const { id } = await storeApplication(await storeCampaign(owner), creator, { status: 'rejected' });
    const settle = () => createNotifications(deps().db, applicationProjections, id, new Date());
    const told = deps().db.firestore.collection(COLLECTIONS.notifications).where('uid', '==', creator.uid);
    await settle();
    expect((await told.get()).size).toBe(1);
    await endAccount(creator);
    await continueDeletion(deps(), creator.uid);
    await settle();
    expect((await told.get()).size).toBe(0);
  });
});
