import {
  declineInvitation,
  getOwnInvitation,
  inviteCreator,
  listInvitationsOfCampaign,
  listInvitationsOfCreator,
} from '@doubloon/contract/applications/invitation-operations.ts';
import { MAX_INVITATIONS_PER_LOOT } from '@doubloon/contract/applications/invitation.ts';
import { createApplication, getApplication, withdrawApplication } from '@doubloon/contract/applications/operations.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { applicationId } from '@doubloon/contract/shared/values.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { invitationProjections } from '../../../functions/src/applications/invitation-projections.ts';
import { applicationsPersonalData } from '../../../functions/src/applications/personal-data.ts';
import { campaignDocument } from '../../../functions/testing/documents.ts';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import { call, deps, refuse, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, stored } from '../../support/given/fixtures.ts';
import { storeInvitation } from '../../support/given/invitations.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let campaign: Campaign;

beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
  campaign = await storeCampaign(owner);
});

const invited = () => applicationId(campaign.id, creator.uid);
const body = (note?: string) => ({ campaign_id: campaign.id, creator_id: creator.uid, ...(note && { note }) });
const invite = (note?: string) => succeed(inviteCreator, { body: body(note) }, owner);
const toCampaign = () => ({ params: { id: campaign.id } });
const own = async () => (await succeed(getOwnInvitation, toCampaign(), creator)).invitation;
const decline = () => call(declineInvitation, { params: { id: invited() } }, creator);
const application = () => ({ body: { campaign_id: campaign.id, creator_id: creator.uid, cover_letter: 'Ahoy' } });
const apply = () => succeed(createApplication, application(), creator);
const status = async () => (await stored(COLLECTIONS.invitations, invited()))?.status;
const tell = () => createNotifications(deps().db, invitationProjections, invited(), new Date());
const told = () => succeed(listNotifications, { query: {} }, creator);

