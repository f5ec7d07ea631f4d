import type { Application } from '@doubloon/contract/applications/application.ts';
import { Dashboard } from '@doubloon/contract/dashboard/dashboard.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { DocumentReference } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  onApplicationWritten,
  onCampaignWritten,
  onDeliverableWritten,
  onCampaignFundsWritten,
  onPayoutWritten,
} from '../../../functions/src/triggers.ts';
import type { WrittenEvent } from '../../../functions/src/platform/projections/projection.ts';
import { campaignFundsDocument } from '../../../functions/testing/campaign-funds.ts';
import {
  applicationDocument,
  campaignDocument,
  deliverableDocument,
  payoutDocument,
} from '../../../functions/testing/documents.ts';
import { deps } from '../../support/api.ts';
import { metered, newUsage } from '../../support/setup/firestore-meter.ts';
import { unique } from '../../support/given/people.ts';

let owner: string;
let creator: string;
let campaign: DocumentReference;
let application: Application;

beforeEach(async () => {
  owner = unique('owner');
  creator = unique('creator');
  campaign = document(COLLECTIONS.campaigns, unique('cmp_'));
  application = applicationDocument({ campaignId: campaign.id, creatorId: creator, ownerId: owner });
  await campaign.set(campaignDocument({ id: campaign.id, ownerId: owner, budgetCents: 100_000 }));
});

const document = (collection: string, id: string) => deps().db.firestore.collection(collection).doc(id);
const applicationRef = () => document(COLLECTIONS.applications, application.id);
const tallyOf = ({ parent, id }: DocumentReference) => document(COLLECTIONS.tallies, `${parent.id}__${id}`);

/** The event that `ref` was written, as it is delivered: with the document as somebody saw it, perhaps long ago. */
async function written(ref: DocumentReference): Promise<WrittenEvent> {
  const after = await ref.get();
  return { document: ref.path, params: { id: ref.id }, data: { before: after, after } } as unknown as WrittenEvent;
}

async function dashboardOf(uid: string): Promise<Dashboard> {
  return Dashboard.parse((await document(COLLECTIONS.dashboards, uid).get()).data() ?? {});
}

async function countsOf(ref: DocumentReference): Promise<unknown> {
  return (await ref.get()).get('counts');
}

describe('a trigger', () => {
  it('counts a new document once, however often its event comes', async () => {
    await applicationRef().set(application);
    const event = await written(applicationRef());
    for (let times = 0; times < 3; times += 1) await onApplicationWritten.run(event);
    expect(await dashboardOf(owner)).toMatchObject({ applications: { total: 1, pending: 1 } });
    expect(await dashboardOf(creator)).toMatchObject({ applications: { total: 1, pending: 1 } });
    expect(await countsOf(campaign)).toMatchObject({
      applications: 1,
      pendingApplications: 1,
      approvedApplications: 0,
    });
  });

  it('counts it once when the same event is worked on many times at once', async () => {
    await applicationRef().set(application);
    const event = await written(applicationRef());
    await Promise.all(Array.from({ length: 8 }, () => onApplicationWritten.run(event) as Promise<void>));
    expect(await dashboardOf(owner)).toMatchObject({ applications: { total: 1, pending: 1 } });
  });

  it('ends at how the document is now when events come in the wrong order', async () => {
    await applicationRef().set(application);
    const first = await written(applicationRef());
    await applicationRef().update({
      status: 'approved',
      decidedAt: new Date(application.createdAt.getTime() + 7_200_000),
    });
    const second = await written(applicationRef());
    await onApplicationWritten.run(second);
    await onApplicationWritten.run(first);
    expect(await dashboardOf(owner)).toMatchObject({
      applications: { total: 1, pending: 0, approved: 1 },
      decidedApplications: 1,
      responseMinutes: 120,
    });
    expect(await countsOf(campaign)).toMatchObject({
      applications: 1,
      pendingApplications: 0,
      approvedApplications: 1,
    });
  });

  it('takes back what a deleted document contributed, once, and counts it again when it comes back', async () => {
    await applicationRef().set(application);
    const created = await written(applicationRef());
    await onApplicationWritten.run(created);
    await applicationRef().delete();
    await onApplicationWritten.run(created);
    await onApplicationWritten.run(created);
    expect(await dashboardOf(owner)).toMatchObject({ applications: { total: 0, pending: 0 } });
    expect(await countsOf(campaign)).toMatchObject({ applications: 0, pendingApplications: 0 });
    expect((await tallyOf(applicationRef()).get()).exists).toBe(false);
    await applicationRef().set(application);
    await onApplicationWritten.run(created);
    expect(await countsOf(campaign)).toMatchObject({ applications: 1, pendingApplications: 1 });
  });

  it('adds up many documents that arrive at the same moment', async () => {
    const applications = Array.from({ length: 12 }, () =>
      applicationDocument({ campaignId: campaign.id, creatorId: unique('creator'), ownerId: owner }),
    );
    await Promise.all(
      applications.map(async (one) => {
        const ref = document(COLLECTIONS.applications, one.id);
        await ref.set(one);
        const event = await written(ref);
        await Promise.all([onApplicationWritten.run(event), onApplicationWritten.run(event)]);
      }),
    );
    expect(await dashboardOf(owner)).toMatchObject({ applications: { total: 12, pending: 12 } });
    expect(await countsOf(campaign)).toMatchObject({ applications: 12, pendingApplications: 12 });
  });

  it('leaves a document it reads from alone otherwise', async () => {
    const before = (await campaign.get()).updateTime;
    await onCampaignWritten.run(await written(campaign));
    expect((await campaign.get()).updateTime).toEqual(before);
  });

  it('leaves out a target that does not exist, and never makes one up', async () => {
    await applicationRef().set(application);
    await onApplicationWritten.run(await written(applicationRef()));
    await campaign.delete();
    await applicationRef().update({ status: 'rejected', decidedAt: application.decideBy });
    await onApplicationWritten.run(await written(applicationRef()));
    expect((await campaign.get()).exists).toBe(false);
    expect(await dashboardOf(creator)).toMatchObject({ applications: { total: 1, pending: 0, rejected: 1 } });
  });

  it('counts nothing of a document it cannot read', async () => {
    await applicationRef().set({ ...application, status: 'unheard of' });
    await onApplicationWritten.run(await written(applicationRef()));
    expect(await dashboardOf(owner)).toMatchObject({ applications: { total: 0 } });
  });

  it('reads its document once for each reaction, and its tally, and writes the tally and its targets; nothing when nothing changed', async () => {
    await applicationRef().set(application);
    const event = await written(applicationRef());
    const usageOf = async () => {
      const usage = newUsage();
      await metered(usage, () => onApplicationWritten.run(event) as Promise<void>);
      return usage;
    };
    expect(await usageOf()).toMatchObject({ reads: 3, writes: 4 });
    expect(await usageOf()).toMatchObject({ reads: 3, writes: 0 });
  });
});

