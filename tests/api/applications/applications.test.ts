import { createApplication, withdrawApplication } from '@doubloon/contract/applications/operations.ts';
import { ApplicationStatus } from '@doubloon/contract/applications/lifecycle.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { applicationId } from '@doubloon/contract/shared/values.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { applicationProjections } from '../../../functions/src/applications/projections.ts';
import { updateCounters } from '../../../functions/src/platform/projections/tally.ts';
import { call, deps, refuse, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, stored } from '../../support/given/fixtures.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let otherCreator: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
  otherCreator = await createPerson('content_creator');
});

const answers = { cover_letter: ' I drink tea. ', formal_training: 'None' };
const body = (campaign: { id: string }, person: Person, given: object = answers) => ({
  campaign_id: campaign.id,
  creator_id: person.uid,
  ...given,
});
const storedApplication = (campaign: { id: string }, person: Person) =>
  stored(COLLECTIONS.applications, applicationId(campaign.id, person.uid));

describe('applying', () => {
  it('stores the answers that were asked for and what both sides read, due in seven days', async () => {
    const campaign = await storeCampaign(owner);
    const application = await succeed(createApplication, { body: body(campaign, creator) }, creator);
    expect(application).toMatchObject({
      id: applicationId(campaign.id, creator.uid),
      campaign_id: campaign.id,
      creator_id: creator.uid,
      creatorName: creator.name,
      campaignTitle: campaign.title,
      budget: campaign.budgetCents,
      campaign: { title: campaign.title, platforms: campaign.platforms, businessOwner: { name: owner.name } },
      cover_letter: 'I drink tea.',
      formal_training: null,
      status: 'pending',
      feedback: null,
    });
    expect(application.decide_by.getTime() - application.created_at.getTime()).toBe(7 * 24 * 60 * 60 * 1000);
    expect(await storedApplication(campaign, creator)).toMatchObject({
      ownerId: owner.uid,
      answers: { cover_letter: 'I drink tea.' },
    });
  });

  it('names every question left blank, and stores nothing', async () => {
    const campaign = await storeCampaign(owner, {
      applicantQuestions: {
        cover_letter: true,
        relevant_experience: true,
        years_of_experience: false,
        formal_training: true,
      },
    });
    const given = { cover_letter: '  ', relevant_experience: 'Much' };
    const error = await refuse(createApplication, { body: body(campaign, creator, given) }, creator);
    expect(error).toMatchObject({
      status: 422,
      message: 'Please fill in the following required fields: Cover Letter, Formal Training',
    });
    expect(error.details).toEqual([
      { field: 'body.cover_letter', message: 'Cover Letter is required' },
      { field: 'body.formal_training', message: 'Formal Training is required' },
    ]);
    expect(await storedApplication(campaign, creator)).toBeUndefined();
  });

  it('answers 409 to a second application and keeps the first', async () => {
    const campaign = await storeCampaign(owner);
    await succeed(createApplication, { body: body(campaign, creator) }, creator);
    const before = await storedApplication(campaign, creator);
    const again = { body: body(campaign, creator, { cover_letter: 'Better' }) };
    expect(await refuse(createApplication, again, creator)).toMatchObject({
      status: 409,
      code: 'already_exists',
      message: 'You have already applied to this loot',
    });
    expect(await storedApplication(campaign, creator)).toEqual(before);
  });

  it('lets exactly one of five simultaneous applications through', async () => {
    const campaign = await storeCampaign(owner);
    const results = await Promise.all(
      Array.from({ length: 5 }, () => call(createApplication, { body: body(campaign, creator) }, creator)),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  });

  it('is allowed again after a rejection, in the place of the rejected application', async () => {
    const campaign = await storeCampaign(owner);
    const decided = { status: 'rejected' as const, feedback: 'Too short', createdAt: new Date(Date.now() - 60_000) };
    const rejected = await storeApplication(campaign, creator, decided);
    await updateCounters(deps().db, applicationProjections, rejected.id);
    const again = { body: body(campaign, creator, { cover_letter: 'Better' }) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(createApplication, again, creator)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    const replaced = await storedApplication(campaign, creator);
    expect(replaced).toMatchObject({ status: 'pending', feedback: null, decidedAt: null });
    expect(replaced).toMatchObject({ answers: { cover_letter: 'Better' } });
    await updateCounters(deps().db, applicationProjections, rejected.id);
    expect(await stored(COLLECTIONS.campaigns, campaign.id)).toMatchObject({
      counts: { applications: 1, pendingApplications: 1, approvedApplications: 0 },
    });
  });

  it('ends with the last day of the campaign, as Singapore counts days', async () => {
    const lastDay = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Singapore' });
    const campaign = await storeCampaign(owner, { endDate: lastDay });
    await succeed(createApplication, { body: body(campaign, creator) }, creator);
    passMinutes(24 * 60);
    expect(await refuse(createApplication, { body: body(campaign, otherCreator) }, otherCreator)).toMatchObject({
      status: 409,
      code: 'illegal_state',
      message: 'This loot has ended',
    });
    expect(await storedApplication(campaign, otherCreator)).toBeUndefined();
  });

  it.each(['paused', 'completed', 'approved'] as const)('is refused by a campaign that is %s', async (status) => {
    const campaign = await storeCampaign(owner, { status });
    expect(await refuse(createApplication, { body: body(campaign, creator) }, creator)).toMatchObject({
      status: 409,
      code: 'illegal_state',
      message: 'This loot is not accepting applications',
    });
    expect(await storedApplication(campaign, creator)).toBeUndefined();
  });

  it.each(['pending', 'rejected'] as const)('finds no campaign that moderation hides: %s', async (status) => {
    const campaign = await storeCampaign(owner, { status });
    expect(await refuse(createApplication, { body: body(campaign, creator) }, creator)).toMatchObject({ status: 404 });
    expect(await storedApplication(campaign, creator)).toBeUndefined();
  });

  it('is refused once every creator slot is taken, and never where views are paid', async () => {
    const { counts } = await storeCampaign(owner);
    const taken = { creatorSlots: 2, counts: { ...counts, approvedApplications: 2 } };
    const full = await storeCampaign(owner, taken);
    expect(await refuse(createApplication, { body: body(full, creator) }, creator)).toMatchObject({
      status: 409,
      message: 'All creator slots are taken',
    });
    const perView = await storeCampaign(owner, { ...taken, payoutModel: 'per_view' });
    await succeed(createApplication, { body: body(perView, creator) }, creator);
  });

  it('is for creators, in their own name, to campaigns of others', async () => {
    const campaign = await storeCampaign(owner);
    const own = await storeCampaign(creator);
    const asSomebodyElse = { body: body(campaign, otherCreator) };
    expect(await refuse(createApplication, asSomebodyElse, creator)).toMatchObject({ status: 403 });
    expect(await refuse(createApplication, { body: body(campaign, owner) }, owner)).toMatchObject({ status: 403 });
    expect(await refuse(createApplication, { body: body(campaign, creator) })).toMatchObject({ status: 401 });
    expect(await refuse(createApplication, { body: body(own, creator) }, creator)).toMatchObject({
      status: 403,
      message: 'You cannot apply to your own loot',
    });
    for (const person of [creator, otherCreator, owner]) {
      expect(await storedApplication(campaign, person)).toBeUndefined();
    }
  });

  it('is not found for a campaign that does not exist', async () => {
    const nothing = { body: body({ id: 'cmp_nothing' }, creator) };
    expect(await refuse(createApplication, nothing, creator)).toMatchObject({ status: 404 });
  });
});

describe('withdrawing', () => {
  it('removes a pending application, after which applying again is allowed', async () => {
    const campaign = await storeCampaign(owner);
    const { id } = await storeApplication(campaign, creator);
    expect(await succeed(withdrawApplication, { params: { id } }, creator)).toEqual({ success: true });
    expect(await storedApplication(campaign, creator)).toBeUndefined();
    expect(await refuse(withdrawApplication, { params: { id } }, creator)).toMatchObject({ status: 404 });
    await succeed(createApplication, { body: body(campaign, creator) }, creator);
  });

  it.each(ApplicationStatus.options.filter((status) => status !== 'pending'))(
    'is refused once the application is %s',
    async (status) => {
      const campaign = await storeCampaign(owner);
      const { id } = await storeApplication(campaign, creator, { status });
      expect(await refuse(withdrawApplication, { params: { id } }, creator)).toMatchObject({
        status: 409,
        code: 'illegal_state',
      });
      expect(await storedApplication(campaign, creator)).toMatchObject({ status });
    },
  );

  it('is for the applicant alone', async () => {
    const campaign = await storeCampaign(owner);
    const { id } = await storeApplication(campaign, creator);
    const input = { params: { id } };
    expect(await refuse(withdrawApplication, input, otherCreator)).toMatchObject({ status: 404 });
    expect(await refuse(withdrawApplication, input, owner)).toMatchObject({ status: 403 });
    expect(await refuse(withdrawApplication, input)).toMatchObject({ status: 401 });
    expect(await storedApplication(campaign, creator)).toMatchObject({ status: 'pending' });
  });
});