describe('an invitation', () => {
  it('is sent once, however often it is sent, and is shown to both sides', async () => {
    const sent = await invite(' Your tea videos are lovely. ');
    expect(sent).toMatchObject({
      ...{ id: invited(), campaign_id: campaign.id, creator_id: creator.uid, creatorName: creator.name },
      ...{ ownerName: campaign.ownerName, note: 'Your tea videos are lovely.', status: 'pending', answered_at: null },
    });
    expect(await invite('Another note')).toEqual(sent);
    expect(await own()).toEqual(sent);
    const lists = [
      await succeed(listInvitationsOfCampaign, { ...toCampaign(), query: {} }, owner),
      await succeed(listInvitationsOfCreator, { params: { id: creator.uid }, query: {} }, owner),
    ];
    expect(lists).toEqual([[sent], [sent]]);
  });

  it('is one when it is sent twice at the same time', async () => {
    const [one, other] = await Promise.all([invite(), invite()]);
    expect(one).toEqual(other);
  });

  it('can be sent by nobody but the owner of the loot', async () => {
    const stranger = await createPerson('business_owner');
    expect(await refuse(inviteCreator, { body: body() }, stranger)).toMatchObject({ status: 404 });
    for (const role of ['content_creator', 'admin'] as const) {
      expect(await refuse(inviteCreator, { body: body() }, await createPerson(role))).toMatchObject({ status: 403 });
    }
    expect(await refuse(inviteCreator, { body: body() })).toMatchObject({ status: 401 });
    expect(await status()).toBeUndefined();
  });

  it('goes to creators only, who have not applied', async () => {
    const refusal = (creator_id: string) =>
      refuse(inviteCreator, { body: { campaign_id: campaign.id, creator_id } }, owner);
    expect(await refusal(owner.uid)).toMatchObject({ status: 403, message: 'You cannot invite yourself' });
    expect(await refusal('nobody')).toMatchObject({ status: 404, message: 'Creator not found' });
    const { uid } = await createPerson('business_owner');
    expect(await refusal(uid)).toMatchObject({ status: 404 });
    await storeApplication(campaign, creator);
    expect(await refusal(creator.uid)).toMatchObject({
      status: 409,
      message: 'This creator has already applied to this loot',
    });
  });

  it.each([
    [{ status: 'paused' }, 'This loot is not accepting applications'],
    [{ status: 'completed' }, 'This loot is not accepting applications'],
    [{ endDate: '2020-01-01' }, 'This loot has ended'],
    [
      { counts: { ...campaignDocument({ id: 'any', ownerId: 'any' }).counts, approvedApplications: 2 } },
      'All creator slots are taken',
    ],
  ] as const)('is refused, and no longer offered, for a loot with %o', async (fields, message) => {
    campaign = await storeCampaign(owner, fields);
    expect(await refuse(inviteCreator, { body: body() }, owner)).toMatchObject({ status: 409, message });
    await storeInvitation(campaign, creator);
    expect(await own()).toBeNull();
  });

  it('is refused once a loot has its most invitations', async () => {
    for (let index = 0; index < MAX_INVITATIONS_PER_LOOT; index += 1) {
      const id = `${campaign.id}__c${index}`;
      await storeInvitation(campaign, creator, { id, creatorId: `c${index}` });
    }
    expect(await refuse(inviteCreator, { body: body() }, owner)).toMatchObject({
      status: 409,
      message: `At most ${MAX_INVITATIONS_PER_LOOT} creators can be invited to a loot`,
    });
  });

  it('has a note of 280 characters at most', async () => {
    await expect(invite('a'.repeat(281))).rejects.toThrow('At most 280 characters');
    expect(await invite('a'.repeat(280))).toMatchObject({ note: 'a'.repeat(280) });
  });

  it('is told to its creator, who is led to the loot, until it is gone', async () => {
    await invite();
    await tell();
    await tell();
    const subject = { type: 'campaign', id: campaign.id };
    expect(await told()).toMatchObject([
      { kind: 'invitation_received', subject, title: campaign.title, actorName: campaign.ownerName },
    ]);
    await applicationsPersonalData.erase.invitations(deps(), owner.uid);
    await tell();
    expect(await told()).toEqual([]);
  });

  it('is answered by the application, which shows the owner that it was invited', async () => {
    await invite();
    expect(await apply()).toMatchObject({ invited: true });
    expect(await status()).toBe('applied');
    expect(await own()).toBeNull();
    expect(await succeed(getApplication, { params: { id: invited() } }, owner)).toMatchObject({ invited: true });
  });

  it('leaves applications of others as they are', async () => {
    expect(await apply()).toMatchObject({ invited: false });
  });

  it('is declined by its creator only, who may say so twice and still apply', async () => {
    await invite();
    const input = { params: { id: invited() } };
    expect(await refuse(declineInvitation, input, await createPerson('content_creator'))).toMatchObject({
      status: 404,
    });
    expect(await refuse(declineInvitation, input, owner)).toMatchObject({ status: 403 });
    expect(await refuse(declineInvitation, input)).toMatchObject({ status: 401 });
    expect(await status()).toBe('pending');
    const declined = await succeed(declineInvitation, input, creator);
    expect(declined).toMatchObject({ status: 'declined' });
    expect(await succeed(declineInvitation, input, creator)).toEqual(declined);
    expect(await own()).toBeNull();
    await apply();
    expect(await status()).toBe('applied');
    expect(await refuse(declineInvitation, input, creator)).toMatchObject({
      status: 409,
      message: 'You have already applied to this loot',
    });
  });

  it('is applied to when it is declined at the same time', async () => {
    await invite();
    const [applied] = await Promise.all([apply(), decline()]);
    expect(applied).toMatchObject({ invited: true });
    expect(await status()).toBe('applied');
  });

  it('never stands unanswered beside an application that is sent at the same time', async () => {
    const [sent, applied] = await Promise.all([call(inviteCreator, { body: body() }, owner), apply()]);
    expect(applied.invited).toBe(sent.ok);
    expect(await status()).toBe(sent.ok ? 'applied' : undefined);
  });

  it('is declined once the application is withdrawn, and applied again with the next', async () => {
    await invite();
    await apply();
    await succeed(withdrawApplication, { params: { id: invited() } }, creator);
    expect(await status()).toBe('declined');
    expect(await apply()).toMatchObject({ invited: true });
    expect(await status()).toBe('applied');
  });

  it('is listed to the owner of the loot, and to nobody else', async () => {
    await invite();
    const stranger = await createPerson('business_owner');
    expect(await refuse(listInvitationsOfCampaign, { ...toCampaign(), query: {} }, stranger)).toMatchObject({
      status: 404,
    });
    const ofCreator = { params: { id: creator.uid }, query: {} };
    expect(await succeed(listInvitationsOfCreator, ofCreator, stranger)).toEqual([]);
    const other = await createPerson('content_creator');
    expect(await succeed(getOwnInvitation, toCampaign(), other)).toEqual({ invitation: null });
  });

  it('is in the export of both sides and ends with either account', async () => {
    const lists = async ({ uid }: Person) => {
      const found: Record<string, unknown[]> = {};
      for (const { name, records } of applicationsPersonalData.lists(deps(), uid)) {
        const all: unknown[] = [];
        for await (const record of records) all.push(record);
        found[name] = all;
      }
      return found;
    };
    const sent = await storeInvitation(campaign, creator);
    expect(await lists(owner)).toMatchObject({ 'invitations-sent': [sent], 'invitations-received': [] });
    expect(await lists(creator)).toMatchObject({ 'invitations-sent': [], 'invitations-received': [sent] });
    await applicationsPersonalData.erase.invitations(deps(), creator.uid);
    expect(await status()).toBeUndefined();
  });
});
