import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { setUserAccess } from '@doubloon/contract/admin/operations.ts';
import type { Application } from '@doubloon/contract/applications/application.ts';
import { approvePayment, getApplication } from '@doubloon/contract/applications/operations.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { createDeliverable, getDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { applicationProjections } from '../../../functions/src/applications/projections.ts';
import { deliverableProjections } from '../../../functions/src/deliverables/projections.ts';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { approvedCreator, reportOf, tiktokUrl } from '../../support/given/approved-creators.ts';
import { storeApplication, storeCampaign, stored, storeFunds, storeProof } from '../../support/given/fixtures.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import {
  applicationFundsOf,
  applyTo,
  approve,
  buyCampaign,
  connectAccount,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import { failNext } from '../../support/money/payment-provider.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
});

const DAY = 24 * 60;

const run = () => succeed(runScheduledJob, { params: { name: 'decide-overdue' } });
const inMinutes = (minutes: number) => new Date(deps().clock.now().getTime() + minutes * 60_000);
const applicationAt = ({ id }: Pick<Application, 'id'>) => stored(COLLECTIONS.applications, id);
const deliverableAt = ({ id }: Pick<Deliverable, 'id'>) => stored(COLLECTIONS.deliverables, id);
const buy = async (): Promise<CampaignView> => (await buyCampaign(owner, { budget: 100_000 })).campaign;

describe('at its deadline', () => {
  it('an application that nobody has answered is rejected, one that has time or is decided stays', async () => {
    const campaign = await storeCampaign(owner);
    const due = await storeApplication(campaign, creator, { decideBy: inMinutes(-1) });
    const early = await storeApplication(campaign, await createPerson('content_creator'), { decideBy: inMinutes(5) });
    const approved = await storeApplication(campaign, await createPerson('content_creator'), {
      decideBy: inMinutes(-1),
      status: 'approved',
    });
    await run();
    const rejected = await applicationAt(due);
    expect(rejected).toMatchObject({ status: 'rejected', feedback: 'The owner did not answer in time.' });
    expect(await applicationAt(early)).toMatchObject({ status: 'pending' });
    expect(await applicationAt(approved)).toMatchObject({ status: 'approved' });
    await run();
    expect(await applicationAt(due)).toEqual(rejected);
  });

  it('content counts as approved, and moves no money', async () => {
    const campaign = await storeCampaign(owner);
    const content = {
      text: 'Here it is',
      url: null,
      status: 'submitted',
      feedback: null,
      submittedAt: inMinutes(-10),
      decidedAt: null,
    } as const;
    const due = await storeApplication(campaign, creator, {
      status: 'approved',
      content: { ...content, decideBy: inMinutes(-1) },
    });
    const early = await storeApplication(campaign, await createPerson('content_creator'), {
      status: 'approved',
      content: { ...content, decideBy: inMinutes(5) },
    });
    await run();
    expect(await applicationAt(due)).toMatchObject({ status: 'approved', content: { status: 'approved' } });
    expect(await applicationAt(early)).toMatchObject({ content: { status: 'submitted' } });
  });

  it('a treasure is approved and paid, once, however often the job runs', async () => {
    const campaign = await buy();
    const deliverable = await submitDeliverable(campaign, creator, { decideBy: inMinutes(-1) });
    await Promise.all([run(), run()]);
    await run();
    expect(await deliverableAt(deliverable)).toMatchObject({ status: 'approved' });
    // 70 % for the work: silence accepts no count.
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ paid: 70_000, reserved: 0 });
    await expectBalancedBooks(campaign.id);
  });

  it('a treasure that is early, turned down, or not known to be its creator’s is left alone', async () => {
    const campaign = await buy();
    const early = await submitDeliverable(campaign, creator, { decideBy: inMinutes(5) });
    const rejected = await submitDeliverable(campaign, creator, { decideBy: inMinutes(-1), status: 'rejected' });
    const unknown = await submitDeliverable(campaign, creator, { decideBy: inMinutes(-1), authorCheck: 'needs_admin' });
    await run();
    expect(await deliverableAt(early)).toMatchObject({ status: 'submitted' });
    expect(await deliverableAt(rejected)).toMatchObject({ status: 'rejected' });
    expect(await deliverableAt(unknown)).toMatchObject({ status: 'submitted' });
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ available: 100_000 });
  });

  it('a proof waits on, because it is about its count only', async () => {
    const campaign = await buy();
    const deliverable = await submitDeliverable(campaign, creator, {
      viewCount: 1000,
      reportedAt: inMinutes(-6 * DAY),
    });
    expect(await approve(deliverable, owner)).toMatchObject({ ok: true });
    const proof = await storeProof(deliverable, {
      reportedViewCount: 5000,
      decideBy: inMinutes(-1),
      reportedAt: inMinutes(-5 * DAY),
    });
    await run();
    expect(await stored(COLLECTIONS.proofs, proof.id)).toMatchObject({ status: 'pending' });
    expect(await applicationFundsOf(deliverable.applicationId)).toMatchObject({ paidCents: 75_000 });
    await expectBalancedBooks(campaign.id);
  });
});

