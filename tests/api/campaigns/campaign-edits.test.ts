import type { Campaign, CampaignEdit } from '@doubloon/contract/campaigns/campaign.ts';
import { editCampaign, getCampaign, listCampaigns } from '@doubloon/contract/campaigns/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { ErrorEnvelope } from '@doubloon/contract/calls/errors.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { callRaw, refuse, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, stored } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let other: Person;
let creator: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  other = await createPerson('business_owner');
  creator = await createPerson('content_creator');
});

const byId = ({ id }: { id: string }) => ({ params: { id } });
const campaignAt = ({ id }: { id: string }) => stored(COLLECTIONS.campaigns, id);

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

  it('names example posts, which stay once somebody has applied', async () => {
    const campaign = await storeCampaign(owner);
    const post = 'https://www.tiktok.com/@tea/video/7301234567890123456';
    const shown = [
      { url: post, platform: 'tiktok' },
      { url: 'https://youtu.be/dQw4w9WgXcQ', platform: 'youtube' },
    ];
    expect(await edit(campaign, { example_posts: [post, 'youtu.be/dQw4w9WgXcQ'] })).toMatchObject({
      example_posts: shown,
    });
    expect(await succeed(getCampaign, byId(campaign), creator)).toMatchObject({ example_posts: shown });
    await storeApplication(campaign, creator);
    const less = { ...byId(campaign), body: { example_posts: [post] } };
    expect(await refuse(editCampaign, less, owner)).toMatchObject({ status: 409 });
    expect(await edit(campaign, { example_posts: shown.map(({ url }) => url) })).toMatchObject({
      example_posts: shown,
    });
  });

  it.each(['https://www.tiktok.com/@tea', 'https://example.com/post/1', 'https://bit.ly/tea', 'https://t.co/abc'])(
    'takes no example at %s, which is no post',
    async (url) => {
      const campaign = await storeCampaign(owner);
      const body = { example_posts: ['https://youtu.be/dQw4w9WgXcQ', url] };
      expect(await refuse(editCampaign, { ...byId(campaign), body }, owner)).toMatchObject({
        status: 422,
        details: [{ field: 'body.example_posts.1' }],
      });
      expect(await campaignAt(campaign)).toMatchObject({ examplePosts: [] });
    },
  );

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
    const answer = await callRaw('PUT', `/campaigns/${campaign.id}`, { person: owner, body });
    expect(answer.status).toBe(422);
    const { details } = ErrorEnvelope.parse(answer.body);
    const named = Array.isArray(details) ? details.map(({ field }) => field) : [];
    expect(named).toEqual(Object.keys(JSON.parse(body) as object).map((name) => `body.${name}`));
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
          'Creators have applied to this loot: its title, description, requirements, examples and questions stay as they are',
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
