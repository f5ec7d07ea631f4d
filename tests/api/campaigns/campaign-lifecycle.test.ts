import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignLife, CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import {
  closeCampaign,
  getCampaign,
  listCampaigns,
  pauseCampaign,
  resumeCampaign,
} from '@doubloon/contract/campaigns/operations.ts';
import { countApplications } from '@doubloon/contract/applications/operations.ts';
import { decideDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { payoutDocument } from '../../../functions/testing/documents.ts';
import { callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, storeDeliverable, stored, storeFunds } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let other: Person;
let creator: Person;
let admin: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  other = await createPerson('business_owner');
  creator = await createPerson('content_creator');
  admin = await createPerson('admin');
});

const byId = ({ id }: { id: string }) => ({ params: { id } });
const campaignAt = ({ id }: { id: string }) => stored(COLLECTIONS.campaigns, id);

async function fundedCampaign(fields: Partial<Campaign> = {}): Promise<Campaign> {
  const campaign = await storeCampaign(owner, fields);
  await storeFunds(campaign);
  return campaign;
}

const OPERATIONS = { pause: pauseCampaign, resume: resumeCampaign, close: closeCampaign } as const;

describe.each(Object.entries(OPERATIONS))('%s', (name, operation) => {
  const { from, to } = campaignLife.moves[name as keyof typeof OPERATIONS];

  it.each(CampaignStatus.options)('answers as the table says for a campaign that is %s', async (status) => {
    const campaign = await fundedCampaign({ status });
    if ((from as readonly string[]).includes(status)) {
      expect(await succeed(operation, byId(campaign), owner)).toMatchObject({ id: campaign.id, status: to });
      expect(await campaignAt(campaign)).toMatchObject({ status: to });
    } else {
      expect(await refuse(operation, byId(campaign), owner)).toMatchObject({ status: 409, code: 'illegal_state' });
      expect(await campaignAt(campaign)).toEqual(expect.objectContaining({ status, closedAt: null }));
    }
  });

  it('is the owner’s alone', async () => {
    const campaign = await fundedCampaign({ status: from[0] });
    expect(await refuse(operation, byId(campaign), other)).toMatchObject({ status: 404, message: 'Loot not found' });
    expect(await refuse(operation, byId(campaign), creator)).toMatchObject({ status: 403 });
    expect(await refuse(operation, byId(campaign), admin)).toMatchObject({ status: 403 });
    expect(await refuse(operation, byId(campaign))).toMatchObject({ status: 401 });
    expect(await refuse(operation, { params: { id: 'cmp_nothing' } }, owner)).toMatchObject({ status: 404 });
    expect(await campaignAt(campaign)).toMatchObject({ status: from[0] });
  });
});

describe('a campaign', () => {
  it('leaves the marketplace while it is paused and comes back', async () => {
    const title = unique('w');
    const campaign = await storeCampaign(owner, { title });
    const listed = async () => (await succeed(listCampaigns, { query: { search: title } }, creator)).length;
    await succeed(pauseCampaign, byId(campaign), owner);
    expect(await listed()).toBe(0);
    await succeed(resumeCampaign, byId(campaign), owner);
    expect(await listed()).toBe(1);
  });

  it('is not resumed after its end date', async () => {
    const campaign = await storeCampaign(owner, { status: 'paused', endDate: '2026-01-01' });
    expect(await refuse(resumeCampaign, byId(campaign), owner)).toMatchObject({
      status: 409,
      message: 'This loot has ended',
    });
  });

  it('is closed by one of many who try at once', async () => {
    const campaign = await fundedCampaign();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => callRaw('POST', `/campaigns/${campaign.id}/close`, { person: owner })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('says when and by whom it was closed', async () => {
    const campaign = await fundedCampaign();
    const closed = await succeed(closeCampaign, byId(campaign), owner);
    expect(closed).toMatchObject({ close_reason: 'owner', closed_at: expect.any(Date) as Date });
  });

  it('is not closed while a payout is in flight', async () => {
    const campaign = await storeCampaign(owner);
    const balances = { funded: 100_000, available: 60_000, reserved: 40_000, paid: 0, refunding: 0, refunded: 0 };
    await storeFunds(campaign, { balances: { ...balances, disputed: 0 } });
    const deliverable = await storeDeliverable(await storeApplication(campaign, creator, { status: 'approved' }));
    const payout = payoutDocument(deliverable, { id: unique('pay_'), amountCents: 40_000 });
    await deps().db.firestore.collection(COLLECTIONS.payouts).doc(payout.id).set(payout);
    expect(await refuse(closeCampaign, byId(campaign), owner)).toMatchObject({
      status: 409,
      message: 'A payment from this loot is still being confirmed. Please try again in a few minutes.',
    });
    expect(await campaignAt(campaign)).toMatchObject({ status: 'open', closedAt: null });
  });

  it('has its treasures decided after it was closed', async () => {
    const campaign = await fundedCampaign();
    const application = await storeApplication(campaign, creator, { status: 'approved' });
    const deliverable = await storeDeliverable(application);
    await succeed(closeCampaign, byId(campaign), owner);
    const body = {
      ...{ status: 'rejected' as const, feedback: 'Not what we asked for.' },
      view_count: deliverable.viewCount,
    };
    expect(await succeed(decideDeliverable, { ...byId(deliverable), body }, owner)).toMatchObject({
      status: 'rejected',
    });
  });
});

describe('a campaign that moderation hides', () => {
  it.each(['pending', 'rejected'] as const)('is there for its owner and admins only: %s', async (status) => {
    const campaign = await storeCampaign(owner, { status, moderationReason: 'Too vague' });
    for (const person of [owner, admin]) {
      expect(await succeed(getCampaign, byId(campaign), person)).toMatchObject({
        status,
        moderation_reason: 'Too vague',
      });
    }
    for (const person of [other, creator, undefined]) {
      expect(await refuse(getCampaign, byId(campaign), person)).toMatchObject({ status: 404 });
    }
    const stale = await callRaw('GET', `/campaigns/${campaign.id}`, { headers: { authorization: 'Bearer stale' } });
    expect(stale.status).toBe(404);
    const count = { params: { campaignId: campaign.id } };
    for (const person of [owner, admin]) expect(await succeed(countApplications, count, person)).toEqual({ count: 0 });
    for (const person of [other, creator, undefined]) {
      expect(await refuse(countApplications, count, person)).toMatchObject({ status: 404 });
    }
  });
});