describe('the numbers of a campaign and the people around it', () => {
  it('follow the campaign itself', async () => {
    await onCampaignWritten.run(await written(campaign));
    expect(await dashboardOf(owner)).toMatchObject({
      campaigns: { total: 1, active: 1, paused: 0 },
    });
    await campaign.update({ status: 'paused' });
    await onCampaignWritten.run(await written(campaign));
    expect(await dashboardOf(owner)).toMatchObject({
      campaigns: { total: 1, active: 0, paused: 1 },
    });
  });

  it('follow its accounts from paid in to refunded, the fee with them', async () => {
    const funds = document(COLLECTIONS.campaignFunds, campaign.id);
    await funds.set({ ...campaignFundsDocument(100_000), campaignId: campaign.id, ownerId: owner });
    const paid = await written(funds);
    await onCampaignFundsWritten.run(paid);
    const paidIn = { paidInCents: 105_000, availableCents: 100_000, feeCents: 5_000, refundedCents: 0 };
    expect((await dashboardOf(owner)).money).toMatchObject(paidIn);
    await funds.update({ 'balances.available': 20_000, 'balances.refunded': 80_000, feeCents: 1_000 });
    await onCampaignFundsWritten.run(paid);
    await onCampaignFundsWritten.run(paid);
    const refunded = { paidInCents: 105_000, availableCents: 20_000, feeCents: 1_000, refundedCents: 84_000 };
    expect((await dashboardOf(owner)).money).toMatchObject(refunded);
  });

  it('follow the treasures of an application together', async () => {
    const [first, second] = [100, 250].map((viewCount, index) => {
      const id = unique('dlv_');
      const createdAt = new Date(application.createdAt.getTime() + index * 1000);
      return deliverableDocument(application, {
        id,
        viewCount,
        createdAt,
        status: index === 0 ? 'approved' : 'submitted',
      });
    }) as [ReturnType<typeof deliverableDocument>, ReturnType<typeof deliverableDocument>];
    const refs = [first, second].map(({ id }) => document(COLLECTIONS.deliverables, id)) as [
      DocumentReference,
      DocumentReference,
    ];
    await refs[0].set(first);
    await refs[1].set(second);
    const events = [await written(refs[0]), await written(refs[1])] as const;
    await Promise.all(events.map((event) => onDeliverableWritten.run(event) as Promise<void>));
    expect(await countsOf(campaign)).toMatchObject({ pendingDeliverables: 1, views: 100 });
    await refs[1].update({ status: 'approved' });
    await onDeliverableWritten.run(events[0]);
    expect(await countsOf(campaign)).toMatchObject({ pendingDeliverables: 0, views: 250 });
  });

  it('follow a payout from reserved to paid', async () => {
    const payout = payoutDocument(deliverableDocument(application, { id: unique('dlv_') }), {
      id: unique('pay_'),
      amountCents: 37_500,
    });
    const ref = document(COLLECTIONS.payouts, payout.id);
    await ref.set(payout);
    const reserved = await written(ref);
    await onPayoutWritten.run(reserved);
    expect((await dashboardOf(creator)).money).toMatchObject({ pendingEarningsCents: 37_500, earnedCents: 0 });
    expect(await countsOf(campaign)).toMatchObject({ committedCents: 37_500, paidOutCents: 0 });
    await ref.update({ status: 'paid' });
    await onPayoutWritten.run(await written(ref));
    await onPayoutWritten.run(reserved);
    expect((await dashboardOf(owner)).money).toMatchObject({ paidOutCount: 1 });
    expect((await dashboardOf(creator)).money).toMatchObject({
      pendingEarningsCents: 0,
      earnedCents: 37_500,
      earnedCount: 1,
    });
    expect(await countsOf(campaign)).toMatchObject({ committedCents: 0, paidOutCents: 37_500 });
  });
});
