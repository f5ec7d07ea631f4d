import type { Campaign, CampaignEdit } from '@doubloon/contract/campaigns/campaign.ts';
import { CAMPAIGN_MOVES, CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import {
  closeCampaign,
  editCampaign,
  getCampaign,
  listCampaigns,
  pauseCampaign,
  resumeCampaign,
} from '@doubloon/contract/campaigns/operations.ts';
import { countApplications } from '@doubloon/contract/applications/operations.ts';
import { decideDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { callRaw, deps, refuse, succeed } from '../support/api.ts';
import { storeApplication, storeCampaign, storeDeliverable, stored, storeFunds } from '../support/fixtures.ts';
import { createPerson, unique } from '../support/people.ts';
import type { Person } from '../support/person.ts';

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
  const { from, to } = CAMPAIGN_MOVES[name as keyof typeof OPERATIONS];

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
    expect(await refuse(closeCampaign, byId(campaign), owner)).toMatchObject({
      status: 409,
      message: 'A payment from this loot is still being confirmed. Please try again in a few minutes.',
    });
    expect(await campaignAt(campaign)).toMatchObject({ status: 'open', closedAt: null });
  });

  it('has its treasures decided after it was closed', async () => {
    const campaign = await fundedCampaign();
    const application = await storeApplication(campaign, creator, { status: 'approved' });
    const treasure = await storeDeliverable(application);
    await succeed(closeCampaign, byId(campaign), owner);
    const body = { status: 'rejected' as const, feedback: 'Not what we asked for.' };
    expect(await succeed(decideDeliverable, { ...byId(treasure), body }, owner)).toMatchObject({ status: 'rejected' });
  });
});

describe('an edit of the brief', () => {
  const edit = (campaign: Campaign, body: CampaignEdit, person = owner) =>
    succeed(editCampaign, { ...byId(campaign), body }, person);
  const everything = {
    title: 'Summer loot',
    description: 'Show our iced tea.',
    requirements: ['Name the tea'],
    interests: ['tea'],
    niche: 'Food',
    age_range: '18-35',
    gender: 'Female',
    applicant_questions: {
      cover_letter: false,
      relevant_experience: true,
      years_of_experience: false,
      formal_training: false,
    },
  } satisfies CampaignEdit;

  it('changes everything it may while nobody has applied, and is found at once', async () => {
    const campaign = await storeCampaign(owner);
    const title = unique('w');
    expect(await edit(campaign, { ...everything, title })).toMatchObject({ ...everything, title, status: 'open' });
    const found = await succeed(listCampaigns, { query: { search: title, niche: 'Food' } }, creator);
    expect(found.map(({ id }) => id)).toEqual([campaign.id]);
  });

  it('leaves what is left out, and takes out what is null', async () => {
    const campaign = await storeCampaign(owner, { niche: 'Food', ageRange: '18-35', interests: ['sea'] });
    expect(await edit(campaign, { niche: null })).toMatchObject({
      niche: null,
      age_range: '18-35',
      interests: ['sea'],
      title: campaign.title,
    });
    expect(await edit(campaign, {})).toMatchObject({ age_range: '18-35' });
  });

  it('never changes money, terms, dates, owner or status', async () => {
    const campaign = await storeCampaign(owner, { endDate: '2099-01-01' });
    const before = await campaignAt(campaign);
    const body = JSON.stringify({
      budget: 5,
      budgetCents: 1,
      fee: 0,
      creator_slots: 9,
      creatorSlots: 9,
      payout_model: 'per_view',
      creator_cap: 5,
      expected_reach: 1,
      platforms: ['facebook'],
      content_types: ['ugc'],
      endDate: '2030-01-01',
      owner_id: other.uid,
      ownerId: other.uid,
      status: 'completed',
      counts: {},
      full: true,
      __proto__: { title: 'x' },
    });
    expect((await callRaw('PUT', `/campaigns/${campaign.id}`, { person: owner, body })).status).toBe(200);
    expect(await campaignAt(campaign)).toEqual(before);
  });

  it.each(['title', 'description', 'requirements', 'applicant_questions'] as const)(
    'does not change the %s once somebody has applied, and saying it again is no change',
    async (field) => {
      const campaign = await storeCampaign(owner, { requirements: ['One'] });
      await storeApplication(campaign, creator, { status: 'rejected' });
      const body = { [field]: everything[field], niche: 'Travel' as const };
      expect(await refuse(editCampaign, { ...byId(campaign), body }, owner)).toMatchObject({
        status: 409,
        message:
          'Creators have applied to this loot: its title, description, requirements and questions stay as they are',
      });
      expect(await campaignAt(campaign)).toMatchObject({ niche: null, title: campaign.title });
      const same = {
        title: campaign.title,
        description: campaign.description,
        requirements: campaign.requirements,
        applicant_questions: campaign.applicantQuestions,
      };
      expect(
        await edit(campaign, { ...same, ...{ niche: 'Travel', interests: ['sea'], gender: 'Male' } }),
      ).toMatchObject({
        niche: 'Travel',
        interests: ['sea'],
        gender: 'Male',
      });
    },
  );

  it('is refused for a completed campaign, to others, and with wrong values', async () => {
    const campaign = await storeCampaign(owner, { status: 'completed' });
    const input = { ...byId(campaign), body: { title: 'New' } };
    expect(await refuse(editCampaign, input, owner)).toMatchObject({ status: 409 });
    expect(await refuse(editCampaign, input, other)).toMatchObject({ status: 404 });
    expect(await refuse(editCampaign, input, creator)).toMatchObject({ status: 403 });
    expect(await refuse(editCampaign, input)).toMatchObject({ status: 401 });
    for (const body of [{ title: '' }, { title: 'a'.repeat(121) }, { niche: 'Gold' }, { age_range: '9-1' }]) {
      const answer = await callRaw('PUT', `/campaigns/${campaign.id}`, { person: owner, body: JSON.stringify(body) });
      expect(answer.status).toBe(422);
      expect(JSON.stringify(answer.body)).toContain(`body.${Object.keys(body)[0]}`);
    }
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
    expect(await refuse(countApplications, { params: { campaignId: campaign.id } })).toMatchObject({ status: 404 });
  });
});