describe('what a creator does at the last moment', () => {
  it('comes in time: what was sent back is taken by a closed loot for five days', async () => {
    const { creator: sender, handle, campaign, application } = await approvedCreator(owner);
    await storeFunds(campaign);
    const url = tiktokUrl(handle);
    const { treasure_id } = await succeed(createDeliverable, reportOf(application, url), sender);
    const deliverables = deps().db.firestore.collection(COLLECTIONS.deliverables);
    await deliverables.doc(treasure_id).update({ status: 'revision_requested', decidedAt: inMinutes(-5 * DAY) });
    await deps().db.firestore.collection(COLLECTIONS.campaigns).doc(campaign.id).update({ status: 'completed' });
    expect(await refuse(createDeliverable, reportOf(application, url), sender)).toMatchObject({
      status: 409,
      message: 'This loot is closed and takes no more treasures',
    });
    await deliverables.doc(treasure_id).update({ decidedAt: inMinutes(-4 * DAY) });
    expect(await succeed(createDeliverable, reportOf(application, url), sender)).toMatchObject({ status: 'submitted' });
  });
});

describe('what cannot be paid at its deadline', () => {
  it('waits for its creator’s account without keeping others waiting, and is paid when there is one', async () => {
    const campaign = await buy();
    const newcomer = await createPerson('content_creator');
    const waiting = await submitDeliverable(campaign, newcomer, { decideBy: inMinutes(-10) });
    const behind = await submitDeliverable(await buy(), creator, { decideBy: inMinutes(-1) });
    await run();
    expect(await deliverableAt(waiting)).toMatchObject({ status: 'submitted' });
    expect(await deliverableAt(behind)).toMatchObject({ status: 'approved' });
    await connectAccount(newcomer);
    await run();
    expect(await deliverableAt(waiting)).toMatchObject({ status: 'approved' });
  });

  it('is tried again for an application whose payment its owner has approved, and is told to both sides', async () => {
    const newcomer = await createPerson('content_creator');
    const application = await applyTo(await buy(), newcomer, {
      status: 'approved',
      content: {
        ...{ text: 'Here it is', url: null, status: 'approved', feedback: null },
        ...{ submittedAt: inMinutes(-10), decideBy: inMinutes(5), decidedAt: inMinutes(-5) },
      },
    });
    const params = { id: application.id };
    await run();
    expect(await applicationAt(application)).toMatchObject({ status: 'approved', paymentProblem: null });
    expect(await refuse(approvePayment, { params, body: { approved: true } }, owner)).toMatchObject({ status: 402 });
    for (const person of [owner, newcomer]) {
      const { payment_problem: problem } = await succeed(getApplication, { params }, person);
      expect(problem).toMatchObject({ reason: 'no_account', must_act: 'creator' });
      expect(problem?.tried_until).toEqual(addDays(problem?.since ?? new Date(0), 14));
    }
    await createNotifications(deps().db, applicationProjections, application.id, new Date());
    expect((await succeed(listNotifications, { query: {} }, newcomer)).map(({ kind }) => kind)).toContain(
      'payout_needs_account',
    );
    await run();
    expect(await applicationAt(application)).toMatchObject({ status: 'approved' });
    await connectAccount(newcomer);
    await run();
    expect(await applicationAt(application)).toMatchObject({ status: 'completed' });
    expect(await succeed(getApplication, { params }, newcomer)).toMatchObject({ payment_problem: null });
    expect((await fundsOf(application.campaignId)).balances).toMatchObject({ paid: 70_000, reserved: 0 });
    await expectBalancedBooks(application.campaignId);
  });

  it('is held while its creator is disabled, for the job and for its owner, who is told why', async () => {
    const admin = await createPerson('admin');
    const suspended = await createPaidCreator();
    const deliverable = await submitDeliverable(await buy(), suspended, { decideBy: inMinutes(-1) });
    const access = (disabled: boolean) => ({ params: { id: suspended.uid }, body: { disabled, reason: 'Fraud' } });
    await succeed(setUserAccess, access(true), admin);
    await run();
    expect(await deliverableAt(deliverable)).toMatchObject({ status: 'submitted' });
    expect(await approve(deliverable, owner)).toMatchObject({ status: 402 });
    const { payment_problem: problem } = await succeed(getDeliverable, { params: { id: deliverable.id } }, owner);
    expect(problem).toMatchObject({ details: "The creator's account is suspended", must_act: 'platform' });
    await createNotifications(deps().db, deliverableProjections, deliverable.id, new Date());
    const told = await deps()
      .db.firestore.collection(COLLECTIONS.notifications)
      .where('uid', '==', suspended.uid)
      .get();
    expect(told.docs.map((one) => one.get('kind') as unknown)).toEqual(['payout_failed']);
    await succeed(setUserAccess, access(false), admin);
    await run();
    expect(await deliverableAt(deliverable)).toMatchObject({ status: 'approved' });
  });

  it('is not sent again at once when the provider has refused it', async () => {
    const campaign = await buy();
    const deliverable = await submitDeliverable(campaign, creator, { decideBy: inMinutes(-1) });
    await failNext('transfers.create', 'balance_insufficient');
    await run();
    expect(await deliverableAt(deliverable)).toMatchObject({ status: 'submitted' });
    await run();
    expect(await deliverableAt(deliverable)).toMatchObject({ status: 'submitted' });
    passMinutes(6 * 60 + 1);
    await run();
    expect(await deliverableAt(deliverable)).toMatchObject({ status: 'approved' });
    await expectBalancedBooks(campaign.id);
  });

  it('is tried for two weeks and then left to its owner', async () => {
    const campaign = await buy();
    const old = await submitDeliverable(campaign, creator, { decideBy: inMinutes(-15 * DAY) });
    await run();
    expect(await deliverableAt(old)).toMatchObject({ status: 'submitted' });
    expect(await approve(old, owner)).toMatchObject({ ok: true });
  });
});
