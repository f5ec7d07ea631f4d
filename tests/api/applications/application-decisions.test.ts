import { decideApplication } from '@doubloon/contract/applications/operations.ts';
import { ApplicationStatus } from '@doubloon/contract/applications/lifecycle.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callRaw, refuse, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, stored, storeFunds } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creators: Person[];

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creators = await Promise.all([1, 2, 3].map(() => createPerson('content_creator')));
});

async function fundedCampaign(fields: Partial<Campaign> = {}): Promise<Campaign> {
  const campaign = await storeCampaign(owner, fields);
  await storeFunds(campaign);
  return campaign;
}

async function applied(fields: Parameters<typeof storeApplication>[2] = {}) {
  const [creator] = creators;
  if (!creator) throw new Error('there is a creator');
  const campaign = await fundedCampaign();
  return storeApplication(campaign, creator, fields);
}

const decision = (id: string, status: 'approved' | 'rejected', feedback?: string) => ({
  params: { id },
  body: { status, ...(feedback !== undefined && { feedback }) },
});
const slotsTaken = async (campaignId: string) => (await stored(COLLECTIONS.campaignFunds, campaignId))?.['slotsTaken'];

describe('deciding on an application', () => {
  it('approves with feedback and takes a creator slot', async () => {
    const { id, campaignId } = await applied();
    const approved = await succeed(decideApplication, decision(id, 'approved', ' Welcome '), owner);
    expect(approved).toMatchObject({ id, status: 'approved', feedback: 'Welcome' });
    expect(await stored(COLLECTIONS.applications, id)).toMatchObject({ status: 'approved', feedback: 'Welcome' });
    expect(approved.decided_at).toBeInstanceOf(Date);
    expect(await slotsTaken(campaignId)).toBe(1);
  });

  it('rejects with the reason and takes no slot', async () => {
    const { id, campaignId } = await applied();
    const rejected = await succeed(decideApplication, decision(id, 'rejected', 'Application rejected'), owner);
    expect(rejected).toMatchObject({ status: 'rejected', feedback: 'Application rejected' });
    expect(await slotsTaken(campaignId)).toBe(0);
  });

  it('decides once: every move out of another status than pending is refused and changes nothing', async () => {
    for (const from of ApplicationStatus.options.filter((status) => status !== 'pending')) {
      const { id, campaignId } = await applied({ status: from });
      const before = await stored(COLLECTIONS.applications, id);
      for (const to of ['approved', 'rejected'] as const) {
        expect(await refuse(decideApplication, decision(id, to), owner), `${from} to ${to}`).toMatchObject({
          status: 409,
          code: 'illegal_state',
          message: `This application is ${from} and cannot become ${to}`,
        });
      }
      expect(await stored(COLLECTIONS.applications, id)).toEqual(before);
      expect(await slotsTaken(campaignId)).toBe(0);
    }
  });

  it.each(['pending', 'completed', 'paid', ''])('does not know the decision %j', async (status) => {
    const { id } = await applied();
    const body = JSON.stringify({ status });
    expect((await callRaw('PUT', `/applications/${id}/status`, { person: owner, body })).status).toBe(422);
    expect(await stored(COLLECTIONS.applications, id)).toMatchObject({ status: 'pending' });
  });

  it('takes one slot for five simultaneous approvals', async () => {
    const { id, campaignId } = await applied();
    const results = await Promise.all(
      Array.from({ length: 5 }, () => call(decideApplication, decision(id, 'approved'), owner)),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await slotsTaken(campaignId)).toBe(1);
  });

  it('approves no more creators than share the budget, also at once', async () => {
    const campaign = await fundedCampaign({ creatorSlots: 2 });
    const all = await Promise.all(creators.map((creator) => storeApplication(campaign, creator)));
    const results = await Promise.all(all.map(({ id }) => call(decideApplication, decision(id, 'approved'), owner)));
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
    const left = all[results.findIndex(({ ok }) => !ok)];
    if (!left) throw new Error('one of the three was refused');
    expect(await refuse(decideApplication, decision(left.id, 'approved'), owner)).toMatchObject({
      code: 'illegal_state',
      message: 'All creator slots are taken',
    });
    expect(await stored(COLLECTIONS.applications, left.id)).toMatchObject({ status: 'pending', decidedAt: null });
    await succeed(decideApplication, decision(left.id, 'rejected'), owner);
  });

  it.each(CampaignStatus.options)(
    'of a campaign that is %s approves only while it runs, and always rejects',
    async (status) => {
      const campaign = await fundedCampaign({ status, creatorSlots: 2 });
      const [first, second] = await Promise.all(
        creators.slice(0, 2).map((creator) => storeApplication(campaign, creator)),
      );
      if (!first || !second) throw new Error('two creators have applied');
      const runs = status === 'open' || status === 'paused';
      const answer = await call(decideApplication, decision(first.id, 'approved'), owner);
      expect(answer).toMatchObject(
        runs ? { status: 200 } : { status: 409, error: { message: 'This loot is closed and takes no more creators' } },
      );
      expect(await slotsTaken(campaign.id)).toBe(runs ? 1 : 0);
      expect(await stored(COLLECTIONS.applications, first.id)).toMatchObject({ status: runs ? 'approved' : 'pending' });
      await succeed(decideApplication, decision(second.id, 'rejected'), owner);
    },
  );

  it('is for the owner of the campaign alone', async () => {
    const { id, campaignId } = await applied();
    const input = decision(id, 'approved');
    expect(await refuse(decideApplication, input, await createPerson('business_owner'))).toMatchObject({ status: 404 });
    expect(await refuse(decideApplication, input, creators[0])).toMatchObject({ status: 403 });
    expect(await refuse(decideApplication, input, await createPerson('admin'))).toMatchObject({ status: 403 });
    expect(await refuse(decideApplication, input)).toMatchObject({ status: 401 });
    expect(await refuse(decideApplication, decision('nothing', 'approved'), owner)).toMatchObject({ status: 404 });
    expect(await stored(COLLECTIONS.applications, id)).toMatchObject({ status: 'pending' });
    expect(await slotsTaken(campaignId)).toBe(0);
  });
});