describe('the scheduled completion', () => {
  const run = () => succeed(runScheduledJob, { params: { name: 'complete-campaigns' } });
  const today = () => dayInSingapore(deps().clock.now());
  const yesterday = () => dayInSingapore(addDays(deps().clock.now(), -1));

  it('completes what has ended or is spent, nothing else, and once', async () => {
    const ended = await fundedCampaign({ endDate: yesterday() });
    const pausedEnded = await fundedCampaign({ endDate: '2020-01-01', status: 'paused' });
    const counts = { ...ended.counts, paidOutCents: 100_000 };
    const spent = await fundedCampaign({ counts, spent: true });
    const left = [
      await fundedCampaign({ endDate: today() }),
      await fundedCampaign({ endDate: null }),
      await fundedCampaign({ endDate: yesterday(), status: 'pending' }),
    ];
    await run();
    expect(await campaignAt(ended)).toMatchObject({ status: 'completed', closeReason: 'ended' });
    expect(await campaignAt(pausedEnded)).toMatchObject({ status: 'completed', closeReason: 'ended' });
    expect(await campaignAt(spent)).toMatchObject({ status: 'completed', closeReason: 'spent' });
    for (const campaign of left) expect(await campaignAt(campaign)).toMatchObject({ status: campaign.status });
    const closedAt = (await campaignAt(ended))?.['closedAt'];
    await run();
    expect((await campaignAt(ended))?.['closedAt']).toEqual(closedAt);
  });

  it('lets a campaign with a payout in flight wait, and those behind it go on', async () => {
    const waiting = await storeCampaign(owner, { endDate: '2019-01-01' });
    const balances = { funded: 100_000, available: 0, reserved: 100_000, paid: 0, refunding: 0, refunded: 0 };
    await storeFunds(waiting, { balances: { ...balances, disputed: 0 } });
    const broken = await storeCampaign(owner, { endDate: '2019-01-02', creatorSlots: 3 });
    const behind = await fundedCampaign({ endDate: '2019-01-03' });
    await run();
    expect(await campaignAt(waiting)).toMatchObject({ status: 'open' });
    expect(await campaignAt(broken)).toMatchObject({ status: 'open' });
    expect(await campaignAt(behind)).toMatchObject({ status: 'completed' });
  });
});
